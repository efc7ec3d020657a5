/** What only admins do: approve directors, look after accounts, suspend them and bring them back. */
import type { SignedInActor } from '../engine/actor.ts';
import type { AccountFacts, DirectorFacts } from '../facts/subjects.ts';

export function isAdmin(actor: SignedInActor): boolean {
  return actor.kind === 'admin';
}

export function canApproveDirector(actor: SignedInActor, account: AccountFacts): boolean {
  return isAdmin(actor) && account.role === 'regional_director';
}

/** What is missing before somebody who waits can be approved; an approved director keeps what they have. */
export function approvalGap(director: DirectorFacts): 'mailbox' | 'application' | 'proof' | null {
  if (director.status !== 'pending') return null;
  if (!director.isMailboxProven) return 'mailbox';
  if (!director.hasApplied) return 'application';
  return director.hasProof ? null : 'proof';
}

/** A document of identity or employment is shown to those who decide by it, and to nobody else. */
export function canReadDirectorDocument(actor: SignedInActor, account: AccountFacts): boolean {
  return isAdmin(actor) && account.role === 'regional_director';
}

/** Before the approval only: afterwards nothing hangs on it any more. */
export function canApplyAsDirector(actor: SignedInActor): boolean {
  return actor.kind === 'director' && !actor.isApproved;
}

/** Everybody's, one's own included. */
export function canReadUser(actor: SignedInActor, _account: AccountFacts): boolean {
  return isAdmin(actor);
}

/** Not oneself: the last admin must not be able to lock the door from outside. */
export function canSuspend(actor: SignedInActor, account: AccountFacts): boolean {
  return isAdmin(actor) && account.userId !== actor.userId;
}

export function canReinstate(actor: SignedInActor, account: AccountFacts): boolean {
  return canSuspend(actor, account) && !needsTwoToReturn(account);
}

/** One who could let an admin in again alone would be two admins. So does no calendar and no decision that is undone. */
export function needsTwoToReturn({ role }: Pick<AccountFacts, 'role'>): boolean {
  return role === 'admin';
}
