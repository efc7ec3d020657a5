import type { Spread } from '@faircourt/contracts/comparison';
import { expect, test } from 'vitest';
import { placeOn, scaleOf, standingOf } from './peer-scale.ts';

const SPREAD: Spread = { lower_quarter: 190, median: 196, upper_quarter: 200, people: 20, grad_year: 2028 };

test.each([
  [201, 'upper_quarter'],
  [200, 'above'],
  [196, 'at'],
  [195, 'below'],
  [190, 'below'],
  [189, 'lower_quarter'],
])('%i cm lies %s', (value, standing) => {
  expect(standingOf(value, SPREAD)).toBe(standing);
});

test('every value and every quarter lies inside the one scale', () => {
  const scale = scaleOf([170, 230], [SPREAD]);
  for (const value of [170, 190, 196, 200, 230]) {
    expect(placeOn(scale, value)).toBeGreaterThan(0);
    expect(placeOn(scale, value)).toBeLessThan(100);
  }
});

test('equal values without a group lie in the middle', () => {
  expect(placeOn(scaleOf([188, 188], []), 188)).toBe(50);
});
