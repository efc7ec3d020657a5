/** How many requests wait for a family, as a part of what its page asks the database. */
import { sql, type RawBuilder } from 'kysely';
import { isWaiting, selectRequests } from './request.store.ts';

/** By athlete, how many wait for an answer and are not put off, to be joined; without a row where that is none. */
export function openRequestCounts(athleteIds: readonly string[], now: Date): RawBuilder<unknown> {
  const which = sql<boolean>`asked.athlete_id = any(${athleteIds}::uuid[])`;
  return sql`
    select listed.athlete_id, count(*)::int as open
    from (${selectRequests(which)} where ${isWaiting(now)}) listed group by listed.athlete_id`;
}
