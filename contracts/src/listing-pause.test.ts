import { expect, test } from 'vitest';
import { pausableDays } from './listing-pause.ts';

test.each([
  ['2026-11-15', '2026-11-16', '2027-11-15'],
  ['2026-12-31', '2027-01-01', '2027-12-31'],
  ['2027-02-28', '2027-03-01', '2028-02-28'],
  ['2028-02-29', '2028-03-01', '2029-02-28'],
])('on %s a listing can be paused from %s to %s', (today, first, last) => {
  expect(pausableDays(today)).toEqual({ first, last });
});
