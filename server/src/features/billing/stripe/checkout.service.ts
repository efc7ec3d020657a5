/** Leads an owner to the checkout of Stripe, where a plan is paid by card. No card number ever comes here. */
import type { BillingCard, PaymentPage } from '@faircourt/contracts/billing';
import type { Stripe } from 'stripe';
import { actedBy } from '../../../access/engine/acted-by.ts';
import type { Guard } from '../../../access/engine/guard.ts';
import { listMailReaders } from '../../../delivery/mail-readers.ts';
import type { Clock } from '../../../platform/clock.ts';
import { inTransaction, type Database } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/errors.ts';
import type { RateLimiter } from '../../../platform/rate-limit.ts';
import { CHECKOUT_PER_PLAN, CONFIRM_PER_PLAN } from '../billing.limits.ts';
import { findBilledDesk } from '../billing.store.ts';
import { hasOtherPlan } from '../invoices/invoice.store.ts';
import type { Offer } from '../life/life.ts';
import { findLife } from '../life/life.store.ts';
import { canCheckOut, firstChargeOf } from '../life/mirror.ts';
import { passTime } from '../life/pass-time.ts';
import { requireSameProduct } from '../life/product.ts';
import type { CardDesk } from './card-desk.ts';
import type { CardPayments } from './card.payments.ts';
import { presentCard } from './card.presenter.ts';
import { lookupKeyOf } from './catalogue.ts';
import { findLiveCustomer } from './customer.service.ts';
import { checkoutParams } from './checkout.params.ts';
import { carryOutNow, findPrice, mirrorCompleted } from './operation.service.ts';
import { keyOf } from './refund.service.ts';
import { isRefused, orAway, orMissing } from './stripe.client.ts';
import {
  insertOperation,
  listPendingOf,
  storeSession,
  takeSession,
  type Operation,
} from './operation.store.ts';

export interface CheckoutDeps {
  db: Database;
  clock: Clock;
  baseUrl: string;
  limiter: RateLimiter;
  cards: CardPayments | null;
}

export async function readCard(deps: CheckoutDeps, guard: Guard): Promise<BillingCard> {
  guard.authorise('billing.read');
  const { userId } = actedBy(guard);
  const desk = await findBilledDesk(deps.db, userId);
  const found = desk && (await findLife(deps.db, desk.id));
  return presentCard(deps.db, {
    cards: deps.cards,
    subscriptionId: desk?.id ?? null,
    life: found && passTime(found.life, guard.now).life,
    userId,
    isOwner: desk?.owner_user_id === userId,
    now: guard.now,
  });
}

export async function beginCheckout(
  deps: CheckoutDeps,
  guard: Guard,
  desk: CardDesk,
  offer: Offer,
): Promise<PaymentPage> {
  const begun = await withPlan(deps, guard, desk, async (trx, subscriptionId) => {
    const found = await findLife(trx, subscriptionId);
    const life = found && passTime(found.life, guard.now).life;
    if (!life || !canCheckOut(life, guard.now))
      throw notNow('The plan is not at a point where it can be paid by card.');
    requireSameProduct(life, offer);
    if (life.stage === 'lapsed' && (await hasOtherPlan(trx, subscriptionId))) {
      throw new AppError('other_plan', 'You have another plan by now. Load the page again.');
    }
    await deps.limiter.count([{ limit: CHECKOUT_PER_PLAN, key: subscriptionId }], trx);
    const earlier = await listPendingOf(trx, subscriptionId, ['checkout']);
    const asked = { kind: 'checkout', subscriptionId, stripeId: null, offer, now: guard.now } as const;
    const operationId = await insertOperation(trx, asked);
    if (operationId === null) throw notNow('A checkout has begun already.');
    return { operationId, subscriptionId, earlier, firstChargeAt: firstChargeOf(life) };
  });
  return orAway(openCheckout(deps, { ...begun, desk, offer }, actedBy(guard).userId, guard.now));
}

interface Begun {
  cards: CardPayments;
  operationId: string;
  subscriptionId: string;
  earlier: Operation[];
  firstChargeAt: Date | null;
  desk: CardDesk;
  offer: Offer;
}

async function openCheckout(
  deps: CheckoutDeps,
  begun: Begun,
  userId: string,
  now: Date,
): Promise<PaymentPage> {
  const { stripe } = begun.cards;
  await closeEarlier(deps, begun.cards, begun.earlier);
  const [reader] = await listMailReaders(deps.db, [userId]);
  const params = checkoutParams({
    subscriptionId: begun.subscriptionId,
    desk: begun.desk,
    userId,
    price: await findPrice(stripe, lookupKeyOf(begun.offer)),
    customerId: await findLiveCustomer(deps.db, stripe, userId),
    email: reader?.email ?? null,
    locale: reader?.locale ?? 'en',
    firstChargeAt: begun.firstChargeAt,
    baseUrl: deps.baseUrl,
    now,
  });
  const session = await stripe.checkout.sessions.create(params, keyOf({ id: begun.operationId }, 'checkout'));
  if (!(await storeSession(deps.db, begun.operationId, session.id))) {
    await stripe.checkout.sessions.expire(session.id, {}, keyOf({ id: begun.operationId }, 'expire'));
    throw notNow('The payment page was opened a second time. Use the newer one.');
  }
  if (session.url === null) throw new Error('Stripe made a checkout without an address');
  return { url: session.url };
}

/** The reader is back from the checkout: the faster one of this and the webhook takes it over. */
export async function confirmCheckout(deps: CheckoutDeps, guard: Guard, desk: CardDesk): Promise<void> {
  const begun = await withPlan(deps, guard, desk, async (trx, subscriptionId) => {
    await deps.limiter.count([{ limit: CONFIRM_PER_PLAN, key: subscriptionId }], trx);
    return { earlier: await listPendingOf(trx, subscriptionId, ['checkout']) };
  });
  for (const { id } of begun.earlier) await orAway(carryOutNow({ ...deps, ...begun.cards }, id));
}

export async function withPlan<Found extends object>(
  deps: CheckoutDeps,
  guard: Guard,
  desk: CardDesk,
  find: (trx: Parameters<typeof insertOperation>[0], subscriptionId: string) => Promise<Found>,
): Promise<Found & { cards: CardPayments }> {
  const deskId = await desk.find(deps.db, guard);
  return inTransaction(deps.db, async (trx) => {
    const { subscriptionId } = await desk.hold(trx, guard, deskId);
    const { cards } = deps;
    if (!cards) throw notNow('Plans are paid by invoice here.');
    return { ...(await find(trx, subscriptionId)), cards };
  });
}

/**
 * Two pages that are open at once must not both be paid. Taken off the list first: who makes a page for it now closes that page
 * themselves.
 */
async function closeEarlier(deps: CheckoutDeps, cards: CardPayments, earlier: Operation[]): Promise<void> {
  for (const { id, subscriptionId } of earlier) {
    const sessionId = await takeSession(deps.db, id, deps.clock.now());
    if (sessionId === null) continue;
    const session = await closeSession(cards, sessionId, keyOf({ id }, 'expire'));
    if (session?.status === 'complete') {
      await mirrorCompleted({ ...deps, ...cards }, session);
      await refusePaid(deps, subscriptionId);
    }
  }
}

/** As it is afterwards: it may be paid, or over, in the moment in which it is closed. Null: Stripe does not know it any more. */
async function closeSession(
  { stripe: { checkout } }: CardPayments,
  sessionId: string,
  key: { idempotencyKey: string },
): Promise<Stripe.Checkout.Session | null> {
  const session = await orMissing<Stripe.Checkout.Session>(checkout.sessions.retrieve(sessionId));
  if (session?.status !== 'open') return session;
  try {
    return await checkout.sessions.expire(sessionId, {}, key);
  } catch (error) {
    if (!isRefused(error)) throw error;
    const now = await orMissing<Stripe.Checkout.Session>(checkout.sessions.retrieve(sessionId));
    if (now?.status === 'open') throw error;
    return now;
  }
}

/** What was confirmed earlier may pay for the plan now, or have ended since. */
async function refusePaid(deps: CheckoutDeps, subscriptionId: string | null): Promise<void> {
  const found = subscriptionId === null ? null : await findLife(deps.db, subscriptionId);
  const life = found && passTime(found.life, deps.clock.now()).life;
  if (!life || !canCheckOut(life, deps.clock.now()))
    throw notNow('The plan was paid by card already. Load the page again.');
}

export function notNow(detail: string): AppError {
  return new AppError('billing_not_now', detail);
}
