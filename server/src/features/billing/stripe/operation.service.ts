/**
 * Does at Stripe what was written down before. Every write carries a key made of the operation's id, so doing it twice is doing it
 * once; afterwards the plan is read again.
 */
import { Stripe } from 'stripe';
import { findLife } from '../life/life.store.ts';
import { OtherProduct } from '../life/product.ts';
import { lookupKeyOf } from './catalogue.ts';
import type { StripeDeps } from './card.payments.ts';
import { findPlanIdOf, isPaidByCard } from './card.store.ts';
import { settleWish } from './granted-wish.service.ts';
import { mirrorPlan } from './mirror.service.ts';
import {
  CARD_WISHES,
  findPending,
  isWish,
  listPending,
  listPendingOf,
  settleOperation,
  type Operation,
} from './operation.store.ts';
import { scheduleChange, releaseSchedule } from './schedule.service.ts';
import { endNow, giveBack, keyOf, refundPayment } from './refund.service.ts';
import { NotSetUp, orMissing } from './stripe.client.ts';

const AT_A_TIME = 50;
/** Who asked is at it themselves until then. */
const AT_ONCE_MS = 30_000;

/** What a fall, or an outage of Stripe, has left. One that fails stops no other plan. */
export async function finishOperations(deps: StripeDeps): Promise<void> {
  const before = new Date(deps.clock.now().getTime() - AT_ONCE_MS);
  const failures: unknown[] = [];
  const stuck = new Set<string>();
  for (const operation of await listPending(deps.db, { before, most: AT_A_TIME })) {
    const about = operation.subscriptionId ?? operation.id;
    // In their order: what was asked for later waits too.
    if (stuck.has(about)) continue;
    try {
      await carryOut(deps, operation);
    } catch (error) {
      stuck.add(about);
      failures.push(error);
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, 'Stripe could not be asked for everything.');
}

export async function carryOutNow(deps: StripeDeps, operationId: string): Promise<void> {
  const operation = await findPending(deps.db, operationId);
  if (operation) await carryOut(deps, operation);
}

/** What waits is asked first, so that who cancels and resumes ends resumed. */
export async function carryOutWishes(deps: StripeDeps, subscriptionId: string): Promise<void> {
  for (const operation of await listPendingOf(deps.db, subscriptionId, CARD_WISHES)) {
    await carryOut(deps, operation);
  }
}

async function carryOut(deps: StripeDeps, operation: Operation): Promise<void> {
  try {
    if (isWish(operation)) return await grant(deps, operation);
    const isDone = await ask(deps, operation);
    if (isDone) await settleOperation(deps.db, operation.id, { state: 'done', now: deps.clock.now() });
  } catch (error) {
    if (!isFinal(error)) throw error;
    const fault = error instanceof Error ? error.message : String(error);
    await settleOperation(deps.db, operation.id, { state: 'given_up', fault, now: deps.clock.now() });
    throw error;
  }
}

/**
 * Asking again would get the same answer: it is given up, and the comparison lists it for an admin. So is what needs a price that nobody
 * has set up; a page that was paid is taken over by the next comparison, once the price is there.
 */
function isFinal(error: unknown): boolean {
  return (
    error instanceof Stripe.errors.StripeInvalidRequestError ||
    error instanceof Stripe.errors.StripeIdempotencyError ||
    error instanceof NotSetUp
  );
}

/** False: it is not at its end yet. */
async function ask(deps: StripeDeps, operation: Operation): Promise<boolean> {
  const { kind, stripeId } = operation;
  if (kind === 'checkout') return followCheckout(deps, operation);
  if (stripeId === null) return true;
  if (kind === 'forget') return forget(deps, operation, stripeId);
  if (kind === 'end') return end(deps, operation, stripeId);
  if (kind === 'give_back') {
    await giveBack(deps, operation, stripeId);
    return true;
  }
  await refundPayment(deps, operation, stripeId);
  return true;
}

/** What Stripe has agreed to is done, also where nobody can read the price: what was asked for after it waits for no admin. */
async function grant(deps: StripeDeps, operation: Operation): Promise<void> {
  const { stripeId } = operation;
  if (stripeId !== null) await wish(deps, operation, stripeId);
  const isRead = stripeId === null || (await canMirror(deps, stripeId, [OtherProduct, NotSetUp]));
  await settleWish(deps, operation, { isRead });
}

type Unreadable = typeof OtherProduct | typeof NotSetUp;

/** False: its price is of the other product, or none of ours. The comparison lists it for an admin. */
async function canMirror(
  deps: StripeDeps,
  stripeId: string,
  faults: readonly Unreadable[],
): Promise<boolean> {
  try {
    await mirrorPlan(deps, stripeId);
    return true;
  } catch (error) {
    if (faults.some((fault) => error instanceof fault)) return false;
    throw error;
  }
}

/** Deleting the customer ends everything at once, so the clock first takes the card off the plan, whose paid days the staff keeps. */
async function forget(deps: StripeDeps, operation: Operation, stripeId: string): Promise<boolean> {
  const { subscriptionId } = operation;
  if (subscriptionId !== null && (await isPaidByCard(deps.db, subscriptionId))) return false;
  await orMissing(deps.stripe.customers.del(stripeId, {}, keyOf(operation, 'forget')));
  return true;
}

const ENDS_AT_ONCE: readonly Stripe.Subscription.Status[] = ['past_due', 'unpaid', 'canceled'];

async function wish(deps: StripeDeps, operation: Operation, stripeId: string): Promise<void> {
  const { stripe } = deps;
  const found = await stripe.subscriptions.retrieve(stripeId, { expand: ['schedule'] });
  const key = (part: string) => keyOf(operation, part);
  switch (operation.kind) {
    case 'cancel':
      await releaseSchedule(stripe, found, key('release'));
      // Nothing is paid: it ends at once, and the open invoice with it.
      if (ENDS_AT_ONCE.includes(found.status)) await endNow(deps, operation, found);
      else await stripe.subscriptions.update(stripeId, { cancel_at_period_end: true }, key('cancel'));
      return;
    case 'resume':
      await stripe.subscriptions.update(stripeId, { cancel_at_period_end: false }, key('resume'));
      return;
    case 'keep':
      await releaseSchedule(stripe, found, key('release'));
      return;
    default:
      if (operation.offer) await change(deps, operation, found);
  }
}

async function change(
  { stripe }: StripeDeps,
  operation: Operation,
  found: Stripe.Subscription,
): Promise<void> {
  const { offer } = operation;
  const [item] = found.items.data;
  if (!offer || !item) return;
  const key = (part: string) => keyOf(operation, part);
  if (found.cancel_at_period_end) {
    await stripe.subscriptions.update(found.id, { cancel_at_period_end: false }, key('resume'));
  }
  const price = await findPrice(stripe, lookupKeyOf(offer));
  // A schedule that is there is changed and not replaced: a second try would release what the first one has made.
  if (item.price.id !== price && found.status !== 'trialing')
    return scheduleChange(stripe, found, price, key);
  await releaseSchedule(stripe, found, key('release'));
  if (item.price.id === price) return;
  // Nothing is paid in a trial: what is wanted counts at once, and the trial's end stays.
  await stripe.subscriptions.update(
    found.id,
    { items: [{ id: item.id, price }], proration_behavior: 'none' },
    key('change'),
  );
}

/** By its key: the newest price of the offer. */
export async function findPrice(stripe: Stripe, lookupKey: string): Promise<string> {
  const { data } = await stripe.prices.list({ lookup_keys: [lookupKey], active: true, limit: 1 });
  const [price] = data;
  if (!price) throw new NotSetUp(`Stripe has no price ${lookupKey}. Run: npm run admin -- stripe-setup`);
  return price.id;
}

/**
 * Unless Stripe says that it was paid meanwhile: then our clock was wrong, and not the card. What the plan has let go is not asked about,
 * and a payment for the other product is none for this one.
 */
async function end(deps: StripeDeps, operation: Operation, stripeId: string): Promise<boolean> {
  if ((await findPlanIdOf(deps.db, stripeId)) !== null) await canMirror(deps, stripeId, [OtherProduct]);
  const planId = await findPlanIdOf(deps.db, stripeId);
  const plan = planId === null ? null : await findLife(deps.db, planId);
  if (plan?.life.stage === 'by_card') return true;
  await giveBack(deps, operation, stripeId);
  return true;
}

/** A checkout that was completed and of which we have heard nothing; one that is over is nothing to wait for. */
async function followCheckout(deps: StripeDeps, { stripeId }: Operation): Promise<boolean> {
  if (stripeId === null) return true;
  const session = await orMissing(deps.stripe.checkout.sessions.retrieve(stripeId));
  if (!session || session.status === 'expired') return true;
  return session.status === 'complete' && mirrorCompleted(deps, session);
}

/** False: it has no subscription yet. */
export async function mirrorCompleted(
  deps: StripeDeps,
  { subscription }: Stripe.Checkout.Session,
): Promise<boolean> {
  if (subscription === null) return false;
  await mirrorPlan(deps, typeof subscription === 'string' ? subscription : subscription.id);
  return true;
}
