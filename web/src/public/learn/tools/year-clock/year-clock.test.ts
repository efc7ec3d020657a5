import { expect, test } from 'vitest';
import { fallOfAge, yearClock, type Plan } from './year-clock.ts';

const PLAN: Plan = { birthdate: '2009-05-10', firstFall: 2028, waits: 0, juniorCollege: 0 };
const clockOf = (change: Partial<Plan>) => yearClock({ ...PLAN, ...change });
const kinds = (change: Partial<Plan>) => clockOf(change).years.map(({ fall, kind }) => `${fall} ${kind}`);

test('September 1 is the line between this fall and the next', () => {
  // The two examples of the guide: 19 on August 20, 2027 and on September 15, 2027.
  expect(fallOfAge('2008-08-20')).toBe(2027);
  expect(fallOfAge('2008-09-15')).toBe(2028);
  expect(fallOfAge('2008-08-31')).toBe(2027);
  expect(fallOfAge('2008-09-01')).toBe(2028);
  expect(fallOfAge('2008-02-29')).toBe(2027);
});

test('an athlete who turns 19 in May and goes straight to college has five years', () => {
  expect(clockOf({})).toMatchObject({ starts: 2028, lastYear: 2032, left: 5, rules: 'new' });
});

test('a prep year after the clock has started costs one of the five', () => {
  expect(clockOf({ waits: 1 })).toMatchObject({ starts: 2028, startedBy: 'age', left: 4 });
  expect(kinds({ waits: 1 })).toEqual([
    '2028 lost',
    '2029 division_1',
    '2030 division_1',
    '2031 division_1',
    '2032 division_1',
  ]);
});

test('a prep year before the clock has started costs nothing', () => {
  // Turns 19 in November 2028: the clock starts in fall 2029.
  const plan = { birthdate: '2009-11-10', waits: 1 };
  expect(clockOf(plan)).toMatchObject({ starts: 2029, startedBy: 'college', left: 5 });
  expect(kinds(plan)[0]).toBe('2028 free');
});

test('college at 17 starts the clock, whatever the age', () => {
  expect(clockOf({ birthdate: '2010-12-24' })).toMatchObject({ starts: 2028, startedBy: 'college', left: 5 });
});

test('junior college years count', () => {
  expect(clockOf({ juniorCollege: 2 }).left).toBe(3);
  expect(kinds({ juniorCollege: 2 }).slice(0, 3)).toEqual([
    '2028 junior_college',
    '2029 junior_college',
    '2030 division_1',
  ]);
});

test('a plan that comes too late has nothing left, and says where the clock ran out', () => {
  const plan = { birthdate: '2004-05-10', waits: 0 };
  expect(clockOf(plan)).toMatchObject({ starts: 2023, lastYear: 2027, left: 0 });
  expect(kinds(plan).at(-1)).toBe('2028 over');
});

test('every choice of waiting is compared', () => {
  expect(clockOf({}).choices.map(({ left }) => left)).toEqual([5, 4, 3, 2]);
  expect(clockOf({ birthdate: '2009-11-10' }).choices.map(({ left }) => left)).toEqual([5, 5, 4, 3]);
});

test('which rules apply depends on the first fall in college', () => {
  expect(clockOf({ firstFall: 2026 }).rules).toBe('better');
  expect(clockOf({ firstFall: 2025 }).rules).toBe('unclear');
  expect(clockOf({ firstFall: 2026, waits: 1 }).rules).toBe('new');
});

test('a birthday within two weeks of the line is pointed out where it matters', () => {
  expect(clockOf({ birthdate: '2009-08-30' }).isCloseToLine).toBe(true);
  expect(clockOf({ birthdate: '2009-05-10' }).isCloseToLine).toBe(false);
  // Far from 19 when college starts, the line decides nothing.
  expect(clockOf({ birthdate: '2011-08-30' }).isCloseToLine).toBe(false);
});
