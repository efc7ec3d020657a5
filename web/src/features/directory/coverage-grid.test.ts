import { expect, test } from 'vitest';
import { coverageGrid, shadeOf } from './coverage-grid.ts';

const cell = (country_code: string, grad_year: number | null, athletes: number, verified = 0) => ({
  country_code,
  grad_year,
  athletes,
  verified,
});

test('countries are rows by size, classes are columns by year, and no class comes last', () => {
  const grid = coverageGrid({
    cells: [cell('CO', 2028, 1), cell('MX', null, 2), cell('MX', 2027, 4, 3), cell('CO', 2026, 2, 1)],
  });
  expect(grid.classes).toEqual([2026, 2027, 2028, null]);
  expect(grid.rows.map(({ country, total }) => [country, total.athletes, total.verified])).toEqual([
    ['MX', 6, 3],
    ['CO', 3, 1],
  ]);
  expect(grid.rows[1]?.cells.map((counts) => counts?.athletes ?? null)).toEqual([2, null, 1, null]);
  expect(grid.most).toBe(4);
});

test('a region without athletes has no rows', () => {
  expect(coverageGrid({ cells: [] })).toEqual({ classes: [], rows: [], most: 0 });
});

test('only an empty cell has no shade', () => {
  expect([0, 1, 25, 26, 51, 76, 100].map((athletes) => shadeOf(athletes, 100))).toEqual([
    0, 1, 1, 2, 3, 4, 4,
  ]);
  expect(shadeOf(0, 0)).toBe(0);
});
