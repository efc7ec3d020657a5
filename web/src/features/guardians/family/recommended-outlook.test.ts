import type { FamilyAthlete } from '@faircourt/contracts/family';
import { expect, test } from 'vitest';
import { UNTOUCHED } from '../../../domain/releases/release-switch.test-support.ts';
import { asked, CHECKED, fact } from './checked-facts.test-support.ts';
import { familyOf } from './family.test-support.ts';
import { recommendedOutlook } from './recommended-outlook.ts';

const GROUPS = ['identity', 'measurements', 'academics', 'videos'] as const;
const [base] = familyOf('a1').athletes;
if (!base) throw new Error('There is one.');
const SIGNED = { is_signed: true, is_outdated: false };
const ida: FamilyAthlete = {
  ...base,
  visibility: 'colleges_only',
  may_be_under_13: false,
  switches: GROUPS.map((field_group) => ({ ...UNTOUCHED, field_group })),
  consents: (['platform', 'colleges', 'media'] as const).map((kind) => ({ kind, ...SIGNED })),
};

test('what nobody entered and no director checked is not promised', () => {
  const facts = [fact('measurements', asked('open')), fact('academics', { is_empty: true, ask: null })];
  expect(recommendedOutlook(ida, facts)).toEqual({
    groups: [...GROUPS],
    seen: ['identity'],
    waiting: [
      { look: 'empty', groups: ['academics', 'videos'] },
      { look: 'check', groups: ['measurements'] },
    ],
    needed: null,
  });
});

test('a private profile shows nothing of it, and an unsigned form holds its parts back', () => {
  const facts = [fact('measurements', CHECKED), fact('academics', CHECKED)];
  const isPrivate = recommendedOutlook({ ...ida, visibility: 'private' }, facts);
  expect(isPrivate.seen).toEqual([]);
  expect(isPrivate.waiting).toContainEqual({
    look: 'hidden',
    groups: ['identity', 'measurements', 'academics'],
  });
  const unsigned = ida.consents.map((one) => (one.kind === 'media' ? { ...one, is_signed: false } : one));
  const outlook = recommendedOutlook({ ...ida, consents: unsigned }, facts);
  expect(outlook.seen).toEqual(['measurements', 'academics']);
  expect(outlook.waiting).toContainEqual({ look: 'sign', groups: ['identity'] });
});

test('for a child who may be under 13 nothing counts before the guardianship is verified', () => {
  const guardianship = { level: 'confirmed' } as FamilyAthlete['guardianship'];
  expect(recommendedOutlook({ ...ida, guardianship, may_be_under_13: true }, []).needed).toBe('verified');
  expect(recommendedOutlook({ ...ida, guardianship }, []).needed).toBeNull();
});
