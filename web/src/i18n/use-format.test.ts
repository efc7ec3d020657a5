import { expect, test, vi } from 'vitest';
import { formatFor } from './use-format.ts';

const now = new Date('2026-11-15T12:00:00Z');

test('recent times are told relative to now, in the reader’s language', () => {
  expect(formatFor('en').relative('2026-11-15T11:55:00Z', now)).toBe('5 minutes ago');
  expect(formatFor('es').relative('2026-11-14T11:00:00Z', now)).toBe('ayer');
  expect(formatFor('pt-BR').relative('2026-11-15T09:00:00Z', now)).toBe('há 3 horas');
});

test('what has happened is never told as still to come, whatever two clocks say', () => {
  const format = formatFor('en', 'just now');
  expect(format.relative('2026-11-15T12:00:24Z', now), 'by a clock that is ahead').toBe('just now');
  expect(format.relative('2026-11-15T11:59:20Z', now)).toBe('just now');
  expect(format.relative('2026-11-15T11:58:59Z', now)).toBe('1 minute ago');
});

test('times past a month are told as a date', () => {
  expect(formatFor('en').relative('2026-08-01T12:00:00Z', now)).toBe('Aug 1, 2026');
});

test('a calendar day stays that day in every time zone', () => {
  vi.stubEnv('TZ', 'America/Los_Angeles');
  expect(formatFor('en').day('2026-12-01')).toBe('Dec 1, 2026');
  vi.unstubAllEnvs();
});

test('how long something took is told in the unit people would use', () => {
  const hours = (count: number) => count * 3_600_000;
  expect(formatFor('en').duration(0)).toBe('1 minute');
  expect(formatFor('en').duration(hours(0.75))).toBe('45 minutes');
  expect(formatFor('es').duration(hours(23))).toBe('23 horas');
  expect(formatFor('en').duration(hours(45)), 'days from the first one on').toBe('1 day');
  expect(formatFor('pt-BR').duration(hours(80))).toBe('3 dias');
});

test('a place names its country in the reader’s language, with or without a city', () => {
  expect(formatFor('en').place({ city: 'Toronto', country_code: 'CA' })).toBe('Toronto, Canada');
  expect(formatFor('es').place({ city: null, country_code: 'US' })).toBe('Estados Unidos');
  expect(formatFor('pt-BR').place({ country_code: 'MX' })).toBe('México');
  expect(formatFor('en').place({ city: 'Husavik', country_code: 'I' }), 'while it is typed').toBe(
    'Husavik, I',
  );
});

test('Spanish writes numbers as money is written, with a point before decimals', () => {
  expect(formatFor('es').number(9000)).toBe('9,000');
  expect(formatFor('es').tenths(168.5)).toBe('168.5');
  expect(formatFor('pt-BR').tenths(168.5)).toBe('168,5');
});
