/** That somebody signed in a moment ago: they have just typed the password, and are not asked for it a second time. */
import { sql } from 'kysely';
import type { Queries } from '../platform/database/database.ts';

/** Long enough to read what is signed right after joining, and too short for somebody who finds the page open later. */
const NEW_MINUTES = 15;

export async function isNewSession(queries: Queries, sessionId: string): Promise<boolean> {
  const session = await queries
    .selectFrom('auth_sessions')
    .select('id')
    .where('id', '=', sessionId)
    // Sessions are stamped by the database.
    .where('created_at', '>', sql<Date>`now() - make_interval(mins => ${NEW_MINUTES})`)
    .executeTakeFirst();
  return session !== undefined;
}
