/** The only SQL on subscriptions and plans. */
import type { ScoutPlan } from '@faircourt/contracts/vocabulary';
import type { Transaction } from 'kysely';
import type { Queries } from '../../platform/database/database.ts';
import type { DB } from '../../platform/database/schema.gen.ts';

/** Without an end: it has not begun. */
export async function insertTrial(
  trx: Transaction<DB>,
  trial: { userId: string; plan: ScoutPlan },
): Promise<void> {
  await trx
    .insertInto('subscriptions')
    .values({ owner_user_id: trial.userId, plan: trial.plan, status: 'trial' })
    .execute();
}

export async function storeTrialEnd(trx: Transaction<DB>, userId: string, endsAt: Date): Promise<void> {
  await trx
    .updateTable('subscriptions')
    .set({ trial_ends_at: endsAt })
    .where('owner_user_id', '=', userId)
    .where('status', '=', 'trial')
    .where('trial_ends_at', 'is', null)
    .execute();
}

/** Null means unlimited. */
export async function findProfilesPerMonth(queries: Queries, plan: ScoutPlan): Promise<number | null> {
  const row = await queries
    .selectFrom('plans')
    .select('profiles_per_month')
    .where('plan', '=', plan)
    .executeTakeFirstOrThrow();
  return row.profiles_per_month;
}

/** Whoever counts against this subscription next waits until the transaction ends. */
export async function lockSubscription(trx: Transaction<DB>, subscriptionId: string): Promise<boolean> {
  const row = await trx
    .selectFrom('subscriptions')
    .select('id')
    .where('id', '=', subscriptionId)
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined;
}
