/** Where coaches work: each names their own institution, and a director of its country looks after it. */
import { isApprovedDirector, isSignedIn, type Actor, type SignedInActor } from '../engine/actor.ts';
import type { InstitutionFacts } from '../facts/subjects.ts';

export function canNameInstitution(actor: SignedInActor): boolean {
  return actor.kind === 'coach';
}

export function canFindInstitutions(actor: SignedInActor): boolean {
  return actor.kind === 'coach' || actor.kind === 'admin' || isApprovedDirector(actor);
}

/**
 * One that was refused is not there, except for the coaches who name it as theirs and may ask again. One that moderators
 * have banned is there for nobody.
 */
export function canFindInstitution(
  actor: Actor,
  { id, status, banned_by: bannedBy }: InstitutionFacts,
): boolean {
  if (!isSignedIn(actor) || !canFindInstitutions(actor) || bannedBy !== null) return false;
  return status !== 'rejected' || (actor.kind === 'coach' && actor.institutionId === id);
}
