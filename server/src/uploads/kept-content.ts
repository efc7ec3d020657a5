/**
 * Bytes and the row that names them, both or neither: the store is told first, the row is made in one transaction, and
 * whatever is left over by a failure is known and swept.
 */
import { createHash, randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import { inTransaction, type Database } from '../platform/database/database.ts';
import type { DB } from '../platform/database/schema.gen.ts';
import { AppError } from '../platform/errors.ts';
import type { FileStore } from '../platform/storage/file-store.ts';
import { discardFile } from './file.jobs.ts';
import type { KeptContent } from './incoming-file.ts';
import { claimArrived, noteArriving } from './unused-file.store.ts';

/** Where the bytes lie and what they are, as every row that names some has it. */
export interface StoredContent {
  storageKey: string;
  contentType: string;
  bytes: number;
  sha256: Buffer;
}

/** `save` makes the row that names the bytes, with all that belongs to it. */
export async function keepContent<T>(
  deps: { db: Database; files: FileStore },
  folder: string,
  { content, contentType }: KeptContent,
  save: (trx: Transaction<DB>, stored: StoredContent) => Promise<T>,
): Promise<T> {
  const storageKey = `${folder}/${randomUUID()}`;
  const sha256 = createHash('sha256').update(content).digest();
  await noteArriving(deps.db, storageKey);
  try {
    await deps.files.put(storageKey, content, contentType);
    return await inTransaction(deps.db, async (trx) => {
      const saved = await save(trx, { storageKey, contentType, bytes: content.length, sha256 });
      if (await claimArrived(trx, storageKey)) return saved;
      throw new AppError('unavailable', 'Storing this file took too long. Send it again.');
    });
  } catch (error) {
    // Best effort: a store that cannot be reached now is swept later, and the first fault is the one to report.
    await discardFile(deps.db, deps.files, storageKey).catch(() => {});
    throw error;
  }
}
