/**
 * Hot statements, sent as they are written: PostgreSQL parses one once per connection and remembers it by name. For what
 * runs on every request; everything else goes through Kysely.
 */
import type pg from 'pg';
import {
  connectionConfig,
  DatabaseConnection,
  type ConnectionConfig,
  type ConnectionOptions,
} from './connection.ts';
import type { Statement } from './named-statement.ts';

export interface Statements {
  run<Row extends object>(statement: Statement, values: readonly unknown[]): Promise<Row[]>;
}

interface Line {
  client: Promise<pg.Client>;
  /** Statements sent and not answered yet. */
  pending: number;
}

/**
 * A few connections that are kept busy: the next statement is sent while the last one is still being answered, so that
 * neither side waits for the other. For short statements that stand alone; a slow one holds up those behind it.
 */
export class StatementLines implements Statements {
  readonly #config: ConnectionConfig;
  readonly #onError: (error: Error) => void;
  readonly #lines: (Line | null)[];

  constructor(url: string, options: ConnectionOptions & { max: number; onError: (error: Error) => void }) {
    this.#config = { ...connectionConfig(url, options), pipeline: true };
    this.#onError = options.onError;
    this.#lines = Array.from({ length: options.max }, () => null);
  }

  async run<Row extends object>(statement: Statement, values: readonly unknown[]): Promise<Row[]> {
    const line = this.#leastBusy();
    line.pending += 1;
    try {
      const client = await line.client;
      // The caller names the columns that its own text selects.
      const { rows } = await client.query<Row>({ ...statement, values: [...values] });
      return rows;
    } finally {
      line.pending -= 1;
    }
  }

  async end(): Promise<void> {
    await Promise.all(this.#lines.map(async (line) => (await line?.client.catch(() => null))?.end()));
  }

  #leastBusy(): Line {
    let place = 0;
    let fewest = Number.POSITIVE_INFINITY;
    for (const [n, line] of this.#lines.entries()) {
      const pending = line?.pending ?? 0;
      if (pending >= fewest) continue;
      place = n;
      fewest = pending;
    }
    return (this.#lines[place] ??= this.#open(place));
  }

  #open(place: number): Line {
    const client: pg.Client = new DatabaseConnection(this.#config);
    const line: Line = { client: client.connect().then(() => client), pending: 0 };
    // The next statement opens another one in its place.
    const drop = (error?: Error) => {
      if (this.#lines[place] !== line) return;
      this.#lines[place] = null;
      if (error) this.#onError(error);
    };
    client.on('error', drop);
    client.on('end', () => drop());
    // Whoever waits for the connection is told as well.
    line.client.catch(() => drop());
    return line;
  }
}
