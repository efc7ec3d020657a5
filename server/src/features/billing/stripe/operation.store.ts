/** What we ask of Stripe, as rows that are there before it is asked. */
import { BILLED_PLANS } from '@faircourt/contracts/vocabulary';
import { sql, type Transaction } from 'kysely';
import type { Queries } from '../../../platform/database/database.ts';
import { deleteOutdated, type Due } from '../../../platform/database/outdated.ts';
import type { DB } from '../../../platform/database/schema.gen.ts';
import type { Offer } from '../life/life.ts';

/** What its owner asks for a plan that is paid by card. */
export const CARD_WISHES = ['change', 'keep', 'cancel', 'resume'] as const;
export type CardWish = (typeof CARD_WISHES)[number];
type OperationKind = CardWish | 'checkout' | 'end' | 'give_back' | 'refund' | 'forget';

export interface Operation {
  id: string;
  kind: OperationKind;
  subscriptionId: string | null;
  stripeId: string | null;
  offer: Offer | null;
  createdAt: Date;
}

/** Null: the same is asked for already. */
export async function insertOperation(
  trx: Transaction<DB>,
  asked: {
    kind: OperationKind;
    subscriptionId: string | null;
    stripeId: string | null;
    offer?: Offer;
    now: Date;
  },
): Promise<string | null> {
  const { kind, subscriptionId, stripeId, offer, now } = asked;
  const row = await trx
    .insertInto('stripe_operations')
    .values({
      kind,
      subscription_id: subscriptionId,
      stripe_id: stripeId,
      plan: offer?.plan ?? null,
      billing_interval: offer?.interval ?? null,
      created_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

export function isWish({ kind }: Operation): boolean {
  return CARD_WISHES.some((wish) => wish === kind);
}

export async function findPending(queries: Queries, operationId: string): Promise<Operation | null> {
  const row = await pending(queries).where('id', '=', operationId).executeTakeFirst();
  return row ? operationOf(row) : null;
}

/** In the order in which they were asked for: who cancels and resumes ends resumed. */
export async function listPending(
  queries: Queries,
  { before, most }: { before: Date; most: number },
): Promise<Operation[]> {
  const rows = await pending(queries)
    .where('created_at', '<=', before)
    .orderBy('created_at')
    .orderBy('id')
    .limit(most)
    .execute();
  return rows.map(operationOf);
}

export async function listPendingOf(
  queries: Queries,
  subscriptionId: string,
  kinds: readonly OperationKind[],
): Promise<Operation[]> {
  const rows = await pending(queries)
    .where('subscription_id', '=', subscriptionId)
    .where('kind', 'in', kinds)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map(operationOf);
}

/** False: somebody else was faster. */
export async function settleOperation(
  queries: Queries,
  operationId: string,
  { state, fault, now }: { state: 'done' | 'given_up'; fault?: string; now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await queries
    .updateTable('stripe_operations')
    .set({ state, fault: fault?.slice(0, 500) ?? null, settled_at: now })
    .where('id', '=', operationId)
    .where('state', '=', 'pending')
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Done with, as long as nobody else was faster: the session that it had by then, if any. */
export async function takeSession(queries: Queries, operationId: string, now: Date): Promise<string | null> {
  const row = await queries
    .updateTable('stripe_operations')
    .set({ state: 'done', settled_at: now })
    .where('id', '=', operationId)
    .where('state', '=', 'pending')
    .returning('stripe_id')
    .executeTakeFirst();
  return row?.stripe_id ?? null;
}

/** False when a later checkout has taken its place meanwhile. */
export async function storeSession(
  queries: Queries,
  operationId: string,
  sessionId: string,
): Promise<boolean> {
  const { numUpdatedRows } = await queries
    .updateTable('stripe_operations')
    .set({ stripe_id: sessionId })
    .where('id', '=', operationId)
    .where('state', '=', 'pending')
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Whether we have asked Stripe to end this one: then it pays for no plan of ours any more. */
export async function isLeft(queries: Queries, stripeSubscriptionId: string): Promise<boolean> {
  const row = await queries
    .selectFrom('stripe_operations')
    .select('id')
    .where('stripe_id', '=', stripeSubscriptionId)
    .where('kind', 'in', ['end', 'give_back'])
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** A payment goes back once, however often it is read. */
export async function isRefundAsked(queries: Queries, stripeInvoiceId: string): Promise<boolean> {
  const row = await queries
    .selectFrom('stripe_operations')
    .select('id')
    .where('stripe_id', '=', stripeInvoiceId)
    .where('kind', '=', 'refund')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** What is settled, after its time. */
export function forgetOperations(trx: Transaction<DB>, { over, most }: Due): Promise<number> {
  return deleteOutdated(trx, 'stripe_operations', sql`settled_at <= ${over}`, most);
}

function pending(queries: Queries) {
  return queries
    .selectFrom('stripe_operations')
    .select(['id', 'kind', 'subscription_id', 'stripe_id', 'plan', 'billing_interval', 'created_at'])
    .where('state', '=', 'pending');
}

type Row = Awaited<ReturnType<ReturnType<typeof pending>['executeTakeFirstOrThrow']>>;

function operationOf(row: Row): Operation {
  const plan = BILLED_PLANS.find((one) => one === row.plan);
  const interval = row.billing_interval;
  return {
    id: row.id,
    // The table's own check knows no other.
    kind: row.kind as OperationKind,
    subscriptionId: row.subscription_id,
    stripeId: row.stripe_id,
    offer: plan && interval ? { plan, interval } : null,
    createdAt: row.created_at,
  };
}
