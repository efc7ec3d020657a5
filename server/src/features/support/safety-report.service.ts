/**
 * Safety reports as admins work through them. Every look at one is logged in the chain of the report, and never in that of
 * an athlete: a guardian reads that log, and may be the one the report is about.
 */
import type { CloseReport, SafetyReport, SafetyReportList } from '@faircourt/contracts/safety-reports';
import { actedBy } from '../../access/engine/acted-by.ts';
import { notFound, type Guard } from '../../access/engine/guard.ts';
import { recordEvent } from '../../platform/audit.ts';
import { inTransaction } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors.ts';
import { presentListedReport, presentReport } from './safety-report.presenter.ts';
import type { SupportDeps } from './support.deps.ts';
import { reportClosed, reportOpened } from './support.events.ts';
import { closeReport, findReport, listOpenReports } from './support.store.ts';

export async function listSafetyReports(
  deps: Pick<SupportDeps, 'db'>,
  guard: Guard,
): Promise<SafetyReportList> {
  guard.authorise('safety_report.list');
  return { reports: (await listOpenReports(deps.db)).map(presentListedReport) };
}

export async function openReport(
  deps: Pick<SupportDeps, 'db'>,
  guard: Guard,
  id: string,
): Promise<SafetyReport> {
  guard.authorise('safety_report.open');
  return inTransaction(deps.db, async (trx) => {
    const report = await findReport(trx, id);
    if (!report) throw notFound();
    await recordEvent(trx, reportOpened(report, actedBy(guard)));
    return presentReport(report);
  });
}

/** Closing twice is closing once; an admin who comes second hears that another one was faster. */
export async function closeSafetyReport(
  deps: Pick<SupportDeps, 'db'>,
  guard: Guard,
  id: string,
  { note }: CloseReport,
): Promise<void> {
  guard.authorise('safety_report.close');
  const by = actedBy(guard);
  await inTransaction(deps.db, async (trx) => {
    const isClosed = await closeReport(trx, id, { by: by.userId, note, now: guard.now });
    const report = await findReport(trx, id);
    if (!report) throw notFound();
    if (isClosed) await recordEvent(trx, reportClosed(report, by));
    else if (report.closed_by !== by.userId) throw closedByAnother();
  });
}

function closedByAnother(): AppError {
  return new AppError('conflict', 'Another admin has closed this report.');
}
