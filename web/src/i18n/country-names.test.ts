import { COUNTRY_CODES } from '@faircourt/contracts/countries';
import { LOCALES } from '@faircourt/contracts/vocabulary';
import { describe, expect, test } from 'vitest';
import { findCountries, readCountry } from './country-names.ts';

const found = (typed: string, locale = 'en') => findCountries(typed, locale).map(({ code }) => code);

describe('a list of countries for what was typed', () => {
  test('“Mex” offers Mexico, in three languages', () => {
    expect(findCountries('Mex', 'en')).toEqual([{ code: 'MX', name: 'Mexico' }]);
    expect(findCountries('mex', 'es')).toEqual([{ code: 'MX', name: 'México' }]);
    expect(findCountries('méx', 'pt-BR')).toEqual([{ code: 'MX', name: 'México' }]);
  });

  test('the country of these two letters comes first, then those whose names begin so', () => {
    expect(found('me').slice(0, 2)).toEqual(['ME', 'MX']);
    expect(found('br').slice(0, 3)).toEqual(['BR', 'IO', 'VG']);
  });

  test('a word inside the name is enough, also in another of our languages', () => {
    expect(found('rico')).toContain('PR');
    expect(found('spain', 'es')).toEqual(['ES']);
    expect(found('germany', 'pt-BR')).toEqual(['DE']);
  });

  test('nothing typed lists them all by name; what no country has lists none', () => {
    expect(found('')).toHaveLength(COUNTRY_CODES.length);
    expect(found('', 'es')[0]).toBe('AF');
    expect(found('zzz')).toEqual([]);
  });
});

describe('the code of what was typed', () => {
  test('“Mexico” is MX and never Montenegro', () => {
    for (const typed of ['Mexico', 'MEXICO', ' méxico ', 'Mexi', 'mx']) {
      for (const locale of LOCALES) expect(readCountry(typed, locale)).toBe('MX');
    }
    expect(readCountry('ME', 'en')).toBe('ME');
  });

  test.each([
    ['USA', 'US'],
    ['EE. UU.', 'US'],
    ['uk', 'GB'],
    ['England', 'GB'],
    ['cote d’ivoire', 'CI'],
    ['Ivory Coast', 'CI'],
    ['Guinea', 'GN'],
    ['Niger', 'NE'],
    ['Brasil', 'BR'],
  ])('%s is %s for a reader of English', (typed, code) => {
    expect(readCountry(typed, 'en')).toBe(code);
  });

  test('what fits several or none is not guessed', () => {
    for (const typed of ['', ' ', 'uni', 'zz', 'M', 'Atlantis']) expect(readCountry(typed, 'en')).toBeNull();
  });

  test('every name that the list shows is read as its own country, in every language', () => {
    for (const locale of LOCALES) {
      for (const { code, name } of findCountries('', locale)) {
        expect(readCountry(name, locale), `${name} in ${locale}`).toBe(code);
      }
    }
  });
});
