/** The pages of Stripe for somebody whose plan is paid by card: to change the card, and to pay what it did not. */
import { randomUUID } from 'node:crypto';
import type { PaymentPage } from '@faircourt/contracts/billing';
import { actedBy } from '../../../access/engine/acted-by.ts';
import type { Guard } from '../../../access/engine/guard.ts';
import { listMailReaders } from '../../../delivery/mail-readers.ts';
import { findLife } from '../life/life.store.ts';
import { passTime } from '../life/pass-time.ts';
import type { CardDesk } from './card-desk.ts';
import { findCardPlan } from './card.store.ts';
import { notNow, withPlan, type CheckoutDeps } from './checkout.service.ts';
import { findLiveCustomer, findPayingCustomer } from './customer.service.ts';
import { orAway } from './stripe.client.ts';

export async function openPortal(deps: CheckoutDeps, guard: Guard, desk: CardDesk): Promise<PaymentPage> {
  const { cards, stripeId } = await withPlan(deps, guard, desk, async (trx, subscriptionId) => ({
    stripeId: (await findCardPlan(trx, subscriptionId))?.stripe_subscription_id ?? null,
  }));
  const { userId } = actedBy(guard);
  const { stripe } = cards;
  // Who pays two plans may be two customers, if both were begun before Stripe knew them: the card is that of this plan.
  const customer =
    (await orAway(findPayingCustomer(stripe, { stripeId, userId }))) ??
    (await orAway(findLiveCustomer(deps.db, stripe, userId)));
  if (customer === null) throw notNow('Nothing was paid by card yet.');
  const [reader] = await listMailReaders(deps.db, [userId]);
  const page = {
    customer,
    return_url: `${deps.baseUrl}${desk.paths.back}`,
    locale: reader?.locale ?? 'en',
  };
  const key = { idempotencyKey: `faircourt-portal-${randomUUID()}` };
  const { url } = await orAway(stripe.billingPortal.sessions.create(page, key));
  return { url };
}

/** Stripe's own page of the invoice that the card did not pay: another card can pay it there, at once. */
export async function openUnpaid(deps: CheckoutDeps, guard: Guard, desk: CardDesk): Promise<PaymentPage> {
  const { cards, stripeId } = await withPlan(deps, guard, desk, async (trx, subscriptionId) => {
    const found = await findLife(trx, subscriptionId);
    const life = found && passTime(found.life, guard.now).life;
    const plan = await findCardPlan(trx, subscriptionId);
    const isUnpaid = life?.stage === 'by_card' && life.phase.kind === 'past_due';
    if (!isUnpaid || !plan?.stripe_subscription_id) throw notNow('Nothing is open. Load the page again.');
    return { stripeId: plan.stripe_subscription_id };
  });
  const asked = cards.stripe.subscriptions.retrieve(stripeId, { expand: ['latest_invoice'] });
  const { latest_invoice: invoice } = await orAway(asked);
  const url = invoice !== null && typeof invoice !== 'string' ? invoice.hosted_invoice_url : null;
  if (!url) throw notNow('Nothing is open. Load the page again.');
  return { url };
}
