import { expect, test } from 'vitest';
import { directoryQuery, hasFilters, ofKind, readDirectory, writeDirectory } from './directory-address.ts';

const read = (address: string) => readDirectory(new URLSearchParams(address));

test('an address and the directory it stands for are two forms of one thing', () => {
  for (const address of [
    'search=Ana&country_code=MX&grad_year=2027&state=partly',
    'kind=institutions&search=Norte&country_code=MX&institution_kind=club&state=verified',
    'kind=coaches&state=none',
  ]) {
    expect(writeDirectory(read(address)).toString()).toBe(address);
  }
});

test('an empty address is every athlete', () => {
  expect(directoryQuery(read(''))).toEqual({ kind: 'athletes' });
  expect(writeDirectory(read('')).toString()).toBe('');
  expect(hasFilters(read(''))).toBe(false);
});

test('what makes no sense is left out and the rest still counts', () => {
  const filters = read(
    'kind=teams&country_code=Mexico&grad_year=1999&state=maybe&search=Leo&after=x&role=admin',
  );
  expect(directoryQuery(filters)).toEqual({ kind: 'athletes', search: 'Leo' });
});

test('a filter that belongs to another kind does not filter in secret', () => {
  expect(directoryQuery(read('kind=coaches&grad_year=2027&institution_kind=club'))).toEqual({
    kind: 'coaches',
  });
});

test('changing the kind keeps what fits it', () => {
  const athletes = read('search=Ana&country_code=MX&grad_year=2027&state=partly');
  const kept = { search: 'Ana', country_code: 'MX' };
  expect(directoryQuery(ofKind(athletes, 'coaches'))).toEqual({ kind: 'coaches', ...kept, state: 'partly' });
  expect(directoryQuery(ofKind(athletes, 'institutions'))).toEqual({ kind: 'institutions', ...kept });
});
