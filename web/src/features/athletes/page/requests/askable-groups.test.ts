import type { Askable } from '@faircourt/contracts/requests';
import { expect, test } from 'vitest';
import { answersOf, askableGroups } from './askable-groups.ts';

const TODAY = '2026-11-15';
const closed = {
  identity: 'visible',
  measurements: 'under_verification',
  seasons: 'under_verification',
  academics: 'not_released',
  transcript: 'not_released',
  videos: 'not_released',
  contact: 'not_released',
} as const;

const window = { verdict: 'allowed', reason: 'open', opens_on: null, sources: [] } as const;

function askable(releases: Askable['releases'] = [], refusal: Askable['refusal'] = null): Askable {
  return {
    refusal,
    releases,
    contact: {
      status: null,
      reason: null,
      thread_id: null,
      can_ask_again_on: null,
      division: 'ncaa_d1',
      is_held: false,
      windows: { men: { ...window, sources: [] }, women: { ...window, sources: [] } },
    },
  };
}

function answer(
  field_group: Askable['releases'][number]['field_group'],
  status: Askable['releases'][number]['status'],
  can_ask_again_on: string | null = null,
): Askable['releases'][number] {
  return { field_group, status, reason: null, at: '2026-11-01T10:00:00Z', can_ask_again_on };
}

test('what is not released can be asked for; what waits for a director cannot, and contact goes its own way', () => {
  expect(askableGroups(askable(), closed, TODAY)).toEqual(['academics', 'transcript', 'videos']);
});

test('one request at a time for each group', () => {
  expect(askableGroups(askable([answer('academics', 'requested')]), closed, TODAY)).toEqual([
    'transcript',
    'videos',
  ]);
});

test.each([
  ['2026-11-16', false],
  ['2026-11-15', true],
  [null, true],
])('after a no, requesting again on %s is possible today: %s', (day, isPossible) => {
  const groups = askableGroups(askable([answer('videos', 'declined', day)]), closed, TODAY);
  expect(groups.includes('videos')).toBe(isPossible);
});

test('a release that was taken back can be asked for again', () => {
  expect(askableGroups(askable([answer('videos', 'withdrawn')]), closed, TODAY)).toContain('videos');
});

test('a coach whose institution is not verified can ask for nothing', () => {
  expect(askableGroups(askable([], 'unverified'), closed, TODAY)).toEqual([]);
});

test('asking changes no answer; a family’s answer does', () => {
  const before = answersOf(askable());
  expect(answersOf(askable([answer('videos', 'requested')]))).toBe(before);
  expect(answersOf(askable([answer('videos', 'approved')]))).not.toBe(before);
});
