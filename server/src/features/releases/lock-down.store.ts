/** The SQL of lock-downs: who made the one that counts, and since when. */
import type { Transaction } from 'kysely';
import type { DB } from '../../platform/database/schema.gen.ts';

/** A second press keeps the first moment. Returns whether there was none. */
export async function storeLockDown(
  trx: Transaction<DB>,
  athleteId: string,
  guardianUserId: string,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('athletes')
    .set({ locked_at: now, locked_by: guardianUserId })
    .where('id', '=', athleteId)
    .where('locked_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Returns whether there was one. */
export async function clearLockDown(trx: Transaction<DB>, athleteId: string): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('athletes')
    .set({ locked_at: null, locked_by: null })
    .where('id', '=', athleteId)
    .where('locked_at', 'is not', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
