/** `npm run admin -- retention`: the periods, and what the job has deleted by them. */
import { RETENTION, RETENTION_IDS } from '@faircourt/contracts/retention';
import { DAY_MS } from '@faircourt/contracts/time';
import type { Database } from '../../../platform/database/database.ts';
import { listRetention } from './retention.store.ts';

/** The job runs every hour; after a day something is wrong. */
const LATE_AFTER_MS = DAY_MS;

export async function describeRetention(db: Database, now: Date): Promise<string[]> {
  const rows = new Map((await listRetention(db, now)).map((row) => [row.period, row]));
  const lines = RETENTION_IDS.map((id) => {
    const row = rows.get(id);
    const { what, since } = RETENTION[id];
    return [
      id.padEnd(22),
      `${lengthOf(id)} after ${since}`.padEnd(62),
      `deleted today ${row?.today ?? 0}, in 30 days ${row?.last_30_days ?? 0}`.padEnd(40),
      lastRun(row?.finished_at ?? null, now),
      `  (${what})`,
    ].join(' ');
  });
  return ['What is deleted before its account is (contracts/src/retention.ts):', ...lines];
}

export function lengthOf(id: keyof typeof RETENTION): string {
  const { count, unit } = RETENTION[id];
  if (count === 0) return 'at once';
  return `${count} ${unit}`;
}

function lastRun(finishedAt: Date | null, now: Date): string {
  if (finishedAt === null) return 'NEVER RUN';
  const isLate = now.getTime() - finishedAt.getTime() > LATE_AFTER_MS;
  return `last run ${finishedAt.toISOString()}${isLate ? ' LATE' : ''}`;
}
