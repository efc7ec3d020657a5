/** Who brings athletes in: coaches, approved directors and admins, each looking after their own codes. */
import { isApprovedDirector, type SignedInActor } from './actor.ts';
import type { InvitationFacts } from './subjects.ts';

export function canIssueInvitations(actor: SignedInActor): boolean {
  return actor.kind === 'coach' || isApprovedDirector(actor) || actor.kind === 'admin';
}

export function canRevokeInvitation(actor: SignedInActor, invitation: InvitationFacts): boolean {
  return actor.kind === 'admin' || (canIssueInvitations(actor) && invitation.issuedBy === actor.userId);
}
