/** The Global Player Report for those who have it, and the sample for everybody who is signed in. */
import {
  lastReportOver,
  reportPeriod,
  type PlayerReport,
  type PlayerReportList,
} from '@faircourt/contracts/player-reports';
import { actedBy } from '../../access/engine/acted-by.ts';
import { notFound, type Guard } from '../../access/engine/guard.ts';
import { loadReportFacts } from '../../access/facts/load-report-facts.ts';
import { cardReader } from '../../access/rules/card.rules.ts';
import { listMailReaders, type MailReader } from '../../delivery/mail-readers.ts';
import type { Transaction } from 'kysely';
import { recordEvent } from '../../platform/audit.ts';
import { inTransaction, type Database, type Queries } from '../../platform/database/database.ts';
import type { DB } from '../../platform/database/schema.gen.ts';
import type { PdfFile } from '../../platform/http/pdf-reply.ts';
import type { RateLimiter } from '../../platform/rate-limit.ts';
import { drawReportPdf } from './pdf/report-pdf.ts';
import { looksIn } from './report-looks.ts';
import { reportLookedAt } from './report.events.ts';
import { REPORT_FILES } from './report.limits.ts';
import { presentHead, presentReport } from './report.presenter.ts';
import { findReport, findTotals, listReports, listShownEntries, wasLookedAt } from './report.store.ts';
import { sampleReport } from './sample-report.ts';

export interface ReportDeps {
  db: Database;
  limiter: RateLimiter;
}

export async function listPlayerReports({ db }: ReportDeps, guard: Guard): Promise<PlayerReportList> {
  guard.authorise('player_report.list');
  const facts = await loadReportFacts(db, guard.actor);
  const mayRead = guard.can('player_report.read', facts);
  return {
    plan_ends_at: mayRead ? (facts?.planEndsAt?.toISOString() ?? null) : null,
    reports: mayRead ? (await listReports(db)).map(presentHead) : [],
    next_at: reportPeriod(lastReportOver(guard.now) + 1).to.toISOString(),
  };
}

export async function readPlayerReport({ db }: ReportDeps, guard: Guard, id: string): Promise<PlayerReport> {
  guard.authorise('player_report.read', await loadReportFacts(db, guard.actor));
  return inTransaction(db, async (trx) => {
    const report = await readFor(trx, guard, id);
    await logLooks(trx, guard, report, { id, form: 'page' });
    return report;
  });
}

/** Read, logged and told to the families in one transaction; it leaves once that is committed. */
export async function drawPlayerReport(
  { db, limiter }: ReportDeps,
  guard: Guard,
  id: string,
): Promise<PdfFile> {
  guard.authorise('player_report.read', await loadReportFacts(db, guard.actor));
  await limiter.count([{ limit: REPORT_FILES, key: actedBy(guard).userId }]);
  const { report, reader } = await inTransaction(db, async (trx) => {
    const read = await readFor(trx, guard, id);
    await logLooks(trx, guard, read, { id, form: 'file' });
    return { report: read, reader: await readerOf(trx, guard) };
  });
  return draw(report, reader, guard.now);
}

export async function readSample(guard: Guard): Promise<PlayerReport> {
  guard.authorise('player_report.see_sample');
  return Promise.resolve(sampleReport(guard.now));
}

export async function drawSample({ db, limiter }: ReportDeps, guard: Guard): Promise<PdfFile> {
  guard.authorise('player_report.see_sample');
  await limiter.count([{ limit: REPORT_FILES, key: actedBy(guard).userId }]);
  return draw(sampleReport(guard.now), await readerOf(db, guard), guard.now);
}

async function readFor(queries: Queries, guard: Guard, id: string): Promise<PlayerReport> {
  const reader = cardReader(guard.actor);
  const row = await findReport(queries, id);
  if (!row || !reader) throw notFound();
  const entries = await listShownEntries(queries, id, reader, guard.now);
  return presentReport(row, entries, await findTotals(queries, row.number - 1));
}

/** Once a day for each issue and reader, in the app and as a file; a page that is loaded again shows nothing more. */
async function logLooks(
  trx: Transaction<DB>,
  guard: Guard,
  report: PlayerReport,
  { id, form }: { id: string; form: 'page' | 'file' },
): Promise<void> {
  const by = actedBy(guard);
  const data = { report_id: id, number: report.number, looks: looksIn(report) };
  const event = reportLookedAt(form, by, data);
  if (data.looks.length === 0 || (await wasLookedAt(trx, event, guard.now))) return;
  await recordEvent(trx, event, guard.now);
}

async function readerOf(queries: Queries, guard: Guard): Promise<MailReader> {
  const [reader] = await listMailReaders(queries, [actedBy(guard).userId]);
  if (!reader) throw notFound();
  return reader;
}

async function draw(report: PlayerReport, reader: MailReader, now: Date): Promise<PdfFile> {
  const name = report.id === null ? 'sample' : String(report.number);
  return {
    fileName: `faircourt-global-player-report-${name}.pdf`,
    content: await drawReportPdf(report, { name: reader.name, locale: reader.locale, now }),
  };
}
