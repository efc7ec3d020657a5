/** Connections to PostgreSQL. The application always works as faircourt_app, which owns no table. */
import { Kysely, PostgresDialect, type Transaction } from 'kysely';
import pg from 'pg';
import { PreparingClient } from './prepared.ts';
import type { DB } from './schema.gen.ts';

export type Database = Kysely<DB>;
/** What a store takes: the database, or a transaction on it. */
export type Queries = Kysely<DB> | Transaction<DB>;

export const APP_ROLE = 'faircourt_app';

// Dates are calendar days, not moments: a birthdate must not shift with the server's time zone.
pg.types.setTypeParser(pg.types.builtins.DATE, (value) => value);
pg.types.setTypeParser(pg.types.builtins.NUMERIC, Number);
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

export interface PoolOptions {
  max?: number;
  /** Statements that take longer are ended by the database, so that one bad query cannot hold a connection. */
  statementTimeoutMs?: number;
  /** Of PostgreSQL, for every connection of this pool. */
  settings?: Readonly<Record<string, string>>;
}

export function createPool(url: string, options: PoolOptions = {}): pg.Pool {
  return new pg.Pool({
    ...connectionConfig(url, options),
    Client: PreparingClient,
    max: options.max ?? 10,
    idleTimeoutMillis: 30_000,
  });
}

export function connectionConfig(url: string, options: Omit<PoolOptions, 'max'>): pg.ClientConfig {
  return {
    connectionString: url,
    connectionTimeoutMillis: 5_000,
    statement_timeout: options.statementTimeoutMs ?? 15_000,
    idle_in_transaction_session_timeout: 30_000,
    // Our queries are short and many: compiling them costs more than it saves.
    options: serverOptions({ role: APP_ROLE, jit: 'off', ...options.settings }),
    application_name: 'faircourt',
  };
}

/** As the start of a connection takes them. */
export function serverOptions(settings: Readonly<Record<string, string>>): string {
  return Object.entries(settings)
    .map(([name, value]) => `-c ${name}=${value}`)
    .join(' ');
}

export function createDatabase(pool: pg.Pool): Database {
  return new Kysely<DB>({ dialect: new PostgresDialect({ pool }) });
}
