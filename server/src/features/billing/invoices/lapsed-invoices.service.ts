/** Nobody is charged for a plan of their own that has ended, once they work under another one. */
import type { EventActor, EventOf } from '@faircourt/contracts/events';
import type { Transaction } from 'kysely';
import { recordEvent } from '../../../platform/audit.ts';
import type { DB } from '../../../platform/database/schema.gen.ts';
import { invoiceVoided } from '../life/life.events.ts';
import { findLife } from '../life/life.store.ts';
import { takeStep } from '../life/live.service.ts';
import { endCard } from '../stripe/card.store.ts';
import { findOpenInvoiceId, listLapsedToReturn, storeVoid } from './invoice.store.ts';

/** The subscription is held by those who ended it. */
export async function voidInvoicesOfLapsed(
  trx: Transaction<DB>,
  { chain: subscriptionId, actor }: EventOf<'subscription.lapsed'>,
  { now }: { now: Date },
): Promise<void> {
  await endCard(trx, subscriptionId, { isLeft: true, now });
  const id = await findOpenInvoiceId(trx, subscriptionId);
  if (id === null) return;
  await storeVoid(trx, id, { code: 'handed_over', reason: null, by: null, now });
  await recordEvent(trx, invoiceVoided(subscriptionId, { id, why: 'handed_over' }, actor), now);
}

/**
 * Of plans that ended before: somebody asked to return to one, and now sits down at another desk or gets it. Paid all the same, it
 * would be a second plan. The subscriptions are held.
 */
export async function takeBackBills(
  trx: Transaction<DB>,
  userId: string,
  taken: { by: EventActor; now: Date },
): Promise<void> {
  for (const id of await listLapsedToReturn(trx, userId)) {
    await takeStep(trx, id, { kind: 'time' }, taken);
    const found = await findLife(trx, id);
    // The clock may have taken it back just now.
    if (found?.life.bill || found?.life.hasOrder) await takeStep(trx, id, { kind: 'cancelled' }, taken);
  }
}
