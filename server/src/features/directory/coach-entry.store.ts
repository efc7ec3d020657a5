/** Coaches as the directory lists them: where the institution is that they have named. */
import type { DirectoryState } from '@faircourt/contracts/directory';
import { sql } from 'kysely';
import { allOf, EVERYBODY, type Condition } from '../../access/scopes/condition.ts';
import type { Queries } from '../../platform/database/database.ts';
import { isInDirectory, SOURCES, type EntryQuery } from './directory.conditions.ts';

export interface CoachEntryRow {
  id: string;
  name: string;
  country_code: string;
  city: string | null;
  title: string | null;
  institution_name: string;
  state: DirectoryState;
  last_active_on: string;
}

/** A director has said yes to the coach and the institution; or at least the work email is proven. */
const STATE = sql<DirectoryState>`case
  when coaches.affiliation_status = 'verified' and institutions.status = 'verified' then 'verified'
  when coaches.work_email_proven_at is not null then 'partly'
  else 'none' end`;

export async function listCoachEntries(queries: Queries, wanted: EntryQuery): Promise<CoachEntryRow[]> {
  const { tables, name, id } = SOURCES.coaches;
  const { rows } = await sql<CoachEntryRow>`
    select coaches.id, users.name, institutions.country_code, institutions.city, coaches.title,
      institutions.name as institution_name, ${STATE} as state,
      (greatest(
        coaches.updated_at,
        (select max(session.updated_at) from auth_sessions session where session.user_id = users.auth_id)
      ) at time zone 'UTC')::date as last_active_on
    from ${tables}
    where ${allOf(isInDirectory('coaches', wanted), ...narrowed(wanted))}
    order by ${name}, ${id} limit ${wanted.limit}`.execute(queries);
  return rows;
}

function narrowed({ filters }: EntryQuery): Condition[] {
  return [
    filters.institution_kind ? sql`institutions.kind = ${filters.institution_kind}` : EVERYBODY,
    filters.state ? sql`${STATE} = ${filters.state}` : EVERYBODY,
  ];
}
