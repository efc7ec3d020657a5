/**
 * Where a search is read: on the replica when it has seen every withdrawal that the primary knows of, else on the
 * primary. A replica runs behind, and what a family has withdrawn must not show there a moment longer. Whatever happens to
 * the replica, the primary answers. Why this is right: docs/decisions/0019-search-replica.md.
 */
import { sql } from 'kysely';
import type { Statements } from '../../../platform/database/pinned-connections.ts';
import { given, PreparedStatement, type Given } from '../../../platform/database/prepared-statement.ts';

/** What the replica was when a statement was to be read: only a current one answers. */
export type ReplicaState = 'current' | 'behind' | 'away';

export interface SearchReadsOptions {
  primary: Statements;
  /** Of the primary too, and never busy with searches: how many withdrawals there were. */
  counts: Statements;
  replica: Statements & { end(): Promise<void> };
  onRead: (replica: ReplicaState) => void;
  onError: (error: Error) => void;
}

/** A search takes some milliseconds. Those who wait for a replica that froze get their answer from the primary then. */
export const REPLICA_WITHIN_MS = 1_000;
/** A replica that was away is asked again after this time, by nobody's search. */
const LOOK_AGAIN_MS = 1_000;

interface Counts {
  lines: string;
  withdrawals: string;
}

/** As texts: nobody looks at them on the way from one database to the other. Both are read at one moment. */
const COUNTS = new PreparedStatement(sql<Counts>`
  select array(select line from card_withdrawals order by line)::text as lines,
    array(select withdrawals from card_withdrawals order by line)::text as withdrawals`);

/** A replica has the number of its primary; another database, such as a restored copy, has a number of its own. */
const IDENTITY = new PreparedStatement(
  sql<{ identity: string }>`select system_identifier::text as identity from pg_control_system()`,
);

/** Reads statements that answer with one row at least: no row means that the replica is behind. */
export class SearchReads implements Statements {
  readonly #options: SearchReadsOptions;
  readonly #gated = new WeakMap<PreparedStatement, PreparedStatement>();
  #isServing = false;
  #isLooking = false;
  #lookAgainAt = 0;
  #fault: string | null = null;

  constructor(options: SearchReadsOptions) {
    this.#options = options;
    void this.#look();
  }

  async run<Row extends object>(statement: PreparedStatement<Row>, run?: Given): Promise<Row[]> {
    const { primary, onRead } = this.#options;
    if (this.#isServing) {
      const rows = await this.#readReplica(statement, run);
      if (rows && rows.length > 0) {
        onRead('current');
        return rows;
      }
      onRead(rows ? 'behind' : 'away');
    } else {
      if (!this.#isLooking && performance.now() >= this.#lookAgainAt) void this.#look();
      onRead('away');
    }
    return primary.run(statement, run);
  }

  end(): Promise<void> {
    return this.#options.replica.end();
  }

  /** Null when the replica could not say. */
  async #readReplica<Row extends object>(
    statement: PreparedStatement<Row>,
    run: Given | undefined,
  ): Promise<Row[] | null> {
    const { counts, replica } = this.#options;
    // Asked for each statement, and before it: this covers whatever was withdrawn before the search arrived.
    const [known] = await counts.run(COUNTS);
    if (!known) return null;
    const gated = this.#gate(statement);
    try {
      return await within(REPLICA_WITHIN_MS, replica.run(gated, { ...run, ...known }));
    } catch (error) {
      if (!isOneStatementsFault(error)) this.#rest(error);
      return null;
    }
  }

  /**
   * One statement has one snapshot, so what is searched is exactly what the counts were compared in. The condition
   * names nothing of the search: PostgreSQL asks it once, and does not begin to search when it fails.
   */
  #gate<Row extends object>(statement: PreparedStatement<Row>): PreparedStatement<Row> {
    // Each statement is kept with the one that was made of it, so the rows are the same.
    const known = this.#gated.get(statement) as PreparedStatement<Row> | undefined;
    if (known) return known;
    const gated = new PreparedStatement(
      sql<Row>`select answer.* from (${statement.fragment}) answer
      where not exists (
        select 1 from unnest(${given('lines', 'int[]')}, ${given('withdrawals', 'bigint[]')}) as known (line, withdrawals)
        where not exists (
          select 1 from card_withdrawals seen
          where seen.line = known.line and seen.withdrawals >= known.withdrawals))`,
      { planning: statement.planning, isRemembered: statement.name !== null },
    );
    this.#gated.set(statement, gated);
    return gated;
  }

  #rest(fault: unknown): void {
    this.#isServing = false;
    this.#lookAgainAt = performance.now() + LOOK_AGAIN_MS;
    const error = fault instanceof Error ? fault : new Error(String(fault));
    // Said once, however long it lasts.
    if (this.#fault === error.message) return;
    this.#fault = error.message;
    this.#options.onError(error);
  }

  async #look(): Promise<void> {
    this.#isLooking = true;
    try {
      const [[ours], [theirs]] = await within(
        REPLICA_WITHIN_MS,
        Promise.all([this.#options.counts.run(IDENTITY), this.#options.replica.run(IDENTITY)]),
      );
      if (!ours || ours.identity !== theirs?.identity) {
        throw new Error('DATABASE_REPLICA_URL is no replica of DATABASE_URL: search reads the primary.');
      }
      this.#isServing = true;
      this.#fault = null;
    } catch (error) {
      this.#rest(error);
    } finally {
      this.#isLooking = false;
    }
  }
}

/** It gave way to what is being replayed, or took too long: that says nothing about the next one. */
function isOneStatementsFault(thrown: unknown): boolean {
  const code = thrown instanceof Error ? (thrown as Error & { code?: unknown }).code : undefined;
  return code === '40001' || code === '57014';
}

async function within<T>(ms: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const timeIsUp = new Promise<never>((_, reject) => {
    // A process that was busy itself reads what has arrived before it judges.
    const judge = () => reject(new Error(`The replica did not answer within ${ms} ms.`));
    timer = setTimeout(() => setImmediate(judge), ms);
  });
  try {
    return await Promise.race([work, timeIsUp]);
  } finally {
    clearTimeout(timer);
  }
}
