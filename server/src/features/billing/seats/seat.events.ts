/** What happens to seats, as entries of the subscription's log. Addresses, keys and reasons stay out of it. */
import type { EventActor, EventOf, FaircourtEvent } from '@faircourt/contracts/events';

export function seatInvited(
  subscriptionId: string,
  { id, isRenewed }: { id: string; isRenewed: boolean },
  by: EventActor,
): FaircourtEvent {
  return {
    chain: subscriptionId,
    type: 'seat.invited',
    actor: by,
    data: { invitation_id: id, is_renewed: isRenewed },
  };
}

export function seatInvitationVoided(subscriptionId: string, id: string, by: EventActor): FaircourtEvent {
  return { chain: subscriptionId, type: 'seat.invitation_voided', actor: by, data: { invitation_id: id } };
}

export function seatTaken(
  subscriptionId: string,
  data: EventOf<'seat.taken'>['data'],
  by: EventActor,
): FaircourtEvent {
  return { chain: subscriptionId, type: 'seat.taken', actor: by, data };
}

export function seatEnded(
  subscriptionId: string,
  data: EventOf<'seat.ended'>['data'],
  by: EventActor,
): FaircourtEvent {
  return { chain: subscriptionId, type: 'seat.ended', actor: by, data };
}

export function ownershipOffered(subscriptionId: string, userId: string, by: EventActor): FaircourtEvent {
  return { chain: subscriptionId, type: 'subscription.offered', actor: by, data: { user_id: userId } };
}

export function offerEnded(
  subscriptionId: string,
  { userId, ownerUserId }: { userId: string; ownerUserId: string },
  by: EventActor,
): FaircourtEvent {
  return {
    chain: subscriptionId,
    type: 'subscription.offer_ended',
    actor: by,
    data: { user_id: userId, owner_user_id: ownerUserId },
  };
}

export function handedOver(
  subscriptionId: string,
  data: EventOf<'subscription.handed_over'>['data'],
  by: EventActor,
): FaircourtEvent {
  return { chain: subscriptionId, type: 'subscription.handed_over', actor: by, data };
}

/** In the chain of the subscription that ended. */
export function planLapsed(subscriptionId: string, ownerUserId: string, by: EventActor): FaircourtEvent {
  const data = { owner_user_id: ownerUserId };
  return { chain: subscriptionId, type: 'subscription.lapsed', actor: by, data };
}
