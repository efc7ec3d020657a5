import { expect, test } from 'vitest';
import { checkRetiredWords } from './retired-words.ts';

test('a text that brings back a retired word is named with what to write instead', () => {
  expect(checkRetiredWords('en', { 'a.b': 'Waiting for your yes.', 'a.c': 'By email.' })).toEqual([
    'en: "a.b" has a word that we no longer use; write: once you accept',
  ]);
  expect(checkRetiredWords('es', { 'a.b': 'Añade un video.', 'a.c': 'El archivo está dañado.' })).toEqual([
    'es: "a.b" has a word that we no longer use; write: agregar',
  ]);
  expect(
    checkRetiredWords('pt-BR', { 'a.b': 'Os técnicos veem isto.', 'a.c': 'Os treinadores veem.' }),
  ).toEqual(['pt-BR: "a.b" has a word that we no longer use; write: treinador']);
});
