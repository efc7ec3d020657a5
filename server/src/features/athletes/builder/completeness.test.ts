import { PROFILE_STEPS } from '@faircourt/contracts/vocabulary';
import { expect, test } from 'vitest';
import { completenessOf, type ProfileProgress } from './completeness.ts';

const NOTHING: ProfileProgress = {
  athlete: null,
  academics: null,
  hasPhoto: false,
  hasTranscript: false,
  hasVideo: false,
  hasSeason: false,
};

const ATHLETE = {
  primary_position: 'Center',
  height_cm: 201,
  grad_year: 2027,
  school_name: 'Central High',
  birthdate: '2009-05-01',
  weight_kg: 90,
  wingspan_cm: 210,
  vertical_cm: 70,
  bio: 'Rebounds first.',
};

const EVERYTHING: ProfileProgress = {
  athlete: ATHLETE,
  academics: { gpa: 3.5, transcript_url: 'https://school.example/t' },
  hasPhoto: true,
  hasTranscript: true,
  hasVideo: true,
  hasSeason: true,
};

test('nothing is done before the first save, and the position comes first', () => {
  expect(completenessOf(NOTHING)).toEqual({ percent: 0, done: [], next: 'position' });
});

test('a complete profile has nothing left to name', () => {
  expect(completenessOf(EVERYTHING)).toEqual({ percent: 100, done: [...PROFILE_STEPS], next: null });
});

test('the next step is the first that is missing, whatever was done after it', () => {
  const athlete = { ...ATHLETE, grad_year: null, bio: null };
  const { percent, next } = completenessOf({ ...EVERYTHING, athlete });
  expect(next).toBe('grad_year');
  expect(percent).toBe(83);
});

test('measurements count only when weight, wingspan and vertical are all there', () => {
  for (const missing of ['weight_kg', 'wingspan_cm', 'vertical_cm']) {
    const progress = { ...EVERYTHING, athlete: { ...ATHLETE, [missing]: null } };
    expect(completenessOf(progress).next).toBe('measurements');
  }
});

test('a transcript is its file or its address', () => {
  const academics = { gpa: 3.5, transcript_url: null };
  expect(completenessOf({ ...EVERYTHING, academics }).done).toContain('transcript');
  expect(completenessOf({ ...EVERYTHING, hasTranscript: false }).done).toContain('transcript');
  expect(completenessOf({ ...EVERYTHING, academics, hasTranscript: false }).next).toBe('transcript');
});

test('a GPA of zero is a GPA', () => {
  const academics = { gpa: 0, transcript_url: null };
  expect(completenessOf({ ...NOTHING, academics }).done).toEqual(['gpa']);
});
