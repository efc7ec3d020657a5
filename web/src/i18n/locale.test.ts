import { afterEach, expect, test, vi } from 'vitest';
import { matchLocale, preferredLocale } from './locale.ts';

afterEach(() => vi.unstubAllGlobals());

function browser(languages: string[], stored: string | null, read: string | null = null): void {
  vi.stubGlobal('navigator', { languages });
  vi.stubGlobal('localStorage', { getItem: () => stored });
  vi.stubGlobal('sessionStorage', { getItem: () => read });
}

test('the first supported wish wins, whatever its region', () => {
  expect(matchLocale(['fr-FR', 'es-MX', 'en'])).toBe('es');
  expect(matchLocale(['pt-PT'])).toBe('pt-BR');
  expect(matchLocale(['EN-gb'])).toBe('en');
});

test('English answers when no wish is supported', () => {
  expect(matchLocale(['fr', 'de'])).toBe('en');
  expect(matchLocale([])).toBe('en');
});

test('a stored choice goes before the browser language', () => {
  browser(['es'], 'pt-BR');
  expect(preferredLocale()).toBe('pt-BR');
});

test('who has read public pages goes on in their language, unless another was chosen', () => {
  browser(['es-MX'], null, 'en');
  expect(preferredLocale()).toBe('en');
  browser(['es-MX'], 'pt-BR', 'en');
  expect(preferredLocale()).toBe('pt-BR');
  browser(['es-MX'], null);
  expect(preferredLocale(), 'a visit that begins in the application').toBe('es');
});

test('a stored value that is no locale is ignored', () => {
  browser(['es'], '../../etc');
  expect(preferredLocale()).toBe('es');
});

test('blocked storage does not stop the application', () => {
  browser(['es'], null);
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new DOMException('blocked', 'SecurityError');
    },
  });
  expect(preferredLocale()).toBe('es');
});
