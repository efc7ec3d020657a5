import { expect, test } from 'vitest';
import { readIds } from './compare-address.ts';

const id = (n: number) => `0190a0a0-0000-7000-8000-00000000000${n}`;
const read = (ids: string) => readIds(new URLSearchParams({ ids }));

test('the address says who is compared, and in which order', () => {
  expect(read([id(2), id(1)].join(','))).toEqual([id(2), id(1)]);
  expect(readIds(new URLSearchParams())).toEqual([]);
});

test('nobody is compared with themselves, and what is no id is left out', () => {
  expect(read([id(1), id(1).toUpperCase(), 'me', '', id(2)].join(','))).toEqual([id(1), id(2)]);
});

test('past four nobody is added', () => {
  expect(read([1, 2, 3, 4, 5].map(id).join(','))).toEqual([1, 2, 3, 4].map(id));
});
