/**
 * Rate limits counted in the database, so that any number of server processes share them. One statement per attempt.
 */
import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Database, Queries } from './database/database.ts';
import { AppError } from './errors.ts';

export interface Limit {
  /** Names the limit, such as `sign-in:account`. */
  name: string;
  max: number;
  windowSeconds: number;
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
  async count(attempts: { limit: Limit; key: string }[], queries: Queries = this.#db): Promise<void> {
    const rows = attempts.map(
      ({ limit, key }) =>
        sql`(${fingerprint(limit, key)}, 1, now() + make_interval(secs => ${limit.windowSeconds}))`,
    );
    const { rows: counted } = await sql<{ key: string; hits: number; wait_seconds: number }>`
      insert into rate_limits as stored (key, hits, resets_at) values ${sql.join(rows)}
      on conflict (key) do update set
        hits = case when stored.resets_at <= now() then 1 else stored.hits + 1 end,
        resets_at = case when stored.resets_at <= now() then excluded.resets_at else stored.resets_at end
      returning key, hits, ceil(extract(epoch from resets_at - now()))::int as wait_seconds
    `.execute(queries);
    const waits = attempts.flatMap(({ limit, key }) => {
      const row = counted.find((candidate) => candidate.key === fingerprint(limit, key));
      return row && row.hits > limit.max * this.#scale ? [Math.max(1, row.wait_seconds)] : [];
    });
    if (waits.length > 0) throw tooMany(Math.max(...waits));
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

  /** Run now and then by a job: counters whose window has passed are of no use. */
  async sweep(): Promise<void> {
    await sql`delete from rate_limits where resets_at < now()`.execute(this.#db);
  }
}

/** Keys hold mail and network addresses; the table only needs to tell them apart. */
function fingerprint(limit: Limit, key: string): string {
  return `${limit.name}:${createHash('sha256').update(key.toLowerCase()).digest('base64url')}`;
}

function tooMany(seconds: number): AppError {
  return new AppError('rate_limited', `Too many attempts. Try again in ${seconds} seconds.`, {
    retryAfterSeconds: seconds,
  });
}
