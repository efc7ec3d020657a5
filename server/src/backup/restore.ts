/**
 * A backup back into an empty database and a file store. The database carries a mark until everything is there and
 * verified: a restore that was interrupted starts again on it, and a server refuses it.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import { knownMigrations, migrate } from '../platform/database/migrate.ts';
import { installJobs } from '../platform/jobs.ts';
import type { FileStore } from '../platform/storage/file-store.ts';
import { BackupError } from './backup-error.ts';
import { readFileList, type ListedFile } from './file-list.ts';
import { loadDatabase } from './load.ts';
import { readManifest, type Manifest } from './manifest.ts';
import { Measure } from './measure.ts';
import { holdAlone, withOwner } from './owner-connection.ts';
import { Progress, workThrough, type Say } from './progress.ts';
import { appliedMigrations, jobTablesVersion } from './tables.ts';
import { isRestoreUnfinished, markUnfinished, unmarkUnfinished } from './unfinished-restore.ts';
import { verifyBackup } from './verify.ts';

/** Each holds its file in memory, of ten megabytes at most. */
const FILES_AT_ONCE = 4;

export interface RestoreOptions {
  /** As the owner of the database. */
  databaseUrl: string;
  files: FileStore;
  folder: string;
  say: Say;
  /** What has to be done before anybody may work on what was restored. */
  finish: () => Promise<void>;
}

export async function restore(options: RestoreOptions): Promise<Manifest> {
  const { databaseUrl, folder, say } = options;
  const manifest = await readManifest(folder);
  await refuseUnknownMigrations(manifest);
  await withOwner(databaseUrl, async (client) => {
    await holdAlone(client, 'restore');
    await refuseUsedDatabase(client);
    await verifyBackup(folder, manifest, say);
    await markUnfinished(client);
    await makeTables(client, databaseUrl, manifest, say);
    say('Loading the database');
    await loadDatabase(client, folder, manifest, say);
    await restoreFiles(manifest, options);
    const newer = await migrate(databaseUrl);
    if (newer.length > 0) say(`Ran ${newer.length} newer migrations`);
    // Without it the first searches would be planned for empty tables.
    await client.query('analyze');
    await options.finish();
    await unmarkUnfinished(client);
  });
  return manifest;
}

async function refuseUnknownMigrations({ migrations }: Manifest): Promise<void> {
  const known = await knownMigrations();
  const unknown = migrations.find((name, index) => known[index] !== name);
  if (unknown === undefined) return;
  throw new BackupError(
    `This backup was made by another version of Faircourt, with the migration ${unknown}. Restore it with that version.`,
  );
}

async function refuseUsedDatabase(client: pg.Client): Promise<void> {
  if (await isRestoreUnfinished(client)) return;
  const { rows } = await client.query(`
    select from pg_class c
     where c.relkind in ('r', 'p', 'v', 'm')
       and c.relnamespace in (select oid from pg_namespace where nspname in ('public', 'pgboss'))
       and not exists (select from pg_depend d
                        where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')
     limit 1`);
  if (rows.length > 0) {
    throw new BackupError(
      'The database is not empty, and a restore replaces nothing. Name a new, empty database.',
    );
  }
}

async function makeTables(
  client: pg.Client,
  databaseUrl: string,
  { migrations, jobTablesVersion: version }: Manifest,
  say: Say,
): Promise<void> {
  say('Making the tables');
  const applied = await appliedMigrations(client);
  if (applied.length > migrations.length) {
    throw new BackupError(
      'An interrupted restore of a newer backup left its tables in this database. Name a new, empty one.',
    );
  }
  await migrate(databaseUrl, migrations.at(-1));
  await installJobs(databaseUrl);
  const made = await jobTablesVersion(client);
  if (made === version) return;
  throw new BackupError(
    `This backup holds job tables of version ${version}, and this version of Faircourt makes version ${made}. Restore it with the version that made it, then upgrade.`,
  );
}

async function restoreFiles(manifest: Manifest, { files, folder, say }: RestoreOptions): Promise<void> {
  say('Copying uploaded files');
  const progress = new Progress(say, (count) => `${count} of ${manifest.files.count} files`);
  for await (const page of readFileList(folder, manifest)) {
    await workThrough(page, FILES_AT_ONCE, async (file) => {
      await restoreFile(files, folder, file);
      progress.add(1);
    });
  }
}

/** One that is there already, from before an interruption or because the store outlived the database, is left alone. */
async function restoreFile(store: FileStore, folder: string, file: ListedFile): Promise<void> {
  if (file.file === null || (await holds(store, file))) return;
  await store.put(file.key, await readFile(join(folder, file.file)), file.contentType);
  if (!(await holds(store, file))) {
    throw new BackupError(`The file store does not give back what was put into it: ${file.key}.`);
  }
}

async function holds(store: FileStore, file: ListedFile): Promise<boolean> {
  const content = await store.read(file.key);
  if (!content) return false;
  const measure = new Measure();
  content.once('error', (error: Error) => measure.destroy(error));
  for await (const _chunk of content.pipe(measure));
  return measure.result().sha256 === file.sha256;
}
