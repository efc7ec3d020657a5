/** Who brings athletes in: coaches, approved directors and admins, each looking after their own codes. */
import { LIMITS } from '@faircourt/contracts/limits';
import { isApprovedDirector, isVerifiedCoach, type SignedInActor } from '../engine/actor.ts';
import type { InvitationFacts } from '../facts/subjects.ts';

export function canIssueInvitations(actor: SignedInActor): boolean {
  return actor.kind === 'coach' || isApprovedDirector(actor) || actor.kind === 'admin';
}

export interface InvitationAllowance {
  canIssueTeamCodes: boolean;
  openCodesMax: number;
}

/** A coach whom no director has placed at an institution brings in a few athletes one by one, not a team of strangers. */
export function invitationAllowance(actor: SignedInActor): InvitationAllowance {
  const isKnown = actor.kind !== 'coach' || isVerifiedCoach(actor);
  return {
    canIssueTeamCodes: isKnown,
    openCodesMax: isKnown ? LIMITS.openInvitationsMax : LIMITS.openInvitationsUnverifiedMax,
  };
}

export function canRevokeInvitation(actor: SignedInActor, invitation: InvitationFacts): boolean {
  return actor.kind === 'admin' || (canIssueInvitations(actor) && invitation.issuedBy === actor.userId);
}
