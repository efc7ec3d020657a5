/**
 * One transaction for the sign-in engine's writes and ours. The engine opens transactions on the Kysely it was given;
 * this one remembers which transaction is open, so that our own statements join it.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import { runWithTransaction } from '@better-auth/core/context';
import { Kysely, PostgresDialect, type Transaction, type TransactionBuilder } from 'kysely';
import type pg from 'pg';
import { withConsequences, type Consequences } from '../audit.ts';
import type { DB } from '../database/schema.gen.ts';

export type EngineAdapter = Parameters<typeof runWithTransaction>[0];

export class SharedTransactionDatabase extends Kysely<DB> {
  readonly #open = new AsyncLocalStorage<Transaction<DB>>();

  readonly #consequences: Consequences | undefined;

  constructor(pool: pg.Pool, consequences: Consequences | undefined) {
    super({ dialect: new PostgresDialect({ pool }) });
    this.#consequences = consequences;
  }

  override transaction(): TransactionBuilder<DB> {
    const builder = super.transaction();
    const execute = builder.execute.bind(builder);
    builder.execute = (work) => execute((trx) => this.#open.run(trx, () => work(trx)));
    return builder;
  }

  async shared<T>(adapter: EngineAdapter, work: (trx: Transaction<DB>) => Promise<T>): Promise<T> {
    return runWithTransaction(adapter, () => {
      const trx = this.#open.getStore();
      if (!trx) throw new Error('The sign-in engine did not open its transaction on our connection');
      return withConsequences(trx, this.#consequences, work);
    });
  }
}
