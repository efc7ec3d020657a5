/** One's own account, sign-in sessions and notifications: each belongs to one person and to nobody else. */
import type { SignedInActor } from '../engine/actor.ts';
import type { OwnedFacts } from '../facts/subjects.ts';

/** A director waiting for approval keeps this much; a suspended account does not. */
export function isOwn(actor: SignedInActor, owned: OwnedFacts): boolean {
  return owned.userId === actor.userId;
}
