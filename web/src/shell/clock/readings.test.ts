import { expect, test } from 'vitest';
import { dayAt, minuteAt, secondsLeft } from './readings.ts';

const NOON = Date.UTC(2026, 10, 15, 12);

test('the day turns at midnight as the server counts days', () => {
  expect(dayAt(Date.UTC(2026, 10, 15, 23, 59, 59, 999))).toBe('2026-11-15');
  expect(dayAt(Date.UTC(2026, 10, 16))).toBe('2026-11-16');
});

test('a countdown shows the second that has begun, and never less than nothing', () => {
  expect(secondsLeft(NOON + 60_000, NOON)).toBe(60);
  expect(secondsLeft(NOON + 60_000, NOON + 1)).toBe(60);
  expect(secondsLeft(NOON + 60_000, NOON + 59_999)).toBe(1);
  expect(secondsLeft(NOON + 60_000, NOON + 60_000)).toBe(0);
  expect(secondsLeft(NOON, NOON + 5000)).toBe(0);
});

test('the time of a page is exact when it opens, and moves a minute at a time', () => {
  expect(minuteAt(NOON, null, NOON)).toBe(NOON);
  expect(minuteAt(NOON, null, NOON + 59_000)).toBe(NOON);
  expect(minuteAt(NOON, null, NOON + 60_000)).toBe(NOON + 60_000);
});

test('what ends between two minutes has ended at once', () => {
  const end = NOON + 30_000;
  expect(minuteAt(NOON, end, NOON + 29_000)).toBeLessThan(end);
  expect(minuteAt(NOON, end, NOON + 30_000)).toBeGreaterThanOrEqual(end);
});

test('the time of a page never goes back after something has ended', () => {
  const readings = Array.from({ length: 200 }, (_, second) =>
    minuteAt(NOON, NOON + 90_000, NOON + second * 1000),
  );
  expect(readings).toEqual(readings.toSorted((one, other) => one - other));
});
