/**
 * Deletes downloads whose days are over, and those of guardians who may not have them any more. The rules have refused both
 * since; this takes the bytes away too. What could not be made for hours is given up, so that one can ask again.
 */
import type { Transaction } from 'kysely';
import { recordEvent } from '../../../platform/audit.ts';
import { inTransaction, type Database } from '../../../platform/database/database.ts';
import type { Due } from '../../../platform/database/outdated.ts';
import type { DB } from '../../../platform/database/schema.gen.ts';
import { exportDeleted } from './export.events.ts';
import { loadSubject } from './export-subject.ts';
import {
  deleteExport,
  listAboutMinors,
  listOver,
  listUnderWaySince,
  type ExportRow,
} from './export.store.ts';
import { giveUpExport } from './make-export.service.ts';

/** Longer than the queue goes on trying. */
const GIVE_UP_AFTER_MS = 2 * 60 * 60 * 1000;

export async function forgetExports(db: Database, now: Date): Promise<void> {
  for (const stuck of await listUnderWaySince(db, new Date(now.getTime() - GIVE_UP_AFTER_MS))) {
    await giveUpExport(db, stuck, now);
  }
  for (const row of await listAboutMinors(db)) {
    if (!(await loadSubject(db, row, now))) await inTransaction(db, (trx) => forget(trx, row, now));
  }
}

/** Those whose days are over, and what failed as long ago. */
export async function forgetOldExports(trx: Transaction<DB>, { over, most, now }: Due): Promise<number> {
  const exports = await listOver(trx, { now, failedBefore: over, most });
  for (const row of exports) await forget(trx, row, now);
  return exports.length;
}

async function forget(trx: Transaction<DB>, row: ExportRow, now: Date): Promise<void> {
  if (await deleteExport(trx, row.id)) await recordEvent(trx, exportDeleted(row), now);
}
