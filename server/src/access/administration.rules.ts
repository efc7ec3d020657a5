/** What only admins do: approve directors, suspend accounts and bring them back. */
import type { SignedInActor } from './actor.ts';
import type { AccountFacts } from './subjects.ts';

export function isAdmin(actor: SignedInActor): boolean {
  return actor.kind === 'admin';
}

export function canApproveDirector(actor: SignedInActor, account: AccountFacts): boolean {
  return isAdmin(actor) && account.role === 'regional_director';
}

/** Not oneself: the last admin must not be able to lock the door from outside. */
export function canSuspend(actor: SignedInActor, account: AccountFacts): boolean {
  return isAdmin(actor) && account.userId !== actor.userId;
}
