/** The statement that runs on every signed-in request. */
import type { Actor } from '../access/engine/actor.ts';
import { ACTOR_COLUMNS, ACTOR_TABLES, toActor, type ActorRow } from '../access/facts/load-actor.ts';
import { named } from '../platform/database/named-statement.ts';
import type { Statements } from '../platform/database/statements.ts';

/** Both in one round trip, since every request asks: who is this, and does the session that says so still live? */
const CALLER = named(`
  select ${ACTOR_COLUMNS},
    exists (
      select 1 from auth_sessions session
      where session.id = $2::uuid and session.user_id = u.auth_id and session.expires_at > now()
    ) as is_session_alive
  from ${ACTOR_TABLES} where u.id = $1::uuid`);

/** Null when the session has ended or the account is gone. */
export async function loadCaller(
  statements: Statements,
  { userId, sessionId }: { userId: string; sessionId: string },
): Promise<Actor | null> {
  const [row] = await statements.run<ActorRow & { is_session_alive: boolean }>(CALLER, [userId, sessionId]);
  return row?.is_session_alive ? toActor(row) : null;
}
