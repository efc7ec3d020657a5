/** What takes two admins: the one who asks, and another who confirms or refuses. Nobody does either about themselves. */
import type { SignedInActor } from '../engine/actor.ts';
import type { AskedFacts, ConfirmationFacts } from '../facts/subjects.ts';
import { isAdmin } from './administration.rules.ts';

export function canAskConfirmation(actor: SignedInActor, { account }: AskedFacts): boolean {
  return isAdmin(actor) && account?.userId !== actor.userId;
}

/** What an admin has asked counts only while they are one. */
export function canConfirm(actor: SignedInActor, asked: ConfirmationFacts, now: Date): boolean {
  return canRefuse(actor, asked, now) && asked.isAskerAdmin;
}

export function canRefuse(actor: SignedInActor, asked: ConfirmationFacts, now: Date): boolean {
  return (
    isAdmin(actor) &&
    asked.askedBy !== actor.userId &&
    asked.account?.userId !== actor.userId &&
    asked.isOpen &&
    asked.expiresAt > now
  );
}

export function canTakeBack(actor: SignedInActor, asked: ConfirmationFacts): boolean {
  return isAdmin(actor) && asked.askedBy === actor.userId && asked.isOpen;
}

export type ConfirmationGap =
  | 'role'
  | 'mailbox'
  | 'suspended'
  | 'link'
  | 'joining'
  | 'erasure'
  | 'country'
  | 'merged'
  | 'owner'
  | 'candidate';

/** What stands in the way of carrying it out: asked about before the question, and again before the answer. */
export function confirmationGap({
  kind,
  account,
  link,
  merge,
  handOver,
}: AskedFacts): ConfirmationGap | null {
  if (kind === 'end_link') return link?.status === 'active' ? null : 'link';
  if (kind === 'agree_link') return link?.status === 'accepted' && link.isAgreed ? null : 'joining';
  if (kind === 'merge_institutions') return mergeGap(merge);
  if (kind === 'hand_over_plan') return handOverGap(handOver);
  if (account === null) return 'role';
  if (kind === 'reinstate_admin') {
    return account.role === 'admin' && account.status === 'suspended' ? null : 'role';
  }
  if (kind === 'erase_account') return erasureGap(account);
  if (account.role !== 'regional_director') return 'role';
  if (account.status === 'suspended') return 'suspended';
  return account.isMailboxProven ? null : 'mailbox';
}

/** A suspended account stays while it is suspended, and an admin deletes no colleague: suspending takes one press. */
function erasureGap({
  role,
  status,
  isToBeErased,
}: NonNullable<AskedFacts['account']>): ConfirmationGap | null {
  if (role === 'admin') return 'role';
  if (status === 'suspended') return 'suspended';
  return isToBeErased ? 'erasure' : null;
}

/** Directors look after countries: what they have checked must not pass to others by it. */
function mergeGap(merge: AskedFacts['merge']): ConfirmationGap | null {
  if (merge === null || merge.isOver) return 'merged';
  return merge.isInOneCountry ? null : 'country';
}

/** Only where its owner can no longer do it, and only to somebody of the staff or of the same institution. */
function handOverGap(handOver: AskedFacts['handOver']): ConfirmationGap | null {
  if (!handOver?.isOwnerGone) return 'owner';
  return handOver.isCandidate ? null : 'candidate';
}
