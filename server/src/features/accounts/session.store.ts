/** The only SQL on sign-in sessions, and on the credentials that renew them. */
import { randomBytes } from 'node:crypto';
import type { SessionFactor } from '@faircourt/contracts/second-factor';
import { sql, type Transaction } from 'kysely';
import type { Queries } from '../../platform/database/database.ts';
import { deleteOutdated, type Due } from '../../platform/database/outdated.ts';
import type { DB } from '../../platform/database/schema.gen.ts';
import type { CredentialState } from '../../platform/sessions/session-credential.ts';

/** The session and the half of the key that seals its credentials; the cookie with the first of them goes out next. */
export async function insertSession(
  trx: Transaction<DB>,
  session: {
    authId: string;
    ipAddress: string;
    userAgent: string;
    factor: SessionFactor | null;
    key: Buffer;
    expiresAt: Date;
    now: Date;
  },
): Promise<string> {
  const { id } = await trx
    .insertInto('auth_sessions')
    .values({
      user_id: session.authId,
      // The engine's own credential, which nobody is ever given.
      token: randomBytes(32).toString('base64url'),
      expires_at: session.expiresAt,
      ip_address: session.ipAddress,
      user_agent: session.userAgent,
      second_factor: session.factor,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await insertCredential(trx, { sessionId: id, key: session.key, now: session.now });
  return id;
}

/** Does nothing to a session that has one. */
export async function insertCredential(
  trx: Transaction<DB>,
  { sessionId, key, now }: { sessionId: string; key: Buffer; now: Date },
): Promise<void> {
  await trx
    .insertInto('session_credentials')
    .values({
      session_id: sessionId,
      key,
      newest: FIRST_NUMBER,
      used: 0,
      used_before: 0,
      rotated_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export function findSessionByToken(queries: Queries, token: string): Promise<{ id: string } | undefined> {
  return queries.selectFrom('auth_sessions').select('id').where('token', '=', token).executeTakeFirst();
}

export const FIRST_NUMBER = 1;

export interface CredentialRow extends CredentialState {
  session_id: string;
  auth_id: string;
  second_factor: SessionFactor | null;
  key: Buffer;
}

export function findCredential(queries: Queries, sessionId: string): Promise<CredentialRow | undefined> {
  return credentials(queries).where('c.session_id', '=', sessionId).executeTakeFirst();
}

/** A second factor that was set up or shown in the session counts for it from then on. */
export async function storeSessionFactor(
  trx: Transaction<DB>,
  sessionId: string,
  factor: SessionFactor,
): Promise<void> {
  await trx.updateTable('auth_sessions').set({ second_factor: factor }).where('id', '=', sessionId).execute();
}

/** The settings page shows this as "last used" too. */
export async function storeRenewal(
  trx: Transaction<DB>,
  sessionId: string,
  renewed: CredentialState & { expiresAt: Date; now: Date },
): Promise<void> {
  const { newest, used, used_before, rotated_at, expiresAt, now } = renewed;
  await trx
    .updateTable('session_credentials')
    .set({ newest, used, used_before, rotated_at })
    .where('session_id', '=', sessionId)
    .execute();
  await trx
    .updateTable('auth_sessions')
    .set({ expires_at: expiresAt, updated_at: now })
    .where('id', '=', sessionId)
    .execute();
}

/** The day on which this person was last here; written once a day. */
export async function storeVisit(trx: Transaction<DB>, userId: string, now: Date): Promise<void> {
  await sql`
    insert into last_visits (user_id, seen_on) values (${userId}, (${now}::timestamptz at time zone 'UTC')::date)
    on conflict (user_id) do update set seen_on = excluded.seen_on
      where last_visits.seen_on < excluded.seen_on`.execute(trx);
}

function credentials(queries: Queries) {
  return queries
    .selectFrom('session_credentials as c')
    .innerJoin('auth_sessions as s', 's.id', 'c.session_id')
    .select([
      'c.session_id',
      's.user_id as auth_id',
      sql<SessionFactor | null>`s.second_factor`.as('second_factor'),
      'c.key',
      'c.newest',
      'c.used',
      'c.used_before',
      'c.rotated_at',
    ])
    .where('s.expires_at', '>', new Date());
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

/** Whether this person has signed in before this session. */
export async function hasSignedInBefore(
  queries: Queries,
  userId: string,
  sessionId: string,
): Promise<boolean> {
  const row = await queries
    .selectFrom('events')
    .select('id')
    .where('chain', '=', userId)
    .where('type', '=', 'session.started')
    .where(sql<boolean>`data ->> 'session_id' <> ${sessionId}`)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export async function findUserAgent(queries: Queries, sessionId: string): Promise<string> {
  const row = await queries
    .selectFrom('auth_sessions')
    .select('user_agent')
    .where('id', '=', sessionId)
    .executeTakeFirst();
  return row?.user_agent ?? '';
}

/** Their credentials go with them. */
export function forgetEndedSessions(trx: Transaction<DB>, { over, most }: Due): Promise<number> {
  return deleteOutdated(trx, 'auth_sessions', sql`expires_at <= ${over}`, most);
}

export function forgetResetLinks(trx: Transaction<DB>, { over, most }: Due): Promise<number> {
  return deleteOutdated(trx, 'auth_verifications', sql`expires_at <= ${over}`, most);
}
