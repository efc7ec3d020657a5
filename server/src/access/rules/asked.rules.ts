/** What an approval would open that is not open yet: a family reads it before it decides. */
import { verifiedCoachLike } from '../engine/viewer-like.ts';
import type { AthleteFacts } from '../facts/subjects.ts';
import { coversAll, formsInPlace, isReleasedTo } from './in-effect.ts';
import { guardianshipsInEffect } from './guardian-level.ts';

/**
 * Of a group also what the first version of the form about colleges did not name. As `coversAll`, once what is missing is
 * there: a form that nobody has signed yet is signed in its version of today, which names everything.
 */
export function wouldCoverAll(athlete: AthleteFacts, now: Date): boolean {
  if (coversAll(athlete, now) || !formsInPlace(athlete, now).includes('colleges')) return true;
  // Of a child who may be under 13 the form counts once a director has checked the guardianship.
  return guardianshipsInEffect(athlete, now).length === 0 && athlete.isAllNamed;
}

/** Coaches of this institution read already who the athlete is. */
export function isIdentityOpenTo(institutionId: string, athlete: AthleteFacts, now: Date): boolean {
  return isReleasedTo(verifiedCoachLike(now, institutionId), athlete, 'identity', now);
}
