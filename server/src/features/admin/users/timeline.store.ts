/** The only SQL on what the log says of one account. */
import { sql } from 'kysely';
import { listedAccountName } from '../../../access/scopes/account.scope.ts';
import type { Queries } from '../../../platform/database/database.ts';
import type { Other } from './user-page.store.ts';

export interface TimelineRow {
  id: string;
  type: string;
  created_at: Date;
  actor_role: string;
  actor: Other | null;
}

/** Latest first; `before` is the last entry of the page before. */
export async function listTimeline(
  queries: Queries,
  userId: string,
  { before, limit, now }: { before: string | null; limit: number; now: Date },
): Promise<TimelineRow[]> {
  const { rows } = await sql<TimelineRow>`
    select events.id, events.type, events.created_at, events.actor_role,
      case when users.id is not null and users.id <> ${userId}
        then jsonb_build_object('user_id', users.id, 'name', ${listedAccountName(now)}) end as actor
    from events
    left join users on users.id = events.actor_user_id
    left join athletes on athletes.user_id = users.id
    where events.chain = ${userId}
      ${before === null ? sql`` : sql`and events.seq < (select seq from events earlier where earlier.chain = ${userId} and earlier.id = ${before}::uuid)`}
    order by events.seq desc limit ${limit}`.execute(queries);
  return rows;
}
