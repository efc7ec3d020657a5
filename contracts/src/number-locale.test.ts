import { expect, test } from 'vitest';
import { numberLocale } from './number-locale.ts';

const written = (locale: string, value: number) => new Intl.NumberFormat(numberLocale(locale)).format(value);

test('a language writes thousands and decimals one way, whatever the number is of', () => {
  expect(['en', 'es', 'pt-BR'].map((locale) => written(locale, 9000))).toEqual(['9,000', '9,000', '9.000']);
  expect(['en', 'es', 'pt-BR'].map((locale) => written(locale, 168.5))).toEqual(['168.5', '168.5', '168,5']);
});
