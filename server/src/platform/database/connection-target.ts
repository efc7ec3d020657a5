/**
 * Where the database is. An address may name several hosts, as libpq writes them
 * (`postgres://user:password@a:5432,b:5432/faircourt?target_session_attrs=read-write`): the driver knows one host only,
 * so the one that takes writes is found here, for every kind of connection.
 */
import pg from 'pg';

export interface Place {
  host: string;
  port: number;
}

/** What a place's answer is waited for when we look for the one that takes writes. */
const LOOK_WITHIN_MS = 2_000;

/** What PostgreSQL itself says when a server that takes no writes is asked for one. */
export const READ_ONLY = '25006';

const targets = new Map<string, ConnectionTarget>();

/** One for each address in a process: what one connection learns, all others know. */
export function targetOf(url: string): ConnectionTarget {
  const known = targets.get(url);
  if (known) return known;
  const target = new ConnectionTarget(url);
  targets.set(url, target);
  return target;
}

/** The same address once for each host that it names. */
export function singleHostUrls(url: string): string[] {
  const [, scheme = '', login = '', hosts = '', rest = ''] =
    /^([a-z]+:\/\/)((?:[^/?#]*@)?)([^/?#@]*)(.*)$/is.exec(url) ?? [];
  if (!hosts.includes(',')) return [url];
  return hosts.split(',').map((host) => `${scheme}${login}${host}${rest}`);
}

/** A connection as the others see it. */
export interface OpenConnection {
  isUnheardSince(moment: number): boolean;
  giveUp(reason: string): void;
}

export class ConnectionTarget {
  readonly connections = new Set<OpenConnection>();
  /** Behind a pooler: it was proved that each connection keeps one session of PostgreSQL. */
  isSessionOwn = false;
  /** What the driver gets; with several hosts, the place is chosen at each connect. */
  readonly url: string;
  readonly #urls: readonly string[];
  #writable: Place | null = null;
  #search: Promise<Place | Error[]> | null = null;

  constructor(url: string) {
    this.#urls = singleHostUrls(url);
    this.url = this.#urls[0] ?? url;
  }

  /** Null leaves it to the driver: there is only one. Otherwise the place that took writes when it was last asked. */
  async place(): Promise<Place | null> {
    if (this.#urls.length < 2) return null;
    if (this.#writable) return this.#writable;
    this.#search ??= this.#find().finally(() => {
      this.#search = null;
    });
    const found = await this.#search;
    // Made for each who asked: the queue adds its own words to an error.
    if (Array.isArray(found))
      throw new AggregateError(found, 'No host of the database takes writes right now.');
    this.#writable = found;
    return found;
  }

  /** It failed, fell silent or no longer takes writes: the next connection looks again. */
  forget(): void {
    this.#writable = null;
  }

  /** A firewall that forgot one connection has forgotten the others that were as quiet; nobody should wait for them. */
  giveUpUnheardSince(moment: number): void {
    for (const connection of this.connections) {
      if (connection.isUnheardSince(moment)) connection.giveUp('Another connection fell silent');
    }
  }

  /** All are asked at once; where two say yes, the one that is named first is taken, so that all processes agree. */
  async #find(): Promise<Place | Error[]> {
    const answers = await Promise.all(this.#urls.map((url) => look(url)));
    const found = answers.find((answer): answer is Place => !(answer instanceof Error));
    return found ?? answers.filter((answer) => answer instanceof Error);
  }
}

async function look(url: string): Promise<Place | Error> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: LOOK_WITHIN_MS,
    query_timeout: LOOK_WITHIN_MS,
  });
  // A loss while we ask rejects the question.
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ isReadOnly: boolean }>(
      `select current_setting('transaction_read_only')::boolean as "isReadOnly"`,
    );
    if (rows[0]?.isReadOnly === false) return { host: client.host, port: client.port };
    return readOnlyError(client);
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  } finally {
    client.end().catch(() => undefined);
    setTimeout(() => client.connection.stream.destroy(), LOOK_WITHIN_MS).unref();
  }
}

export function readOnlyError({ host, port }: Place): Error {
  return Object.assign(new Error(`The database at ${host}:${port} takes no writes.`), { code: READ_ONLY });
}
