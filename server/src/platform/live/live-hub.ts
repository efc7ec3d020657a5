/**
 * Live updates between server processes: a message is published inside a transaction with NOTIFY, reaches every
 * process on commit, and is handed to the streams of the one person it is for.
 */
import { sql } from 'kysely';
import type pg from 'pg';
import { connectionConfig, DatabaseConnection } from '../database/connection.ts';
import type { Queries } from '../database/database.ts';

/** Small on purpose (NOTIFY carries at most 8000 bytes): receivers load what they may see by id. */
export interface LiveMessage {
  userId: string;
  event: string;
  id?: string;
  /** Of a `changed`: what on the person's pages may be old now. */
  topic?: string;
  /** Only the streams of this sign-in session. */
  sessionId?: string;
  /** All streams of the person but this session's. */
  exceptSessionId?: string;
}

export interface LiveSubscriber {
  userId: string;
  sessionId: string;
  receive(message: LiveMessage): void;
}

const CHANNEL = 'faircourt_live';
/** A listener only listens, so it would never notice that nobody speaks any more: it asks this often. */
const HEARTBEAT_MS = 4_000;
const RETRY_MS = 1_000;
/** A page that loads, or whose line was cut for a moment, need not ask for everything again. */
const REMEMBER_MS = 60_000;
const REMEMBER_AT_MOST = 20_000;

export async function publishLive(queries: Queries, ...messages: LiveMessage[]): Promise<void> {
  const payloads = messages.map((message) => JSON.stringify(message));
  await sql`select pg_notify(${CHANNEL}, payload) from unnest(${payloads}::text[]) as payload`.execute(
    queries,
  );
}

export class LiveHub {
  readonly #url: string;
  readonly #onError: (error: Error) => void;
  readonly #subscribers = new Map<string, Set<LiveSubscriber>>();
  /** The one connection at a time, from its first attempt on; what an earlier one still says is ignored. */
  #client: pg.Client | null = null;
  #isListening = false;
  /** The last minute, oldest first. */
  readonly #recent: { at: number; message: LiveMessage }[] = [];
  /** From here on all that was said is remembered. */
  #soundSince = Number.POSITIVE_INFINITY;
  #retry: NodeJS.Timeout | null = null;
  #heartbeat: NodeJS.Timeout | null = null;
  #isStopped = false;

  constructor(url: string, onError: (error: Error) => void) {
    this.#url = url;
    this.#onError = onError;
  }

  async start(): Promise<void> {
    const client: pg.Client = new DatabaseConnection(
      connectionConfig(this.#url, { applicationName: 'faircourt-live', statementTimeoutMs: HEARTBEAT_MS }),
    );
    this.#client = client;
    client.on('error', (error) => this.#reconnect(client, error));
    client.on('end', () => this.#reconnect(client, new Error('The live connection ended')));
    client.on('notification', ({ payload }) => payload && this.#deliver(payload));
    try {
      await client.connect();
      await client.query(`listen ${CHANNEL}`);
      if (this.#isStopped || this.#client !== client) return;
      this.#isListening = true;
      this.#soundSince = Date.now();
      // What does not answer is lost, and said to be by the connection itself.
      this.#heartbeat = setInterval(() => void client.query('select 1').catch(() => {}), HEARTBEAT_MS);
      // Whatever was said while we were away is in the tables; streams come back and ask for it.
      for (const subscriber of this.#all())
        subscriber.receive({ userId: subscriber.userId, event: 'resync' });
    } catch (error) {
      this.#reconnect(client, error instanceof Error ? error : new Error(String(error)));
    }
  }

  subscribe(subscriber: LiveSubscriber): () => void {
    const peers = this.#subscribers.get(subscriber.userId) ?? new Set();
    peers.add(subscriber);
    this.#subscribers.set(subscriber.userId, peers);
    return () => {
      peers.delete(subscriber);
      // A stream may say goodbye twice, and the person may have come back in between with a set of their own.
      if (peers.size === 0 && this.#subscribers.get(subscriber.userId) === peers) {
        this.#subscribers.delete(subscriber.userId);
      }
    };
  }

  /** What this person was told within so many milliseconds; null where that is not known for certain. */
  heardWithin(
    ms: number,
    { userId, sessionId }: Pick<LiveSubscriber, 'userId' | 'sessionId'>,
  ): LiveMessage[] | null {
    const from = Date.now() - ms;
    if (!this.#isListening || ms > REMEMBER_MS || from <= this.#soundSince) return null;
    return this.#recent
      .filter(({ at, message }) => at >= from && message.userId === userId && isMeantFor(message, sessionId))
      .map(({ message }) => message);
  }

  /** False while the connection is away: messages of other people do not arrive then. */
  get isListening(): boolean {
    return this.#isListening;
  }

  get connections(): number {
    return [...this.#all()].length;
  }

  connectionsOf(userId: string): number {
    return this.#subscribers.get(userId)?.size ?? 0;
  }

  /** Tells every stream to close, then leaves the channel. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    if (this.#retry) clearTimeout(this.#retry);
    if (this.#heartbeat) clearInterval(this.#heartbeat);
    for (const subscriber of this.#all()) subscriber.receive({ userId: subscriber.userId, event: 'closing' });
    await this.#client?.end().catch(() => {});
  }

  #all(): LiveSubscriber[] {
    return [...this.#subscribers.values()].flatMap((peers) => [...peers]);
  }

  #deliver(payload: string): void {
    // Published by publishLive above and by nothing else.
    const message = JSON.parse(payload) as LiveMessage;
    this.#remember(message);
    for (const subscriber of this.#subscribers.get(message.userId) ?? []) {
      if (isMeantFor(message, subscriber.sessionId)) subscriber.receive(message);
    }
  }

  #remember(message: LiveMessage): void {
    const now = Date.now();
    this.#recent.push({ at: now, message });
    while (this.#recent.length > REMEMBER_AT_MOST || (this.#recent[0]?.at ?? now) < now - REMEMBER_MS) {
      const forgotten = this.#recent.shift();
      if (forgotten) this.#soundSince = Math.max(this.#soundSince, forgotten.at);
    }
  }

  #reconnect(client: pg.Client, error: Error): void {
    if (this.#isStopped || this.#client !== client) return;
    this.#client = null;
    this.#isListening = false;
    this.#onError(error);
    if (this.#heartbeat) clearInterval(this.#heartbeat);
    client.end().catch(() => {});
    this.#retry = setTimeout(() => void this.start(), RETRY_MS);
  }
}

function isMeantFor(message: LiveMessage, sessionId: string): boolean {
  if (message.sessionId && message.sessionId !== sessionId) return false;
  return message.exceptSessionId !== sessionId;
}
