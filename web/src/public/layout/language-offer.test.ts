import { expect, test } from 'vitest';
import { offeredLocale } from './language-offer.ts';

test('a browser that asks for Spanish is offered Spanish on an English page', () => {
  expect(offeredLocale('en', null, ['es-MX', 'en'])).toBe('es');
});

test('a page already in the wanted language offers nothing', () => {
  expect(offeredLocale('pt-BR', null, ['pt-PT'])).toBeNull();
});

test('an earlier choice counts more than the browser', () => {
  expect(offeredLocale('en', 'pt-BR', ['es'])).toBe('pt-BR');
  expect(offeredLocale('en', 'en', ['es'])).toBeNull();
});

test('a language we do not have is no reason to offer English', () => {
  expect(offeredLocale('es', null, ['fr-FR', 'de'])).toBeNull();
});
