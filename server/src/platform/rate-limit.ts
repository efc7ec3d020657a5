/**
 * Rate limits counted in the database, so that any number of server processes share them. One statement per attempt.
 */
import { createHash } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import type { Database, Queries } from './database/database.ts';
import { deleteOutdated, type Due } from './database/outdated.ts';
import type { DB } from './database/schema.gen.ts';
import { AppError } from './errors.ts';

export interface Limit {
  /** Names the limit, such as `sign-in:account`. */
  name: string;
  max: number;
  windowSeconds: number;
}

export interface Attempt {
  limit: Limit;
  key: string;
  /** How often it happened; once when left out. */
  times?: number;
}

/** Where a limit is after counting. */
export interface Counted {
  hits: number;
  waitSeconds: number;
  isUsedUp: boolean;
}

export class RateLimiter {
  readonly #db: Database;
  readonly #scale: number;

  constructor(db: Database, scale: number) {
    this.#db = db;
    this.#scale = scale;
  }

  /**
   * Counts one attempt against every limit given; refuses when any of them is used up. Within a transaction it counts
   * only what comes about.
   */
  async count(attempts: Attempt[], queries: Queries = this.#db): Promise<void> {
    refuseUsedUp(await this.add(attempts, queries));
  }

  /** Counts without refusing; in the order of the attempts. */
  async add(attempts: readonly Attempt[], queries: Queries = this.#db): Promise<Counted[]> {
    const rows = attempts.map(
      ({ limit, key, times = 1 }) =>
        sql`(${fingerprint(limit, key)}, ${times}::int, now() + make_interval(secs => ${limit.windowSeconds}))`,
    );
    const { rows: counted } = await sql<{ key: string; hits: number; wait_seconds: number }>`
      insert into rate_limits as stored (key, hits, resets_at) values ${sql.join(rows)}
      on conflict (key) do update set
        hits = case when stored.resets_at <= now() then excluded.hits else stored.hits + excluded.hits end,
        resets_at = case when stored.resets_at <= now() then excluded.resets_at else stored.resets_at end
      returning key, hits, ceil(extract(epoch from resets_at - now()))::int as wait_seconds
    `.execute(queries);
    return attempts.map(({ limit, key }) => {
      const row = counted.find((candidate) => candidate.key === fingerprint(limit, key));
      const hits = row?.hits ?? 0;
      return { hits, waitSeconds: row?.wait_seconds ?? 1, isUsedUp: hits > this.maxOf(limit) };
    });
  }

  maxOf(limit: Limit): number {
    return limit.max * this.#scale;
  }

  /** Refuses when a limit is used up, without counting: for limits that only failures count against. */
  async refuseWhenUsedUp(limit: Limit, key: string): Promise<void> {
    const { rows } = await sql<{ wait_seconds: number }>`
      select ceil(extract(epoch from resets_at - now()))::int as wait_seconds from rate_limits
      where key = ${fingerprint(limit, key)} and resets_at > now() and hits >= ${limit.max * this.#scale}
    `.execute(this.#db);
    const [row] = rows;
    if (row) throw tooMany(Math.max(1, row.wait_seconds));
  }

  /** Forgets the attempts of somebody who turned out to be right. */
  async forgive(limit: Limit, key: string): Promise<void> {
    await this.#db.deleteFrom('rate_limits').where('key', '=', fingerprint(limit, key)).execute();
  }
}

/** Counters whose window has passed are of no use. */
export function forgetCounters(trx: Transaction<DB>, { over, most }: Due): Promise<number> {
  return deleteOutdated(trx, 'rate_limits', sql`resets_at <= ${over}`, most);
}

/** Keys hold mail and network addresses; the table only needs to tell them apart. */
function fingerprint(limit: Limit, key: string): string {
  return `${limit.name}:${createHash('sha256').update(key.toLowerCase()).digest('base64url')}`;
}

export function refuseUsedUp(counted: readonly Counted[]): void {
  const waits = counted.flatMap(({ isUsedUp, waitSeconds }) => (isUsedUp ? [Math.max(1, waitSeconds)] : []));
  if (waits.length > 0) throw tooMany(Math.max(...waits));
}

function tooMany(seconds: number): AppError {
  return new AppError('rate_limited', `Too many attempts. Try again in ${seconds} seconds.`, {
    retryAfterSeconds: seconds,
  });
}
