import { DAY_MS } from '@faircourt/contracts/time';
import { describe, expect, test } from 'vitest';
import {
  ADULT_BIRTHDATE,
  MATRIX_PEOPLE,
  guardianship,
  MOMENT,
  ownAthlete,
  UNDER_13_BIRTHDATE,
} from '../matrix/matrix-people.ts';
import {
  guardianLevel,
  isSettled,
  levelToDecide,
  levelToRelease,
  mayApproveNothing,
} from './guardian-level.ts';
import { canLiftHold } from './guardian-link.rules.ts';
import { whyNotApprove } from './release.rules.ts';

const { userId } = MATRIX_PEOPLE.guardian;
const daysAgo = (days: number) => new Date(MOMENT.getTime() - days * DAY_MS);

describe('what a guardian’s word is worth', () => {
  test('each level needs the one below it', () => {
    expect(guardianLevel(ownAthlete(), userId, MOMENT)).toBe('verified');
    expect(guardianLevel(ownAthlete({ guardianships: [] }), userId, MOMENT)).toBe('confirmed');
    expect(guardianLevel(ownAthlete({ confirmedGuardianIds: [] }), userId, MOMENT)).toBe('linked');
    expect(guardianLevel(ownAthlete({ guardianUserIds: [] }), userId, MOMENT)).toBeNull();
  });

  test('a check counts until the moment it expires', () => {
    const until = (expiresAt: Date) => ownAthlete({ guardianships: [guardianship(userId, { expiresAt })] });
    expect(guardianLevel(until(new Date(MOMENT.getTime() + 1)), userId, MOMENT)).toBe('verified');
    expect(guardianLevel(until(MOMENT), userId, MOMENT)).toBe('confirmed');
  });
});

test('everyone, and anything for a child who may be under 13, needs verified guardianship', () => {
  expect(levelToRelease(ownAthlete(), 'everyone', MOMENT)).toBe('verified');
  expect(levelToRelease(ownAthlete(), 'verified_colleges', MOMENT)).toBe('confirmed');
  expect(levelToRelease(ownAthlete(), 'institution', MOMENT)).toBe('confirmed');
  for (const birthdate of [UNDER_13_BIRTHDATE, null]) {
    expect(levelToRelease(ownAthlete({ birthdate }), 'institution', MOMENT)).toBe('verified');
    expect(levelToDecide(ownAthlete({ birthdate }), MOMENT)).toBe('verified');
  }
});

describe('after a minor ended a guardian’s link', () => {
  const held = (linkedAt: Date) =>
    ownAthlete({ isHeld: true, guardianships: [guardianship(userId, { linkedAt })] });

  test('nothing is approved until one with verified guardianship has been linked for fourteen days', () => {
    expect(whyNotApprove(held(daysAgo(13.9)), userId, 'linked', MOMENT)).toBe('held');
    expect(whyNotApprove(held(daysAgo(14)), userId, 'verified', MOMENT)).toBeNull();
    expect(mayApproveNothing(ownAthlete({ isHeld: true, guardianships: [] }), MOMENT)).toBe(true);
    expect(isSettled(held(daysAgo(13.9)), userId, MOMENT)).toBe(false);
    expect(isSettled(held(daysAgo(14)), userId, MOMENT)).toBe(true);
    expect(isSettled(held(daysAgo(14)), MATRIX_PEOPLE.athlete.userId, MOMENT)).toBe(false);
  });

  test('it is lifted by a guardian who approves again, or by an admin, and means nothing from 18 on', () => {
    const linkedFor = (days: number, interestedUserIds: string[] = []) => ({
      athlete: held(daysAgo(days)),
      interestedUserIds,
    });
    const { admin, athlete, guardian } = MATRIX_PEOPLE;
    expect(canLiftHold(guardian, linkedFor(1), MOMENT)).toBe(false);
    expect(canLiftHold(guardian, linkedFor(14, [guardian.userId]), MOMENT)).toBe(true);
    expect(canLiftHold(athlete, linkedFor(14), MOMENT)).toBe(false);
    expect(canLiftHold(admin, linkedFor(1, [guardian.userId]), MOMENT)).toBe(true);
    expect(canLiftHold(admin, linkedFor(1, [admin.userId]), MOMENT), 'in their own cause').toBe(false);
    expect(mayApproveNothing({ ...held(daysAgo(1)), birthdate: ADULT_BIRTHDATE }, MOMENT)).toBe(false);
  });
});
