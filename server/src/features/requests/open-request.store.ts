/** Whether something that a coach asked a family for still waits on its page. */
import { sql } from 'kysely';
import type { Queries } from '../../platform/database/database.ts';
import { IS_OPEN, selectRequests } from './request.store.ts';

export async function hasOpenRequest(
  queries: Queries,
  { athleteId, coachUserId, about }: { athleteId: string; coachUserId: string; about: 'release' | 'contact' },
): Promise<boolean> {
  const which = sql<boolean>`asked.athlete_id = ${athleteId}`;
  const { rows } = await sql`
    ${selectRequests(which)}
    where ${IS_OPEN} and request.kind = ${about} and coach_user.id = ${coachUserId} limit 1`.execute(queries);
  return rows.length > 0;
}
