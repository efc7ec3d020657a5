/** What admins have looked at among what the comparisons found: it stays off the list as long as it is what they saw. */
import { CARD_DIFFERENCES, type CardDifferenceKind } from '@faircourt/contracts/card-comparison';
import type { BilledPlan } from '@faircourt/contracts/vocabulary';
import type { Transaction } from 'kysely';
import type { Queries } from '../../../platform/database/database.ts';
import type { DB } from '../../../platform/database/schema.gen.ts';
import { named, type Difference, type DifferenceRow } from './comparison.store.ts';

const MOST = 50;

interface LookedAtRow {
  stripe_id: string;
  what: CardDifferenceKind;
  detail: string;
  looked_at: Date;
  looked_by: string | null;
  owner_user_id: string | null;
  owner_name: string | null;
  plan: BilledPlan | null;
}

/** The latest first, without kinds that only newer code knows. */
export async function listLookedAt(queries: Queries): Promise<LookedAtRow[]> {
  const rows = await queries
    .selectFrom('stripe_looked_at as looked')
    .leftJoin('subscriptions as desk', 'desk.id', 'looked.subscription_id')
    .leftJoin('users as owner', 'owner.id', 'desk.owner_user_id')
    .leftJoin('users as admin', 'admin.id', 'looked.looked_by')
    .select(['looked.stripe_id', 'looked.what', 'looked.detail', 'looked.looked_at'])
    .select(['admin.name as looked_by', 'owner.id as owner_user_id', 'owner.name as owner_name', 'desk.plan'])
    .where('looked.what', 'in', CARD_DIFFERENCES)
    .orderBy('looked.looked_at', 'desc')
    .orderBy('looked.stripe_id')
    .limit(MOST)
    .execute();
  return rows.map(named);
}

/** Without what was looked at and is still the same. */
export async function listUnlooked(queries: Queries, found: readonly Difference[]): Promise<Difference[]> {
  if (found.length === 0) return [];
  const rows = await queries
    .selectFrom('stripe_looked_at')
    .select(['what', 'stripe_id', 'mark'])
    .where(
      'stripe_id',
      'in',
      found.map(({ stripeId }) => stripeId),
    )
    .execute();
  return found.filter(
    ({ what, stripeId, mark }) =>
      !rows.some((row) => row.what === what && row.stripe_id === stripeId && row.mark === mark),
  );
}

/** Which of these payments an admin has looked at and decided to keep: what was given back is so at Stripe. */
export async function listKept(queries: Queries, stripeInvoiceIds: readonly string[]): Promise<Set<string>> {
  if (stripeInvoiceIds.length === 0) return new Set();
  const rows = await queries
    .selectFrom('stripe_looked_at')
    .select('stripe_id')
    .where('what', '=', 'odd_payment')
    .where('stripe_id', 'in', stripeInvoiceIds)
    .execute();
  return new Set(rows.map(({ stripe_id: id }) => id));
}

/** False: somebody has looked at it before. */
export async function insertLookedAt(
  trx: Transaction<DB>,
  difference: Omit<DifferenceRow, 'subscription_id'>,
  { planId, by, now }: { planId: string | null; by: string; now: Date },
): Promise<boolean> {
  const { what, stripe_id, mark, detail } = difference;
  const row = await trx
    .insertInto('stripe_looked_at')
    .values({ what, stripe_id, mark, detail, subscription_id: planId, looked_by: by, looked_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('mark')
    .executeTakeFirst();
  return row !== undefined;
}
