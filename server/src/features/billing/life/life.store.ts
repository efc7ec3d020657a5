/** The life of a plan as rows: reads it for a step, and writes what the step came to. */
import type { BillingReminder } from '@faircourt/contracts/billing';
import { BILLED_PLANS, type BilledPlan } from '@faircourt/contracts/vocabulary';
import { sql, type NotNull, type Selectable, type Transaction } from 'kysely';
import { isOwnerGone } from '../../../access/scopes/seat.scope.ts';
import type { Queries } from '../../../platform/database/database.ts';
import type { DB, Subscriptions } from '../../../platform/database/schema.gen.ts';
import type { Life } from './life.ts';
import { lifeOf, rowOf, type BillRow } from './life.rows.ts';

export interface FoundLife {
  life: Life;
  ownerUserId: string;
  /** When the trial began or begins to end; told on the page also after it. */
  trialEndsAt: Date | null;
}

/** Null when there is no plan with this id that is paid by period. */
export async function findLife(queries: Queries, subscriptionId: string): Promise<FoundLife | null> {
  const row = await queries
    .selectFrom('subscriptions')
    .selectAll()
    .where('id', '=', subscriptionId)
    .where('plan', 'in', BILLED_PLANS)
    .executeTakeFirst();
  if (!row) return null;
  const bill = row.bill_ordinal === null ? null : await findBill(queries, row.id, row.bill_ordinal);
  return {
    life: lifeOf({ ...row, plan: billedPlan(row) }, bill, await hasPendingOrder(queries, row.id)),
    ownerUserId: row.owner_user_id,
    trialEndsAt: row.trial_ends_at,
  };
}

export async function storeLife(
  trx: Transaction<DB>,
  subscriptionId: string,
  life: Life,
  { nextStepAt, now }: { nextStepAt: Date | null; now: Date },
): Promise<void> {
  const { cancelled, ...columns } = rowOf(life);
  await trx
    .updateTable('subscriptions')
    .set({
      ...columns,
      // Cancelling keeps its first moment.
      cancelled_at: cancelled ? sql<Date>`coalesce(cancelled_at, ${now})` : null,
      next_step_at: nextStepAt,
      updated_at: now,
    })
    .where('id', '=', subscriptionId)
    .execute();
}

/** Those that the clock changes now, the longest due first. */
export async function listDueLives(queries: Queries, now: Date, most: number): Promise<string[]> {
  const rows = await queries
    .selectFrom('subscriptions')
    .select('id')
    .where('next_step_at', '<=', now)
    .where('plan', 'in', BILLED_PLANS)
    .orderBy('next_step_at')
    .orderBy('id')
    .limit(most)
    .execute();
  return rows.map(({ id }) => id);
}

/** For a plan named `desk` and its `owner`: nobody is there to bill, and it is still billed or would be. */
const IS_ORPHANED_AND_BILLED = sql<boolean>`(${isOwnerGone()} and (
  (desk.status <> 'lapsed' and (desk.cancelled_at is null or desk.paid_by = 'card'))
  or exists (select 1 from invoices where invoices.subscription_id = desk.id and invoices.state = 'open')))`;

export async function listOrphanedLives(queries: Queries, most: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select desk.id from subscriptions desk join users owner on owner.id = desk.owner_user_id
    where owner.status = 'suspended' and desk.plan = any(${BILLED_PLANS}::plan[]) and ${IS_ORPHANED_AND_BILLED}
    order by desk.id limit ${most}`.execute(queries);
  return rows.map(({ id }) => id);
}

export async function isLifeOrphaned(trx: Transaction<DB>, subscriptionId: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from subscriptions desk join users owner on owner.id = desk.owner_user_id
    where desk.id = ${subscriptionId} and ${IS_ORPHANED_AND_BILLED}`.execute(trx);
  return rows.length > 0;
}

export async function isLifeDue(trx: Transaction<DB>, subscriptionId: string, now: Date): Promise<boolean> {
  const row = await trx
    .selectFrom('subscriptions')
    .select('id')
    .where('id', '=', subscriptionId)
    .where('next_step_at', '<=', now)
    .executeTakeFirst();
  return row !== undefined;
}

/** Of those that somebody owns and that are going to end, which the suspension of their account has cancelled. */
export async function listEndedBySuspension(queries: Queries, ownerUserId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select desk.id from subscriptions desk
    cross join lateral (
      select events.type from events where events.chain = desk.id and events.type in
        ('subscription.cancelled', 'subscription.orphaned', 'subscription.resumed', 'subscription.chosen')
      order by events.seq desc limit 1
    ) last
    where desk.owner_user_id = ${ownerUserId} and desk.status <> 'lapsed' and desk.cancelled_at is not null
      and desk.plan = any(${BILLED_PLANS}::plan[]) and last.type = 'subscription.orphaned'
    order by desk.id`.execute(queries);
  return rows.map(({ id }) => id);
}

/** False when it was told before. */
export async function insertReminder(
  trx: Transaction<DB>,
  reminder: { subscriptionId: string; kind: BillingReminder; about: Date; now: Date },
): Promise<boolean> {
  const { subscriptionId, kind, about, now } = reminder;
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('billing_reminders')
    .values({ subscription_id: subscriptionId, kind, about, told_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

async function findBill(queries: Queries, subscriptionId: string, ordinal: number): Promise<BillRow | null> {
  const row = await queries
    .selectFrom('invoices')
    .select([
      'ordinal',
      'plan',
      'billing_interval',
      'period_from',
      'period_to',
      'anchor_day',
      'due_at',
      'state',
    ])
    .where('subscription_id', '=', subscriptionId)
    .where('ordinal', '=', ordinal)
    .where('state', '<>', 'void')
    // What is of a subscription is for its plan; invoices for consulting are of none.
    .$narrowType<{ plan: NotNull; billing_interval: NotNull }>()
    .executeTakeFirst();
  return row ? { ...row, plan: billedPlan(row) } : null;
}

async function hasPendingOrder(queries: Queries, subscriptionId: string): Promise<boolean> {
  const row = await queries
    .selectFrom('purchase_orders')
    .select('id')
    .where('subscription_id', '=', subscriptionId)
    .where('state', '=', 'pending')
    .executeTakeFirst();
  return row !== undefined;
}

function billedPlan({ plan }: Pick<Selectable<Subscriptions>, 'plan'>): BilledPlan {
  const billed = BILLED_PLANS.find((one) => one === plan);
  if (!billed) throw new Error(`${plan} is not paid by period`);
  return billed;
}
