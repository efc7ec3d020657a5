/**
 * Statements that take longer to plan than to run, and whose best plan is the same whatever their values: PostgreSQL
 * plans a marked one once per connection. Kysely has no word for it, so the text itself carries the mark.
 */
import { sql, type RawBuilder, type Transaction } from 'kysely';
import pg from 'pg';
import { StatementShelf } from './named-statement.ts';
import type { DB } from './schema.gen.ts';

const MARK = '/* prepared */';
/** There are a handful; more would mean that one is put together anew each time. */
const shelf = new StatementShelf(32);

export function prepared<Row>(statement: RawBuilder<Row>): RawBuilder<Row> {
  return sql<Row>`${sql.raw(MARK)} ${statement}`;
}

/**
 * Without this PostgreSQL would plan the first five times on each connection as if for these values only. It holds for
 * statements inside the database's own functions as well, which look things up by their keys.
 */
export const PLAN_ONCE = { plan_cache_mode: 'force_generic_plan' };

/**
 * For the rest of a transaction that works on many rows, where PostgreSQL is left to choose: the plan that was made
 * once, for a few rows, takes them one by one.
 */
export async function planForMany(trx: Transaction<DB>): Promise<void> {
  await sql`set local plan_cache_mode = auto`.execute(trx);
}

/** A connection that knows the mark. */
export class PreparingClient extends pg.Client {
  // pg declares nine ways of calling this; Kysely and the pool use the one with a text, which alone can be marked.
  override query(...[statement, ...rest]: unknown[]): never {
    const [values, ...others] = rest;
    const args =
      typeof statement === 'string' && statement.startsWith(MARK)
        ? [{ ...shelf.of(statement), values }, ...others]
        : [statement, ...rest];
    return super.query(...(args as [string])) as never;
  }
}
