/** Which accounts the filters of an admin mean, as conditions over `users` joined to `auth_users`. */
import type { UserFilters, UserState } from '@faircourt/contracts/users';
import { sql } from 'kysely';
import { allOf, EVERYBODY, type Condition } from '../../../access/scopes/condition.ts';

export function isWanted(filters: Omit<UserFilters, 'search'>): Condition {
  const { role, state, country_code, plan, joined_from, joined_to, seen_from, seen_to } = filters;
  return allOf(
    role ? sql`users.role = ${role}` : EVERYBODY,
    state ? isInState(state) : EVERYBODY,
    country_code ? isFrom(country_code) : EVERYBODY,
    plan ? hasPlan(plan) : EVERYBODY,
    joined_from ? sql`users.created_at >= ${startOf(joined_from)}` : EVERYBODY,
    joined_to ? sql`users.created_at < ${startOf(joined_to)} + interval '1 day'` : EVERYBODY,
    seen_from || seen_to ? wasSeen(seen_from ?? '-infinity', seen_to ?? 'infinity') : EVERYBODY,
  );
}

function isInState(state: UserState): Condition {
  return state === 'unproven' ? sql`not auth_users.email_verified` : sql`users.status = ${state}`;
}

/** Guardians are nowhere: we never ask where they live. */
function isFrom(country: string): Condition {
  return sql<boolean>`case users.role
    when 'athlete' then exists (
      select 1 from athletes resident where resident.user_id = users.id and resident.country_code = ${country})
    when 'coach' then exists (
      select 1 from coaches employed join institutions employer on employer.id = employed.institution_id
      where employed.user_id = users.id and employer.country_code = ${country})
    when 'regional_director' then exists (
      select 1 from director_regions assigned join region_countries covered on covered.region_id = assigned.region_id
      where assigned.director_user_id = users.id and covered.country_code = ${country})
    else false end`;
}

/** A plan that has lapsed is nobody's. */
function hasPlan(plan: string): Condition {
  return sql<boolean>`exists (
    select 1 from subscriptions bought
    where bought.owner_user_id = users.id and bought.plan = ${plan} and bought.status <> 'lapsed')`;
}

function wasSeen(from: string, to: string): Condition {
  return sql<boolean>`exists (
    select 1 from last_visits visit
    where visit.user_id = users.id and visit.seen_on between ${from}::date and ${to}::date)`;
}

/** Days begin at midnight UTC, as everywhere in the log. */
function startOf(day: string) {
  return sql`(${day}::date)::timestamp at time zone 'UTC'`;
}
