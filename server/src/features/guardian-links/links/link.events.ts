/** What happens to guardian links, as entries of the athlete's log. Keys and addresses stay out of it. */
import type { EventActor, FaircourtEvent } from '@faircourt/contracts/events';
import type { LinkStatus } from '@faircourt/contracts/vocabulary';

type Actor = EventActor;

interface Link {
  id: string;
  athlete_id: string;
}

export function guardianInvited(link: Link, facts: { isRenewed: boolean }, by: Actor): FaircourtEvent {
  return {
    chain: link.athlete_id,
    type: 'guardian_link.invited',
    actor: by,
    data: { link_id: link.id, is_renewed: facts.isRenewed },
  };
}

export function familyCodeRenewed(athleteId: string, by: Actor): FaircourtEvent {
  return { chain: athleteId, type: 'family_code.renewed', actor: by, data: {} };
}

/** A guardian came by family code; the athlete has yet to confirm. */
export function linkAccepted(link: Link & { guardian_user_id: string }, by: Actor): FaircourtEvent {
  return {
    chain: link.athlete_id,
    type: 'guardian_link.accepted',
    actor: by,
    data: { link_id: link.id, guardian_user_id: link.guardian_user_id },
  };
}

/** Both sides agreed; a guardian of the minor has yet to agree. */
export function linkAgreed(link: Link & { guardian_user_id: string }, by: Actor): FaircourtEvent {
  return {
    chain: link.athlete_id,
    type: 'guardian_link.agreed',
    actor: by,
    data: { link_id: link.id, guardian_user_id: link.guardian_user_id },
  };
}

/** A minor ended a guardian's link: hidden until a guardian or an admin lifts it. */
export function familyHeld(athleteId: string, guardianUserId: string, by: Actor): FaircourtEvent {
  return {
    chain: athleteId,
    type: 'family_hold.began',
    actor: by,
    data: { guardian_user_id: guardianUserId },
  };
}

export function familyHoldLifted(athleteId: string, by: Actor): FaircourtEvent {
  return { chain: athleteId, type: 'family_hold.lifted', actor: by, data: {} };
}

export function linkActivated(link: Link & { guardian_user_id: string }, by: Actor): FaircourtEvent {
  return {
    chain: link.athlete_id,
    type: 'guardian_link.activated',
    actor: by,
    data: { link_id: link.id, guardian_user_id: link.guardian_user_id },
  };
}

/** `was` tells an ended link from an invitation that was declined or revoked. */
export function linkEnded(
  link: Link & { guardian_user_id: string | null },
  was: Exclude<LinkStatus, 'ended'>,
  by: Actor,
  isOrdered = false,
): FaircourtEvent {
  return {
    chain: link.athlete_id,
    type: 'guardian_link.ended',
    actor: by,
    data: {
      link_id: link.id,
      guardian_user_id: link.guardian_user_id,
      was,
      ...(isOrdered && { is_ordered: true }),
    },
  };
}

/** Found by the server: the guardian's mailbox is also that of somebody who deals with the athlete. */
export function conflictBegan(link: Link & { guardian_user_id: string }): FaircourtEvent {
  return conflictEvent('guardian_link.conflict_began', link);
}

export function conflictEnded(link: Link & { guardian_user_id: string }): FaircourtEvent {
  return conflictEvent('guardian_link.conflict_ended', link);
}

function conflictEvent(
  type: 'guardian_link.conflict_began' | 'guardian_link.conflict_ended',
  link: Link & { guardian_user_id: string },
): FaircourtEvent {
  return {
    chain: link.athlete_id,
    type,
    actor: { userId: null, role: 'system' },
    data: { link_id: link.id, guardian_user_id: link.guardian_user_id },
  };
}

/** It has become another link, so nobody needs to hear that it ended. */
export function usedUpInvitation(
  invitation: Link & { guardian_user_id: string | null },
  by: Actor,
): FaircourtEvent {
  return {
    chain: invitation.athlete_id,
    type: 'guardian_link.ended',
    actor: by,
    data: {
      link_id: invitation.id,
      guardian_user_id: invitation.guardian_user_id,
      was: 'invited',
      is_used_up: true,
    },
  };
}

export function invitationForgotten(invitation: Link): FaircourtEvent {
  return {
    chain: invitation.athlete_id,
    type: 'guardian_link.forgotten',
    actor: { userId: null, role: 'system' },
    data: { link_id: invitation.id },
  };
}
