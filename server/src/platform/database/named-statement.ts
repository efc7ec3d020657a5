/** PostgreSQL parses a statement that has a name once per connection, and may keep its plan. */
import { createHash } from 'node:crypto';

export interface Statement {
  text: string;
  /** Unnamed statements are parsed and planned each time. */
  name?: string;
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
