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
import { recordEvent } from '../../platform/audit.ts';
import { inTransaction, type Database, type Queries } from '../../platform/database/database.ts';
import type { PdfFile } from '../../platform/http/pdf-reply.ts';
import type { RateLimiter } from '../../platform/rate-limit.ts';
import { drawReportPdf } from './pdf/report-pdf.ts';
import { reportDownloaded } from './report.events.ts';
import { REPORT_FILES } from './report.limits.ts';
import { presentHead, presentReport } from './report.presenter.ts';
import { findReport, findTotals, listReports, listShownEntries } from './report.store.ts';
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
  return readFor(db, guard, id);
}

/** Read, logged and told to the families in one transaction; it leaves once that is committed. */
export async function drawPlayerReport(
  { db, limiter }: ReportDeps,
  guard: Guard,
  id: string,
): Promise<PdfFile> {
  guard.authorise('player_report.read', await loadReportFacts(db, guard.actor));
  const by = actedBy(guard);
  await limiter.count([{ limit: REPORT_FILES, key: by.userId }]);
  const { report, reader } = await inTransaction(db, async (trx) => {
    const read = await readFor(trx, guard, id);
    const cards = [
      ...read.verified.athletes,
      ...read.grew.map(({ athlete }) => athlete),
      ...read.seasons.map(({ athlete }) => athlete),
    ];
    const idsOf = (isNamed: boolean) => [
      ...new Set(cards.filter((card) => card.is_identity_released === isNamed).map((card) => card.id)),
    ];
    await recordEvent(
      trx,
      reportDownloaded(id, by, { named: idsOf(true), unnamed: idsOf(false) }),
      guard.now,
    );
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
