/** The only SQL on signals: whom a behaviour speaks of, and how often each rule was right. */
import type { Signal } from '@faircourt/contracts/vocabulary';
import { sql } from 'kysely';
import type { Queries } from '../../../platform/database/database.ts';
import type { Behaviour, BehaviourRow } from './behaviours.ts';

/** Those of whom it has said nothing lately. */
export async function listUnusual(
  queries: Queries,
  { signal, kind, quietDays, rows: rowsAt }: Behaviour,
  now: Date,
): Promise<BehaviourRow[]> {
  const { rows } = await sql<BehaviourRow>`
    select unusual.* from (${rowsAt(now)}) unusual
    where not exists (
      select 1 from moderation_items item join moderation_reports report on report.item_id = item.id
      where item.kind = ${kind} and item.subject_id = unusual.subject_id and report.signals @> ${[signal]}::text[]
        and report.created_at > ${now}::timestamptz - make_interval(days => ${quietDays}))
    order by unusual.subject_id`.execute(queries);
  return rows;
}

/** How often rules have spoken in the item that is open about this conversation. */
export async function countSignals(queries: Queries, threadId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from moderation_items item
    join moderation_reports report on report.item_id = item.id
    where item.kind = 'conversation' and item.subject_id = ${threadId} and item.closed_at is null
      and report.signals <> '{}'`.execute(queries);
  return rows[0]?.count ?? 0;
}

export interface PrecisionRow {
  signal: Signal;
  raised: number;
  decided: number;
  acted: number;
}

export async function listPrecision(queries: Queries, since: Date): Promise<PrecisionRow[]> {
  const { rows } = await sql<PrecisionRow>`
    select spoken.signal, count(distinct item.id)::int as raised,
      count(distinct item.id) filter (where item.closed_at is not null)::int as decided,
      count(distinct item.id) filter (where item.outcome = 'acted')::int as acted
    from moderation_reports report
    join moderation_items item on item.id = report.item_id
    cross join lateral unnest(report.signals) as spoken (signal)
    where report.signals <> '{}' and report.created_at > ${since}
    group by spoken.signal`.execute(queries);
  return rows;
}
