import { expect, test } from 'vitest';
import { centsOf } from './cents.ts';

test.each([
  ['1250', 125_000],
  ['1,250.50', 125_050],
  ['1.250,5', 125_050],
  ['$ 99.99', 9999],
  ['0.1', 10],
  ['1,250', 125_000],
])('"%s" is %i cents', (typed, cents) => {
  expect(centsOf(typed)).toBe(cents);
});

test('what is no amount is none', () => {
  expect(centsOf('')).toBeUndefined();
  expect(centsOf('a lot')).toBeNaN();
  expect(centsOf('-5')).toBeNaN();
});
