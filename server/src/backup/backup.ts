/**
 * A backup of a product that may be running: one moment of the database, and every file that this moment names. Why this
 * order loses nothing is in docs/decisions/0017-backup.md.
 */
import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import type { FileStore } from '../platform/storage/file-store.ts';
import { BackupError } from './backup-error.ts';
import { DATABASE_FOLDER, dumpTable } from './dump.ts';
import { copyFile, FILES_FOLDER, pruneCopies } from './file-copies.ts';
import { FILE_LIST, writeFileList } from './file-list.ts';
import { MANIFEST, newManifest, writeManifest, type Manifest } from './manifest.ts';
import { isAbsent, syncFolder } from './measure.ts';
import { namedFiles, unnamed } from './named-files.ts';
import { holdAlone, withOwner } from './owner-connection.ts';
import { Progress, workThrough, type Say } from './progress.ts';
import { appliedMigrations, jobTablesVersion, listSequences, listTables, sqlName } from './tables.ts';
import { isRestoreUnfinished } from './unfinished-restore.ts';

/** A bucket answers each request slowly and many at once quickly. */
const COPIES_AT_ONCE = 8;
/** Each round copies only what was uploaded during the last: past this, files are replaced faster than they are copied. */
const ROUNDS = 100;

export interface BackupOptions {
  /** As the owner of the tables. */
  databaseUrl: string;
  files: FileStore;
  folder: string;
  say: Say;
}

export async function backUp(options: BackupOptions): Promise<Manifest> {
  const { databaseUrl, folder, say } = options;
  await prepareFolder(folder);
  return withOwner(databaseUrl, async (client) => {
    await holdAlone(client, 'backup');
    await refuseWhatIsNoProduct(client);
    say('Copying uploaded files');
    const gone = await copyNamed(client, options);
    for (let round = 1; round <= ROUNDS; round++) {
      await openSnapshot(client);
      // Bytes are deleted after their row. So one that was gone before this moment, which still names it, is lost for
      // good, and waiting for it would be in vain. Any other was replaced since: a later moment does not name it.
      const replaced = [...(await copyNamed(client, options))].filter((key) => !gone.has(key));
      if (replaced.length === 0) {
        const manifest = await dumpSnapshot(client, options);
        await client.query('commit');
        await writeManifest(folder, manifest);
        return manifest;
      }
      await client.query('rollback');
      say(`  ${replaced.length} files were replaced meanwhile: taking a later moment`);
      for (const key of replaced) gone.add(key);
    }
    throw new BackupError('Files are replaced faster than they can be copied. Try again at a quieter time.');
  });
}

/** Empty, or what an interrupted backup left: its copies are used again. */
async function prepareFolder(folder: string): Promise<void> {
  const ours = [DATABASE_FOLDER, FILES_FOLDER, FILE_LIST, `${MANIFEST}.partial`];
  const found = await readdir(folder).catch((error: unknown): string[] => {
    if (isAbsent(error)) return [];
    throw new BackupError(
      `${folder} cannot be used: ${error instanceof Error ? error.message : String(error)}.`,
    );
  });
  if (found.includes(MANIFEST)) {
    throw new BackupError(`${folder} holds a finished backup already. Name a new folder for each one.`);
  }
  if (found.some((name) => !ours.includes(name))) {
    throw new BackupError(`${folder} holds something else. Name a new or empty folder.`);
  }
  await rm(join(folder, DATABASE_FOLDER), { recursive: true, force: true });
  await mkdir(join(folder, DATABASE_FOLDER), { recursive: true, mode: 0o700 });
}

async function refuseWhatIsNoProduct(client: pg.Client): Promise<void> {
  if (await isRestoreUnfinished(client)) {
    throw new BackupError('The restore of this database did not finish: there is nothing whole to back up.');
  }
  if ((await appliedMigrations(client)).length === 0) {
    throw new BackupError('This database holds no Faircourt. Check DATABASE_URL or DATA_DIR.');
  }
}

/**
 * From here on the connection sees one moment. The tables are locked first against changes of their shape, which a
 * snapshot does not hide.
 */
async function openSnapshot(client: pg.Client): Promise<void> {
  for (;;) {
    const before = await listTables(client);
    await client.query('begin isolation level repeatable read read only');
    await client.query(`lock table ${before.map(sqlName).join(', ')} in access share mode`);
    const locked = await listTables(client);
    if (JSON.stringify(locked) === JSON.stringify(before)) return;
    await client.query('rollback');
  }
}

/** Every file that rows name and the backup does not have yet. Returns the keys whose bytes the store no longer has. */
async function copyNamed(client: pg.Client, { files, folder, say }: BackupOptions): Promise<Set<string>> {
  const gone = new Set<string>();
  const progress = new Progress(say, (count) => `${count} files looked at`);
  for await (const page of namedFiles(client)) {
    await workThrough(page, COPIES_AT_ONCE, async (file) => {
      if ((await copyFile(files, folder, file)) === 'gone') gone.add(file.key);
      progress.add(1);
    });
  }
  return gone;
}

async function dumpSnapshot(client: pg.Client, { folder, say }: BackupOptions): Promise<Manifest> {
  say('Writing the database');
  const { rows } = await client.query<{ version: string; moment: Date }>(
    `select current_setting('server_version') as version, now() as moment`,
  );
  const tables = [];
  for (const table of await listTables(client)) tables.push(await dumpTable(client, table, folder, say));
  await syncFolder(join(folder, DATABASE_FOLDER));
  await pruneCopies(folder, (keys) => unnamed(client, keys));
  return newManifest({
    createdAt: (rows[0]?.moment ?? new Date()).toISOString(),
    postgresVersion: rows[0]?.version ?? '',
    migrations: await appliedMigrations(client),
    jobTablesVersion: await jobTablesVersion(client),
    tables,
    sequences: await listSequences(client),
    files: await writeFileList(folder, namedFiles(client)),
  });
}
