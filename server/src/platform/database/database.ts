/** The database as stores use it: a pool of connections, and Kysely on top. */
import { Kysely, type Transaction } from 'kysely';
import pg from 'pg';
import { withConsequences, type Consequences } from '../audit.ts';
import { connectionConfig, DatabaseConnection, type ConnectionOptions } from './connection.ts';
import { FaircourtDialect } from './dialect.ts';
import type { DB } from './schema.gen.ts';

export type Database = Kysely<DB> & {
  /** What follows from the events of its transactions. A transaction has none of its own, so it is no Database. */
  readonly consequences: Consequences | undefined;
};
/** What a store takes: the database, or a transaction on it. */
export type Queries = Kysely<DB> | Transaction<DB>;

// Dates are calendar days, not moments: a birthdate must not shift with the server's time zone.
pg.types.setTypeParser(pg.types.builtins.DATE, (value) => value);
pg.types.setTypeParser(pg.types.builtins.NUMERIC, Number);
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

export function createPool(url: string, options: ConnectionOptions & { max?: number } = {}): pg.Pool {
  const config: pg.PoolConfig = {
    ...connectionConfig(url, options),
    // The pool makes each one with the configuration above, which the driver's types leave out.
    Client: DatabaseConnection as unknown as new () => pg.ClientBase,
    max: options.max ?? 10,
    idleTimeoutMillis: 30_000,
  };
  const pool = new pg.Pool(config);
  // The loss of an idle connection is no reason to end the process; who wants to know adds a listener.
  pool.on('error', () => undefined);
  return pool;
}

/** Without consequences nothing can be recorded on it: for tools that read, migrate or measure. */
export function createDatabase(pool: pg.Pool, consequences?: Consequences): Database {
  return Object.assign(new Kysely<DB>({ dialect: new FaircourtDialect(pool) }), { consequences });
}

/** The way to change something: all of it or nothing, with what follows from the events that are recorded in it. */
export function inTransaction<Result>(
  database: Database,
  work: (trx: Transaction<DB>) => Promise<Result>,
): Promise<Result> {
  return database.transaction().execute((trx) => withConsequences(trx, database.consequences, work));
}
