/** Who pays for a plan: its owner, also while they work at somebody else's desk. Colleagues see that there is a plan, and no money. */
import type { SignedInActor } from '../engine/actor.ts';
import type { DeskFacts, ExtraFacts, InvoiceFacts, PurchaseOrderFacts } from '../facts/subjects.ts';

export function canPay(actor: SignedInActor, { ownerUserId }: DeskFacts): boolean {
  return actor.kind === 'coach' && ownerUserId === actor.userId;
}

/**
 * An invoice is of who bought: a coach, also when a colleague owns the plan now, or a family that was advised. Admins mark what the
 * bank statement says, so they read it too.
 */
export function canReadInvoice(actor: SignedInActor, { buyerUserId }: InvoiceFacts): boolean {
  return actor.kind === 'admin' || (BUYERS.includes(actor.kind) && buyerUserId === actor.userId);
}

const BUYERS: readonly SignedInActor['kind'][] = ['coach', 'guardian', 'athlete'];

/** The extras of Pro Scout by the year are for its owner, while it runs. */
export function canBookExtra(actor: SignedInActor, { ownerUserId, isAnnualPro }: ExtraFacts): boolean {
  return isAnnualPro && actor.kind === 'coach' && ownerUserId === actor.userId;
}

/** The document of a purchase order is for the one who sent it and for those who decide. */
export function canReadOrder(actor: SignedInActor, { senderUserId }: PurchaseOrderFacts): boolean {
  return actor.kind === 'admin' || (actor.kind === 'coach' && senderUserId === actor.userId);
}
