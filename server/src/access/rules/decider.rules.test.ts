import { expect, test } from 'vitest';
import { ADULT_BIRTHDATE, MATRIX_PEOPLE, MOMENT, ownAthlete } from '../matrix/matrix-people.ts';
import { deciderIds, decidesNow, familyInCharge, guardiansInCharge } from './decider.rules.ts';
import { whyNotShow } from './visibility.rules.ts';

const minor = ownAthlete();
const adult = ownAthlete({ birthdate: ADULT_BIRTHDATE });
const guardian = MATRIX_PEOPLE.guardian.userId;

test('the guardians decide for a minor, and the minor is told with them', () => {
  expect(deciderIds(minor, MOMENT)).toEqual([guardian]);
  expect(guardiansInCharge(minor, MOMENT)).toEqual([guardian]);
  expect(familyInCharge(minor, MOMENT)).toEqual([minor.userId, guardian]);
  expect(decidesNow(minor, minor.userId, MOMENT)).toBe(false);
  expect(deciderIds({ ...minor, guardianUserIds: [] }, MOMENT)).toEqual([]);
});

test('an adult decides alone, and an account that is gone decides nothing', () => {
  expect(deciderIds(adult, MOMENT)).toEqual([adult.userId]);
  expect(guardiansInCharge(adult, MOMENT)).toEqual([]);
  expect(familyInCharge(adult, MOMENT)).toEqual([adult.userId]);
  expect(decidesNow(adult, guardian, MOMENT)).toBe(false);
  expect(decidesNow(adult, null, MOMENT)).toBe(false);
});

test('an adult whose age is doubted does not decide alone', () => {
  const doubted = { ...adult, ageDoubts: ['invitation' as const] };
  expect(deciderIds(doubted, MOMENT)).toEqual([guardian]);
});

test('a minor shows the profile again only once the lock-down is lifted and the form for the record is signed', () => {
  const wanted = { visibility: 'public', birthdate: minor.birthdate, isFormEnded: true } as const;
  const unsigned = { ...minor, consents: [] };
  expect(whyNotShow({ ...minor, lockDown: { by: guardian } }, wanted, MOMENT)).toBe('locked_down');
  expect(whyNotShow(unsigned, wanted, MOMENT)).toBe('consent_missing');
  expect(whyNotShow(unsigned, { ...wanted, visibility: 'private' }, MOMENT)).toBeNull();
  expect(whyNotShow(unsigned, { ...wanted, isFormEnded: false }, MOMENT)).toBeNull();
  expect(whyNotShow({ ...unsigned, consents: ['platform'] }, wanted, MOMENT)).toBeNull();
  expect(whyNotShow(unsigned, { ...wanted, birthdate: ADULT_BIRTHDATE }, MOMENT)).toBeNull();
});
