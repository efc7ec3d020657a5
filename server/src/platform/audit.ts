/**
 * Writes to the append-only event log, inside the transaction of the change that an entry describes, so neither exists
 * without the other; what follows from the event happens in that transaction too. The database numbers, chains and
 * hashes the entry.
 */
import type { EventActor, FaircourtEvent } from '@faircourt/contracts/events';
import { sql, type Transaction } from 'kysely';
import type { Queries } from './database/database.ts';
import type { DB } from './database/schema.gen.ts';

/**
 * The code that opens a database passes in what follows from events; the table of consequences lies above the features.
 */
export interface Consequences {
  /** Called once for each transaction. */
  begin(trx: Transaction<DB>): Follower;
}

export interface Follower {
  /** At once, after the change that the event is about. */
  follow(event: FaircourtEvent, at?: Date): Promise<void>;
  /** Something changed in this chain that leaves no event. */
  touch(chain: string): void;
  /** Before the transaction commits: what is done once, however many events ask for it. */
  finish(): Promise<void>;
}

const followers = new WeakMap<Transaction<DB>, Follower>();

/** The change is stored by now: its consequences read what it left. `at` is when, where that is not the present. */
export async function recordEvent(trx: Transaction<DB>, event: FaircourtEvent, at?: Date): Promise<void> {
  const follower = followers.get(trx);
  if (!follower) throw new Error(`${event.type} was recorded where nothing can follow from it`);
  await writeEntry(trx, event);
  await follower.follow(event, at);
}

/** For what is done and logged nowhere, as an offer that nobody takes: what it asked of people is settled all the same. */
export function touchChain(trx: Transaction<DB>, chain: string): void {
  followers.get(trx)?.touch(chain);
}

/** Every transaction of the server runs through here, so that no change leaves its consequences behind. */
export async function withConsequences<Result>(
  trx: Transaction<DB>,
  consequences: Consequences | undefined,
  work: (trx: Transaction<DB>) => Promise<Result>,
): Promise<Result> {
  if (!consequences) return work(trx);
  const follower = consequences.begin(trx);
  followers.set(trx, follower);
  const result = await work(trx);
  await follower.finish();
  return result;
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
