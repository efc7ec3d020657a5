import { expect, test } from 'vitest';
import { presetOf, rangeOf, readRange } from './analytics-address.ts';

const TODAY = '2026-11-16';

test('without an address the page shows the thirty days up to yesterday', () => {
  expect(readRange(new URLSearchParams(), TODAY)).toEqual({ from: '2026-10-17', to: '2026-11-15' });
});

test('an address that makes no sense is read as none', () => {
  const month = rangeOf('month', TODAY);
  expect(readRange(new URLSearchParams('from=yesterday&to=2026-11-01'), TODAY)).toEqual(month);
  expect(readRange(new URLSearchParams('from=2026-11-02&to=2026-11-01'), TODAY)).toEqual(month);
  expect(readRange(new URLSearchParams('from=2001-01-01&to=2026-11-01'), TODAY)).toEqual(month);
});

test('a range is named when it is one of the usual ones', () => {
  expect(presetOf(rangeOf('quarter', TODAY), TODAY)).toBe('quarter');
  expect(presetOf({ from: '2026-11-01', to: '2026-11-15' }, TODAY)).toBeNull();
  expect(presetOf({ from: '2026-11-08', to: '2026-11-14' }, TODAY)).toBeNull();
});
