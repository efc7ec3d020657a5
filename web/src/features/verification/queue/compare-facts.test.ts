import { describe, expect, test } from 'vitest';
import { differenceOf } from './compare-facts.ts';

describe('a claim beside what was verified before', () => {
  test('a changed value is told from a new and from a removed one', () => {
    const before = { height_cm: 196, weight_kg: 90, wingspan_cm: null };
    const claimed = { height_cm: 198.5, weight_kg: null, wingspan_cm: 205 };
    expect(differenceOf('height_cm', claimed, before)).toBe('changed');
    expect(differenceOf('weight_kg', claimed, before)).toBe('removed');
    expect(differenceOf('wingspan_cm', claimed, before)).toBe('added');
    expect(differenceOf('vertical_cm', claimed, before)).toBe('same');
  });

  test('half an inch that reads the same is still a difference', () => {
    expect(differenceOf('height_cm', { height_cm: 188.1 }, { height_cm: 188 })).toBe('changed');
  });

  test('shots differ when either of their two values does', () => {
    const before = { threes_made: 30, threes_attempted: 80 };
    expect(differenceOf('threes', { ...before, threes_attempted: 81 }, before)).toBe('changed');
    expect(differenceOf('threes', { ...before }, before)).toBe('same');
  });

  test('courses are compared as a list', () => {
    const courses = [{ title: 'Algebra II', grade: 'A' }];
    expect(differenceOf('core_courses', { core_courses: courses }, { core_courses: [] })).toBe('added');
    expect(differenceOf('core_courses', { core_courses: [] }, { core_courses: courses })).toBe('removed');
  });
});
