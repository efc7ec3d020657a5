import type { FamilyAthlete } from '@faircourt/contracts/family';
import { expect, test } from 'vitest';
import { recommendedMissing, recommendedStanding, recommendedUnsigned } from './recommended.ts';
import { UNTOUCHED } from './release-switch.test-support.ts';

// Only what the set depends on.
const AVERY = {
  decides: true,
  guardianship: null,
  hold: null,
  locked_down: null,
  switches: [UNTOUCHED],
} as unknown as FamilyAthlete;

test('the set is what is still off for verified colleges', () => {
  expect(recommendedMissing(AVERY)).toEqual([UNTOUCHED]);
  const on = { ...UNTOUCHED, state: 'on' as const, is_approved: true };
  expect(recommendedMissing({ ...AVERY, switches: [on] })).toEqual([]);
});

test('nobody who locked everything down is offered to show it', () => {
  const locked = { since: '2026-11-18T10:00:00.000Z', by: 'Renee Calloway', can_lift: true };
  expect(recommendedMissing({ ...AVERY, locked_down: locked })).toEqual([]);
});

test('what waits for a form is told apart, and what was refused is no part of the set', () => {
  const on = { ...UNTOUCHED, field_group: 'academics', state: 'on', is_on: true, is_approved: true } as const;
  const covered = { ...UNTOUCHED, field_group: 'measurements', state: 'covered' } as const;
  const waits = { ...UNTOUCHED, field_group: 'videos', state: 'awaits_forms', is_approved: true } as const;
  const elsewhere = { ...waits, audience: 'everyone' } as const;
  const denied = { ...UNTOUCHED, field_group: 'identity', state: 'denied' } as const;
  expect(recommendedStanding({ switches: [on, covered, waits, elsewhere, denied] })).toEqual({
    of: 3,
    waiting: [waits],
  });
});

test('before the set is on it is known which forms it still waits for, and for which parts', () => {
  const groups = ['identity', 'measurements', 'academics', 'videos'] as const;
  const switches = groups.map((field_group) => ({ ...UNTOUCHED, field_group }));
  const signed = (...kinds: string[]) =>
    ['platform', 'colleges', 'transcript', 'media'].map((kind) => ({
      kind,
      is_signed: kinds.includes(kind),
      is_outdated: false,
    })) as FamilyAthlete['consents'];
  const family = { ...AVERY, is_adult: false, switches };
  expect(recommendedUnsigned({ ...family, consents: signed('platform', 'colleges') })).toEqual({
    forms: ['media'],
    parts: ['identity', 'videos'],
  });
  expect(recommendedUnsigned({ ...family, consents: signed('platform', 'media') })).toEqual({
    forms: ['colleges'],
    parts: [...groups],
  });
  const nothing = { forms: [], parts: [] };
  expect(recommendedUnsigned({ ...family, consents: signed('platform', 'colleges', 'media') })).toEqual(
    nothing,
  );
  expect(recommendedUnsigned({ ...family, is_adult: true, consents: signed() })).toEqual(nothing);
});
