/**
 * The one way to connect to PostgreSQL: pool, statement lines, jobs, live updates and migrations all use it. Each new
 * connection takes the application's role and its limits in one round trip and proves them, and one that dies, falls
 * silent or turns read-only is thrown away without taking the process with it.
 */
import pg from 'pg';
import {
  READ_ONLY,
  readOnlyError,
  targetOf,
  type ConnectionTarget,
  type OpenConnection,
  type Place,
} from './connection-target.ts';
import { proveOwnSession } from './pooler.ts';

/** Owns no table: it can neither alter one nor change the event log. */
export const APP_ROLE = 'faircourt_app';

export interface ConnectionOptions {
  /** Statements that take longer are ended by the database, so that one bad query cannot hold a connection. */
  statementTimeoutMs?: number;
  /** Of PostgreSQL, for the whole connection. */
  settings?: Readonly<Record<string, string>>;
  applicationName?: string;
  /** Keeps the rights of the login, who owns the tables, and has no time limit: for migrations. */
  isOwner?: boolean;
  /** Reads from a standby are welcome; without it a server that takes no writes is refused. */
  mayBeReadOnly?: boolean;
}

export interface ConnectionConfig extends pg.ClientConfig {
  target: ConnectionTarget;
  session: Session;
}

interface Session {
  role: string | null;
  settings: Readonly<Record<string, string>>;
  statementTimeoutMs: number;
  mayBeReadOnly: boolean;
}

const CONNECT_WITHIN_MS = 3_000;
const STATEMENT_WITHIN_MS = 15_000;
/** The database ends a statement by itself first; a server that does not even say so is gone. */
const SILENCE_BEYOND_STATEMENT_MS = 1_000;
const GOODBYE_WITHIN_MS = 1_000;

export function connectionConfig(url: string, options: ConnectionOptions = {}): ConnectionConfig {
  const target = targetOf(url);
  const statementTimeoutMs = options.isOwner ? 0 : (options.statementTimeoutMs ?? STATEMENT_WITHIN_MS);
  return {
    connectionString: target.url,
    // Of a pool: how long a request waits until a connection is free.
    connectionTimeoutMillis: 5_000,
    // A connection without a word for ten seconds is asked whether it lives, also while a statement takes its time.
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    application_name: options.applicationName ?? 'faircourt',
    target,
    session: {
      role: options.isOwner ? null : APP_ROLE,
      statementTimeoutMs,
      mayBeReadOnly: options.mayBeReadOnly ?? false,
      settings: {
        statement_timeout: String(statementTimeoutMs),
        // A transaction whose server was cut off in silence holds its locks until then.
        idle_in_transaction_session_timeout: options.isOwner ? '0' : '10000',
        // Our queries are short and many: compiling them costs more than it saves.
        jit: 'off',
        ...options.settings,
      },
    },
  };
}

export class DatabaseConnection extends pg.Client implements OpenConnection {
  readonly #target: ConnectionTarget;
  readonly #session: Session;
  /** Runs while a statement is unanswered. */
  #silence: NodeJS.Timeout | null = null;
  #lastWord = 0;

  constructor(config: ConnectionConfig) {
    super({ ...config, connectionTimeoutMillis: CONNECT_WITHIN_MS });
    this.#target = config.target;
    this.#session = config.session;
    // The pool takes its own listener away while a connection is in use, and a loss that nobody listens to ends the
    // process. The statement under way, or the next one, is told in any case.
    this.on('error', () => undefined);
    this.on('drain', () => this.#answered());
    this.on('end', () => this.#ended());
    this.connection.on('readyForQuery', () => this.#heard());
    this.connection.on('errorMessage', ({ code }: { code?: string }) => this.#refused(code));
  }

  override connect(): Promise<this>;
  override connect(callback: ((error: Error) => void) | ((error: null, client: pg.Client) => void)): void;
  override connect(callback?: unknown): Promise<this> | void {
    const opened = this.#open();
    if (!callback) return opened;
    // Called as the driver does: with the error, or with null and the connection.
    const done = callback as (error: Error | null, client?: pg.Client) => void;
    opened.then(
      () => done(null, this),
      (error: Error) => done(error),
    );
  }

  // The driver declares nine ways of calling this. All of them send something that has to be answered.
  override query(...statement: unknown[]): never {
    this.#watch(
      this.#session.statementTimeoutMs && this.#session.statementTimeoutMs + SILENCE_BEYOND_STATEMENT_MS,
    );
    return super.query(...(statement as [string])) as never;
  }

  override end(): Promise<void>;
  override end(callback: (error: Error) => void): void;
  override end(callback?: (error: Error) => void): Promise<void> | void {
    // A server that is gone does not say goodbye, and nobody should wait for it.
    const hurry = setTimeout(() => this.connection.stream.destroy(), GOODBYE_WITHIN_MS);
    hurry.unref();
    this.once('end', () => clearTimeout(hurry));
    return callback ? super.end(callback) : super.end();
  }

  async #open(): Promise<this> {
    try {
      const place = await this.#choose();
      if (place) Object.assign(this, place);
      await super.connect();
      await this.#takeRole();
      this.#target.connections.add(this);
      return this;
    } catch (error) {
      this.#target.forget();
      void this.end();
      throw error;
    }
  }

  /** One that only reads is content with the first host where none takes writes. */
  #choose(): Promise<Place | null> {
    const place = this.#target.place();
    return this.#session.mayBeReadOnly ? place.catch(() => null) : place;
  }

  /** Not with the start-up message: poolers such as pgbouncer drop what it says without a word. */
  async #takeRole(): Promise<void> {
    const { role, settings, mayBeReadOnly, statementTimeoutMs } = this.#session;
    const wanted = Object.entries({ ...(role ? { role } : {}), ...settings });
    this.#watch(CONNECT_WITHIN_MS);
    const answers = (await super.query(`
      ${wanted.map(([name, value]) => `set ${name} = ${this.escapeLiteral(value)};`).join(' ')}
      select current_user::text as role, pg_backend_pid() as pid,
        extract(epoch from current_setting('statement_timeout')::interval) * 1000 as "statementTimeoutMs",
        current_setting('transaction_read_only')::boolean as "isReadOnly"`)) as unknown;
    // One answer for each statement; the driver's types know of one statement only.
    const state = (answers as pg.QueryResult<SessionState>[]).at(-1)?.rows[0];
    if (role && state?.role !== role) {
      throw new Error(`The connection works as ${state?.role}, not as ${role}.`);
    }
    if (Number(state?.statementTimeoutMs) !== statementTimeoutMs) {
      throw new Error('The connection did not take the limit for statements.');
    }
    if (state?.isReadOnly && !mayBeReadOnly) throw readOnlyError(this);
    await proveOwnSession(this, this.#target, state?.pid);
  }

  #watch(limitMs: number): void {
    if (this.#silence || limitMs === 0) return;
    this.#silence = setTimeout(() => {
      const asked = this.#lastWord;
      // A process that was busy itself reads what has arrived before it judges.
      setImmediate(() => {
        if (this.#silence && this.#lastWord === asked) this.#fellSilent(limitMs);
      });
    }, limitMs);
    this.#silence.unref();
  }

  #heard(): void {
    this.#lastWord = performance.now();
    this.#silence?.refresh();
  }

  #answered(): void {
    if (this.#silence) clearTimeout(this.#silence);
    this.#silence = null;
  }

  #ended(): void {
    this.#answered();
    this.#target.connections.delete(this);
  }

  #fellSilent(afterMs: number): void {
    this.#target.forget();
    this.giveUp(`The database did not answer for ${afterMs} ms`);
    this.#target.giveUpUnheardSince(performance.now() - afterMs);
  }

  isUnheardSince(moment: number): boolean {
    return this.#lastWord < moment;
  }

  giveUp(reason: string): void {
    this.connection.stream.destroy(Object.assign(new Error(reason), { code: 'ETIMEDOUT' }));
  }

  /** The server became a standby, or was told to take no more writes: the next connection finds the one that does. */
  #refused(code: string | undefined): void {
    if (code !== READ_ONLY || this.#session.mayBeReadOnly) return;
    this.#target.forget();
    void this.end();
  }
}

interface SessionState {
  role: string;
  pid: number;
  statementTimeoutMs: string;
  isReadOnly: boolean;
}
