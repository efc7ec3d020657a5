/** Makes the reports whose two weeks are over, each exactly once: also with two servers, and after nights that were missed. */
import { lastReportOver, reportPeriod } from '@faircourt/contracts/player-reports';
import { inTransaction, type Database } from '../../platform/database/database.ts';
import { recordEvent } from '../../platform/audit.ts';
import { insertEntries, insertReport, listMissingReports } from './make-report.store.ts';
import { reportMade } from './report.events.ts';

/** So far back it is caught up: after three months nobody waits for what was missed. */
const CATCH_UP = 6;

export async function makeDueReports(db: Database, now: Date): Promise<void> {
  const last = lastReportOver(now);
  const wanted = Array.from({ length: Math.min(CATCH_UP, last) }, (_, back) => last - back).map((number) => ({
    number,
    to: reportPeriod(number).to,
  }));
  for (const number of await listMissingReports(db, wanted)) await makeReport(db, number, now);
}

async function makeReport(db: Database, number: number, now: Date): Promise<void> {
  const period = reportPeriod(number);
  await inTransaction(db, async (trx) => {
    const id = await insertReport(trx, number, period, now);
    if (id === null) return;
    await insertEntries(trx, id, period);
    await recordEvent(trx, reportMade(id, number), now);
  });
}
