/**
 * Statements that take longer to plan than to run, and whose best plan is the same whatever their values: PostgreSQL
 * plans a marked one once per connection. Kysely has no word for it, so the text itself carries the mark.
 */
import { sql, type RawBuilder } from 'kysely';
import { DatabaseConnection } from './connection.ts';
import { StatementShelf } from './named-statement.ts';

const MARK = '/* prepared */';
/** There are a handful; more would mean that one is put together anew each time. */
const shelf = new StatementShelf(32);

export function prepared<Row>(statement: RawBuilder<Row>): RawBuilder<Row> {
  return sql<Row>`${sql.raw(MARK)} ${statement}`;
}

/**
 * A connection that knows the mark. By itself PostgreSQL would plan a marked statement anew each time, taking the plan
 * for these values to be the cheaper one. It is told otherwise for the marked ones alone: what walks long lists is best
 * planned for its values. The statements inside the database's own functions follow the one that calls them.
 */
export class PreparingClient extends DatabaseConnection {
  // pg declares nine ways of calling this; Kysely and the pool use the one with a text, which alone can be marked.
  override query(...[statement, ...rest]: unknown[]): never {
    const isMarked = typeof statement === 'string' && statement.startsWith(MARK);
    const answer = isMarked ? this.#planOnce(statement, rest[0]) : super.query(statement, ...rest);
    return answer as never;
  }

  async #planOnce(statement: string, values: unknown): Promise<unknown> {
    const send = (what: unknown): Promise<unknown> => super.query(what);
    await send('set plan_cache_mode = force_generic_plan');
    try {
      return await send({ ...shelf.of(statement), values });
    } finally {
      // Refused in a transaction that has failed, which itself takes the setting back.
      await send('reset plan_cache_mode').catch(() => undefined);
    }
  }
}
