/** Purchase orders as admins decide them: accepted, the year is open and billed; refused, the owner reads why. */
import type {
  AdminPurchaseOrder,
  AdminPurchaseOrders,
  PurchaseOrderState,
  RefusePurchaseOrder,
} from '@faircourt/contracts/purchase-orders';
import type { Transaction } from 'kysely';
import { actedBy } from '../../../access/engine/acted-by.ts';
import type { Guard } from '../../../access/engine/guard.ts';
import { holdForCapability } from '../../../access/holding/hold-for.ts';
import { recordEvent } from '../../../platform/audit.ts';
import { inTransaction, type Database } from '../../../platform/database/database.ts';
import type { DB } from '../../../platform/database/schema.gen.ts';
import { AppError } from '../../../platform/errors.ts';
import { findOpenInvoiceId } from '../invoices/invoice.store.ts';
import { takeStep } from '../life/live.service.ts';
import { refuseSecondPlan } from '../second-plan.ts';
import { orderAccepted, orderRefused } from './order.events.ts';
import { presentOrderForAdmin } from './order.presenter.ts';
import { decidedAlready } from './order.service.ts';
import { countPendingOrders, findOrder, listOrders, storeDecision, type OrderRow } from './order.store.ts';

interface Deps {
  db: Database;
}

/** More have never waited at a time, and what was decided long ago is on the page of its invoice. */
const MOST = 100;

export async function listAllOrders(
  { db }: Deps,
  guard: Guard,
  state: PurchaseOrderState,
): Promise<AdminPurchaseOrders> {
  guard.authorise('purchase_order.decide');
  const rows = await listOrders(db, { state, most: MOST });
  const { pending, oldest } = await countPendingOrders(db);
  return {
    items: rows.map(presentOrderForAdmin),
    pending,
    oldest_sent_at: oldest?.toISOString() ?? null,
  };
}

/** Accepting it again changes nothing. */
export function acceptOrder(deps: Deps, guard: Guard, orderId: string): Promise<AdminPurchaseOrder> {
  return answer(deps, guard, orderId, async (trx, order) => {
    if (order.state === 'accepted') return;
    if (order.state !== 'pending') throw decidedAlready();
    const { subscription_id: subscriptionId, number: orderNumber } = order;
    const by = actedBy(guard);
    const { now } = guard;
    await refuseSecondPlan(trx, subscriptionId, 'order');
    await takeStep(trx, subscriptionId, { kind: 'order_accepted' }, { by, now, orderNumber });
    const invoiceId = await findOpenInvoiceId(trx, subscriptionId);
    if (invoiceId === null) throw new Error('An accepted order has no invoice');
    const decided = { state: 'accepted', by: by.userId, reason: null, invoiceId, now } as const;
    await storeDecision(trx, orderId, decided);
    await recordEvent(trx, orderAccepted(subscriptionId, { orderId, invoiceId }, by), now);
  });
}

export function refuseOrder(
  deps: Deps,
  guard: Guard,
  orderId: string,
  { reason }: RefusePurchaseOrder,
): Promise<AdminPurchaseOrder> {
  return answer(deps, guard, orderId, async (trx, order) => {
    if (order.state === 'refused') return;
    if (order.state !== 'pending') throw decidedAlready();
    const by = actedBy(guard);
    const { now } = guard;
    await takeStep(trx, order.subscription_id, { kind: 'order_ended' }, { by, now });
    await storeDecision(trx, orderId, { state: 'refused', by: by.userId, reason, invoiceId: null, now });
    await recordEvent(trx, orderRefused(order.subscription_id, orderId, by), now);
  });
}

async function answer(
  { db }: Deps,
  guard: Guard,
  orderId: string,
  decide: (trx: Transaction<DB>, order: OrderRow) => Promise<void>,
): Promise<AdminPurchaseOrder> {
  guard.authorise('purchase_order.decide');
  const seen = await findOrder(db, orderId);
  if (!seen) throw new AppError('not_found', 'No purchase order has this id.');
  return inTransaction(db, async (trx) => {
    const records = { subscription: seen.subscription_id };
    await holdForCapability(trx, guard, 'purchase_order.decide', { records });
    const order = await findOrder(trx, orderId);
    if (order) await decide(trx, order);
    return presentOrderForAdmin((await findOrder(trx, orderId)) ?? seen);
  });
}
