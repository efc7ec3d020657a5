/** What the owner of a plan wants that is paid by card. It is written down first; Stripe is asked outside of any transaction. */
import { actedBy } from '../../../access/engine/acted-by.ts';
import type { Guard } from '../../../access/engine/guard.ts';
import { loadDeskFacts } from '../../../access/facts/load-desk-facts.ts';
import { holdFor } from '../../../access/holding/hold-for.ts';
import { recordEvent } from '../../../platform/audit.ts';
import type { Clock } from '../../../platform/clock.ts';
import { inTransaction, type Database, type Queries } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/errors.ts';
import type { Limit, RateLimiter } from '../../../platform/rate-limit.ts';
import type { EventActor, FaircourtEvent } from '@faircourt/contracts/events';
import { findBilledDeskOf } from '../billing.store.ts';
import type { ByCard } from '../life/by-card.ts';
import { changeDropped, offerChosen, planCancelled, planResumed } from '../life/life.events.ts';
import type { Offer } from '../life/life.ts';
import { findLife } from '../life/life.store.ts';
import { endsWhenCancelled } from '../life/moments.ts';
import { passTime } from '../life/pass-time.ts';
import type { CardPayments, StripeDeps } from './card.payments.ts';
import { findCardPlan } from './card.store.ts';
import { carryOutWishes } from './operation.service.ts';
import { insertOperation, type CardWish } from './operation.store.ts';

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

export async function isByCard(queries: Queries, guard: Guard): Promise<boolean> {
  const desk = await findBilledDeskOf(queries, guard.actor);
  const found = desk && (await findLife(queries, desk.id));
  return found ? passTime(found.life, guard.now).life.stage === 'by_card' : false;
}

export async function wishByCard(deps: Deps, guard: Guard, wish: CardWished): Promise<void> {
  const deskId = (await findBilledDeskOf(deps.db, guard.actor))?.id ?? null;
  const { now } = guard;
  const planId = await inTransaction(deps.db, async (trx) => {
    const { subscriptionId } = await holdFor(trx, guard, 'billing.manage', {
      records: { subscription: deskId },
      load: () => loadDeskFacts(trx, deskId),
    });
    const found = await findLife(trx, subscriptionId);
    const life = found && passTime(found.life, now).life;
    const plan = await findCardPlan(trx, subscriptionId);
    if (life?.stage !== 'by_card' || !plan?.stripe_subscription_id) throw notNow();
    refuseIdle(life, wish);
    const { kind, offer, limit } = wish;
    if (limit) await deps.limiter.count([{ limit, key: subscriptionId }], trx);
    await recordEvent(trx, eventOf(subscriptionId, life, wish, { by: actedBy(guard), now }), now);
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
  }
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

function eventOf(
  planId: string,
  life: ByCard,
  { kind, offer }: CardWished,
  { by, now }: { by: EventActor; now: Date },
): FaircourtEvent {
  switch (kind) {
    case 'change':
      return offerChosen(planId, offer ?? life, by);
    case 'keep':
      return changeDropped(planId, by);
    case 'cancel':
      return planCancelled(planId, endsWhenCancelled(life, now), by);
    case 'resume':
      return planResumed(planId, by);
  }
}

function notNow(): AppError {
  return new AppError('billing_not_now', 'This cannot be done with the plan now. Load the page again.');
}
