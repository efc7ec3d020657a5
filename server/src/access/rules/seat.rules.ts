/**
 * Who works at the desk of a subscription, and who decides about its seats: its owner gives and takes them, and nobody
 * takes the owner's. A seat brings the plan and never the sight: what a coach reads hangs on their own institution.
 */
import type { SignedInActor } from '../engine/actor.ts';
import type { DeskFacts, SeatFacts, SeatInvitationFacts } from '../facts/subjects.ts';

export function canSeeTeam(actor: SignedInActor): boolean {
  return actor.kind === 'coach';
}

/** A colleague sees that there is a desk, and is told that its owner decides. */
export function isAtDesk(actor: SignedInActor, { subscriptionId }: DeskFacts): boolean {
  return actor.kind === 'coach' && actor.plans.some((plan) => plan.subscriptionId === subscriptionId);
}

export function isColleague(actor: SignedInActor, { desk }: SeatFacts): boolean {
  return isAtDesk(actor, desk);
}

export function canKeepSeats(actor: SignedInActor, desk: DeskFacts): boolean {
  return isAtDesk(actor, desk) && desk.ownerUserId === actor.userId;
}

/** The owner takes a seat back, and a colleague leaves theirs. The owner hands the subscription over before leaving. */
export function canEndSeat(actor: SignedInActor, { desk, userId }: SeatFacts): boolean {
  if (userId === desk.ownerUserId) return false;
  return canKeepSeats(actor, desk) || (actor.kind === 'coach' && userId === actor.userId);
}

export function canOfferOwnership(actor: SignedInActor, { desk, userId }: SeatFacts): boolean {
  return canKeepSeats(actor, desk) && userId !== desk.ownerUserId;
}

/** Nobody becomes an owner without saying yes. */
export function canOwnNext(actor: SignedInActor, desk: DeskFacts): boolean {
  return isAtDesk(actor, desk) && desk.offeredTo === actor.userId;
}

export function canEndOffer(actor: SignedInActor, desk: DeskFacts): boolean {
  return desk.offeredTo !== null && (canKeepSeats(actor, desk) || canOwnNext(actor, desk));
}

/** A coach at the very mailbox to which it was sent; that this mailbox is proven is asked beside the rule. */
export function canAcceptSeat(actor: SignedInActor, { invitedUserId }: SeatInvitationFacts): boolean {
  return actor.kind === 'coach' && invitedUserId === actor.userId;
}
