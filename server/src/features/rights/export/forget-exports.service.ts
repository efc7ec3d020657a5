/**
 * Deletes downloads whose seven days are over, and those of guardians who may not have them any more. The rules have refused
 * both since; this takes the bytes away too. What could not be made for hours is given up, so that one can ask again.
 */
import { DATA_EXPORT_DAYS } from '@faircourt/contracts/data-exports';
import { DAY_MS } from '@faircourt/contracts/time';
import { recordEvent } from '../../../platform/audit.ts';
import { inTransaction, type Database } from '../../../platform/database/database.ts';
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
  for (const over of await listOver(db, now, new Date(now.getTime() - DATA_EXPORT_DAYS * DAY_MS))) {
    await forget(db, over, now);
  }
  for (const row of await listAboutMinors(db)) {
    if (!(await loadSubject(db, row, now))) await forget(db, row, now);
  }
}

function forget(db: Database, row: ExportRow, now: Date): Promise<void> {
  return inTransaction(db, async (trx) => {
    if (await deleteExport(trx, row.id)) await recordEvent(trx, exportDeleted(row), now);
  });
}
