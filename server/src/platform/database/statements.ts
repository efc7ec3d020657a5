/**
 * Hot statements, sent as they are written: PostgreSQL parses one once per connection and remembers it by name. For what
 * runs on every request; everything else goes through Kysely.
 */
import { createHash } from 'node:crypto';
import type pg from 'pg';

export interface Statement {
  text: string;
  /** Unnamed statements are parsed each time. */
  name?: string;
}

export interface Statements {
  run<Row extends object>(statement: Statement, values: readonly unknown[]): Promise<Row[]>;
}

export function createStatements(pool: pg.Pool): Statements {
  return {
    async run<Row extends object>(statement: Statement, values: readonly unknown[]): Promise<Row[]> {
      // The caller names the columns that its own text selects.
      const { rows } = await pool.query<Row>({ ...statement, values: [...values] });
      return rows;
    },
  };
}

export function named(text: string): Statement {
  return { text, name: createHash('sha1').update(text).digest('base64url') };
}

/**
 * For statements put together from parts, of which there are more than a connection should remember: the first ones
 * asked for are remembered, and the rest still run.
 */
export class StatementShelf {
  readonly #statements = new Map<string, Statement>();
  readonly #size: number;

  constructor(size: number) {
    this.#size = size;
  }

  of(text: string): Statement {
    const known = this.#statements.get(text);
    if (known) return known;
    if (this.#statements.size >= this.#size) return { text };
    const statement = named(text);
    this.#statements.set(text, statement);
    return statement;
  }
}
