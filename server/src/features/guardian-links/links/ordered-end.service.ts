/**
 * A guardian link that two admins end on a court order's word. What follows is the same as with any link that ends; only
 * the two sides cannot bring it back between themselves: another guardian or an admin has to agree first.
 */
import type { EventOf } from '@faircourt/contracts/events';
import type { Transaction } from 'kysely';
import type { DB } from '../../../platform/database/schema.gen.ts';
import { finishLink } from './link-change.service.ts';
import { findLink, storeOrderedEnd } from './link.store.ts';

/** The athlete is held by then, and the link is in effect. */
export async function endLinkOnOrder(
  trx: Transaction<DB>,
  { actor: { userId, role }, data }: EventOf<'confirmation.confirmed'>,
  { now }: { now: Date },
): Promise<void> {
  if (data.kind !== 'end_link' || data.link_id === null || userId === null) return;
  const link = await findLink(trx, data.link_id);
  if (!link) return;
  await finishLink(trx, link, { by: { userId, role }, now, isOrdered: true });
  await storeOrderedEnd(trx, link.id);
}
