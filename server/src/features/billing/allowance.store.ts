/** The only SQL on profile_opens: which complete profiles a limited plan has opened in a month. */
import { sql, type Transaction } from 'kysely';
import { dayOf } from '../../platform/clock.ts';
import type { Queries } from '../../platform/database/database.ts';
import { deleteOutdated, type Due } from '../../platform/database/outdated.ts';
import type { DB } from '../../platform/database/schema.gen.ts';

/** One subscription in one calendar month, named by its first day. */
export interface CountedMonth {
  subscriptionId: string;
  month: string;
}

export async function countOpens(queries: Queries, counted: CountedMonth): Promise<number> {
  const { used } = await queries
    .selectFrom('profile_opens')
    .select((eb) => eb.fn.countAll<number>().as('used'))
    .where('subscription_id', '=', counted.subscriptionId)
    .where('month', '=', counted.month)
    .executeTakeFirstOrThrow();
  return used;
}

export async function hasOpened(
  queries: Queries,
  counted: CountedMonth,
  athleteId: string,
): Promise<boolean> {
  const row = await queries
    .selectFrom('profile_opens')
    .select('athlete_id')
    .where('subscription_id', '=', counted.subscriptionId)
    .where('month', '=', counted.month)
    .where('athlete_id', '=', athleteId)
    .executeTakeFirst();
  return row !== undefined;
}

export async function insertOpen(
  queries: Queries,
  counted: CountedMonth,
  athleteId: string,
  now: Date,
): Promise<void> {
  await queries
    .insertInto('profile_opens')
    .values({
      subscription_id: counted.subscriptionId,
      month: counted.month,
      athlete_id: athleteId,
      opened_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Whole months. The allowance counts the present one alone. */
export function forgetOpens(trx: Transaction<DB>, { over, most }: Due): Promise<number> {
  return deleteOutdated(trx, 'profile_opens', sql`month < date_trunc('month', ${dayOf(over)}::date)`, most);
}
