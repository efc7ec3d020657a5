/** One's own account, sign-in sessions and notifications: each belongs to one person and to nobody else. */
import type { SignedInActor } from '../engine/actor.ts';
import type { ChecklistFacts, OwnedFacts } from '../facts/subjects.ts';
import { isCollectionHeld } from './in-effect.ts';

/** A director waiting for approval keeps this much; a suspended account does not. */
export function isOwn(actor: SignedInActor, owned: OwnedFacts): boolean {
  return owned.userId === actor.userId;
}

/** Ticks are one's own. From a child under 13 we take nothing more until the forms are signed: they stay in the browser. */
export function canKeepTicks(actor: SignedInActor, owned: ChecklistFacts, now: Date): boolean {
  return isOwn(actor, owned) && (owned.athlete === null || !isCollectionHeld(owned.athlete, now));
}
