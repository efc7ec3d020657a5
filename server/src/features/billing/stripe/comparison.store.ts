/** What the comparisons with Stripe found, and the SQL that finds what only our own tables know. */
import type { CardDifferenceKind } from '@faircourt/contracts/card-comparison';
import { CARD_DIFFERENCES } from '@faircourt/contracts/card-comparison';
import { BILLED_PLANS, type BilledPlan } from '@faircourt/contracts/vocabulary';
import { sql, type Transaction } from 'kysely';
import type { Queries } from '../../../platform/database/database.ts';
import { deleteOutdated, type Due } from '../../../platform/database/outdated.ts';
import type { DB } from '../../../platform/database/schema.gen.ts';

export interface Difference {
  stripeId: string;
  /** Our plan, where we know it. */
  planId: string | null;
  what: CardDifferenceKind;
  /** Whether somebody has to look at it. */
  isOpen: boolean;
  detail: string;
  /** What it is about in short: while it stays the same, one look at it is enough. Empty: it goes by itself once it is set right. */
  mark: string;
}

const MOST = 100;
const DETAIL_LENGTH = 500;

export async function insertComparison(
  trx: Transaction<DB>,
  { now, compared, found }: { now: Date; compared: number; found: readonly Difference[] },
): Promise<void> {
  const { id } = await trx
    .insertInto('stripe_comparisons')
    .values({ compared_at: now, compared })
    .returning('id')
    .executeTakeFirstOrThrow();
  for (const { stripeId, planId, what, isOpen, detail, mark } of found) {
    await trx
      .insertInto('stripe_differences')
      .values({
        comparison_id: id,
        stripe_id: stripeId,
        what,
        is_open: isOpen,
        subscription_id: planId,
        detail: detail.slice(0, DETAIL_LENGTH),
        mark,
      })
      .execute();
  }
}

export async function findLastComparison(queries: Queries) {
  const row = await queries
    .selectFrom('stripe_comparisons')
    .select(['id', 'compared_at', 'compared'])
    .orderBy('compared_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}

export interface DifferenceRow {
  id: string;
  stripe_id: string;
  what: CardDifferenceKind;
  is_open: boolean;
  detail: string;
  mark: string;
  subscription_id: string | null;
  owner_user_id: string | null;
  owner_name: string | null;
  plan: BilledPlan | null;
}

/** What somebody has to look at first, without what somebody has looked at and what only newer code knows. */
export async function listDifferences(queries: Queries, comparisonId: string): Promise<DifferenceRow[]> {
  const rows = await differences(queries)
    .where('found.comparison_id', '=', comparisonId)
    .where((row) =>
      row.not(
        row.exists(
          row
            .selectFrom('stripe_looked_at as looked')
            .select('looked.looked_at')
            .whereRef('looked.what', '=', 'found.what')
            .whereRef('looked.stripe_id', '=', 'found.stripe_id')
            .whereRef('looked.mark', '=', 'found.mark'),
        ),
      ),
    )
    .orderBy('found.is_open', 'desc')
    .orderBy('found.id')
    .limit(MOST)
    .execute();
  return rows.map(named);
}

export async function findDifference(queries: Queries, id: string): Promise<DifferenceRow | null> {
  const row = await differences(queries).where('found.id', '=', id).executeTakeFirst();
  return row ? named(row) : null;
}

function differences(queries: Queries) {
  return queries
    .selectFrom('stripe_differences as found')
    .leftJoin('subscriptions as desk', 'desk.id', 'found.subscription_id')
    .leftJoin('users as owner', 'owner.id', 'desk.owner_user_id')
    .select(['found.id', 'found.stripe_id', 'found.what', 'found.is_open', 'found.detail', 'found.mark'])
    .select(['found.subscription_id', 'owner.id as owner_user_id', 'owner.name as owner_name', 'desk.plan'])
    .where('found.what', 'in', CARD_DIFFERENCES);
}

/**
 * The columns are text and any plan to the database. The statement leaves out kinds that this code does not know: newer code may have
 * written them before an upgrade was taken back.
 */
export function named<Row extends { what: string; plan: string | null }>(row: Row) {
  return { ...row, what: kindOf(row.what), plan: BILLED_PLANS.find((plan) => plan === row.plan) ?? null };
}

/** Plans that Stripe has to know. */
export async function listByCard(queries: Queries): Promise<{ stripeId: string; planId: string }[]> {
  const rows = await queries
    .selectFrom('subscriptions')
    .select(['id', 'stripe_subscription_id'])
    .where('plan', 'in', BILLED_PLANS)
    .where('paid_by', '=', 'card')
    .where('stripe_subscription_id', 'is not', null)
    .execute();
  return rows.map(({ id, stripe_subscription_id: stripeId }) => ({ planId: id, stripeId: stripeId ?? '' }));
}

/** What Stripe refused for good. */
export async function listGivenUp(queries: Queries): Promise<Difference[]> {
  const rows = await queries
    .selectFrom('stripe_operations')
    .select(['id', 'kind', 'stripe_id', 'fault', 'subscription_id'])
    .where('state', '=', 'given_up')
    .orderBy('created_at', 'desc')
    .limit(MOST)
    .execute();
  return rows.map(({ id, kind, stripe_id: stripeId, fault, subscription_id: planId }) => ({
    stripeId: stripeId ?? '-',
    planId,
    what: 'given_up',
    isOpen: true,
    detail: `${kind}: ${fault ?? 'no reason'}`,
    mark: id,
  }));
}

/** Messages that no job could work off. */
export async function listUnheard(queries: Queries, before: Date): Promise<Difference[]> {
  const rows = await queries
    .selectFrom('stripe_events')
    .select(['id', 'type'])
    .where('worked_at', 'is', null)
    .where('received_at', '<=', before)
    .orderBy('received_at')
    .limit(MOST)
    .execute();
  return rows.map(({ id, type }) => ({
    stripeId: id,
    planId: null,
    what: 'unheard',
    isOpen: true,
    detail: type,
    mark: '',
  }));
}

export function forgetComparisons(trx: Transaction<DB>, { over, most }: Due): Promise<number> {
  return deleteOutdated(trx, 'stripe_comparisons', sql`compared_at <= ${over}`, most);
}

function kindOf(what: string): CardDifferenceKind {
  const known = CARD_DIFFERENCES.find((one) => one === what);
  if (!known) throw new Error(`${what} is no difference that the statement asks for`);
  return known;
}
