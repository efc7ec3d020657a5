/** The only SQL of ours on the sign-in sessions that the engine keeps. */
import type { Queries } from '../../platform/database/database.ts';

export async function isSessionAlive(queries: Queries, sessionId: string, userId: string): Promise<boolean> {
  const row = await queries
    .selectFrom('auth_sessions as s')
    .innerJoin('users as u', 'u.auth_id', 's.user_id')
    .select('s.id')
    .where('s.id', '=', sessionId)
    .where('u.id', '=', userId)
    .where('s.expires_at', '>', new Date())
    .executeTakeFirst();
  return row !== undefined;
}

export function listSessions(queries: Queries, userId: string) {
  return queries
    .selectFrom('auth_sessions as s')
    .innerJoin('users as u', 'u.auth_id', 's.user_id')
    .select(['s.id', 's.created_at', 's.updated_at', 's.user_agent', 's.ip_address'])
    .where('u.id', '=', userId)
    .where('s.expires_at', '>', new Date())
    .orderBy('s.updated_at', 'desc')
    .limit(100)
    .execute();
}

export type SessionRow = Awaited<ReturnType<typeof listSessions>>[number];

export async function findSessionOwner(
  queries: Queries,
  sessionId: string,
): Promise<{ userId: string } | null> {
  const row = await queries
    .selectFrom('auth_sessions as s')
    .innerJoin('users as u', 'u.auth_id', 's.user_id')
    .select('u.id')
    .where('s.id', '=', sessionId)
    .executeTakeFirst();
  return row ? { userId: row.id } : null;
}

/** Ends the sessions that match and returns their ids. */
export async function deleteSessions(
  queries: Queries,
  which: { userId: string; sessionId?: string; exceptSessionId?: string },
): Promise<string[]> {
  const rows = await queries
    .deleteFrom('auth_sessions')
    .where('user_id', '=', (eb) => eb.selectFrom('users').select('auth_id').where('id', '=', which.userId))
    .$if(which.sessionId !== undefined, (query) => query.where('id', '=', which.sessionId ?? ''))
    .$if(which.exceptSessionId !== undefined, (query) => query.where('id', '<>', which.exceptSessionId ?? ''))
    .returning('id')
    .execute();
  return rows.map((row) => row.id);
}

/** Whether this person has signed in before: the first time is no news to them. */
export async function hasSignedInBefore(queries: Queries, userId: string): Promise<boolean> {
  const row = await queries
    .selectFrom('events')
    .select('id')
    .where('chain', '=', userId)
    .where('type', '=', 'session.started')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export async function deleteExpiredSessions(queries: Queries): Promise<void> {
  await queries.deleteFrom('auth_sessions').where('expires_at', '<', new Date()).execute();
  await queries.deleteFrom('auth_verifications').where('expires_at', '<', new Date()).execute();
}
