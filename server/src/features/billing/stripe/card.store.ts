/** The SQL of what ties our plans and people to Stripe. */
import type { Role } from '@faircourt/contracts/vocabulary';
import { sql, type Transaction } from 'kysely';
import type { Queries } from '../../../platform/database/database.ts';
import type { DB } from '../../../platform/database/schema.gen.ts';
import { insertOperation } from './operation.store.ts';

export interface CardPlan {
  id: string;
  owner_user_id: string;
  stripe_subscription_id: string | null;
  stripe_read_at: Date | null;
  card_brand: string | null;
  card_last4: string | null;
}

const COLUMNS = [
  'id',
  'owner_user_id',
  'stripe_subscription_id',
  'stripe_read_at',
  'card_brand',
  'card_last4',
] as const;

export async function findCardPlan(queries: Queries, subscriptionId: string): Promise<CardPlan | null> {
  const row = await queries
    .selectFrom('subscriptions')
    .select(COLUMNS)
    .where('id', '=', subscriptionId)
    .executeTakeFirst();
  return row ?? null;
}

/** The plan that this subscription at Stripe pays for. */
export async function findPlanIdOf(queries: Queries, stripeSubscriptionId: string): Promise<string | null> {
  const row = await queries
    .selectFrom('subscriptions')
    .select('id')
    .where('stripe_subscription_id', '=', stripeSubscriptionId)
    .executeTakeFirst();
  return row?.id ?? null;
}

export async function storeCard(
  trx: Transaction<DB>,
  subscriptionId: string,
  card: { stripeSubscriptionId: string; readAt: Date; brand: string | null; last4: string | null },
): Promise<void> {
  const { stripeSubscriptionId, readAt, brand, last4 } = card;
  await trx
    .updateTable('subscriptions')
    .set({
      stripe_subscription_id: stripeSubscriptionId,
      stripe_read_at: readAt,
      card_brand: brand,
      card_last4: last4,
    })
    .where('id', '=', subscriptionId)
    .execute();
}

/** Nothing more may be charged: Stripe is asked to end it. A card that was left is forgotten here too. */
export async function endCard(
  trx: Transaction<DB>,
  subscriptionId: string,
  { isLeft, now }: { isLeft: boolean; now: Date },
): Promise<void> {
  const plan = await findCardPlan(trx, subscriptionId);
  if (!plan?.stripe_subscription_id) return;
  const stripeId = plan.stripe_subscription_id;
  await insertOperation(trx, { kind: 'end', subscriptionId, stripeId, now });
  if (!isLeft) return;
  await trx
    .updateTable('subscriptions')
    .set({
      paid_by: 'invoice',
      stripe_subscription_id: null,
      stripe_read_at: null,
      card_brand: null,
      card_last4: null,
    })
    .where('id', '=', subscriptionId)
    .execute();
}

export async function storeCustomer(trx: Transaction<DB>, id: string, userId: string): Promise<void> {
  await trx
    .insertInto('stripe_customers')
    .values({ id, user_id: userId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** As who decides about the plan. */
export async function findOwner(
  queries: Queries,
  subscriptionId: string,
): Promise<{ userId: string; role: Role } | null> {
  const row = await queries
    .selectFrom('subscriptions')
    .innerJoin('users', 'users.id', 'subscriptions.owner_user_id')
    .select(['users.id as userId', 'users.role'])
    .where('subscriptions.id', '=', subscriptionId)
    .executeTakeFirst();
  return row ?? null;
}

/** Stripe has deleted it: nothing is left to ask for. */
export async function deleteCustomer(queries: Queries, id: string): Promise<void> {
  await queries.deleteFrom('stripe_customers').where('id', '=', id).execute();
}

/** The one who bought last, if there were several. */
export async function findCustomer(queries: Queries, userId: string): Promise<string | null> {
  const row = await queries
    .selectFrom('stripe_customers')
    .select('id')
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.id ?? null;
}

export async function isPaidByCard(queries: Queries, subscriptionId: string): Promise<boolean> {
  const row = await queries
    .selectFrom('subscriptions')
    .select('id')
    .where('id', '=', subscriptionId)
    .where('paid_by', '=', 'card')
    .executeTakeFirst();
  return row !== undefined;
}

/** By the database's own clock: two servers may not agree about the time. */
export async function databaseNow(queries: Queries): Promise<Date> {
  const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(queries);
  const [row] = rows;
  if (!row) throw new Error('The database does not know the time');
  return row.now;
}

export async function userExists(queries: Queries, userId: string): Promise<boolean> {
  const row = await queries.selectFrom('users').select('id').where('id', '=', userId).executeTakeFirst();
  return row !== undefined;
}
