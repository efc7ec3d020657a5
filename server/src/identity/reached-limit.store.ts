/** The only SQL on reached_limits. */
import { sql, type Transaction } from 'kysely';
import type { Queries } from '../platform/database/database.ts';
import { deleteOutdated, type Due } from '../platform/database/outdated.ts';
import type { DB } from '../platform/database/schema.gen.ts';

const LISTED = 200;

export async function storeReachedLimit(
  queries: Queries,
  reached: { userId: string; limit: string; now: Date },
): Promise<void> {
  // Once a minute is enough to tell how often: a robot that goes on must not turn its refusals into writes.
  await sql`
    insert into reached_limits (user_id, limit_name, reached_on, first_at, last_at)
    values (${reached.userId}, ${reached.limit}, (${reached.now}::timestamptz at time zone 'UTC')::date, ${reached.now}, ${reached.now})
    on conflict (user_id, limit_name, reached_on) do update
      set times = reached_limits.times + 1, last_at = excluded.last_at
      where reached_limits.last_at <= excluded.last_at - interval '1 minute'`.execute(queries);
}

/** Latest first. */
export function listReachedLimits(queries: Queries) {
  return queries
    .selectFrom('reached_limits')
    .innerJoin('users', 'users.id', 'reached_limits.user_id')
    .select([
      'reached_limits.user_id',
      sql<string>`case when users.role in ('athlete', 'guardian') then redacted_name(users.name) else users.name end`.as(
        'name',
      ),
      'users.role',
      'reached_limits.limit_name',
      'reached_limits.first_at',
      'reached_limits.last_at',
      'reached_limits.times',
    ])
    .orderBy('reached_limits.last_at', 'desc')
    .orderBy('reached_limits.user_id')
    .limit(LISTED)
    .execute();
}

export function forgetReachedLimits(trx: Transaction<DB>, { over, most }: Due): Promise<number> {
  return deleteOutdated(trx, 'reached_limits', sql`last_at <= ${over}`, most);
}
