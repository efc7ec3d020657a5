import { LOCALES } from '@faircourt/contracts/vocabulary';
import { expect, test } from 'vitest';
import { compileCatalogue } from './catalogue-plugin.ts';
import { loadMessages } from './load-messages.ts';
import { createI18n, translatorOf } from './messages.ts';

test('catalogues arrive compiled, so that the browser needs no ICU parser', async () => {
  const messages = await loadMessages('en');
  expect(Array.isArray(messages['app.document_title'])).toBe(true);
  expect(messages['app.document_title']).toContainEqual(['title']);
});

test('messages of the public pages stay out of the application', () => {
  const source = JSON.stringify({ 'public.landing.title': 'Landing', 'auth.title': 'Sign in' });
  expect(Object.keys(compileCatalogue(source, 'en.json', 'application'))).toEqual(['auth.title']);
  expect(Object.keys(compileCatalogue(source, 'en.json', 'public-pages'))).toHaveLength(2);
});

test('a broken message stops the build and is named', () => {
  const source = JSON.stringify({ 'auth.title': 'Hello {name' });
  expect(() => compileCatalogue(source, 'en.json', 'application')).toThrow('"auth.title" in en.json');
});

test.each(LOCALES)('%s speaks with the values it is given', async (locale) => {
  const t = translatorOf(createI18n(locale, await loadMessages(locale)));
  expect(t('dashboard.welcome.title', { name: 'Maya {x}' })).toContain('Maya {x}');
});
