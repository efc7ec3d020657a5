/** Athletes as the directory lists them. A page is cut first; what costs more is asked of its entries alone. */
import type { DirectoryState } from '@faircourt/contracts/directory';
import type { FactGroup } from '@faircourt/contracts/vocabulary';
import { sql } from 'kysely';
import { allOf, EVERYBODY, type Condition } from '../../access/scopes/condition.ts';
import { listedName } from '../../access/scopes/listed-name.scope.ts';
import { isAfter } from '../../access/scopes/in-effect.scope.ts';
import type { Queries } from '../../platform/database/database.ts';
import { isInDirectory, SOURCES, type EntryQuery } from './directory.conditions.ts';

export interface AthleteEntryRow {
  id: string;
  name: string;
  country_code: string;
  city: string | null;
  grad_year: number | null;
  school_name: string | null;
  verified_groups: FactGroup[];
  has_unverified: boolean;
  last_active_on: string;
}

export async function listAthleteEntries(queries: Queries, wanted: EntryQuery): Promise<AthleteEntryRow[]> {
  const { filters, now } = wanted;
  const shownName = wanted.isLoggedLook ? sql`athletes.name` : listedName(now, 'athletes');
  const { tables, name, id } = SOURCES.athletes;
  const conditions = allOf(
    isInDirectory('athletes', wanted),
    filters.grad_year ? sql`athletes.grad_year = ${filters.grad_year}` : EVERYBODY,
    filters.state ? isIn(filters.state, now) : EVERYBODY,
  );
  const { rows } = await sql<AthleteEntryRow>`
    with page as materialized (
      select athletes.*, users.name, users.auth_id, ${name} as sorted_name
      from ${tables} where ${conditions} order by ${name}, ${id} limit ${wanted.limit}
    )
    select athletes.id, ${shownName} as name, athletes.country_code, athletes.city, athletes.grad_year,
      athletes.school_name,
      array(
        select distinct badge.fact_group::text from verifications badge
        where badge.athlete_id = athletes.id and ${isBadge(now)} order by 1
      ) as verified_groups,
      ${hasUnverified(now)} as has_unverified,
      (greatest(
        athletes.updated_at,
        (select max(session.updated_at) from auth_sessions session where session.user_id = athletes.auth_id)
      ) at time zone 'UTC')::date as last_active_on
    from page athletes
    order by athletes.sorted_name, athletes.id`.execute(queries);
  return rows;
}

/** Those that carry a badge are looked up as a whole: they are few, or the others are. */
function isIn(state: DirectoryState, now: Date): Condition {
  const badges = sql`select badge.athlete_id from verifications badge
    where badge.athlete_id is not null and ${isBadge(now)}`;
  if (state === 'none') {
    return sql`not exists (${badges} and badge.athlete_id = athletes.id)`;
  }
  const unverified = hasUnverified(now);
  return allOf(sql`athletes.id in (${badges})`, state === 'partly' ? unverified : sql`not ${unverified}`);
}

/** Counts the athlete's own facts only: a verified guardianship is no badge of the athlete. */
function isBadge(now: Date): Condition {
  return sql`badge.guardian_link_id is null and badge.status = 'verified' and ${isAfter(sql`badge.expires_at`, now)}`;
}

/** Something is claimed that no director has verified, or not for this long. */
function hasUnverified(now: Date): Condition {
  return sql`exists (
    select 1 from (
      select 'measurements'::fact_group as fact_group, null::uuid as season_id
        where num_nonnulls(athletes.height_cm, athletes.weight_kg, athletes.wingspan_cm, athletes.vertical_cm) > 0
      union all select 'school', null where athletes.school_name is not null
      union all select 'academics', null from academics
        where academics.athlete_id = athletes.id
          and (num_nonnulls(gpa, sat, act) > 0 or core_courses <> '[]')
      union all select 'transcript', null
        where exists (
          select 1 from academics where academics.athlete_id = athletes.id and transcript_url is not null
        ) or exists (select 1 from files where files.athlete_id = athletes.id and files.kind = 'transcript')
      union all select 'season', seasons.id from seasons where seasons.athlete_id = athletes.id
    ) claim
    where not exists (
      select 1 from verifications badge
      where badge.athlete_id = athletes.id and badge.fact_group = claim.fact_group
        and badge.season_id is not distinct from claim.season_id and ${isBadge(now)}
    ))`;
}
