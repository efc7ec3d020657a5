/** The only SQL on unused_files: the keys in the store that no file row names. */
import type { Transaction } from 'kysely';
import type { Queries } from '../platform/database/database.ts';
import type { DB } from '../platform/database/schema.gen.ts';

/** Noted before the bytes go into the store, so that no crash can leave bytes there that nobody knows of. */
export async function noteArriving(db: Queries, storageKey: string): Promise<void> {
  await db.insertInto('unused_files').values({ storage_key: storageKey, is_arriving: true }).execute();
}

/** In the transaction that makes the row. False when the wait was so long that the bytes were given up. */
export async function claimArrived(trx: Transaction<DB>, storageKey: string): Promise<boolean> {
  const claimed = await trx
    .deleteFrom('unused_files')
    .where('storage_key', '=', storageKey)
    .where('is_arriving', '=', true)
    .executeTakeFirst();
  return claimed.numDeletedRows > 0n;
}

/** From here on nobody can claim it. False when it is not, or no longer, unused. */
export async function giveUp(db: Queries, storageKey: string): Promise<boolean> {
  const givenUp = await db
    .updateTable('unused_files')
    .set({ is_arriving: false })
    .where('storage_key', '=', storageKey)
    .executeTakeFirst();
  return givenUp.numUpdatedRows > 0n;
}

/** Oldest first, and no more than one run can delete. */
export async function listUnused(db: Queries, arrivedBefore: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('unused_files')
    .select('storage_key')
    .where((where) => where.or([where('is_arriving', '=', false), where('created_at', '<', arrivedBefore)]))
    .orderBy('created_at')
    .limit(500)
    .execute();
  return rows.map((row) => row.storage_key);
}

export async function deleteUnused(db: Queries, storageKey: string): Promise<void> {
  await db
    .deleteFrom('unused_files')
    .where('storage_key', '=', storageKey)
    .where('is_arriving', '=', false)
    .execute();
}
