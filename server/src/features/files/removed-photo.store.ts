/** The only SQL on photos that moderators removed, and on what they were. */
import type { Transaction } from 'kysely';
import type { DB } from '../../platform/database/schema.gen.ts';
import type { FileRow } from './file.store.ts';

/** The photo of an athlete goes out of sight; null where there is none. */
export async function hidePhoto(
  trx: Transaction<DB>,
  athleteId: string,
  removedBy: string,
): Promise<FileRow | null> {
  const row = await trx
    .updateTable('files')
    .set({ removed_by: removedBy })
    .where('athlete_id', '=', athleteId)
    .where('kind', '=', 'photo')
    .where('removed_by', 'is', null)
    .returningAll()
    .executeTakeFirst();
  if (!row) return null;
  await trx
    .insertInto('removed_photos')
    .values({ decision_id: removedBy, athlete_id: athleteId, sha256: row.sha256 })
    .execute();
  return row;
}

/** Null where another photo has taken its place. */
export async function showPhotoAgain(trx: Transaction<DB>, removedBy: string): Promise<FileRow | null> {
  await trx.deleteFrom('removed_photos').where('decision_id', '=', removedBy).execute();
  const row = await trx
    .updateTable('files')
    .set({ removed_by: null })
    .where('removed_by', '=', removedBy)
    .returningAll()
    .executeTakeFirst();
  return row ?? null;
}

/** The same file again: another one may be uploaded. */
export async function isRemovedPhoto(
  trx: Transaction<DB>,
  athleteId: string,
  sha256: Buffer,
): Promise<boolean> {
  const row = await trx
    .selectFrom('removed_photos')
    .select('decision_id')
    .where('athlete_id', '=', athleteId)
    .where('sha256', '=', sha256)
    .executeTakeFirst();
  return row !== undefined;
}

/** The reports about it are forgotten, and so is what they were about. */
export async function deleteRemoved(trx: Transaction<DB>, itemId: string): Promise<void> {
  const decisions = trx.selectFrom('moderation_decisions').select('id').where('item_id', '=', itemId);
  await trx.deleteFrom('removed_photos').where('decision_id', 'in', decisions).execute();
  await trx.deleteFrom('files').where('removed_by', 'in', decisions).execute();
}
