/**
 * Writes to the append-only event log. A store calls this inside the transaction of the change it describes, so
 * neither exists without the other. The database numbers, chains and hashes the entry.
 */
import type { EventActor, FaircourtEvent } from '@faircourt/contracts/events';
import { sql } from 'kysely';
import type { Queries } from './database/database.ts';

export async function recordEvent(queries: Queries, event: FaircourtEvent): Promise<void> {
  await writeEntry(queries, event);
}

/** A line of the log, whatever it says. Only recordEvent and tests of the log itself write one. */
export interface WrittenEntry {
  chain: string;
  type: string;
  actor: EventActor;
  data?: object;
}

export async function writeEntry(queries: Queries, event: WrittenEntry): Promise<void> {
  await sql`
    insert into events (chain, type, actor_user_id, actor_role, data)
    values (${event.chain}, ${event.type}, ${event.actor.userId}, ${event.actor.role}, ${JSON.stringify(event.data ?? {})})
  `.execute(queries);
}

export interface LogSize {
  chains: number;
  entries: number;
}

export async function measureLog(queries: Queries): Promise<LogSize> {
  const { rows } = await sql<LogSize>`
    select count(distinct chain)::int as chains, count(*)::int as entries from events`.execute(queries);
  return rows[0] ?? { chains: 0, entries: 0 };
}

/**
 * The first broken entry of each chain; none means that nobody has touched the log. An entry is broken when its hash or
 * its place is wrong, when it was cut off at the end, or when it came in past the log's own guards: how each chain ends
 * is kept apart, in `event_heads`.
 */
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
      union all
      select chain, least(coalesce(last.seq, 0) + 1, coalesce(head.seq, 0) + 1, greatest(last.seq, head.seq)), false
      from event_heads head
      full join (select distinct on (chain) chain, seq, hash from events order by chain, seq desc) last using (chain)
      where (last.seq, last.hash) is distinct from (head.seq, head.hash)
    ) entries
    where not is_sound
    group by chain
    order by chain
  `.execute(queries);
  return rows;
}
