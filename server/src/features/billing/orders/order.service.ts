/** Purchase orders as the owner of a plan sends them and takes them back. */
import type { Billing } from '@faircourt/contracts/billing';
import type { SendPurchaseOrder } from '@faircourt/contracts/purchase-orders';
import type { Transaction } from 'kysely';
import { actedBy } from '../../../access/engine/acted-by.ts';
import { notFound, type Guard } from '../../../access/engine/guard.ts';
import { loadDeskFacts } from '../../../access/facts/load-desk-facts.ts';
import { holdFor } from '../../../access/holding/hold-for.ts';
import { recordEvent } from '../../../platform/audit.ts';
import { inTransaction, type Database } from '../../../platform/database/database.ts';
import type { DB } from '../../../platform/database/schema.gen.ts';
import { AppError } from '../../../platform/errors.ts';
import type { RateLimiter } from '../../../platform/rate-limit.ts';
import type { FileStore } from '../../../platform/storage/file-store.ts';
import { dispositionOf, keptName } from '../../../uploads/file-name.ts';
import { prepareFile } from '../../../uploads/incoming-file.ts';
import { keepContent } from '../../../uploads/kept-content.ts';
import { ORDERS_PER_PLAN } from '../billing.limits.ts';
import { decide, presentFor } from '../billing.service.ts';
import { takeStep, type Taken } from '../life/live.service.ts';
import { orderedOffer } from '../life/product.ts';
import { orderDocumentStored, orderSent, orderWithdrawn } from './order.events.ts';
import {
  findOrder,
  findOrderDocument,
  insertOrder,
  isNumberUsed,
  isUsedByColleague,
  replaceDocument,
  storeDecision,
} from './order.store.ts';
import { countingUsedNumbers, numberUsed } from './used-numbers.ts';

export interface OrderDeps {
  db: Database;
  files: FileStore;
  limiter: RateLimiter;
}

export function sendOrder(deps: OrderDeps, guard: Guard, { number }: SendPurchaseOrder): Promise<Billing> {
  return countingUsedNumbers(deps, guard, () =>
    decide(deps, guard, (trx, subscriptionId, taken) =>
      placeOrder(deps, trx, { subscriptionId, number, by: actedBy(guard).userId, taken }),
    ),
  );
}

/** For a year of what the subscription is of. The caller holds it, and counts used numbers around it. */
export async function placeOrder(
  { limiter }: Pick<OrderDeps, 'limiter'>,
  trx: Transaction<DB>,
  sent: { subscriptionId: string; number: string; by: string; taken: Taken },
): Promise<void> {
  const { subscriptionId, number, by, taken } = sent;
  if (await isNumberUsed(trx, subscriptionId, number)) throw numberUsed();
  const life = await takeStep(trx, subscriptionId, { kind: 'order_sent' }, taken);
  await limiter.count([{ limit: ORDERS_PER_PLAN, key: subscriptionId }], trx);
  const { plan } = orderedOffer(life.plan);
  if (await isUsedByColleague(trx, { userId: by, plan, number })) throw numberUsed();
  const id = await insertOrder(trx, { subscriptionId, plan, number, by, now: taken.now });
  await recordEvent(trx, orderSent(subscriptionId, id, taken.by), taken.now);
}

/** Taking back what is taken back changes nothing. */
export async function withdrawOrder(deps: OrderDeps, guard: Guard, orderId: string): Promise<Billing> {
  const { now } = guard;
  const deskId = (await findOrder(deps.db, orderId))?.subscription_id ?? null;
  return inTransaction(deps.db, async (trx) => {
    const { subscriptionId } = await holdFor(trx, guard, 'billing.manage', {
      records: { subscription: deskId },
      load: () => loadDeskFacts(trx, deskId),
    });
    const by = actedBy(guard);
    const order = await findOrder(trx, orderId);
    if (order?.sent_by !== by.userId) throw notFound();
    if (order.state !== 'withdrawn') {
      if (order.state !== 'pending') throw decidedAlready();
      await takeStep(trx, subscriptionId, { kind: 'order_ended' }, { by, now });
      await storeDecision(trx, orderId, { state: 'withdrawn', by: by.userId, ...NO_ANSWER, now });
      await recordEvent(trx, orderWithdrawn(subscriptionId, { id: orderId }, by), now);
    }
    return presentFor(trx, by.userId, now);
  });
}

const NO_ANSWER = { reason: null, invoiceId: null };

export function decidedAlready(): AppError {
  return new AppError(
    'billing_not_now',
    'This purchase order was decided or taken back already. Load the page again.',
  );
}

/** Before a byte is read: only the owner of the plan has something to show here. Returns who sends. */
export async function admitOrderDocument(db: Database, guard: Guard, orderId: string): Promise<string> {
  const order = await findOrder(db, orderId);
  guard.authorise('billing.manage', await loadDeskFacts(db, order?.subscription_id ?? null));
  const { userId } = actedBy(guard);
  if (order?.sent_by !== userId) throw notFound();
  return userId;
}

/** In the place of what was shown before, until the order is decided. */
export async function keepOrderDocument(
  deps: OrderDeps,
  guard: Guard,
  sent: { orderId: string; name: string; content: Buffer },
): Promise<Billing> {
  const { orderId } = sent;
  const deskId = (await findOrder(deps.db, orderId))?.subscription_id ?? null;
  const kept = await prepareFile('evidence', sent.content);
  const by = actedBy(guard);
  return keepContent(deps, 'purchase-orders', kept, async (trx, stored) => {
    const { subscriptionId } = await holdFor(trx, guard, 'billing.manage', {
      records: { subscription: deskId },
      load: () => loadDeskFacts(trx, deskId),
    });
    if ((await findOrder(trx, orderId))?.state !== 'pending') throw decidedAlready();
    const name = keptName(sent.name, stored.contentType);
    await replaceDocument(trx, orderId, { ...stored, name, now: guard.now });
    await recordEvent(trx, orderDocumentStored(subscriptionId, orderId, by), guard.now);
    return presentFor(trx, by.userId, guard.now);
  });
}

/** For its sender and for admins. A PDF could bring a program along, so it is only ever saved. */
export async function readOrderDocument(deps: Pick<OrderDeps, 'db'>, guard: Guard, orderId: string) {
  const order = await findOrder(deps.db, orderId);
  guard.authorise('purchase_order.read', order && { senderUserId: order.sent_by });
  const document = await findOrderDocument(deps.db, orderId);
  if (!document) throw notFound();
  return { ...document, disposition: dispositionOf(document.name) };
}
