import { expect, test } from 'vitest';
import { localePath, localizeHref } from './locale-path.ts';

test('English has the plain addresses, the others a prefix', () => {
  expect(localePath('en', '')).toBe('/');
  expect(localePath('en', '/pricing')).toBe('/pricing');
  expect(localePath('es', '')).toBe('/es');
  expect(localePath('pt-BR', '/pricing')).toBe('/pt-BR/pricing');
});

test('a link in a text follows the reader’s language where the page exists in it', () => {
  expect(localizeHref('es', '/')).toBe('/es');
  expect(localizeHref('es', '/learn/faq#who')).toBe('/es/learn/faq#who');
  expect(localizeHref('es', '/support?type=safety')).toBe('/es/support?type=safety');
});

test('the application and other sites have one address for everybody', () => {
  expect(localizeHref('es', '/auth?mode=signup')).toBe('/auth?mode=signup');
  expect(localizeHref('es', '/learning')).toBe('/learning');
  expect(localizeHref('es', 'https://www.ncaa.org/learn')).toBe('https://www.ncaa.org/learn');
});
