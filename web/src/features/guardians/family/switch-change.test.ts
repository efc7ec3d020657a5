import type { Family, FamilyAthlete } from '@faircourt/contracts/family';
import { expect, test } from 'vitest';
import { UNTOUCHED } from './release-switch.test-support.ts';
import { switchKey, withSwitch } from './switch-change.ts';

const oak = { ...UNTOUCHED, audience: 'institution' as const, institution: { id: 'oak', name: 'Oak' } };
const elm = { ...oak, institution: { id: 'elm', name: 'Elm' } };

const athlete = (id: string): FamilyAthlete => ({
  id,
  name: 'Avery Calloway',
  link_id: null,
  is_self: false,
  is_adult: false,
  adult_on: null,
  decides: true,
  visibility: 'private',
  visibility_hold: null,
  completeness: 0,
  next_step: null,
  switches: [UNTOUCHED, oak, elm],
  offered: [],
  consents: [],
  open_requests: 0,
  changes: [],
  last_visit: null,
  recent_views: [],
  videos: [],
  contact_details: [],
  other_guardians: [],
  guardianship: null,
  hold: null,
  locked_down: null,
  joined_with: null,
  age_doubts: [],
  joining: [],
});
const family: Family = { athletes: [athlete('a'), athlete('b')], waiting: [] };

test('exactly one switch of one athlete moves', () => {
  const moved = withSwitch(family, {
    athleteId: 'b',
    wanted: { field_group: 'academics', audience: 'institution', institution_id: 'elm' },
    change: (held) => ({ ...held, is_on: true }),
  });
  expect(moved.athletes.map(({ switches }) => switches.map(({ is_on }) => is_on))).toEqual([
    [false, false, false],
    [false, false, true],
  ]);
  expect(family.athletes[1]?.switches[2]?.is_on, 'what was held before can be put back').toBe(false);
});

test('switches for two institutions are told apart', () => {
  expect(new Set([UNTOUCHED, oak, elm].map(switchKey)).size).toBe(3);
});
