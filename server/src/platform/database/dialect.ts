/**
 * Kysely on our connections. Its own PostgreSQL dialect sends every statement as plain text; this one also sends a prepared
 * statement by its name, so that it can run inside a transaction.
 */
import {
  CompiledQuery,
  PostgresDialect,
  type DatabaseConnection,
  type Driver,
  type QueryResult,
  type TransactionSettings,
} from 'kysely';
import type pg from 'pg';
import { isPrepared, type PreparedStatement } from './prepared-statement.ts';

export class FaircourtDialect extends PostgresDialect {
  readonly #pool: pg.Pool;

  constructor(pool: pg.Pool) {
    super({ pool });
    this.#pool = pool;
  }

  override createDriver(): Driver {
    return new PoolDriver(this.#pool);
  }
}

class PoolDriver implements Driver {
  readonly #pool: pg.Pool;

  constructor(pool: pg.Pool) {
    this.#pool = pool;
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<PooledConnection> {
    return new PooledConnection(await this.#pool.connect());
  }

  async beginTransaction(connection: DatabaseConnection, settings: TransactionSettings): Promise<void> {
    const { isolationLevel, accessMode } = settings;
    const modes = [...(isolationLevel ? [`isolation level ${isolationLevel}`] : []), accessMode ?? ''];
    await connection.executeQuery(CompiledQuery.raw(`start transaction ${modes.join(' ')}`));
  }

  async commitTransaction(connection: PooledConnection): Promise<void> {
    const command = await connection.end('commit');
    // A statement failed, and somebody went on as if it had not.
    if (command === 'ROLLBACK') throw new Error('The transaction had failed, so nothing of it was kept.');
  }

  async rollbackTransaction(connection: PooledConnection): Promise<void> {
    await connection.end('rollback');
  }

  async releaseConnection(connection: PooledConnection): Promise<void> {
    connection.release();
  }

  async destroy(): Promise<void> {
    await this.#pool.end();
  }
}

const COUNTED = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE']);

class PooledConnection implements DatabaseConnection {
  readonly #client: pg.PoolClient;
  /** It would not end its transaction: nobody else should get it. */
  #isBroken = false;

  constructor(client: pg.PoolClient) {
    this.#client = client;
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const { command, rowCount, rows } = isPrepared(query)
      ? await this.#run(query.prepared, query.parameters)
      : await this.#client.query(query.sql, [...query.parameters]);
    // The caller names the columns that its own text selects.
    const answer = { rows: rows as Row[] };
    return COUNTED.has(command) ? { ...answer, numAffectedRows: BigInt(rowCount ?? 0) } : answer;
  }

  // eslint-disable-next-line require-yield -- Nothing here reads by cursor.
  async *streamQuery(): AsyncIterableIterator<never> {
    throw new Error('Answers are read whole.');
  }

  async end(how: 'commit' | 'rollback'): Promise<string> {
    try {
      return (await this.#client.query(how)).command;
    } catch (error) {
      this.#isBroken = true;
      throw error;
    }
  }

  release(): void {
    this.#client.release(this.#isBroken);
  }

  /**
   * By itself PostgreSQL would plan it at each run, taking the plan for these values to be the cheaper one. It is told
   * otherwise for this statement alone: what walks long lists is best planned for its values. The statements inside the
   * database's own functions follow the one that calls them.
   */
  async #run({ name, text }: PreparedStatement, values: readonly unknown[]): Promise<pg.QueryResult<object>> {
    await this.#client.query('set plan_cache_mode = force_generic_plan');
    try {
      return await this.#client.query<object>({ text, values: [...values], ...(name ? { name } : {}) });
    } finally {
      // Refused in a transaction that has failed, which itself takes the setting back.
      await this.#client.query('reset plan_cache_mode').catch(() => undefined);
    }
  }
}
