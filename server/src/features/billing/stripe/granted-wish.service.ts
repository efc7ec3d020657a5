/** Stripe has done what the owner of a plan wanted: now it is in the log, and people are told. */
import type { EventActor, FaircourtEvent } from '@faircourt/contracts/events';
import type { Transaction } from 'kysely';
import { holdUnasked } from '../../../access/holding/unasked.ts';
import { recordEvent } from '../../../platform/audit.ts';
import { inTransaction } from '../../../platform/database/database.ts';
import type { DB } from '../../../platform/database/schema.gen.ts';
import { changeDropped, offerChosen, planCancelled, planResumed } from '../life/life.events.ts';
import type { Life } from '../life/life.ts';
import { findLife } from '../life/life.store.ts';
import { BY_CLOCK, takeStep } from '../life/live.service.ts';
import { endsWhenCancelled } from '../life/moments.ts';
import type { StripeDeps } from './card.payments.ts';
import { findOwner } from './card.store.ts';
import { settleOperation, type Operation } from './operation.store.ts';
import { withWish } from './with-wish.ts';

/**
 * The plan was read again before, so that what is told is what Stripe says; where it cannot be read, it is what was asked for. Two that
 * carry it out at once tell it once.
 */
export async function settleWish(
  { db, clock }: StripeDeps,
  operation: Operation,
  { isRead }: { isRead: boolean },
): Promise<void> {
  const now = clock.now();
  await inTransaction(db, async (trx) => {
    const planId = operation.subscriptionId;
    if (planId !== null) await holdUnasked(trx, 'the calendar', { records: { subscription: planId } });
    const isSettled = await settleOperation(trx, operation.id, { state: 'done', now });
    if (!isSettled || planId === null) return;
    if (!isRead) await takeAsAsked(trx, planId, operation, now);
    const found = await findLife(trx, planId);
    const by = await findOwner(trx, planId);
    const event = found && by && eventOf(operation, planId, { life: found.life, by, now });
    if (event) await recordEvent(trx, event, now);
  });
}

async function takeAsAsked(
  trx: Transaction<DB>,
  planId: string,
  operation: Operation,
  now: Date,
): Promise<void> {
  const found = await findLife(trx, planId);
  if (found?.life.stage !== 'by_card') return;
  const { isCancelled, scheduled } = withWish(found.life, operation);
  await takeStep(trx, planId, { kind: 'granted', asked: { isCancelled, scheduled } }, { by: BY_CLOCK, now });
}

interface Granted {
  life: Life;
  /** The only one who can have wanted it. */
  by: EventActor;
  now: Date;
}

/** Null where the plan is no longer what was wanted: somebody has changed it at Stripe meanwhile. */
function eventOf(
  { kind, offer }: Operation,
  planId: string,
  { life, by, now }: Granted,
): FaircourtEvent | null {
  const isCancelled = life.stage !== 'by_card' || life.isCancelled;
  switch (kind) {
    case 'change':
      return offer && !isCancelled ? offerChosen(planId, offer, by) : null;
    case 'keep':
      return isCancelled ? null : changeDropped(planId, by);
    case 'cancel':
      return isCancelled ? planCancelled(planId, endsWhenCancelled(life, now), by) : null;
    case 'resume':
      return isCancelled ? null : planResumed(planId, by);
    default:
      return null;
  }
}
