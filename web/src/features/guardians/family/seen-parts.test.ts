import type { OpenedAthlete } from '@faircourt/contracts/athlete-page';
import { expect, test } from 'vitest';
import { asked, CHECKED, fact } from './checked-facts.test-support.ts';
import { familyOf } from './family.test-support.ts';
import { UNTOUCHED } from '../../../domain/releases/release-switch.test-support.ts';
import { cardParts, pageParts, unseenRows } from './seen-parts.ts';

// Only what is read.
const page = ({ card = {}, profile = {} }: { card?: object; profile?: object } = {}) =>
  ({
    card: {
      primary_position: 'Center',
      height_cm: null,
      grad_year: 2028,
      avatar_url: null,
      city: null,
      school_name: null,
      is_identity_released: false,
      ...card,
    },
    profile: {
      identity: null,
      measurements: null,
      academics: null,
      transcript: null,
      seasons: { seasons: [] },
      videos: [],
      ...profile,
    },
  }) as unknown as OpenedAthlete;

test('only what there is is named: no photo without one, and no videos where none were added', () => {
  expect(cardParts(page())).toEqual(['short_name', 'position', 'grad_year', 'country']);
  expect(pageParts(page())).toEqual([]);
  const released = { is_identity_released: true, city: 'Reno' };
  const identity = { current_team: null, jersey_number: null, bio: null, social_handles: { x: null } };
  expect(pageParts(page({ card: released, profile: { identity } }))).toEqual(['full_name', 'city']);
  expect(pageParts(page({ card: { ...released, avatar_url: '/a' }, profile: { videos: [{}] } }))).toEqual([
    'full_name',
    'photo',
    'city',
    'videos',
  ]);
});

test('a group that is released and empty shows no part of itself', () => {
  const none = { height_cm: null, weight_kg: null, wingspan_cm: null, history: [] };
  const academics = { gpa: 3.4, sat: null, act: null, core_courses: [] };
  expect(pageParts(page({ profile: { measurements: none, academics } }))).toEqual(['grades']);
});

test('what is approved and not seen is named by its row and by what it waits for, also where nothing was entered', () => {
  const [athlete] = familyOf('a1').athletes;
  if (!athlete) throw new Error('There is one.');
  const on = { ...UNTOUCHED, state: 'on', awaits_verification: true } as const;
  const ida = {
    ...athlete,
    visibility: 'public' as const,
    switches: [
      { ...on, field_group: 'measurements' as const },
      { ...on, field_group: 'measurements' as const, audience: 'everyone' as const },
      { ...on, field_group: 'academics' as const },
    ],
  };
  const empty = fact('academics', { is_empty: true, ask: null });
  expect(unseenRows(ida, [fact('measurements'), empty], [])).toEqual([
    { look: 'ask', rows: ['measurements'] },
    { look: 'empty', rows: ['academics'] },
  ]);
  expect(
    unseenRows(ida, [fact('measurements', CHECKED), fact('season', asked('open')), empty], ['measurements']),
    'of what is seen in part, the rest',
  ).toEqual([
    { look: 'empty', rows: ['academics'] },
    { look: 'part', rows: ['seasons'] },
  ]);
  expect(unseenRows(ida, undefined, []), 'until the facts have come').toEqual([
    { look: 'ask', rows: ['measurements', 'academics'] },
  ]);
});

test('every row that the table shows as hidden is named, and what one audience sees waits for nobody', () => {
  const [athlete] = familyOf('a1').athletes;
  if (!athlete) throw new Error('There is one.');
  const on = { ...UNTOUCHED, state: 'on' } as const;
  const video = { awaits_guardian: false } as (typeof athlete.videos)[number];
  const ida = {
    ...athlete,
    visibility: 'private' as const,
    videos: [video],
    switches: [
      { ...on, field_group: 'identity' as const },
      { ...on, field_group: 'videos' as const },
    ],
  };
  expect(unseenRows(ida, [], [])).toEqual([{ look: 'hidden', rows: ['identity', 'videos'] }]);
  const wider = {
    ...on,
    field_group: 'identity' as const,
    audience: 'everyone' as const,
    state: 'awaits_level' as const,
  };
  expect(unseenRows({ ...ida, visibility: 'public', switches: [...ida.switches, wider] }, [], [])).toEqual(
    [],
  );
});

test('a release to everyone that does not count yet is not listed as one to colleges', () => {
  const [athlete] = familyOf('a1').athletes;
  if (!athlete) throw new Error('There is one.');
  const everyone = { ...UNTOUCHED, field_group: 'identity' as const, audience: 'everyone' as const };
  const unproven = { ...everyone, state: 'awaits_level' as const, missing_level: 'verified' as const };
  const off = { ...UNTOUCHED, field_group: 'identity' as const };
  const ida = { ...athlete, visibility: 'colleges_only' as const };
  expect(unseenRows({ ...ida, switches: [off, unproven] }, [], [])).toEqual([]);
  const academics = { ...everyone, field_group: 'academics' as const, state: 'on' as const };
  const covered = { ...UNTOUCHED, state: 'covered' as const };
  expect(
    unseenRows({ ...ida, switches: [covered, academics] }, [fact('academics')], []),
    'once it counts it reaches colleges too',
  ).toEqual([{ look: 'ask', rows: ['academics'] }]);
});
