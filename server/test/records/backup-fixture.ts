/** What tests of backup and restore share: folders to write to, stores that are watched, and a look at what came back. */
import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll } from 'vitest';
import { backUp } from '../../src/backup/backup.ts';
import type { Manifest } from '../../src/backup/manifest.ts';
import { restore } from '../../src/backup/restore.ts';
import type { Database } from '../../src/platform/database/database.ts';
import { openFileStore, type FileStore } from '../../src/platform/storage/file-store.ts';
import { emptyDatabase, type EmptyDatabase } from '../app/empty-database.ts';

export interface Fixture {
  folder(): Promise<string>;
  /** A file store in a folder of its own. */
  store(): Promise<FileStore>;
  database(): Promise<EmptyDatabase>;
}

/** Everything it hands out is gone after the tests of the file. */
export function backupFixture(): Fixture {
  const ends: (() => Promise<unknown>)[] = [];
  afterAll(async () => {
    for (const end of ends.toReversed()) await end();
  });
  const folder = async () => {
    const path = await mkdtemp(join(tmpdir(), 'faircourt-backup-'));
    ends.push(() => rm(path, { recursive: true, force: true }));
    return path;
  };
  return {
    folder,
    store: async () => openFileStore({ kind: 'disk', directory: await folder() }),
    async database() {
      const database = await emptyDatabase();
      ends.push(() => database.drop());
      return database;
    },
  };
}

const silent = () => {};

export function quietBackup(databaseUrl: string, files: FileStore, folder: string): Promise<Manifest> {
  return backUp({ databaseUrl, files, folder, say: silent });
}

export function quietRestore(
  databaseUrl: string,
  files: FileStore,
  folder: string,
  finish = async (): Promise<void> => {},
): Promise<Manifest> {
  return restore({ databaseUrl, files, folder, say: silent, finish });
}

/** Of every file that a row names: whether the store gives back the bytes whose hash the row has. */
export async function lostFiles(db: Database, store: FileStore): Promise<{ looked: number; lost: string[] }> {
  const { rows } = await sql<{ storage_key: string; sha256: Buffer }>`
    select storage_key, sha256 from files union all select storage_key, sha256 from message_files
    union all select storage_key, sha256 from evidence_files union all select storage_key, sha256 from post_images
  `.execute(db);
  const lost: string[] = [];
  for (const row of rows) {
    const found = await hashOf(store, row.storage_key);
    if (!found?.equals(row.sha256)) lost.push(row.storage_key);
  }
  return { looked: rows.length, lost };
}

async function hashOf(store: FileStore, key: string): Promise<Buffer | null> {
  const content = await store.read(key);
  if (!content) return null;
  const hash = createHash('sha256');
  for await (const chunk of content) hash.update(chunk as Buffer);
  return hash.digest();
}

/** Equal content, table by table, whatever the files around it are called. */
export function contentOf({ tables }: Manifest): Record<string, string> {
  return Object.fromEntries(tables.map((table) => [`${table.schema}.${table.name}`, table.contentSha256]));
}
