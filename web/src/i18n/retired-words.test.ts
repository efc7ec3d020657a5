import { expect, test } from 'vitest';
import { articleLines } from './article-words.ts';
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

test('an article is held to the same words, line by line, but the titles of its sources are not', () => {
  const article = [
    '---',
    'title: "Llega a tercer año"',
    'sources:',
    '  - key: "es1"',
    '    title: "Derechos de imagen de menores deportistas"',
    '    url: "https://example.com/deportistas"',
    '---',
    'Si usted firma, ustedes deciden en la escuela secundaria (high school).',
  ].join('\n');
  expect(checkRetiredWords('es', articleLines('parents/role.es.md', article))).toEqual([
    'es: "parents/role.es.md:2" has a word that we no longer use; write: penúltimo año (junior, 11th grade)',
    'es: "parents/role.es.md:8" has a word that we no longer use; write: tú',
  ]);
});

test.each([
  ['en', 'Coaches may write from 15 June on.', 'the month first: June 15'],
  ['en', 'We send it by mail.', 'email'],
  ['en', 'Everybody can read it.', 'someone, anyone, everyone'],
  ['es', 'Así se vive en la high school.', 'escuela secundaria (high school)'],
  ['es', 'El código ha caducado.', 'vencido, credencial, banca, toca'],
  ['pt-BR', 'Conte as matérias básicas.', 'disciplinas básicas (core courses)'],
  ['pt-BR', 'No terceiro ano.', 'penúltimo ano (junior)'],
] as const)('the check of %s refuses "%s"', (locale, text, instead) => {
  expect(checkRetiredWords(locale, { 'a.b': text })).toEqual([
    `${locale}: "a.b" has a word that we no longer use; write: ${instead}`,
  ]);
});
