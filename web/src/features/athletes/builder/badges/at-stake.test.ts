import {
  academicsInputSchema,
  athleteProfileSchema,
  type BadgeInEffect,
} from '@faircourt/contracts/athletes';
import { expect, test } from 'vitest';
import { profileBody, profileValues } from '../profile-values.ts';
import { badgesAtStake, changedInBody } from './at-stake.ts';

const badge = (fact_group: BadgeInEffect['fact_group'], ends_with: string[]): BadgeInEffect => ({
  fact_group,
  season_id: null,
  ends_with,
  verified_on: '2026-05-02',
  expires_on: '2026-11-02',
  method: null,
  director_name: 'Ana Prieto',
});
const BADGES = [badge('measurements', ['height_cm', 'weight_kg']), badge('school', ['school_name'])];

const SAVED = { ...profileValues(null), height_cm: '198', school_name: 'Northgate High' };
const changed = (typed: Partial<typeof SAVED>) =>
  changedInBody(athleteProfileSchema, profileBody(SAVED), profileBody({ ...SAVED, ...typed }));

test('exactly the badge of the changed fact is at stake, with the fields that changed', () => {
  const atStake = badgesAtStake(BADGES, changed({ height_cm: '199', bio: 'I pass first.' }));
  expect(atStake.map(({ badge: { fact_group }, fields }) => [fact_group, fields])).toEqual([
    ['measurements', ['height_cm']],
  ]);
});

test('the same figure written in another way costs nothing', () => {
  expect(changed({ height_cm: '198.0' })).toEqual([]);
  expect(changed({ height_cm: '198,04' })).toEqual([]);
  expect(changed({ school_name: ' Northgate High ' })).toEqual([]);
});

test('an emptied figure is another one, and so is one beside a mistake', () => {
  expect(changed({ height_cm: '' })).toEqual(['height_cm']);
  expect(changed({ height_cm: '199', grad_year: '1999' })).toContain('height_cm');
});

test('courses are compared by what they say', () => {
  const courses = (grade: string) => ({ core_courses: [{ title: 'Algebra', grade }] });
  expect(changedInBody(academicsInputSchema, courses('A'), courses('A '))).toEqual([]);
  expect(changedInBody(academicsInputSchema, courses('A'), courses('B'))).toEqual(['core_courses']);
});
