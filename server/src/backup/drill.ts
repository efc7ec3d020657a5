/**
 * A restore as it would be in earnest, into a database and a file store that are thrown away after: from a backup to the
 * proof that everything is there. Nothing of the product is changed.
 */
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import { findBrokenChains } from '../platform/audit.ts';
import { createDatabase, createPool } from '../platform/database/database.ts';
import { openFileStore, type FileStore } from '../platform/storage/file-store.ts';
import { backUp } from './backup.ts';
import { BackupError } from './backup-error.ts';
import type { Place } from './command.ts';
import { readManifest, type Manifest } from './manifest.ts';
import { Measure } from './measure.ts';
import { namedFiles } from './named-files.ts';
import { withOwner } from './owner-connection.ts';
import type { Say } from './progress.ts';
import { restore } from './restore.ts';
import { sqlName } from './tables.ts';

/** Going through every entry takes longer than any request may. */
const STATEMENT_WITHIN_MS = 3_600_000;

export interface DrillOptions {
  /** The product whose backup is tried. */
  source: Place;
  /** A backup, or a folder of backups, of which the newest is taken; null to make one now. */
  from: string | null;
  /** Where to restore to: an empty database, and folders for files and for a backup that is made now. */
  scratch: { databaseUrl: string; filesFolder: string; backupFolder: string };
  /** Erases again who was erased since; returns how many had come back. Asked twice: the second time nobody is left. */
  eraseAgain: (place: Place) => Promise<number>;
  say: Say;
}

/** Returns what is wrong; nothing when the backup would have served. */
export async function drill(options: DrillOptions): Promise<string[]> {
  const { scratch, say } = options;
  const faults: string[] = [];
  const step = steps(say, faults);
  const folder = await step('Backup', () => chooseBackup(options));
  const manifest = await readManifest(folder);
  const files = await openFileStore({ kind: 'disk', directory: scratch.filesFolder });
  const place: Place = { databaseUrl: scratch.databaseUrl, files, say: () => {} };
  await step('Restored into a scratch database, and every checksum compared', async () => {
    await restore({
      ...place,
      folder,
      finish: () =>
        withOwner(scratch.databaseUrl, (client) =>
          step('Rows of each table counted', async () => {
            faults.push(...(await miscounted(client, manifest)));
          }),
        ),
    });
  });
  await step('Who was erased since is erased again', async () => {
    say(`  ${await options.eraseAgain(place)} accounts had come back`);
    if ((await options.eraseAgain(place)) > 0) faults.push('People who were erased are still there.');
  });
  await step('Event log verified', async () => {
    faults.push(...(await brokenChains(scratch.databaseUrl)));
  });
  await step('Each file that a row names compared with its hash', async () => {
    faults.push(...(await withOwner(scratch.databaseUrl, (client) => lostFiles(client, files))));
  });
  if (manifest.files.missing + manifest.files.damaged > 0) {
    faults.push(
      `${manifest.files.missing} files were missing in the store and ${manifest.files.damaged} damaged.`,
    );
  }
  return faults;
}

type Step = <T>(name: string, work: () => Promise<T>) => Promise<T>;

function steps(say: Say, faults: readonly string[]): Step {
  return async (name, work) => {
    const started = performance.now();
    const before = faults.length;
    const result = await work();
    const verdict = faults.length === before ? 'ok' : 'FAILED';
    say(`${verdict.padEnd(6)} ${((performance.now() - started) / 1000).toFixed(1).padStart(7)} s  ${name}`);
    for (const fault of faults.slice(before)) say(`  ${fault}`);
    return result;
  };
}

async function chooseBackup({ source, from, scratch, say }: DrillOptions): Promise<string> {
  if (from === null) {
    await backUp({ ...source, folder: scratch.backupFolder, say: () => {} });
    return scratch.backupFolder;
  }
  const folder = await newestBackup(from);
  say(`  ${folder}`);
  return folder;
}

/** By the moment that the manifest names: folders may be called anything. */
async function newestBackup(from: string): Promise<string> {
  const names = await readdir(from);
  if (names.includes('manifest.json')) return from;
  const found: { folder: string; createdAt: string }[] = [];
  for (const name of names) {
    const folder = join(from, name);
    const manifest = await readManifest(folder).catch(() => null);
    if (manifest) found.push({ folder, createdAt: manifest.createdAt });
  }
  const newest = found.toSorted((one, other) => (one.createdAt < other.createdAt ? 1 : -1))[0];
  if (!newest) throw new BackupError(`${from} holds no finished backup.`);
  return newest.folder;
}

async function miscounted(client: pg.Client, { tables }: Manifest): Promise<string[]> {
  const faults: string[] = [];
  for (const table of tables) {
    const { rows } = await client.query<{ rows: number }>(
      `select count(*)::float8 as rows from ${sqlName(table)}`,
    );
    const restored = rows[0]?.rows ?? 0;
    if (restored !== table.rows) {
      faults.push(`${table.schema}.${table.name} has ${restored} rows instead of ${table.rows}.`);
    }
  }
  return faults;
}

async function brokenChains(databaseUrl: string): Promise<string[]> {
  const db = createDatabase(createPool(databaseUrl, { max: 1, statementTimeoutMs: STATEMENT_WITHIN_MS }));
  try {
    const broken = await findBrokenChains(db);
    return broken.map(({ chain, seq }) => `The chain ${chain} is broken from entry ${seq} on.`);
  } finally {
    await db.destroy();
  }
}

async function lostFiles(client: pg.Client, store: FileStore): Promise<string[]> {
  const faults: string[] = [];
  for await (const page of namedFiles(client)) {
    for (const { key, sha256 } of page) {
      if ((await hashOf(store, key)) !== sha256) faults.push(`The file ${key} is not what was uploaded.`);
    }
  }
  return faults;
}

async function hashOf(store: FileStore, key: string): Promise<string | null> {
  const content = await store.read(key);
  if (!content) return null;
  const measure = new Measure();
  content.once('error', (error: Error) => measure.destroy(error));
  for await (const _chunk of content.pipe(measure));
  return measure.result().sha256;
}
