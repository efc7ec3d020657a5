import { expect, test } from 'vitest';
import { schoolYearOf, sharedSchoolYear } from './school-year.ts';

test('the class says the year of high school, which turns in August', () => {
  expect(schoolYearOf(2029, '2026-11-19')).toBe('sophomore');
  expect(schoolYearOf(2029, '2026-07-31')).toBe('freshman');
  expect(schoolYearOf(2029, '2026-08-01')).toBe('sophomore');
  expect(schoolYearOf(2027, '2027-05-30')).toBe('senior');
  expect(schoolYearOf(2030, '2026-09-01')).toBe('freshman');
});

test('outside of high school, and without a class, no list is preferred', () => {
  expect(schoolYearOf(2031, '2026-11-19')).toBeNull();
  expect(schoolYearOf(2027, '2027-08-01')).toBeNull();
  expect(schoolYearOf(null, '2026-11-19')).toBeNull();
});

test('athletes of one family share a list only in the same year', () => {
  const of = (...years: (number | null)[]) =>
    sharedSchoolYear(
      years.map((grad_year) => ({ grad_year })),
      '2026-11-19',
    );
  expect(of(2028)).toBe('junior');
  expect(of(2028, 2028)).toBe('junior');
  expect(of(2028, 2029)).toBeNull();
  expect(of(2028, null)).toBeNull();
  expect(of()).toBeNull();
});
