/** What happens to a plan, as entries of the subscription's log: ids, codes and moments. Who pays and what they wrote stays out. */
import type { BillingReminder } from '@faircourt/contracts/billing';
import type { EventActor, FaircourtEvent } from '@faircourt/contracts/events';
import type { LapseReason, Offer, VoidReason } from './life.ts';

export function offerChosen(chain: string, { plan, interval }: Offer, actor: EventActor): FaircourtEvent {
  return { chain, type: 'subscription.chosen', actor, data: { plan, interval } };
}

export function trialBegun(chain: string, endsAt: Date, actor: EventActor): FaircourtEvent {
  return { chain, type: 'subscription.trial_begun', actor, data: { ends_at: endsAt.toISOString() } };
}

export function changeDropped(chain: string, actor: EventActor): FaircourtEvent {
  return { chain, type: 'subscription.change_dropped', actor, data: {} };
}

export function planCancelled(chain: string, endsAt: Date, actor: EventActor): FaircourtEvent {
  return {
    chain,
    type: 'subscription.cancelled',
    actor,
    data: { ends_at: endsAt.toISOString(), is_by_admin: false },
  };
}

export function planStopped(chain: string, endsAt: Date, actor: EventActor): FaircourtEvent {
  const data = { ends_at: endsAt.toISOString(), is_by_admin: true };
  return { chain, type: 'subscription.cancelled', actor, data };
}

export function planOrphaned(chain: string, endsAt: Date, actor: EventActor): FaircourtEvent {
  return { chain, type: 'subscription.orphaned', actor, data: { ends_at: endsAt.toISOString() } };
}

export function planResumed(chain: string, actor: EventActor): FaircourtEvent {
  return { chain, type: 'subscription.resumed', actor, data: {} };
}

export function changeInEffect(chain: string, { plan, interval }: Offer, actor: EventActor): FaircourtEvent {
  return { chain, type: 'subscription.changed', actor, data: { plan, interval } };
}

export function pastDue(
  chain: string,
  { id, graceEndsAt }: { id: string | null; graceEndsAt: Date },
  actor: EventActor,
): FaircourtEvent {
  const data = { invoice_id: id, grace_ends_at: graceEndsAt.toISOString() };
  return { chain, type: 'subscription.past_due', actor, data };
}

/** What the payment service says, where it is something new. */
export function planMirrored(chain: string, { plan, interval }: Offer, actor: EventActor): FaircourtEvent {
  return { chain, type: 'subscription.mirrored', actor, data: { plan, interval } };
}

/** By an admin, who keeps it or has set it right at the payment service. */
export function cardPaymentLookedAt(
  chain: string,
  { what, stripeId }: { what: 'odd_payment' | 'given_up' | 'unpaid_period'; stripeId: string },
  actor: EventActor,
): FaircourtEvent {
  return { chain, type: 'card_payment.looked_at', actor, data: { what, stripe_id: stripeId } };
}

export function planEnded(
  chain: string,
  { why, at }: { why: LapseReason; at: Date },
  actor: EventActor,
): FaircourtEvent {
  return { chain, type: 'subscription.ended', actor, data: { why, ended_at: at.toISOString() } };
}

export function reminded(
  chain: string,
  { kind, about }: { kind: BillingReminder; about: Date },
  actor: EventActor,
): FaircourtEvent {
  return { chain, type: 'subscription.reminded', actor, data: { kind, about: about.toISOString() } };
}

export function detailsSaved(chain: string, fields: string[], actor: EventActor): FaircourtEvent {
  return { chain, type: 'billing_details.saved', actor, data: { fields } };
}

export function invoiceIssued(
  chain: string,
  { id, isOrdered = false }: { id: string; isOrdered?: boolean },
  actor: EventActor,
): FaircourtEvent {
  const data = { invoice_id: id, ...(isOrdered && { is_ordered: true as const }) };
  return { chain, type: 'invoice.issued', actor, data };
}

export function invoicePaid(chain: string, id: string, actor: EventActor): FaircourtEvent {
  return { chain, type: 'invoice.paid', actor, data: { invoice_id: id } };
}

export function invoiceVoided(
  chain: string,
  { id, why }: { id: string; why: VoidReason },
  actor: EventActor,
): FaircourtEvent {
  return { chain, type: 'invoice.voided', actor, data: { invoice_id: id, why } };
}
