import { afterEach, expect, test, vi } from 'vitest';
import { ageStage, ageToAsk, yearsOld } from './age.ts';

afterEach(() => {
  vi.useRealTimers();
});

test.each([
  ['2011-11-17', 15],
  ['2011-11-18', 14],
  ['2026-11-17', 0],
  ['1911-05-01', 115],
])('who was born on %s is %d on November 17, 2026', (birthdate, age) => {
  expect(yearsOld(birthdate, '2026-11-17')).toBe(age);
});

test('half a date and one to come have no age yet', () => {
  for (const birthdate of ['', '2011-11', '2026-11-18']) expect(yearsOld(birthdate, '2026-11-17')).toBeNull();
});

test('13 and 18 are the two ages at which something changes', () => {
  expect([12, 13, 17, 18].map(ageStage)).toEqual(['child', 'minor', 'minor', 'adult']);
});

test.each([
  ['2001-05-01', 25],
  ['2008-11-17', 18],
  ['2008-11-18', null],
  ['2013-11-17', null],
  ['2013-11-18', 12],
  ['2016-05-01', 10],
  ['2026-11-18', null],
  ['', null],
])('the birthdate %s is asked about with %s years on November 17, 2026', (birthdate, age) => {
  vi.useFakeTimers({ now: new Date('2026-11-17T15:00:00Z') });
  expect(ageToAsk(birthdate, '2026-11-17')).toBe(age);
});

test('who turns 13 only where the day begins first is asked as the child that the server sees', () => {
  vi.useFakeTimers({ now: new Date('2026-11-17T09:00:00Z') });
  expect(ageToAsk('2013-11-17', '2026-11-17')).toBe(12);
});
