/** How a report is made: one row, and an entry for each thing that directors verified in its two weeks. */
import { LEAST_PER_COUNTRY, type ReportPeriod } from '@faircourt/contracts/player-reports';
import { sql, type RawBuilder, type Transaction } from 'kysely';
import { deleteOutdated, type Due } from '../../platform/database/outdated.ts';
import type { Queries } from '../../platform/database/database.ts';
import type { DB } from '../../platform/database/schema.gen.ts';

/** Which of these are missing, the earliest first. None from before there was an athlete. */
export async function listMissingReports(
  queries: Queries,
  wanted: readonly { number: number; to: Date }[],
): Promise<number[]> {
  const numbers = wanted.map(({ number }) => number);
  const ends = wanted.map(({ to }) => to);
  const { rows } = await sql<{ number: number }>`
    select wanted.number from unnest(${numbers}::int[], ${ends}::timestamptz[]) wanted (number, to_at)
    where not exists (select 1 from player_reports made where made.number = wanted.number)
      and exists (select 1 from athletes where athletes.created_at < wanted.to_at)
    order by wanted.number`.execute(queries);
  return rows.map(({ number }) => number);
}

/** Null when another server has made it. */
export async function insertReport(
  trx: Transaction<DB>,
  number: number,
  { from, to }: ReportPeriod,
  now: Date,
): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    insert into player_reports (number, from_at, to_at, made_at, totals)
    select ${number}, ${from}, ${to}, ${now}, ${totalsUntil(to)}
    on conflict (number) do nothing returning id`.execute(trx);
  return rows[0]?.id ?? null;
}

/** What was verified for the first time, and who was found to have grown since they were measured before. */
export async function insertEntries(
  trx: Transaction<DB>,
  reportId: string,
  { from, to }: ReportPeriod,
): Promise<void> {
  const isInPeriod = sql`check_made.status = 'verified' and check_made.decided_at >= ${from}
    and check_made.decided_at < ${to}`;
  await sql`
    insert into player_report_entries (report_id, athlete_id, section, season_id)
    select distinct ${reportId}::uuid, check_made.athlete_id, check_made.fact_group::text::player_report_section,
      check_made.season_id
    from verifications check_made
    where ${isInPeriod} and check_made.fact_group in ('measurements', 'academics', 'season')
      and not exists (
        select 1 from verifications earlier
        where ${isEarlierCheck()} and earlier.fact_group = check_made.fact_group
          and earlier.season_id is not distinct from check_made.season_id and earlier.decided_at < ${from})`.execute(
    trx,
  );
  const heightOf = (check: string) => sql`(${sql.ref(`${check}.fact_values`)} ->> 'height_cm')::numeric`;
  await sql`
    insert into player_report_entries (report_id, athlete_id, section, from_cm, to_cm, since)
    select distinct on (check_made.athlete_id) ${reportId}::uuid, check_made.athlete_id, 'growth'::player_report_section,
      before.height_cm, ${heightOf('check_made')}, before.since
    from verifications check_made
    cross join lateral (
      select ${heightOf('earlier')} as height_cm, (earlier.decided_at at time zone 'UTC')::date as since
      from verifications earlier
      where ${isEarlierCheck()} and earlier.fact_group = 'measurements' and ${heightOf('earlier')} is not null
        and earlier.decided_at < check_made.decided_at
      order by earlier.decided_at desc limit 1
    ) before
    where ${isInPeriod} and check_made.fact_group = 'measurements' and ${heightOf('check_made')} > before.height_cm
    order by check_made.athlete_id, check_made.decided_at desc`.execute(trx);
}

export function forgetPlayerReports(trx: Transaction<DB>, { over, most }: Due): Promise<number> {
  return deleteOutdated(trx, 'player_reports', sql`made_at <= ${over}`, most);
}

/** Of the same athlete; a badge that ended later was right once. */
function isEarlierCheck(): RawBuilder<boolean> {
  return sql<boolean>`earlier.athlete_id = check_made.athlete_id and earlier.id <> check_made.id
    and earlier.status in ('verified', 'dropped') and earlier.decided_at is not null`;
}

/** Of those whom verified colleges find: which of them had joined, and had something verified, when the two weeks were over. */
function totalsUntil(to: Date): RawBuilder<unknown> {
  return sql`(
    with here as (
      select one.country_code, exists (
        select 1 from verifications done
        where done.athlete_id = one.athlete_id and done.status = 'verified' and done.decided_at < ${to}
          and done.fact_group in ('measurements', 'academics', 'season')) as is_verified
      from athlete_cards_colleges one
      join athletes on athletes.id = one.athlete_id
      where athletes.created_at < ${to}
    ), by_country as (
      select country_code, count(*)::int as listed, count(*) filter (where is_verified)::int as verified
      from here group by country_code having count(*) >= ${LEAST_PER_COUNTRY}
    )
    select jsonb_build_object(
      'listed', (select count(*) from here), 'verified', (select count(*) from here where is_verified),
      'countries', coalesce((select jsonb_agg(to_jsonb(by_country) order by verified desc, listed desc, country_code)
        from by_country), '[]')))`;
}
