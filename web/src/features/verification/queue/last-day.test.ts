import { expect, test } from 'vitest';
import { lastDayAfter } from './last-day.ts';

test('two years later is the same day', () => {
  expect(lastDayAfter(new Date('2026-11-16T22:00:00Z'), 24)).toBe('2028-11-16');
});

test('a day that the month lacks becomes its last one', () => {
  expect(lastDayAfter(new Date('2026-08-31T10:00:00Z'), 6)).toBe('2027-02-28');
});
