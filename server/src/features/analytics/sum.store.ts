/** The only SQL of the daily sums. */
import type { AnalyticsQuery, ChartStep, Measure } from '@faircourt/contracts/analytics';
import { sql, type Transaction } from 'kysely';
import type { DailyCount } from '../../platform/daily-counts.ts';
import type { Database, Queries } from '../../platform/database/database.ts';
import type { DB } from '../../platform/database/schema.gen.ts';
import type { CountedRange, MeasureCount } from './measure.counts.ts';

export interface CountedUntil {
  measure: string;
  until: string;
}

export async function listCountedDays(queries: Queries): Promise<CountedUntil[]> {
  const { rows } = await sql<CountedUntil>`select measure, until::text from counted_days`.execute(queries);
  return rows;
}

/** What the days had before is replaced. */
export async function storeSums(
  trx: Transaction<DB>,
  { measure, rows }: MeasureCount,
  range: CountedRange,
): Promise<void> {
  await sql`delete from daily_sums where measure = ${measure} and day >= ${range.from}::date`.execute(trx);
  await sql`
    insert into daily_sums (measure, day, subject, part, value)
    select ${measure}, counted.day, counted.subject, counted.part, counted.value from (${rows(range)}) counted`.execute(
    trx,
  );
  await sql`
    insert into counted_days (measure, until) values (${measure}, ${range.to}::date)
    on conflict (measure) do update set until = excluded.until`.execute(trx);
}

export async function addCounts(db: Database, counts: readonly DailyCount[]): Promise<void> {
  await sql`
    insert into daily_sums (measure, day, part, value)
    select measure, day, part, value
    from jsonb_to_recordset(${JSON.stringify(counts)}::jsonb) as given (measure text, day date, part text, value bigint)
    order by measure, day, part
    on conflict (measure, day, subject, part) do update set value = daily_sums.value + excluded.value`.execute(
    db,
  );
}

export interface SumRow {
  measure: Measure;
  subject: string;
  part: string;
  /** The first day of its step. */
  start: string;
  is_before: boolean;
  value: number;
}

/** More articles than this nobody compares. */
const ARTICLES = 20;

/** `beforeFrom`: where the range begins that this one is compared with. Of articles only the totals are read. */
export async function readSums(
  queries: Queries,
  { from, to }: AnalyticsQuery,
  beforeFrom: string,
  step: ChartStep,
): Promise<SumRow[]> {
  const { rows } = await sql<SumRow>`
    select measure, subject, part, date_trunc(${step}, day)::date::text as start, day < ${from}::date as is_before,
      sum(value)::int as value
    from daily_sums
    where day between ${beforeFrom}::date and ${to}::date and measure not in ('active', 'articles')
    group by 1, 2, 3, 4, 5
    union all
    select measure, subject, part, day::text, day < ${from}::date, value::int
    from daily_sums
    where measure = 'active' and day between ${beforeFrom}::date and ${to}::date
    union all
    select 'articles', '', article.part, ${from}, period.is_before, coalesce(period.value, 0)::int
    from (
      select part, sum(value) filter (where day >= ${from}::date) as during,
        sum(value) filter (where day < ${from}::date) as before
      from daily_sums
      where measure = 'articles' and day between ${beforeFrom}::date and ${to}::date
      group by part order by during desc nulls last limit ${ARTICLES}
    ) article
    cross join lateral (values (false, during), (true, before)) period (is_before, value)
    order by 1, 2, 3, 4`.execute(queries);
  return rows;
}

/** How many had joined by then, by role. */
export async function readJoinedBefore(queries: Queries, day: string): Promise<Map<string, number>> {
  const { rows } = await sql<{ part: string; value: number }>`
    select part, sum(value)::int as value from daily_sums
    where measure = 'joined' and day < ${day}::date group by part`.execute(queries);
  return new Map(rows.map(({ part, value }) => [part, value]));
}
