import { expect, test } from 'vitest';
import { filterQuery } from '../../domain/filter-query.ts';
import { countMoreFilters, hasFilters, readSearch, writeSearch } from './search-address.ts';

const read = (address: string) => readSearch(new URLSearchParams(address));

test('an address and the search it stands for are two forms of one thing', () => {
  const address =
    'position=Point+Guard&grad_year=2027&country=MX&min_height=180&max_height=205.5&name=Ana&verified=true&min_gpa=3.2&dominant_hand=left&min_wingspan=200.5&updated_since=2026-10-01&has_video=true&unlisted=true&news=true&sort=height&view=table';
  expect(writeSearch(read(address)).toString()).toBe(address);
});

test('an empty address is every athlete, by graduation year', () => {
  expect(read('')).toEqual({ filters: {}, sort: 'grad_year', view: null });
  expect(writeSearch(read('')).toString()).toBe('');
  expect(hasFilters(read('').filters)).toBe(false);
});

test('what makes no sense is left out and the rest still counts', () => {
  const { filters, sort, view } = read(
    'position=Goalkeeper&grad_year=1999&country=USA&min_height=tall&max_height=200&verified=yes&updated_since=soon&after=x&sort=wealth&view=map&role=admin',
  );
  expect(filters).toEqual({ max_height: 200 });
  expect(sort).toBe('grad_year');
  expect(view).toBeNull();
});

test('an empty field is no filter, not zero', () => {
  expect(read('min_height=&min_gpa=%20&name=').filters).toEqual({});
});

test('a country typed in small letters is understood', () => {
  expect(read('country=br').filters).toEqual({ country: 'BR' });
});

test('a minimum GPA of zero is a filter too', () => {
  expect(filterQuery(read('min_gpa=0').filters)).toEqual({ min_gpa: 0 });
  expect(hasFilters(read('min_gpa=0').filters)).toBe(true);
});

test('switches travel to the API as words', () => {
  expect(filterQuery(read('verified=true&has_video=true').filters)).toEqual({
    verified: 'true',
    has_video: 'true',
  });
});

test('filters in use under "More filters" are counted', () => {
  expect(countMoreFilters(read('country=US&name=Leo&has_video=true').filters)).toBe(1);
});
