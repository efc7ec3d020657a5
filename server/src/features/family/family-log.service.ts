/** An athlete's log as the family reads and downloads it. */
import { Readable } from 'node:stream';
import type { LogEntry, LogPage } from '@faircourt/contracts/family';
import { isMinorThemself } from '../../access/rules/log.rules.ts';
import type { Guard } from '../../access/engine/guard.ts';
import { loadAthleteFacts } from '../../access/facts/load-athlete-facts.ts';
import type { AthleteFacts } from '../../access/facts/subjects.ts';
import type { Queries } from '../../platform/database/database.ts';
import type { FamilyDeps } from './family.deps.ts';
import { LOG_CSV_HEAD, logCsvLines } from './family-log.csv.ts';
import { listLogBefore, listLogProof, type LogReader, type LogRow } from './family-log.store.ts';

const PAGE = 50;
const DOWNLOAD_PAGE = 500;

export async function readLog(
  deps: FamilyDeps,
  guard: Guard,
  athleteId: string,
  before: number | null,
): Promise<LogPage> {
  const reader = readerOf(guard, await authoriseLog(deps, guard, athleteId));
  const rows = await listLogBefore(deps.db, athleteId, { reader, before, size: PAGE + 1 });
  const entries = rows.slice(0, PAGE).map(presentLogEntry);
  return { entries, next: rows.length > PAGE ? (entries.at(-1)?.seq ?? null) : null };
}

/** All of it, a few hundred entries at a time: nothing is ever inserted before what was sent already. */
export async function downloadLog(deps: FamilyDeps, guard: Guard, athleteId: string): Promise<Readable> {
  const reader = readerOf(guard, await authoriseLog(deps, guard, athleteId));
  return Readable.from(linesOf(deps.db, athleteId, reader));
}

export function presentLogEntry(row: LogRow): LogEntry {
  return {
    seq: row.seq,
    type: row.type,
    at: row.created_at.toISOString(),
    actor_role: row.actor_role,
    actor_name: row.actor_name,
    institution_name: row.institution_name,
    data: row.data,
  };
}

async function authoriseLog(deps: FamilyDeps, guard: Guard, athleteId: string): Promise<AthleteFacts> {
  return guard.authorise('athlete.read_log', await loadAthleteFacts(deps.db, athleteId));
}

function readerOf({ actor, now }: Guard, athlete: AthleteFacts): LogReader {
  return { isMinorThemself: isMinorThemself(actor, athlete, now) };
}

async function* linesOf(queries: Queries, athleteId: string, reader: LogReader): AsyncGenerator<string> {
  yield LOG_CSV_HEAD;
  let after = 0;
  for (;;) {
    const rows = await listLogProof(queries, athleteId, { reader, after, size: DOWNLOAD_PAGE });
    if (rows.length > 0) yield logCsvLines(rows);
    const last = rows.at(-1);
    if (!last || rows.length < DOWNLOAD_PAGE) return;
    after = last.seq;
  }
}
