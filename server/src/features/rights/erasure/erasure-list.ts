/**
 * The list of erased accounts that lies beside the uploaded files: an entry per account, with its id and the moment. A
 * backup brings back the people who were erased after it was made; this list is in no backup, so a restore can erase
 * them again. The name of an entry holds the id, so an entry whose content was torn by a crash still says whom it means.
 */
import { text } from 'node:stream/consumers';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import type { FileStore } from '../../../platform/storage/file-store.ts';
import { listUnlisted, storeListed } from './erased-account.store.ts';

const FOLDER = 'erasures';

const entrySchema = z.object({ user_id: z.uuid(), erased_at: z.iso.datetime() });
type ErasedEntry = z.infer<typeof entrySchema>;

/** Those that are not in it yet. */
export async function listErasedAccounts(db: Database, files: FileStore, now: Date): Promise<void> {
  for (const { user_id, erased_at } of await listUnlisted(db)) {
    const entry: ErasedEntry = { user_id, erased_at: erased_at.toISOString() };
    const content = Buffer.from(`${JSON.stringify(entry)}\n`);
    await files.put(`${FOLDER}/${user_id}.json`, content, 'application/json');
    await storeListed(db, user_id, now);
  }
}

export interface ListedErasure {
  key: string;
  /** Null when not even the name of the entry says whom it means. */
  userId: string | null;
  /** The entry is whole and says the same as its name. */
  isWhole: boolean;
}

export async function* readErasedAccounts(files: FileStore): AsyncGenerator<ListedErasure> {
  for await (const key of files.keys(FOLDER)) {
    const named = z.uuid().safeParse(key.slice(FOLDER.length + 1).replace(/\.json$/, ''));
    const userId = named.success ? named.data : null;
    yield { key, userId, isWhole: userId !== null && (await readEntry(files, key)) === userId };
  }
}

async function readEntry(files: FileStore, key: string): Promise<string | null> {
  const content = await files.read(key);
  if (!content) return null;
  try {
    return entrySchema.parse(JSON.parse(await text(content))).user_id;
  } catch {
    // Torn: the caller says so, and goes by the name of the entry.
    return null;
  }
}
