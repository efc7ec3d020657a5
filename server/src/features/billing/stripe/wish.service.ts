/**
 * What the owner of a plan wants that is paid by card. It is written down first; Stripe is asked outside of any transaction, and people
 * are told once Stripe has agreed.
 */
import type { Guard } from '../../../access/engine/guard.ts';
import type { Clock } from '../../../platform/clock.ts';
import { inTransaction, type Database, type Queries } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/errors.ts';
import type { Limit, RateLimiter } from '../../../platform/rate-limit.ts';
import type { ByCard } from '../life/by-card.ts';
import type { Offer } from '../life/life.ts';
import { findLife } from '../life/life.store.ts';
import { passTime } from '../life/pass-time.ts';
import type { CardDesk } from './card-desk.ts';
import type { CardPayments, StripeDeps } from './card.payments.ts';
import { findCardPlan } from './card.store.ts';
import { carryOutWishes } from './operation.service.ts';
import {
  CARD_WISHES,
  insertOperation,
  listPendingOf,
  type CardWish,
  type Operation,
} from './operation.store.ts';
import { cardNotWorking, NotSetUp } from './stripe.client.ts';
import { withWish } from './with-wish.ts';

export interface CardWished {
  kind: CardWish;
  offer?: Offer;
  limit?: Limit;
}

interface Deps {
  db: Database;
  clock: Clock;
  cards: CardPayments | null;
  limiter: RateLimiter;
}

export async function isByCard(queries: Queries, guard: Guard, desk: CardDesk): Promise<boolean> {
  const deskId = await desk.find(queries, guard);
  const found = deskId === null ? null : await findLife(queries, deskId);
  return found ? passTime(found.life, guard.now).life.stage === 'by_card' : false;
}

export async function wishByCard(deps: Deps, guard: Guard, desk: CardDesk, wish: CardWished): Promise<void> {
  const deskId = await desk.find(deps.db, guard);
  const { now } = guard;
  const planId = await inTransaction(deps.db, async (trx) => {
    const { subscriptionId } = await desk.hold(trx, guard, deskId);
    const found = await findLife(trx, subscriptionId);
    const life = found && passTime(found.life, now).life;
    const plan = await findCardPlan(trx, subscriptionId);
    if (life?.stage !== 'by_card' || !plan?.stripe_subscription_id) throw notNow();
    const waiting = await listPendingOf(trx, subscriptionId, CARD_WISHES);
    const { limit } = wish;
    const { kind, offer } = askedOf(life, wish);
    // Pressed again while it waits: it is asked for once.
    if (isSameWish(waiting.at(-1), { kind, ...(offer ? { offer } : {}) })) return subscriptionId;
    refuseIdle(waiting.reduce(withWish, life), wish);
    if (limit) await deps.limiter.count([{ limit, key: subscriptionId }], trx);
    const stripeId = plan.stripe_subscription_id;
    await insertOperation(trx, { kind, subscriptionId, stripeId, now, ...(offer ? { offer } : {}) });
    return subscriptionId;
  });
  if (deps.cards) await tryNow({ ...deps, ...deps.cards }, planId);
}

/** When Stripe cannot be reached, the page says that it waits, and a job goes on. */
async function tryNow(deps: StripeDeps, planId: string): Promise<void> {
  try {
    await carryOutWishes(deps, planId);
  } catch (error) {
    const isRefused = error instanceof Error && 'type' in error && error.type === 'StripeInvalidRequestError';
    if (isRefused) {
      throw new AppError('billing_not_now', 'The payment service refused this. Load the page again.', {
        cause: error,
      });
    }
    if (error instanceof NotSetUp) throw cardNotWorking(error);
  }
}

function isSameWish(last: Operation | undefined, { kind, offer }: CardWished): boolean {
  return last?.kind === kind && last.offer?.plan === offer?.plan && last.offer?.interval === offer?.interval;
}

/** While an invoice pays, what is to follow is no schedule at Stripe but the price of the card itself. */
function askedOf({ phase, plan, interval }: ByCard, { kind, offer }: CardWished): CardWished {
  const isPriceBack = kind === 'keep' && phase.kind === 'prepaid';
  return isPriceBack ? { kind: 'change', offer: { plan, interval } } : { kind, ...(offer ? { offer } : {}) };
}

function refuseIdle(life: ByCard, { kind, offer }: CardWished): void {
  const isPastDue = life.phase.kind === 'past_due';
  const next = life.scheduled ?? life;
  const isSame = offer && !life.isCancelled && next.plan === offer.plan && next.interval === offer.interval;
  const isIdle = {
    change: isPastDue || isSame === true,
    keep: life.scheduled === null,
    cancel: life.isCancelled && !isPastDue,
    resume: !life.isCancelled,
  };
  if (isIdle[kind]) throw notNow();
}

function notNow(): AppError {
  return new AppError('billing_not_now', 'This cannot be done with the plan now. Load the page again.');
}
