/** A plan that ended because its owner took over another one is not charged any more. */
import type { EventOf } from '@faircourt/contracts/events';
import type { Transaction } from 'kysely';
import { recordEvent } from '../../../platform/audit.ts';
import type { DB } from '../../../platform/database/schema.gen.ts';
import { invoiceVoided } from '../life/life.events.ts';
import { findOpenInvoiceId, storeVoid } from './invoice.store.ts';

/** The subscription is held by those who ended it. */
export async function voidInvoicesOfLapsed(
  trx: Transaction<DB>,
  { chain: subscriptionId, actor }: EventOf<'subscription.lapsed'>,
  { now }: { now: Date },
): Promise<void> {
  const id = await findOpenInvoiceId(trx, subscriptionId);
  if (id === null) return;
  await storeVoid(trx, id, { reason: 'handed_over', by: null, now });
  await recordEvent(trx, invoiceVoided(subscriptionId, { id, why: 'handed_over' }, actor), now);
}
