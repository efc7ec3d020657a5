import { expect, test } from 'vitest';
import { isDue, isQuiet } from './due-time.ts';

const CHICAGO = { time_zone: 'America/Chicago', quiet_from: null, quiet_until: null };
const at = (text: string) => new Date(text);
const daily = (oldest: string, now: string) =>
  isDue('daily', { oldest: at(oldest), lastAtOnce: null }, CHICAGO, at(now));

test('a daily digest leaves at eight in the morning of the reader', () => {
  // Chicago is six hours behind UTC in November.
  expect(daily('2026-11-16T20:00:00Z', '2026-11-17T13:59:00Z')).toBe(false);
  expect(daily('2026-11-16T20:00:00Z', '2026-11-17T14:00:00Z')).toBe(true);
  expect(daily('2026-11-17T15:00:00Z', '2026-11-17T16:00:00Z')).toBe(false);
});

test('a morning that was missed is made up for when the server is back', () => {
  expect(daily('2026-11-14T20:00:00Z', '2026-11-17T03:00:00Z')).toBe(true);
});

test('a weekly digest leaves on Monday', () => {
  const weekly = (now: string) =>
    isDue('weekly', { oldest: at('2026-11-17T20:00:00Z'), lastAtOnce: null }, CHICAGO, at(now));
  expect(weekly('2026-11-20T20:00:00Z')).toBe(false);
  expect(weekly('2026-11-23T13:59:00Z')).toBe(false);
  expect(weekly('2026-11-23T14:00:00Z')).toBe(true);
});

test('what is wanted at once keeps its distance from the last email', () => {
  const now = at('2026-11-17T12:00:00Z');
  const after = (lastAtOnce: Date | null) => isDue('at_once', { oldest: now, lastAtOnce }, CHICAGO, now);
  expect(after(null)).toBe(true);
  expect(after(at('2026-11-17T11:46:00Z'))).toBe(false);
  expect(after(at('2026-11-17T11:45:00Z'))).toBe(true);
});

test('quiet hours are those of the reader, over midnight too', () => {
  const night = { ...CHICAGO, quiet_from: 22, quiet_until: 7 };
  expect(isQuiet(night, at('2026-11-17T04:00:00Z'))).toBe(true);
  expect(isQuiet(night, at('2026-11-17T12:59:00Z'))).toBe(true);
  expect(isQuiet(night, at('2026-11-17T13:00:00Z'))).toBe(false);
  expect(isQuiet({ ...CHICAGO, quiet_from: 9, quiet_until: 12 }, at('2026-11-17T16:00:00Z'))).toBe(true);
  expect(isQuiet(CHICAGO, at('2026-11-17T04:00:00Z'))).toBe(false);
});
