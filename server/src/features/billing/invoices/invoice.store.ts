/** The only SQL that writes invoices and their numbers. */
import type { InvoiceState, VoidCode } from '@faircourt/contracts/billing';
import { SCOUT_PLANS, type BilledPlan } from '@faircourt/contracts/vocabulary';
import { sql, type RawBuilder, type Transaction } from 'kysely';
import type { Queries } from '../../../platform/database/database.ts';
import type { BillingInterval, DB } from '../../../platform/database/schema.gen.ts';
import { deleteOutdated, type Due } from '../../../platform/database/outdated.ts';
import type { Bill } from '../life/life.ts';
import type { Period } from '../life/periods.ts';
import { takingNumber } from './invoice-number.ts';

interface IssuedWith {
  orderNumber: string | null;
  settlesId: string | null;
  now: Date;
  /** What the card has paid. Null: what the price list says today. */
  cents?: number | null;
}

/** With the next number, which has to be the last thing that a transaction takes. */
export async function insertInvoice(
  trx: Transaction<DB>,
  subscriptionId: string,
  bill: Bill,
  { orderNumber, settlesId, now, cents = null }: IssuedWith,
): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    with ${takingNumber(now.getUTCFullYear())}
    insert into invoices (number, year, place, subscription_id, ordinal, plan, billing_interval, period_from, period_to,
      anchor_day, amount_cents, buyer_name, buyer_institution, buyer_email, buyer_address, buyer_country,
      buyer_tax_number, purchase_order_number, settles_id, buyer_user_id, issued_at, due_at)
    select numbered.number, numbered.year, numbered.last, desk.id, ${bill.ordinal},
      ${bill.plan}::plan, ${bill.interval}::billing_interval, ${bill.period?.from ?? null}, ${bill.period?.to ?? null},
      ${bill.period?.anchorDay ?? null},
      coalesce(${cents}::int, case ${bill.interval}::text when 'year' then plans.annual_price_cents else plans.monthly_price_cents end),
      coalesce(details.buyer_name, owner.name), place.name, mailbox.email::text,
      array_remove(array[details.address_line1, details.address_line2,
        nullif(concat_ws(' ', details.postal_code, details.city), ''), details.region], null),
      details.country_code, details.tax_number, ${orderNumber}, ${settlesId}, owner.id, ${now}, ${bill.due}
    from numbered
    join subscriptions desk on desk.id = ${subscriptionId}
    join users owner on owner.id = desk.owner_user_id
    join plans on plans.plan = ${bill.plan}::plan
    left join auth_users mailbox on mailbox.id = owner.auth_id
    left join coaches on coaches.user_id = owner.id
    left join institutions place on place.id = coaches.institution_id
    left join billing_details details on details.subscription_id = ${detailsOf()}
    returning id`.execute(trx);
  const [row] = rows;
  if (!row) throw new Error('An invoice was to be issued for a subscription that is gone');
  return row.id;
}

/** For a subscription named `desk`: a scout plan has details of its own; the report takes what its owner wrote last for either. */
function detailsOf(): RawBuilder<string> {
  return sql<string>`case when desk.plan <> 'global_report' then desk.id else (
    select written.subscription_id from billing_details written
    join subscriptions owned on owned.id = written.subscription_id
    where owned.owner_user_id = desk.owner_user_id
    order by written.updated_at desc, written.subscription_id limit 1) end`;
}

export interface Settled {
  period: Period;
  paidOn: string;
  reference: string;
  /** Null: the payment service says so. */
  by: string | null;
  now: Date;
}

export async function storePayment(trx: Transaction<DB>, invoiceId: string, settled: Settled): Promise<void> {
  const { period, paidOn, reference, by, now } = settled;
  await trx
    .updateTable('invoices')
    .set({
      state: 'paid',
      paid_at: now,
      paid_on: paidOn,
      paid_reference: reference,
      marked_by: by,
      period_from: period.from,
      period_to: period.to,
      anchor_day: period.anchorDay,
    })
    .where('id', '=', invoiceId)
    .execute();
}

export async function storeVoid(
  trx: Transaction<DB>,
  invoiceId: string,
  { code, reason, by, now }: { code: VoidCode; reason: string | null; by: string | null; now: Date },
): Promise<void> {
  await trx
    .updateTable('invoices')
    .set({ state: 'void', voided_at: now, void_code: code, void_reason: reason, marked_by: by })
    .where('id', '=', invoiceId)
    .where('state', '=', 'open')
    .execute();
}

export async function findInvoiceId(
  queries: Queries,
  subscriptionId: string,
  ordinal: number,
): Promise<string | null> {
  const row = await queries
    .selectFrom('invoices')
    .select('id')
    .where('subscription_id', '=', subscriptionId)
    .where('ordinal', '=', ordinal)
    .executeTakeFirst();
  return row?.id ?? null;
}

export async function findOpenInvoiceId(queries: Queries, subscriptionId: string): Promise<string | null> {
  const row = await queries
    .selectFrom('invoices')
    .select('id')
    .where('subscription_id', '=', subscriptionId)
    .where('state', '=', 'open')
    .executeTakeFirst();
  return row?.id ?? null;
}

/** The invoice that a late payment of a void one was booked with. */
export async function findLateInvoice(
  queries: Queries,
  voidId: string,
): Promise<{ paid_reference: string | null } | null> {
  const row = await queries
    .selectFrom('invoices')
    .select('paid_reference')
    .where('settles_id', '=', voidId)
    .executeTakeFirst();
  return row ?? null;
}

/** The scout plans of somebody that have ended and wait for a payment to open again. */
export async function listLapsedToReturn(queries: Queries, userId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from subscriptions ended
    where ended.owner_user_id = ${userId} and ended.status = 'lapsed' and ended.plan = any(${SCOUT_PLANS}::plan[]) and (
      exists (select 1 from invoices where invoices.subscription_id = ended.id and invoices.state = 'open')
      or exists (select 1 from purchase_orders placed
        where placed.subscription_id = ended.id and placed.state = 'pending'))
    order by id`.execute(queries);
  return rows.map(({ id }) => id);
}

/** Whether the owner of this scout plan has another one that has not ended. The report stands beside either. */
export async function hasOtherPlan(queries: Queries, subscriptionId: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from subscriptions desk
    join subscriptions other on other.owner_user_id = desk.owner_user_id and other.id <> desk.id
    where desk.id = ${subscriptionId} and desk.plan = any(${SCOUT_PLANS}::plan[])
      and other.plan = any(${SCOUT_PLANS}::plan[]) and other.status <> 'lapsed'
    limit 1`.execute(queries);
  return rows.length > 0;
}

export interface InvoiceRow {
  id: string;
  number: string;
  state: InvoiceState;
  subscription_id: string | null;
  ordinal: number;
  /** Null of an invoice for consulting. */
  plan: BilledPlan | null;
  billing_interval: BillingInterval | null;
  /** What a family was advised about; null of an invoice for a plan. */
  covers: string | null;
  consulting_id: string | null;
  period_from: Date | null;
  period_to: Date | null;
  anchor_day: number | null;
  amount_cents: number;
  buyer_name: string;
  buyer_institution: string | null;
  buyer_email: string | null;
  buyer_address: string[];
  buyer_country: string | null;
  buyer_tax_number: string | null;
  purchase_order_number: string | null;
  issued_at: Date;
  due_at: Date;
  paid_at: Date | null;
  paid_on: string | null;
  paid_reference: string | null;
  voided_at: Date | null;
  void_code: VoidCode | null;
  /** What an admin wrote. */
  void_reason: string | null;
  /** Who owned the plan when it was issued. */
  buyer_user_id: string | null;
  buyer_account_name: string | null;
  marked_by_name: string | null;
}

const INVOICES = sql`
  select invoices.id, number, state, subscription_id, consulting_id, covers, ordinal, invoices.plan, invoices.billing_interval,
    invoices.period_from, invoices.period_to, invoices.anchor_day, amount_cents, buyer_name, buyer_institution, buyer_email, buyer_address,
    buyer_country, buyer_tax_number, purchase_order_number, issued_at, due_at, paid_at, paid_on::text as paid_on, paid_reference, voided_at,
    void_code, void_reason, buyer_user_id, buyer.name as buyer_account_name, marker.name as marked_by_name
  from invoices
  left join users buyer on buyer.id = invoices.buyer_user_id
  left join users marker on marker.id = invoices.marked_by`;

export async function findInvoice(queries: Queries, invoiceId: string): Promise<InvoiceRow | null> {
  const { rows } = await sql<InvoiceRow>`${INVOICES} where invoices.id = ${invoiceId}`.execute(queries);
  return rows[0] ?? null;
}

/** Also of plans that are somebody else's by now. The latest first. */
export async function listInvoicesOf(queries: Queries, buyerUserId: string): Promise<InvoiceRow[]> {
  const { rows } = await sql<InvoiceRow>`
    ${INVOICES} where buyer_user_id = ${buyerUserId}
    order by year desc, place desc limit 200`.execute(queries);
  return rows;
}

export async function listInvoices(
  queries: Queries,
  { state, after, most }: { state: InvoiceState | null; after: string | null; most: number },
): Promise<InvoiceRow[]> {
  // What is open comes by the day it is due, so that what is overdue is on top.
  const isOpen = state === 'open';
  const place = isOpen ? sql`(due_at, invoices.id)` : sql`(year, place)`;
  const last = isOpen ? sql`(select due_at, id from invoices` : sql`(select year, place from invoices`;
  const { rows } = await sql<InvoiceRow>`
    ${INVOICES}
    where (${state}::invoice_state is null or state = ${state}::invoice_state)
      and (${after}::uuid is null or ${place} ${isOpen ? sql`>` : sql`<`} ${last} where id = ${after}::uuid))
    order by ${isOpen ? sql`due_at, invoices.id` : sql`year desc, place desc`} limit ${most}`.execute(
    queries,
  );
  return rows;
}

export async function countOpenInvoices(
  queries: Queries,
  now: Date,
): Promise<{ open: number; overdue: number; oldest: Date | null }> {
  const { rows } = await sql<{ open: number; overdue: number; oldest: Date | null }>`
    select count(*)::int as open, (count(*) filter (where due_at < ${now}))::int as overdue, min(issued_at) as oldest
    from invoices where state = 'open'`.execute(queries);
  return rows[0] ?? { open: 0, overdue: 0, oldest: null };
}

/** Ten years after they were issued, which is when no law asks for them any more. */
export function forgetInvoices(trx: Transaction<DB>, { over, most }: Due): Promise<number> {
  return deleteOutdated(trx, 'invoices', sql`issued_at <= ${over}`, most);
}
