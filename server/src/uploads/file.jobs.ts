/** Deleting from the store what no row names any more: soon after the change, and hourly what was missed by then. */
import type { Database } from '../platform/database/database.ts';
import type { JobDefinition, JobName } from '../platform/jobs.ts';
import type { FileStore } from '../platform/storage/file-store.ts';
import { deleteUnused, giveUp, listUnused } from './unused-file.store.ts';

export const DISCARD_FILE: JobName<{ storageKey: string }> = { name: 'discard-file' };

/** Far longer than any upload takes: what is still arriving after it was left behind by a server that died. */
const ARRIVES_WITHIN_MS = 60 * 60 * 1000;

export function discardFileJob(db: Database, files: FileStore): JobDefinition<{ storageKey: string }> {
  return { name: DISCARD_FILE.name, run: ({ storageKey }) => discardFile(db, files, storageKey) };
}

export function sweepFilesJob(db: Database, files: FileStore): JobDefinition<object> {
  return { name: 'sweep-files', schedule: '37 * * * *', run: () => sweepFiles(db, files, new Date()) };
}

export async function sweepFiles(db: Database, files: FileStore, now: Date): Promise<void> {
  const keys = await listUnused(db, new Date(now.getTime() - ARRIVES_WITHIN_MS));
  for (const key of keys) await discardFile(db, files, key);
}

/** Does nothing to a file that has a row. The list forgets the key last, so a failure is tried again. */
export async function discardFile(db: Database, files: FileStore, storageKey: string): Promise<void> {
  if (!(await giveUp(db, storageKey))) return;
  await files.delete(storageKey);
  await deleteUnused(db, storageKey);
}
