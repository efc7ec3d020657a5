import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';

const SCRIPT = readFileSync(new URL('../../../public/preferences.js', import.meta.url), 'utf8');

/** What preferences.js offers on a public page in this language. */
function offered(lang: string, languages: string[], stored: Record<string, string> = {}): string | undefined {
  const root = {
    lang,
    dataset: {} as Record<string, string>,
    style: { setProperty: () => undefined, removeProperty: () => undefined },
  };
  runInNewContext(SCRIPT, {
    document: { documentElement: root, querySelector: () => null },
    localStorage: { getItem: (key: string) => stored[key] ?? null },
    location: { pathname: '/pricing' },
    navigator: { languages },
    addEventListener: () => undefined,
  });
  return root.dataset['offer'];
}

test('a browser that asks for Spanish is offered Spanish on an English page', () => {
  expect(offered('en', ['es-MX', 'en'])).toBe('es');
});

test('a page already in the wanted language offers nothing', () => {
  expect(offered('pt-BR', ['pt-PT'])).toBeUndefined();
});

test('an earlier choice counts more than the browser', () => {
  expect(offered('en', ['es'], { 'faircourt.locale': 'pt-BR' })).toBe('pt-BR');
  expect(offered('en', ['es'], { 'faircourt.locale': 'en' })).toBeUndefined();
});

test('a language we do not have is no reason to offer English, and a refusal is kept', () => {
  expect(offered('es', ['fr-FR', 'de'])).toBeUndefined();
  expect(offered('en', ['es'], { 'faircourt.language-offer': 'dismissed' })).toBeUndefined();
});
