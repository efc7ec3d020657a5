import { expect, test } from 'vitest';
import { bodyOf, findCountries, valuesOf } from './region-values.ts';

const NAMES: Record<string, string> = {
  BR: 'Brasil',
  CI: 'Côte d’Ivoire',
  MX: 'México',
  US: 'United States',
};
const nameOf = (code: string) => NAMES[code] ?? code;

test('a country is found by a part of its name, without accents, or by its two letters', () => {
  const found = (typed: string) => findCountries(Object.keys(NAMES), typed, nameOf).map(({ code }) => code);
  expect(found('mexico')).toEqual(['MX']);
  expect(found('COTE')).toEqual(['CI']);
  expect(found('br')).toEqual(['BR']);
  expect(found('')).toEqual(['BR', 'CI', 'MX', 'US']);
  expect(found('zz')).toEqual([]);
});

test('months that are left empty stay everybody else’s', () => {
  const values = valuesOf({
    id: '',
    name: 'Iberia',
    countries: ['ES'],
    validity: { measurements: 3 },
    directors: 0,
  });
  expect(values.validity.measurements).toBe('3');
  expect(values.validity.school).toBe('');
  expect(bodyOf(values)).toEqual({ name: 'Iberia', countries: ['ES'], validity: { measurements: 3 } });
});
