/** How many requests wait for a family, as a part of what its page asks the database. */
import { sql, type RawBuilder } from 'kysely';
import { IS_OPEN, selectRequests } from './request.store.ts';

/** By athlete, how many listOpenRequests lists, to be joined; without a row where that is none. */
export function openRequestCounts(athleteIds: readonly string[]): RawBuilder<unknown> {
  const which = sql<boolean>`asked.athlete_id = any(${athleteIds}::uuid[])`;
  return sql`
    select listed.athlete_id, count(*)::int as open
    from (${selectRequests(which)} where ${IS_OPEN}) listed group by listed.athlete_id`;
}
