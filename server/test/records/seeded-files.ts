/** A transcript with its row and its bytes, that can be replaced and removed without a request. */
import { createHash, randomUUID } from 'node:crypto';
import { inTransaction, type Database } from '../../src/platform/database/database.ts';
import type { FileStore } from '../../src/platform/storage/file-store.ts';
import { seedAthlete } from './seeded-athletes.ts';

export interface SeededFile {
  key(): string;
  /** New bytes under a new key, as an upload does it; then `discard` with the old one. */
  replace(content: string, discard: (oldKey: string) => Promise<void>): Promise<void>;
  /** The row alone. */
  remove(): Promise<void>;
}

export async function seedFile(db: Database, store: FileStore, content: string): Promise<SeededFile> {
  const { athleteId } = await seedAthlete(db);
  const keep = async (text: string) => {
    const key = `transcripts/${randomUUID()}`;
    const bytes = Buffer.from(text);
    await store.put(key, bytes, 'application/pdf');
    await inTransaction(db, async (trx) => {
      await trx.deleteFrom('files').where('athlete_id', '=', athleteId).execute();
      await trx
        .insertInto('files')
        .values({
          athlete_id: athleteId,
          kind: 'transcript',
          storage_key: key,
          content_type: 'application/pdf',
          bytes: bytes.length,
          sha256: createHash('sha256').update(bytes).digest(),
        })
        .execute();
    });
    return key;
  };
  let current = await keep(content);
  return {
    key: () => current,
    async replace(text, discard) {
      const old = current;
      current = await keep(text);
      await discard(old);
    },
    async remove() {
      await db.deleteFrom('files').where('athlete_id', '=', athleteId).execute();
    },
  };
}
