/**
 * Takes over what Stripe says of a plan. Whatever led here, a webhook, a wish of the owner or the nightly comparison, it is read
 * again before anything is changed; the payments that are not in our books yet become invoices.
 */
import type { Transaction } from 'kysely';
import { holdUnasked } from '../../../access/holding/unasked.ts';
import { recordEvent } from '../../../platform/audit.ts';
import { inTransaction } from '../../../platform/database/database.ts';
import type { DB } from '../../../platform/database/schema.gen.ts';
import { hasOtherPlan } from '../invoices/invoice.store.ts';
import { listBooked } from '../invoices/receipt.store.ts';
import { planMirrored } from '../life/life.events.ts';
import type { Life, LifeEvent } from '../life/life.ts';
import { findLife } from '../life/life.store.ts';
import { BY_CLOCK, takeStep } from '../life/live.service.ts';
import { productOf } from '../life/product.ts';
import { Refused } from '../life/refused.ts';
import type { Receipt } from '../life/mirror.ts';
import { step } from '../life/step.ts';
import type { StripeDeps } from './card.payments.ts';
import {
  databaseNow,
  endCard,
  findCardPlan,
  findPlanIdOf,
  storeCard,
  storeCustomer,
  userExists,
  type CardPlan,
} from './card.store.ts';
import { insertOperation, isLeft, isRefundAsked } from './operation.store.ts';
import { meetingBooks, sortPayments } from './payments.ts';
import { readPlan, type Reading } from './reading.ts';

/** `not_ours`: no plan of ours is paid by it. */
type Outcome = 'taken_over' | 'no_news' | 'not_ours' | 'given_back';

interface Mirrored {
  what: Outcome;
  /** Ours, also where the subscription at Stripe has been let go. */
  planId: string | null;
  /** Payments that a person has to look at, whatever became of the card since. */
  odd: OddPayment[];
}

export interface OddPayment extends Receipt {
  /** What somebody has given back of it at Stripe. */
  backCents: number;
  /** By a price of the other product, that somebody put on the subscription at Stripe. */
  isOfOther: boolean;
}

export async function mirrorPlan(deps: StripeDeps, stripeSubscriptionId: string): Promise<Mirrored> {
  const readAt = await databaseNow(deps.db);
  const reading = await readPlan(deps.stripe, stripeSubscriptionId);
  if (!reading) return NOT_OURS;
  const now = deps.clock.now();
  return inTransaction(deps.db, async (trx) => {
    const planId = (await findPlanIdOf(trx, stripeSubscriptionId)) ?? reading.subscriptionId;
    if (planId === null || !isUuid(planId)) return NOT_OURS;
    await holdUnasked(trx, 'the calendar', { records: { subscription: planId } });
    const plan = await findCardPlan(trx, planId);
    const found = await findLife(trx, planId);
    if (!plan || !found) return NOT_OURS;
    const booked = await listBooked(trx, planId);
    const { fresh, twice, odd } = sortPayments(reading.told.receipts, booked, reading.returned);
    // What was paid for the other product, by a price that somebody put on it at Stripe, is for a person.
    const isOfOther = ({ plan: paid }: Receipt) => productOf(paid) !== productOf(found.life.plan);
    const own = fresh.filter((receipt) => !isOfOther(receipt));
    odd.push(...fresh.filter(isOfOther));
    const answer = (what: Outcome, kept = odd): Mirrored => ({
      what,
      planId,
      odd: kept.map((receipt) => ({
        ...receipt,
        backCents: reading.back.get(receipt.id) ?? 0,
        isOfOther: isOfOther(receipt),
      })),
    });
    // Somebody read later and was faster.
    if (isAttached(plan, reading) && plan.stripe_read_at && plan.stripe_read_at > readAt)
      return answer('no_news');
    const event: LifeEvent = { kind: 'mirrored', told: { ...reading.told, receipts: own } };
    const before = isAttached(plan, reading) ? found.life : await letTimePass(trx, planId, now);
    const fits = await fit(trx, { plan, reading, life: before, event, hasPaidTwice: twice.length > 0, now });
    if (fits !== 'yes') {
      // What is in no book and meets none goes back with the subscription.
      const kept = meetingBooks(odd, booked);
      if (fits === 'no') return answer('not_ours', kept);
      if (isAttached(plan, reading)) await endCard(trx, planId, { isLeft: true, now });
      else
        await insertOperation(trx, {
          kind: 'give_back',
          subscriptionId: planId,
          stripeId: stripeSubscriptionId,
          now,
        });
      return answer('given_back', kept);
    }
    for (const { id } of twice) await refundOnce(trx, planId, id, now);
    return answer(await takeOver(trx, { plan, reading, before, event, readAt, now }));
  });
}

const NOT_OURS: Mirrored = { what: 'not_ours', planId: null, odd: [] };

/** What the clock has to end is ended with the card that it was paid by, before another one takes its place. */
function letTimePass(trx: Transaction<DB>, planId: string, now: Date): Promise<Life> {
  return takeStep(trx, planId, { kind: 'time' }, { by: BY_CLOCK, now });
}

async function refundOnce(trx: Transaction<DB>, planId: string, stripeInvoiceId: string, now: Date) {
  if (await isRefundAsked(trx, stripeInvoiceId)) return;
  await insertOperation(trx, { kind: 'refund', subscriptionId: planId, stripeId: stripeInvoiceId, now });
}

interface Taking {
  plan: CardPlan;
  reading: Reading;
  before: Life;
  event: LifeEvent;
  readAt: Date;
  now: Date;
}

async function takeOver(trx: Transaction<DB>, taking: Taking): Promise<Outcome> {
  const { plan, reading, before, event, readAt, now } = taking;
  const { card, stripeSubscriptionId, customerId, userId } = reading;
  if (userId !== null && isUuid(userId) && (await userExists(trx, userId))) {
    await storeCustomer(trx, customerId, userId);
  }
  await storeCard(trx, plan.id, {
    stripeSubscriptionId,
    readAt,
    brand: card?.brand ?? null,
    last4: card?.last4 ?? null,
  });
  const life = await takeStep(trx, plan.id, event, { by: BY_CLOCK, now });
  const isNew =
    JSON.stringify(before) !== JSON.stringify(life) ||
    !isAttached(plan, reading) ||
    plan.card_last4 !== (card?.last4 ?? null);
  if (!isNew) return 'no_news';
  const { plan: name, interval } = reading.told;
  await recordEvent(trx, planMirrored(plan.id, { plan: name, interval }, BY_CLOCK), now);
  return 'taken_over';
}

interface Asked {
  life: Life;
  hasPaidTwice: boolean;
}

/**
 * Whether this subscription at Stripe pays for our plan. `twice`: the plan is paid otherwise, by an invoice, by another card or by
 * another owner, so what was paid here goes back.
 */
async function fit(trx: Transaction<DB>, asked: Omit<Taking, 'before' | 'readAt'> & Asked) {
  const { plan, reading, life, event, hasPaidTwice, now } = asked;
  // Heard so late that an invoice has paid for the same time: it opens nothing.
  const isTooLate = hasPaidTwice && life.stage !== 'by_card';
  if (isAttached(plan, reading)) return !isTooLate && canTake(life, event, now) ? 'yes' : 'twice';
  // What has ended begins nothing, and what we have let go is not taken back.
  if (reading.told.stage === 'ended' || (await isLeft(trx, reading.stripeSubscriptionId))) return 'no';
  if (isTooLate || life.stage === 'by_card' || reading.userId !== plan.owner_user_id) return 'twice';
  if (life.stage === 'lapsed' && (await hasOtherPlan(trx, plan.id))) return 'twice';
  return canTake(life, event, now) ? 'yes' : 'twice';
}

/** Not while an invoice pays for the plan. */
function canTake(life: Life, event: LifeEvent, now: Date): boolean {
  try {
    step(life, event, now);
    return true;
  } catch (error) {
    if (error instanceof Refused) return false;
    throw error;
  }
}

function isAttached(plan: CardPlan, { stripeSubscriptionId }: Reading): boolean {
  return plan.stripe_subscription_id === stripeSubscriptionId;
}

/** What stands in the metadata at Stripe can be anything. */
function isUuid(text: string): boolean {
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);
}
