/** Where coaches work: each names their own institution, and a director of its country looks after it. */
import { isApprovedDirector, type SignedInActor } from './actor.ts';

export function canNameInstitution(actor: SignedInActor): boolean {
  return actor.kind === 'coach';
}

export function canFindInstitutions(actor: SignedInActor): boolean {
  return actor.kind === 'coach' || actor.kind === 'admin' || isApprovedDirector(actor);
}
