/**
 * Databases to throw away, for tests and for generated files: on the server of DATABASE_URL when that is set, else on
 * an embedded one that lives as long as it is needed.
 */
import { statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import { appointCaretaker } from '../process/caretaker.ts';
import { makeScratchFolder } from '../process/scratch-folder.ts';
import { connectionConfig, DatabaseConnection } from './connection.ts';
import { startEmbedded } from './embedded.ts';

export interface ScratchServer {
  /** A connection that may create databases. */
  url: string;
  stop(): Promise<void>;
}

export async function startScratchServer({ isSmall = false } = {}): Promise<ScratchServer> {
  const given = process.env['DATABASE_URL'];
  if (given) return givenServer(given);
  const folder = await makeScratchFolder('scratch', isSmall ? await quickestFolder() : tmpdir());
  const embedded = await startEmbedded({ directory: join(folder.path, 'postgres'), throwaway: true });
  return {
    url: `${embedded.baseUrl}postgres`,
    async stop() {
      await embedded.stop();
      await folder.remove();
    },
  };
}

/** Scratch databases carry the number of the process that made them; a run that is killed leaves none behind. */
function givenServer(url: string): ScratchServer {
  const caretaker = appointCaretaker({ databases: { serverUrl: url, madeBy: process.pid } });
  return {
    url,
    stop() {
      caretaker.dismiss();
      return Promise.resolve();
    },
  };
}

const MEMORY = '/dev/shm';
const ROOM_BYTES = 4 * 1024 ** 3;

/** In memory where there is plenty: making a database means making a thousand files. */
async function quickestFolder(): Promise<string> {
  const memory = await statfs(MEMORY).catch(() => null);
  return memory && memory.bavail * memory.bsize >= ROOM_BYTES ? MEMORY : tmpdir();
}

/** Names come from our own code only: they go into the statement as they are. */
export async function createScratchDatabase(
  serverUrl: string,
  name: string,
  template?: string,
): Promise<string> {
  const from = template ? ` template ${template} strategy file_copy` : '';
  await withClient(serverUrl, (client) => client.query(`create database ${name}${from}`));
  return databaseUrl(serverUrl, name);
}

export async function dropScratchDatabase(serverUrl: string, name: string): Promise<void> {
  // A pool says that it has ended while its connections still say goodbye, and one that is cut off then is an error that
  // nobody listens to. Without force PostgreSQL gives them a few seconds.
  await withClient(serverUrl, (client) =>
    client
      .query(`drop database if exists ${name}`)
      .catch(() => client.query(`drop database if exists ${name} with (force)`)),
  );
}

/** With the rights of the login, also on a standby. */
export async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client: pg.Client = new DatabaseConnection(
    connectionConfig(url, { isOwner: true, mayBeReadOnly: true }),
  );
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

function databaseUrl(serverUrl: string, name: string): string {
  const address = new URL(serverUrl);
  address.pathname = `/${name}`;
  return address.href;
}
