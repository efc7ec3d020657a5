/** Who decides for an athlete at this moment, and who of the family is told: the adult athlete alone, else the guardians. */
import type { AthleteFacts } from '../facts/subjects.ts';
import { isAdult } from './age.ts';
import { isInConflict } from './guardian-level.ts';

/** The adult athlete alone, else every linked guardian. */
export function deciderIds(athlete: AthleteFacts, now: Date): readonly string[] {
  return isAdult(athlete, now) ? [athlete.userId] : athlete.guardianUserIds;
}

/** Whether they still answer for what they decided. A guardian in conflict says no, and takes none of it back. */
export function decidesNow(athlete: AthleteFacts, userId: string | null, now: Date): boolean {
  return userId !== null && deciderIds(athlete, now).includes(userId) && !isInConflict(athlete, userId);
}

/**
 * Whether what they closed is theirs alone to open: they decide, or would if they were not suspended. A child could else
 * wait until nobody can answer.
 */
export function keepsClosed(athlete: AthleteFacts, userId: string | null, now: Date): boolean {
  return decidesNow(athlete, userId, now) || isAwayWithNo(athlete, userId, now);
}

/**
 * A guardian who is linked and suspended. Until they are back, or the link has ended, nobody opens what they closed. One who
 * is in conflict keeps nothing closed by being suspended that they could not keep closed before.
 */
export function isAwayWithNo(athlete: AthleteFacts, userId: string | null, now: Date): boolean {
  return (
    userId !== null &&
    !isAdult(athlete, now) &&
    athlete.suspendedGuardianIds.includes(userId) &&
    !isInConflict(athlete, userId)
  );
}

/** The guardians while they decide; from 18 on none does. */
export function guardiansInCharge(athlete: AthleteFacts, now: Date): readonly string[] {
  return isAdult(athlete, now) ? [] : athlete.guardianUserIds;
}

/** The athlete, and with a minor the guardians, who cannot be left out. */
export function familyInCharge(athlete: AthleteFacts, now: Date): string[] {
  return [athlete.userId, ...guardiansInCharge(athlete, now)];
}
