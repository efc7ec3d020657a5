import { athleteProfileSchema } from '@faircourt/contracts/athletes';
import { describe, expect, test } from 'vitest';
import { academicsValues } from '../academics-values.ts';
import { profileValues } from '../profile-values.ts';
import { missingInAcademics, missingInProfile, sectionsWith } from './section-list.ts';

const EMPTY = profileValues(null);

describe('the sections of the builder', () => {
  test('hold every field of both forms, so that each mistake can be shown', () => {
    const fields = [...Object.keys(athleteProfileSchema.shape), ...Object.keys(academicsValues(null))];
    for (const field of fields) expect(sectionsWith([field]), `${field} has its section`).toHaveLength(1);
    expect(sectionsWith(['core_courses.2.title', 'social_handles.x'])).toEqual(['social', 'courses']);
  });

  test('count what is missing as it is typed', () => {
    expect(missingInProfile('court', EMPTY, { photo: null })).toBe(4);
    const typed = { ...EMPTY, primary_position: 'Center', height_cm: '201', weight_kg: '  ' };
    expect(missingInProfile('court', typed, { photo: null })).toBe(2);
    expect(missingInProfile('school', EMPTY, { photo: null }), 'the country has a default').toBe(3);
  });

  test('ask nobody for accounts elsewhere', () => {
    expect(missingInProfile('social', EMPTY, { photo: null })).toBeNull();
    const handles = { ...EMPTY.social_handles, instagram: 'maya' };
    expect(missingInProfile('social', { ...EMPTY, social_handles: handles }, { photo: null })).toBe(0);
  });

  test('are content with one of the two tests', () => {
    const values = { ...academicsValues(null), gpa: '3.4', act: '25' };
    expect(missingInAcademics('grades', values, { transcript: null })).toBe(0);
    expect(missingInAcademics('courses', values, { transcript: null })).toBe(1);
  });
});
