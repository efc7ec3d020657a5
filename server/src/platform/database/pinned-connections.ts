/**
 * A few connections that are kept busy: the next statement is sent while the last one is still being answered, so that
 * neither side waits for the other. For short statements that need no transaction; a slow one holds up those behind it.
 */
import type pg from 'pg';
import {
  connectionConfig,
  DatabaseConnection,
  type ConnectionConfig,
  type ConnectionOptions,
} from './connection.ts';
import type { Given, PreparedStatement } from './prepared-statement.ts';

/** What runs prepared statements outside transactions. */
export interface Statements {
  run<Row extends object>(statement: PreparedStatement<Row>, given?: Given): Promise<Row[]>;
}

interface Pinned {
  client: Promise<pg.Client>;
  /** Null until it is open. */
  socket: pg.Client['connection']['stream'] | null;
  /** Statements sent and not answered yet. */
  pending: number;
  isGathering: boolean;
}

export class PinnedConnections implements Statements {
  readonly #config: ConnectionConfig;
  readonly #onError: (error: Error) => void;
  readonly #connections: (Pinned | null)[];

  constructor(url: string, options: ConnectionOptions & { max: number; onError: (error: Error) => void }) {
    this.#config = { ...connectionConfig(url, options), pipeline: true };
    this.#onError = options.onError;
    this.#connections = Array.from({ length: options.max }, () => null);
  }

  async run<Row extends object>(statement: PreparedStatement<Row>, given?: Given): Promise<Row[]> {
    const { text, name } = statement;
    const values = statement.values(given);
    const connection = this.#leastBusy();
    connection.pending += 1;
    try {
      const client = await connection.client;
      gatherWrites(connection);
      // The statement's author named the columns that the text selects.
      const { rows } = await client.query<Row>(name ? { text, name, values } : { text, values });
      return rows;
    } finally {
      connection.pending -= 1;
    }
  }

  async end(): Promise<void> {
    const clients = this.#connections.map((connection) => connection?.client.catch(() => null));
    await Promise.all(clients.map(async (client) => (await client)?.end()));
  }

  #leastBusy(): Pinned {
    let place = 0;
    let fewest = Number.POSITIVE_INFINITY;
    for (const [n, connection] of this.#connections.entries()) {
      const pending = connection?.pending ?? 0;
      if (pending >= fewest) continue;
      place = n;
      fewest = pending;
    }
    return (this.#connections[place] ??= this.#open(place));
  }

  #open(place: number): Pinned {
    const client: pg.Client = new DatabaseConnection(this.#config);
    const opened = client.connect().then(() => {
      connection.socket = client.connection.stream;
      return client;
    });
    const connection: Pinned = { client: opened, socket: null, pending: 0, isGathering: false };
    // The next statement opens another one in its place.
    const drop = (error?: Error) => {
      if (this.#connections[place] !== connection) return;
      this.#connections[place] = null;
      if (error) this.#onError(error);
    };
    client.on('error', drop);
    client.on('end', () => drop());
    // Those who wait for the connection are told as well.
    opened.catch(() => drop());
    return connection;
  }
}

/** Statements of one turn of the event loop go out together: each write wakes up a process of PostgreSQL. */
function gatherWrites(connection: Pinned): void {
  const { socket } = connection;
  if (!socket || connection.isGathering) return;
  connection.isGathering = true;
  socket.cork();
  setImmediate(() => {
    connection.isGathering = false;
    socket.uncork();
  });
}
