/** Counts for a director's own page of figures. */
import { RENEWAL_DAYS } from '@faircourt/contracts/verification';
import type { FactGroup } from '@faircourt/contracts/vocabulary';
import { sql } from 'kysely';
import type { Condition } from '../../../access/scopes/condition.ts';
import { isAfter } from '../../../access/scopes/in-effect.scope.ts';
import type { Queries } from '../../../platform/database/database.ts';

const MEDIAN_DAYS = 90;

export interface OpenCount {
  fact_group: FactGroup;
  count: number;
  oldest_at: Date;
}

export async function countOpen(queries: Queries, listed: Condition): Promise<OpenCount[]> {
  const { rows } = await sql<OpenCount>`
    select verifications.fact_group, count(*)::int as count, min(verifications.created_at) as oldest_at
    from verifications where verifications.status = 'open' and ${listed}
    group by verifications.fact_group order by verifications.fact_group`.execute(queries);
  return rows;
}

/** In hours, from the question to the last decision on it. */
export async function findMedianHours(queries: Queries, userId: string, now: Date): Promise<number | null> {
  const { rows } = await sql<{ hours: number | null }>`
    select percentile_cont(0.5) within group (
      order by greatest(extract(epoch from decided_at - created_at), 0) / 3600)::float8 as hours
    from verifications
    where director_user_id = ${userId} and decided_at > ${now}::timestamptz - make_interval(days => ${MEDIAN_DAYS})`.execute(
    queries,
  );
  return rows[0]?.hours ?? null;
}

export interface WeekCount {
  week_of: string;
  verified: number;
  rejected: number;
  more_asked: number;
}

/**
 * By the Monday of each decision, in UTC; weeks without one are absent. Each item counts by its last decision: what was
 * verified may have been dropped by an edit since, and what was asked for may have been answered.
 */
export async function countWeeks(queries: Queries, userId: string, since: string): Promise<WeekCount[]> {
  const { rows } = await sql<WeekCount>`
    select to_char(date_trunc('week', decided_at at time zone 'utc'), 'YYYY-MM-DD') as week_of,
      (count(*) filter (where status in ('verified', 'offered')
        or (status = 'dropped' and num_nonnulls(expires_at, offered_values) > 0)))::int as verified,
      (count(*) filter (where status = 'rejected'))::int as rejected,
      (count(*) filter (where status in ('open', 'more_asked')))::int as more_asked
    from verifications
    where director_user_id = ${userId} and decided_at >= ${since}::date::timestamp at time zone 'utc'
    group by 1 order by 1`.execute(queries);
  return rows;
}

export interface ExpiringCount {
  on: string;
  fact_group: FactGroup;
  count: number;
}

/** A check that was renewed already does not lapse: the newer check has taken its place. */
export async function countExpiring(
  queries: Queries,
  listed: Condition,
  now: Date,
): Promise<ExpiringCount[]> {
  const { rows } = await sql<ExpiringCount>`
    select to_char(verifications.expires_at at time zone 'utc', 'YYYY-MM-DD') as on, verifications.fact_group,
      count(*)::int as count
    from verifications
    where verifications.status = 'verified' and verifications.expired_at is null
      and ${isAfter(sql`verifications.expires_at`, now)}
      and verifications.expires_at <= ${now}::timestamptz + make_interval(days => ${RENEWAL_DAYS})
      and ${listed}
      and not exists (
        select 1 from verifications newer
        where newer.status = 'verified' and newer.fact_group = verifications.fact_group
          and newer.expires_at > verifications.expires_at
          and (newer.athlete_id = verifications.athlete_id or newer.institution_id = verifications.institution_id)
          and newer.season_id is not distinct from verifications.season_id
          and newer.coach_id is not distinct from verifications.coach_id
          and newer.guardian_link_id is not distinct from verifications.guardian_link_id)
    group by 1, 2 order by 1, 2`.execute(queries);
  return rows;
}
