import { expect, test } from 'vitest';
import { searchFiltersSchema } from './search.ts';

test('numbers of a search are plain decimals within their limits', () => {
  expect(
    searchFiltersSchema.parse({ min_gpa: '3.50', min_height: '185.5', max_height: '200', grad_year: '2027' }),
  ).toEqual({ min_gpa: 3.5, min_height: 185.5, max_height: 200, grad_year: 2027 });
  expect(searchFiltersSchema.parse({ min_gpa: '0' })).toEqual({ min_gpa: 0 });
  expect(searchFiltersSchema.parse({})).toEqual({});
  for (const min_gpa of ['', ' ', '0x3', '3e0', '+3', '-1', '.5', '3.', '3,5', 'NaN', '5.01', ['3', '4']]) {
    expect(searchFiltersSchema.safeParse({ min_gpa }).success, `min_gpa ${String(min_gpa)}`).toBe(false);
  }
  expect(searchFiltersSchema.safeParse({ grad_year: '2027.5' }).success).toBe(false);
});
