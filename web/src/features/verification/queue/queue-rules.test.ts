import { DAY_MS } from '@faircourt/contracts/time';
import { expect, test } from 'vitest';
import { ageOf } from './age.ts';
import { readerOf } from './reader-of.ts';

const NOW = Date.UTC(2026, 10, 15);
const daysAgo = (days: number) => new Date(NOW - days * DAY_MS).toISOString();

test('an item that waited a week is overdue', () => {
  expect(ageOf(daysAgo(6.9), NOW).isOverdue).toBe(false);
  expect(ageOf(daysAgo(7), NOW).isOverdue).toBe(true);
});

test('an item of a server whose clock is ahead has not waited less than nothing', () => {
  expect(ageOf(daysAgo(-1), NOW)).toEqual({ milliseconds: 0, isOverdue: false });
});

test('a decision is read by who asked', () => {
  const person = { name: 'Ines' } as never;
  expect(readerOf({ coach: person, guardian: null })).toBe('coach');
  expect(readerOf({ coach: null, guardian: person })).toBe('guardian');
  expect(readerOf({ coach: null, guardian: null })).toBe('family');
});
