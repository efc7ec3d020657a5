/** A plan that somebody else owns from now on: the former owner's address stays behind, and what is open is billed to the new one. */
import type { EventOf } from '@faircourt/contracts/events';
import type { Transaction } from 'kysely';
import type { DB } from '../../../platform/database/schema.gen.ts';
import { deleteDetails } from '../billing.store.ts';
import { takeStep } from '../life/live.service.ts';
import { findInvoice, findOpenInvoiceId } from './invoice.store.ts';

/** The subscription is held by those who handed it over. */
export async function readdressBilling(
  trx: Transaction<DB>,
  { chain: subscriptionId, actor }: EventOf<'subscription.handed_over'>,
  { now }: { now: Date },
): Promise<void> {
  await deleteDetails(trx, subscriptionId);
  // Also where nothing is billed yet: an order that waits, or a card that pays, goes with the one whose it is.
  const openId = await findOpenInvoiceId(trx, subscriptionId);
  const open = openId === null ? null : await findInvoice(trx, openId);
  const keptOrderNumber = open?.purchase_order_number ?? null;
  await takeStep(trx, subscriptionId, { kind: 'handed_over' }, { by: actor, now, keptOrderNumber });
}
