/**
 * Role, time limits and LISTEN belong to a session of PostgreSQL. A pooler that gives each transaction another session
 * (pgbouncer's transaction mode) would hand them to strangers, and leave our own statements with the rights of the owner.
 */
import pg from 'pg';
import { ConfigError } from '../config.ts';
import type { ConnectionTarget } from './connection-target.ts';

const ROUNDS = 3;
const ANSWER_WITHIN_MS = 5_000;
const PID = 'select pg_backend_pid() as pid';

/** Costs nothing on PostgreSQL itself; behind a pooler it is proved once for each process. */
export async function proveOwnSession(
  client: pg.Client,
  target: ConnectionTarget,
  pid: number | undefined,
): Promise<void> {
  // A pooler makes up the number that it introduces itself with. The driver's types leave it out.
  const introduced = (client as pg.Client & { processID?: number | null }).processID;
  if (introduced === pid || target.isSessionOwn) return;
  for (let round = 0; round < ROUNDS; round++) {
    if (await losesItsSession(client, target, pid)) throw sharedSession();
  }
  target.isSessionOwn = true;
}

/** While somebody else is in a transaction: did they get our session, or we another one? */
async function losesItsSession(
  client: pg.Client,
  target: ConnectionTarget,
  pid: number | undefined,
): Promise<boolean> {
  const other = new pg.Client({
    connectionString: target.url,
    ...(await target.place()),
    connectionTimeoutMillis: ANSWER_WITHIN_MS,
    query_timeout: ANSWER_WITHIN_MS,
  });
  other.on('error', () => undefined);
  try {
    await other.connect();
    await other.query('begin');
    const theirs = await other.query<{ pid: number }>(PID);
    const ours = await client.query<{ pid: number }>(PID);
    return theirs.rows[0]?.pid === pid || ours.rows[0]?.pid !== pid;
  } catch (error) {
    if (error instanceof Error && error.message.includes('pooling mode')) return true;
    throw error;
  } finally {
    await other.end();
  }
}

function sharedSession(): ConfigError {
  return new ConfigError([
    'DATABASE_URL leads to a pooler that gives each transaction another session of PostgreSQL. Set pool_mode = session in pgbouncer, or name PostgreSQL itself.',
  ]);
}
