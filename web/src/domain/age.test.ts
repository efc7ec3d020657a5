import { expect, test } from 'vitest';
import { ageStage, yearsOld } from './age.ts';

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
