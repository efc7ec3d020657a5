/** The only SQL on retention_days: how much was deleted on which day. */
import { sql, type Transaction } from 'kysely';
import { dayOf } from '../../../platform/clock.ts';
import type { Queries } from '../../../platform/database/database.ts';
import { deleteOutdated, type Due } from '../../../platform/database/outdated.ts';
import type { DB } from '../../../platform/database/schema.gen.ts';

interface Counted {
  day: string;
  period: string;
}

export async function addDeleted(
  trx: Transaction<DB>,
  { day, period, deleted }: Counted & { deleted: number },
): Promise<void> {
  await sql`
    insert into retention_days as counted (day, period, deleted) values (${day}, ${period}, ${deleted})
    on conflict (day, period) do update set deleted = counted.deleted + excluded.deleted`.execute(trx);
}

export async function storeFinished(
  queries: Queries,
  { day, period, now }: Counted & { now: Date },
): Promise<void> {
  await sql`
    insert into retention_days as counted (day, period, finished_at) values (${day}, ${period}, ${now})
    on conflict (day, period) do update set finished_at = greatest(counted.finished_at, excluded.finished_at)`.execute(
    queries,
  );
}

export interface PeriodRow {
  period: string;
  finished_at: Date | null;
  today: number;
  last_30_days: number;
}

export async function listRetention(queries: Queries, now: Date): Promise<PeriodRow[]> {
  const today = dayOf(now);
  const { rows } = await sql<PeriodRow>`
    select period, max(finished_at) as finished_at,
      coalesce(sum(deleted) filter (where day = ${today}::date), 0)::int as today,
      coalesce(sum(deleted) filter (where day > ${today}::date - 30), 0)::int as last_30_days
    from retention_days group by period`.execute(queries);
  return rows;
}

export function forgetRetentionDays(trx: Transaction<DB>, { over, most }: Due): Promise<number> {
  return deleteOutdated(trx, 'retention_days', sql`day < ${dayOf(over)}::date`, most);
}
