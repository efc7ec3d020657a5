/** Two days before an account is erased its owner hears of it once more, and so do the guardians of a minor. */
import { ERASURE_REMINDER_DAYS } from '@faircourt/contracts/erasure';
import { DAY_MS } from '@faircourt/contracts/time';
import { holdUnasked } from '../../../access/holding/unasked.ts';
import { recordEvent } from '../../../platform/audit.ts';
import { inTransaction, type Database } from '../../../platform/database/database.ts';
import { erasureReminded } from './erasure.events.ts';
import { findErasure, listToRemind, storeReminder } from './erasure.store.ts';

const AT_ONCE = 500;

/** One that fails keeps nobody else waiting; the job then fails, is seen, and comes back to it. */
export async function remindOfErasures(db: Database, now: Date): Promise<void> {
  const horizon = new Date(now.getTime() + ERASURE_REMINDER_DAYS * DAY_MS);
  const faults: unknown[] = [];
  for (const userId of await listToRemind(db, horizon, AT_ONCE)) {
    try {
      await remind(db, userId, now);
    } catch (fault) {
      faults.push(fault);
    }
  }
  if (faults.length > 0) throw new AggregateError(faults, `${faults.length} people could not be reminded`);
}

async function remind(db: Database, userId: string, now: Date): Promise<void> {
  await inTransaction(db, async (trx) => {
    await holdUnasked(trx, 'the calendar', { records: { account: userId } });
    const row = await findErasure(trx, userId);
    if (!row?.erase_at || row.reminded_at !== null) return;
    await storeReminder(trx, userId, now);
    // A server that was away for long tells nobody of a day that has passed.
    if (row.erase_at > now) await recordEvent(trx, erasureReminded(userId), now);
  });
}
