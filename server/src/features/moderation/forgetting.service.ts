/** What was reported, who reported it and what they wrote are deleted when their time is up. What was decided stays. */
import { REPORT_KEPT_MONTHS } from '@faircourt/contracts/moderation';
import { REPORT_CATEGORIES } from '@faircourt/contracts/vocabulary';
import { recordEvent } from '../../platform/audit.ts';
import { inTransaction, type Database } from '../../platform/database/database.ts';
import { deleteReportsBefore } from './forgetting.store.ts';
import { itemEvent } from './moderation.events.ts';

const CALENDAR = { userId: null, role: 'system' };

/** Run now and then by a job. */
export async function forgetOldReports(db: Database, now: Date): Promise<void> {
  await inTransaction(db, async (trx) => {
    for (const category of REPORT_CATEGORIES) {
      const before = monthsBefore(now, REPORT_KEPT_MONTHS[category]);
      for (const item of await deleteReportsBefore(trx, category, before)) {
        await recordEvent(trx, itemEvent('forgotten', item, CALENDAR), now);
      }
    }
  });
}

function monthsBefore(now: Date, months: number): Date {
  const then = new Date(now);
  then.setUTCMonth(then.getUTCMonth() - months);
  return then;
}
