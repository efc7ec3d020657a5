/**
 * Recruiting lists belong to a subscription, the desk of a staff. Everybody at the desk works on a shared list; a private one is
 * its owner's. Without a live plan, and while the coach's account is frozen, lists are kept and stay shut.
 */
import { hasLivePlan, isMember, type Actor, type SignedInActor } from '../engine/actor.ts';
import type { ListFacts, ListNoteFacts } from '../facts/subjects.ts';

export function canListLists(actor: SignedInActor): boolean {
  return actor.kind === 'coach';
}

export function canCreateList(actor: SignedInActor, now: Date): boolean {
  return actor.kind === 'coach' && isMember(actor) && hasLivePlan(actor, now);
}

/** Knows that it is there, whether or not it opens. */
export function isOnDesk(actor: Actor, list: ListFacts): boolean {
  return (
    actor.kind === 'coach' &&
    actor.plans.some(({ subscriptionId }) => subscriptionId === list.subscriptionId) &&
    (list.isShared || list.ownerUserId === actor.userId)
  );
}

export function canWorkOnList(actor: SignedInActor, list: ListFacts, now: Date): boolean {
  return isOnDesk(actor, list) && canCreateList(actor, now);
}

/** A colleague must not take a list away from the others; where nobody owns it any more, all of them may. */
export function canShareList(actor: SignedInActor, list: ListFacts, now: Date): boolean {
  const isOwner = list.ownerUserId === null || list.ownerUserId === actor.userId;
  return canWorkOnList(actor, list, now) && isOwner;
}

export function canReadNote(actor: SignedInActor, { list }: ListNoteFacts, now: Date): boolean {
  return canWorkOnList(actor, list, now);
}

/** What a colleague wrote stays, also when one does not like it. */
export function canDeleteNote(actor: SignedInActor, note: ListNoteFacts, now: Date): boolean {
  return canReadNote(actor, note, now) && note.authorUserId === actor.userId;
}
