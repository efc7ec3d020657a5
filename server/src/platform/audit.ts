/**
 * Writes to the append-only event log. A store calls this inside the transaction of the change it describes, so
 * neither exists without the other. The database numbers, chains and hashes the entry.
 */
import { sql } from 'kysely';
import type { Queries } from './database/database.ts';

export interface AuditEvent {
  /** The athlete concerned, else the account or record concerned. */
  chain: string;
  /** `subject.happened`, such as `account.created`. */
  type: `${string}.${string}`;
  actor: { userId: string | null; role: string };
  /** Ids, codes and counts only: the log cannot be erased, so nothing personal goes in. */
  data?: Record<string, string | number | boolean | null | string[]>;
}

export async function recordEvent(queries: Queries, event: AuditEvent): Promise<void> {
  await sql`
    insert into events (chain, type, actor_user_id, actor_role, data)
    values (${event.chain}, ${event.type}, ${event.actor.userId}, ${event.actor.role}, ${JSON.stringify(event.data ?? {})})
  `.execute(queries);
}

/** The first broken entry of each chain; none means that nobody has touched the log. */
export async function findBrokenChains(queries: Queries): Promise<{ chain: string; seq: number }[]> {
  const { rows } = await sql<{ chain: string; seq: number }>`
    select chain, min(seq)::int as seq
    from (
      select e.chain, e.seq,
        e.hash = event_hash(e)
          and e.seq = row_number() over chained
          and e.prev_hash = coalesce(lag(e.hash) over chained, sha256(uuid_send(e.chain))) as is_sound
      from events e
      window chained as (partition by e.chain order by e.seq)
    ) entries
    where not is_sound
    group by chain
    order by chain
  `.execute(queries);
  return rows;
}
