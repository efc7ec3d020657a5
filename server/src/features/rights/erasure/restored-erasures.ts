/** After a restore: people who were erased since the backup was made, and are back with it, are erased again. */
import type { Database } from '../../../platform/database/database.ts';
import type { FileStore } from '../../../platform/storage/file-store.ts';
import { sweepFiles } from '../../../uploads/file.jobs.ts';
import { eraseAccount } from './erase.service.ts';
import { findPerson } from './erased-person.store.ts';
import { listErasedAccounts, readErasedAccounts } from './erasure-list.ts';

export interface AppliedErasures {
  /** How many accounts the list names. */
  listed: number;
  /** How many of them the backup had brought back. */
  erased: number;
  /** Entries whose content is torn; whom they mean is known by their name. */
  torn: string[];
  /** Entries that name nobody: an operator has to look. */
  nameless: string[];
}

export async function eraseAgain(
  db: Database,
  files: FileStore,
  { list, now }: { list: FileStore; now: Date },
): Promise<AppliedErasures> {
  const applied: AppliedErasures = { listed: 0, erased: 0, torn: [], nameless: [] };
  for await (const { key, userId, isWhole } of readErasedAccounts(list)) {
    if (userId === null) {
      applied.nameless.push(key);
      continue;
    }
    applied.listed++;
    if (!isWhole) applied.torn.push(key);
    if (!(await findPerson(db, userId))) continue;
    await eraseAccount(db, userId, now);
    applied.erased++;
  }
  await listErasedAccounts(db, files, now);
  await sweepFiles(db, files, now);
  return applied;
}
