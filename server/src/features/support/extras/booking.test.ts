import { expect, test } from 'vitest';
import { bookable } from './booking.ts';

const day = (date: string) => new Date(`${date}T12:00:00Z`);

test('what was never booked can be, and what is open cannot be booked again', () => {
  expect(bookable('onboarding', null, day('2027-01-10'))).toEqual({ canBook: true, nextFrom: null });
  for (const state of ['open', 'answered'] as const) {
    const latest = { bookedAt: day('2027-01-09'), state };
    expect(bookable('feature_request', latest, day('2027-01-10')).canBook).toBe(false);
  }
  const done = { bookedAt: day('2027-01-09'), state: 'done' } as const;
  expect(bookable('feature_request', done, day('2027-01-10')).canBook).toBe(true);
});

test('a strategy call comes once in a quarter, also over the turn of the year', () => {
  const done = { bookedAt: day('2026-12-30'), state: 'done' } as const;
  expect(bookable('strategy_call', done, day('2026-12-31'))).toEqual({
    canBook: false,
    nextFrom: '2027-01-01',
  });
  expect(bookable('strategy_call', done, day('2027-01-01'))).toEqual({ canBook: true, nextFrom: null });
  const open = { ...done, state: 'open' } as const;
  expect(bookable('strategy_call', open, day('2027-01-01')).canBook).toBe(false);
});
