/** What the owner of a plan hears of a purchase order that was refused, or dropped. Of an accepted one the invoice tells. */
import type { EventOf } from '@faircourt/contracts/events';
import type { Transaction } from 'kysely';
import type { NoticeContext } from '../../../delivery/notice.ts';
import type { DB } from '../../../platform/database/schema.gen.ts';
import { tell } from '../billing.notices.ts';
import { findOrder } from './order.store.ts';

export async function notifyOfRefusedOrder(
  trx: Transaction<DB>,
  { chain, data }: EventOf<'purchase_order.refused'>,
  context: NoticeContext,
): Promise<void> {
  const order = await findOrder(trx, data.order_id);
  if (!order) return;
  const { number: orderNumber, plan, reason } = order;
  await tell(trx, context, chain, {
    what: 'order_refused',
    on: context.now,
    invoice: null,
    plan,
    orderNumber,
    reason,
  });
}

/** Where a card has taken its place, which may be confirmed long after the page was left. Who took it back themselves has read so. */
export async function notifyOfDroppedOrder(
  trx: Transaction<DB>,
  { chain, data }: EventOf<'purchase_order.withdrawn'>,
  context: NoticeContext,
): Promise<void> {
  const order = data.is_by_card ? await findOrder(trx, data.order_id) : null;
  if (!order) return;
  const { number: orderNumber, plan } = order;
  await tell(trx, context, chain, {
    what: 'order_dropped',
    on: context.now,
    invoice: null,
    plan,
    orderNumber,
  });
}
