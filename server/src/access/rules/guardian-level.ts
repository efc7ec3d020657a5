/**
 * What a guardian's word is worth at a given moment, and what each decision needs. A link alone lets a guardian see and
 * say no; a proven mailbox and an own statement make it confirmed; a director's or an admin's check makes it verified.
 */
import { DAY_MS } from '@faircourt/contracts/time';
import { GUARDIAN_LEVELS, type Audience, type GuardianLevel } from '@faircourt/contracts/vocabulary';
import { isAdult, mayBeUnderConsentAge } from './age.ts';
import type { AthleteFacts, GuardianshipFacts } from '../facts/subjects.ts';

/** After a minor ended a link, a guardian with verified guardianship decides once linked for so long. */
const SETTLED_DAYS = 14;

/** Null for anybody without an active link. */
export function guardianLevel(athlete: AthleteFacts, userId: string, now: Date): GuardianLevel | null {
  if (!athlete.guardianUserIds.includes(userId)) return null;
  if (!athlete.confirmedGuardianIds.includes(userId)) return 'linked';
  const isVerified = guardianshipsInEffect(athlete, now).some((one) => one.guardianUserId === userId);
  return isVerified ? 'verified' : 'confirmed';
}

/** Another account of theirs is a coach, director or admin who deals with this athlete: they see and say no, nothing else. */
export function isInConflict(athlete: AthleteFacts, userId: string): boolean {
  return athlete.conflictedGuardianIds.includes(userId);
}

export function hasLevel(athlete: AthleteFacts, userId: string, needed: GuardianLevel, now: Date): boolean {
  const level = guardianLevel(athlete, userId, now);
  return level !== null && GUARDIAN_LEVELS.indexOf(level) >= GUARDIAN_LEVELS.indexOf(needed);
}

/** Anything at all for a child who may be under 13 needs the highest level, and so does what everyone may see. */
export function levelToRelease(athlete: AthleteFacts, audience: Audience, now: Date): GuardianLevel {
  return audience === 'everyone' ? 'verified' : levelToDecide(athlete, now);
}

/** For signing, for releases to colleges, and for the yes to another guardian. */
export function levelToDecide(athlete: AthleteFacts, now: Date): GuardianLevel {
  return mayBeUnderConsentAge(athlete, now) ? 'verified' : 'confirmed';
}

export function guardianshipsInEffect(athlete: AthleteFacts, now: Date): GuardianshipFacts[] {
  return athlete.guardianships.filter(
    ({ guardianUserId, expiresAt }) =>
      expiresAt > now &&
      athlete.guardianUserIds.includes(guardianUserId) &&
      athlete.confirmedGuardianIds.includes(guardianUserId),
  );
}

/** A minor ended a guardian's link, and the profile stays hidden until a guardian or an admin lifts that. */
export function isHeld(athlete: AthleteFacts, now: Date): boolean {
  return athlete.isHeld && !isAdult(athlete, now);
}

/** A guardian's lock-down binds a minor; from 18 on the switch is the athlete's alone. */
export function isLockedDown(athlete: AthleteFacts, now: Date): boolean {
  return athlete.lockDown !== null && !isAdult(athlete, now);
}

/**
 * While held, nobody opens anything: a child could else end the link of one guardian and have another approve what the
 * first one closed. It ends once a guardian with verified guardianship has been linked for two weeks.
 */
export function mayApproveNothing(athlete: AthleteFacts, now: Date): boolean {
  if (!isHeld(athlete, now)) return false;
  return !athlete.guardianUserIds.some((userId) => isSettled(athlete, userId, now));
}

/** Has verified guardianship, and was linked long enough not to have been brought in for this. */
export function isSettled(athlete: AthleteFacts, userId: string, now: Date): boolean {
  const settled = new Date(now.getTime() - SETTLED_DAYS * DAY_MS);
  return guardianshipsInEffect(athlete, now).some(
    ({ guardianUserId, linkedAt }) => guardianUserId === userId && linkedAt <= settled,
  );
}
