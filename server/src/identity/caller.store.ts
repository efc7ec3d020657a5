/** The statement that runs on every signed-in request. */
import type { SessionFactor } from '@faircourt/contracts/second-factor';
import type { AccountStatus, Role } from '@faircourt/contracts/vocabulary';
import { sql } from 'kysely';
import type { Actor } from '../access/engine/actor.ts';
import { ACTOR_COLUMNS, ACTOR_TABLES, toActor, type ActorRow } from '../access/facts/load-actor.ts';
import { GatheredLookup } from '../platform/database/gathered-lookup.ts';
import type { Statements } from '../platform/database/pinned-connections.ts';
import { given, PreparedStatement } from '../platform/database/prepared-statement.ts';

export interface CallerKey {
  /** users.id */
  userId: string;
  sessionId: string;
}

/** Finds who is calling; null when the session has ended or the account is gone. */
export type Callers = Pick<GatheredLookup<CallerKey, FoundCaller | null>, 'find'>;

export interface FoundCaller {
  actor: Actor;
  role: Role;
  status: AccountStatus;
  /** What the session was started with besides the password. */
  factor: SessionFactor | null;
}

/**
 * Who is this, and does the session that says so still live? It is asked at each request, so that what has ended counts at
 * once. Requests that arrive together are answered together.
 */
export function createCallers(statements: Statements): Callers {
  return new GatheredLookup(
    ({ userId, sessionId }) => `${userId} ${sessionId}`,
    (keys) => loadCallers(statements, keys),
  );
}

const CALLERS = new PreparedStatement(sql<
  ActorRow & { session_id: string; second_factor: SessionFactor | null }
>`
  select session.id as session_id, session.second_factor, ${sql.raw(ACTOR_COLUMNS)}
  from unnest(${given('userIds', 'uuid[]')}, ${given('sessionIds', 'uuid[]')}) as asked (user_id, session_id)
  join auth_sessions session on session.id = asked.session_id and session.expires_at > now()
  join (${sql.raw(ACTOR_TABLES)}) on u.id = asked.user_id and u.auth_id = session.user_id`);

export async function loadCallers(
  statements: Statements,
  keys: readonly CallerKey[],
): Promise<(FoundCaller | null)[]> {
  const rows = await statements.run(CALLERS, {
    userIds: keys.map(({ userId }) => userId),
    sessionIds: keys.map(({ sessionId }) => sessionId),
  });
  const found = new Map(rows.map((row) => [row.session_id, row]));
  return keys.map(({ sessionId, userId }) => {
    const row = found.get(sessionId);
    if (row?.id !== userId) return null;
    return { actor: toActor(row), role: row.role, status: row.status, factor: row.second_factor };
  });
}
