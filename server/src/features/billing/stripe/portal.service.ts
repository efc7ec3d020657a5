/** The pages of Stripe for somebody whose plan is paid by card: to change the card, and to pay what it did not. */
import { randomUUID } from 'node:crypto';
import type { PaymentPage } from '@faircourt/contracts/billing';
import { actedBy } from '../../../access/engine/acted-by.ts';
import type { Guard } from '../../../access/engine/guard.ts';
import { listMailReaders } from '../../../delivery/mail-readers.ts';
import { findLife } from '../life/life.store.ts';
import { passTime } from '../life/pass-time.ts';
import { findCardPlan } from './card.store.ts';
import { notNow, withPlan, type CheckoutDeps } from './checkout.service.ts';
import { findLiveCustomer } from './customer.service.ts';
import { orAway } from './stripe.client.ts';

export async function openPortal(deps: CheckoutDeps, guard: Guard): Promise<PaymentPage> {
  const { cards } = await withPlan(deps, guard, async () => ({}));
  const { userId } = actedBy(guard);
  const customer = await orAway(findLiveCustomer(deps.db, cards.stripe, userId));
  if (customer === null) throw notNow('Nothing was paid by card yet.');
  const [reader] = await listMailReaders(deps.db, [userId]);
  const page = { customer, return_url: `${deps.baseUrl}/dashboard/billing`, locale: reader?.locale ?? 'en' };
  const key = { idempotencyKey: `faircourt-portal-${randomUUID()}` };
  const { url } = await orAway(cards.stripe.billingPortal.sessions.create(page, key));
  return { url };
}

/** Stripe's own page of the invoice that the card did not pay: another card can pay it there, at once. */
export async function openUnpaid(deps: CheckoutDeps, guard: Guard): Promise<PaymentPage> {
  const { cards, stripeId } = await withPlan(deps, guard, async (trx, subscriptionId) => {
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
