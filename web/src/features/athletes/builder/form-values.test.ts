import {
  academicsInputSchema,
  athleteProfileSchema,
  seasonInputSchema,
  type Athlete,
  type Season,
} from '@faircourt/contracts/athletes';
import { describe, expect, test } from 'vitest';
import { academicsBody, academicsValues, isAcademicsField } from './academics-values.ts';
import { isProfileField, profileBody, profileValues } from './profile-values.ts';
import { isSeasonField, seasonBody, seasonValues } from '../progress/season-values.ts';

const athlete: Athlete = {
  id: '01890000-0000-7000-8000-000000000001',
  primary_position: 'Point Guard',
  secondary_position: null,
  height_cm: 188,
  weight_kg: 82.5,
  wingspan_cm: null,
  vertical_cm: 80,
  dominant_hand: 'left',
  grad_year: 2027,
  birthdate: '2009-04-01',
  country_code: 'MX',
  city: 'Monterrey',
  school_name: null,
  current_team: null,
  jersey_number: 0,
  bio: 'Reads the floor.',
  bio_i18n: { en: 'Reads the floor.' },
  social_handles: { instagram: 'maya.hoops' },
  visibility: 'colleges_only',
  updated_at: '2026-11-15T12:00:00.000Z',
};

describe('the Profile tab', () => {
  test('sends back what was saved when nothing is touched', () => {
    const sent = athleteProfileSchema.parse(profileBody(profileValues(athlete)));
    expect(athlete).toMatchObject(sent);
    expect(sent.jersey_number).toBe(0);
  });

  test('starts private and in the US, and an untouched first profile can be saved', () => {
    const empty = profileValues(null);
    expect(empty).toMatchObject({ visibility: 'private', country_code: 'US', height_cm: '' });
    expect(athleteProfileSchema.parse(profileBody(empty))).toMatchObject({ country_code: 'US', bio: null });
  });

  test('an emptied country falls back to the default', () => {
    const values = { ...profileValues(athlete), country_code: ' ' };
    expect(athleteProfileSchema.parse(profileBody(values)).country_code).toBe('US');
  });

  test('a decimal comma is a decimal point, and words are refused', () => {
    const values = { ...profileValues(athlete), weight_kg: '82,5', height_cm: 'tall' };
    expect(profileBody(values)).toMatchObject({ weight_kg: 82.5, height_cm: Number.NaN });
    expect(athleteProfileSchema.safeParse(profileBody(values)).success).toBe(false);
  });

  test('a handle left empty is not sent', () => {
    const values = profileValues(athlete);
    const body = profileBody({ ...values, social_handles: { ...values.social_handles, instagram: ' ' } });
    expect(body.social_handles).toEqual({});
  });

  test('knows its own fields in the server’s findings', () => {
    expect(isProfileField('height_cm')).toBe(true);
    expect(isProfileField('social_handles.x')).toBe(true);
    expect(isProfileField('release_policy')).toBe(false);
  });
});

describe('the Academics tab', () => {
  const academics = {
    gpa: 3.75,
    sat: null,
    act: 28,
    transcript_url: null,
    core_courses: [{ title: 'Algebra II', grade: null }],
    updated_at: '2026-11-15T12:00:00.000Z',
  };

  test('sends back what was saved when nothing is touched', () => {
    const parsed = academicsInputSchema.parse(academicsBody(academicsValues(academics)));
    expect({ ...parsed, updated_at: academics.updated_at }).toEqual(academics);
  });

  test('starts empty and may stay so', () => {
    expect(academicsInputSchema.parse(academicsBody(academicsValues(null)))).toEqual({
      gpa: null,
      sat: null,
      act: null,
      transcript_url: null,
      core_courses: [],
    });
  });

  test('knows its own fields in the server’s findings', () => {
    expect(isAcademicsField('core_courses.2.title')).toBe(true);
    expect(isAcademicsField('core_courses')).toBe(false);
  });
});

describe('a season', () => {
  test('needs its games, and what is left empty is not stated', () => {
    const values = { ...seasonValues(null), label: '2025-26', games: '20', points: '310' };
    expect(seasonInputSchema.parse(seasonBody(values))).toMatchObject({
      games: 20,
      points: 310,
      blocks: null,
    });
    expect(seasonInputSchema.safeParse(seasonBody({ ...values, games: '' })).success).toBe(false);
  });

  test('fills its fields from a saved one', () => {
    const season = { label: '2024-25', team: null, games: 18, threes_made: 31 } as Season;
    expect(seasonValues(season)).toMatchObject({
      label: '2024-25',
      team: '',
      games: '18',
      threes_made: '31',
    });
  });

  test('knows its own fields in the server’s findings', () => {
    expect(isSeasonField('threes_made')).toBe(true);
    expect(isSeasonField('id')).toBe(false);
  });
});
