/** The only SQL that writes purchase orders and their documents. */
import type { PurchaseOrderState } from '@faircourt/contracts/purchase-orders';
import type { BilledPlan } from '@faircourt/contracts/vocabulary';
import { sql, type Transaction } from 'kysely';
import { isVerifiedColleagueOf } from '../../../access/scopes/colleague.scope.ts';
import type { Queries } from '../../../platform/database/database.ts';
import { deleteOutdated, type Due } from '../../../platform/database/outdated.ts';
import type { DB } from '../../../platform/database/schema.gen.ts';
import type { StoredContent } from '../../../uploads/kept-content.ts';

export interface OrderRow {
  id: string;
  subscription_id: string;
  sent_by: string;
  sender_name: string;
  institution_name: string | null;
  number: string;
  plan: BilledPlan;
  amount_cents: number;
  state: PurchaseOrderState;
  reason: string | null;
  invoice_id: string | null;
  sent_at: Date;
  decided_at: Date | null;
  document_name: string | null;
  document_bytes: number | null;
  /** Somebody else who names the same institution has sent this number for the same. */
  is_number_elsewhere: boolean;
}

const ORDERS = sql`
  select placed.id, placed.subscription_id, placed.sent_by, sender.name as sender_name, place.name as institution_name,
    placed.number, placed.plan, placed.amount_cents, placed.state, placed.reason, placed.invoice_id, placed.sent_at, placed.decided_at,
    document.name as document_name, document.bytes as document_bytes,
    exists(select from purchase_orders other join coaches theirs on theirs.user_id = other.sent_by
      where theirs.institution_id = coaches.institution_id and other.sent_by <> placed.sent_by
        and other.plan = placed.plan and lower(other.number) = lower(placed.number)
        and other.state in ('pending', 'accepted')) as is_number_elsewhere
  from purchase_orders placed
  join users sender on sender.id = placed.sent_by
  left join coaches on coaches.user_id = sender.id
  left join institutions place on place.id = coaches.institution_id
  left join purchase_order_documents document on document.purchase_order_id = placed.id`;

export async function findOrder(queries: Queries, orderId: string): Promise<OrderRow | null> {
  const { rows } = await sql<OrderRow>`${ORDERS} where placed.id = ${orderId}`.execute(queries);
  return rows[0] ?? null;
}

/** Those that the owner has sent for this plan, the latest first. */
export async function listOrdersOf(
  queries: Queries,
  { subscriptionId, userId }: { subscriptionId: string; userId: string },
): Promise<OrderRow[]> {
  const { rows } = await sql<OrderRow>`
    ${ORDERS} where placed.subscription_id = ${subscriptionId} and placed.sent_by = ${userId}
    order by placed.sent_at desc, placed.id desc limit 50`.execute(queries);
  return rows;
}

/** Those that wait come the oldest first; what was decided, the latest first. */
export async function listOrders(
  queries: Queries,
  { state, most }: { state: PurchaseOrderState; most: number },
): Promise<OrderRow[]> {
  const order =
    state === 'pending' ? sql`placed.sent_at, placed.id` : sql`placed.decided_at desc, placed.id desc`;
  const { rows } = await sql<OrderRow>`
    ${ORDERS} where placed.state = ${state}::purchase_order_state order by ${order} limit ${most}`.execute(
    queries,
  );
  return rows;
}

export async function countPendingOrders(
  queries: Queries,
): Promise<{ pending: number; oldest: Date | null }> {
  return queries
    .selectFrom('purchase_orders')
    .select((eb) => [eb.fn.countAll<number>().as('pending'), eb.fn.min<Date | null>('sent_at').as('oldest')])
    .where('state', '=', 'pending')
    .executeTakeFirstOrThrow();
}

/** Of the one that waits. */
export async function findPendingNumber(queries: Queries, subscriptionId: string): Promise<string | null> {
  const row = await queries
    .selectFrom('purchase_orders')
    .select('number')
    .where('subscription_id', '=', subscriptionId)
    .where('state', '=', 'pending')
    .executeTakeFirst();
  return row?.number ?? null;
}

export async function isNumberUsed(
  queries: Queries,
  subscriptionId: string,
  number: string,
): Promise<boolean> {
  const { rows } = await sql`
    select 1 from purchase_orders
    where subscription_id = ${subscriptionId} and lower(number) = lower(${number})
      and state in ('pending', 'accepted')`.execute(queries);
  return rows.length > 0;
}

/**
 * By an account of the same institution, for the same product. Both must be verified there: a stranger who names a college
 * neither learns its numbers nor keeps it from sending one.
 */
export async function isUsedByColleague(
  queries: Queries,
  { userId, plan, number }: { userId: string; plan: BilledPlan; number: string },
): Promise<boolean> {
  const { rows } = await sql`
    select 1 from coaches colleague
    join purchase_orders placed on placed.sent_by = colleague.user_id
    where ${isVerifiedColleagueOf(userId)}
      and placed.plan = ${plan}::plan and lower(placed.number) = lower(${number})
      and placed.state in ('pending', 'accepted')
    limit 1`.execute(queries);
  return rows.length > 0;
}

/** At the price of the day on which it is sent; the invoice has the price of the day on which it is accepted. */
export async function insertOrder(
  trx: Transaction<DB>,
  sent: { subscriptionId: string; plan: BilledPlan; number: string; by: string; now: Date },
): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into purchase_orders (subscription_id, sent_by, number, plan, billing_interval, amount_cents, sent_at)
    select ${sent.subscriptionId}, ${sent.by}, ${sent.number}, plan, 'year', annual_price_cents, ${sent.now}
    from plans where plan = ${sent.plan}::plan returning id`.execute(trx);
  const [row] = rows;
  if (!row) throw new Error(`${sent.plan} has no price`);
  return row.id;
}

interface Decided {
  state: 'accepted' | 'refused' | 'withdrawn';
  by: string | null;
  reason: string | null;
  invoiceId: string | null;
  now: Date;
}

export async function storeDecision(trx: Transaction<DB>, orderId: string, decided: Decided): Promise<void> {
  await trx
    .updateTable('purchase_orders')
    .set({
      state: decided.state,
      reason: decided.reason,
      invoice_id: decided.invoiceId,
      decided_at: decided.now,
      decided_by: decided.by,
    })
    .where('id', '=', orderId)
    .where('state', '=', 'pending')
    .execute();
}

/** The one that waits, because its plan was cancelled or handed over. */
export async function storeDroppedOrder(
  trx: Transaction<DB>,
  subscriptionId: string,
  now: Date,
): Promise<string> {
  const { id } = await trx
    .updateTable('purchase_orders')
    .set({ state: 'withdrawn', decided_at: now })
    .where('subscription_id', '=', subscriptionId)
    .where('state', '=', 'pending')
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** In the place of the one before, whose bytes the file store then removes. */
export async function replaceDocument(
  trx: Transaction<DB>,
  orderId: string,
  { name, now, ...stored }: StoredContent & { name: string; now: Date },
): Promise<void> {
  await trx.deleteFrom('purchase_order_documents').where('purchase_order_id', '=', orderId).execute();
  await trx
    .insertInto('purchase_order_documents')
    .values({
      purchase_order_id: orderId,
      name,
      storage_key: stored.storageKey,
      content_type: stored.contentType,
      bytes: stored.bytes,
      sha256: stored.sha256,
      created_at: now,
    })
    .execute();
}

export function findOrderDocument(queries: Queries, orderId: string) {
  return queries
    .selectFrom('purchase_order_documents')
    .selectAll()
    .where('purchase_order_id', '=', orderId)
    .executeTakeFirst();
}

/** With their documents: the invoice keeps the number. */
export function forgetOrders(trx: Transaction<DB>, { over, most }: Due): Promise<number> {
  return deleteOutdated(trx, 'purchase_orders', sql`decided_at <= ${over}`, most);
}
