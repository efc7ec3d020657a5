/** Institutions as the directory lists them, with how many coaches work there and when one of them was last about. */
import type { InstitutionKind, InstitutionStatus } from '@faircourt/contracts/vocabulary';
import { sql } from 'kysely';
import { allOf, EVERYBODY, NOBODY, type Condition } from '../../access/scopes/condition.ts';
import type { Queries } from '../../platform/database/database.ts';
import { isInDirectory, SOURCES, type EntryQuery } from './directory.conditions.ts';

export interface InstitutionEntryRow {
  id: string;
  name: string;
  country_code: string;
  city: string | null;
  kind: InstitutionKind;
  status: InstitutionStatus;
  coaches: number;
  last_active_on: string;
}

export async function listInstitutionEntries(
  queries: Queries,
  wanted: EntryQuery,
): Promise<InstitutionEntryRow[]> {
  const { tables, name, id } = SOURCES.institutions;
  const { rows } = await sql<InstitutionEntryRow>`
    with page as materialized (
      select institutions.* from ${tables} where ${allOf(isInDirectory('institutions', wanted), ...narrowed(wanted))}
      order by ${name}, ${id} limit ${wanted.limit}
    )
    select page.id, page.name, page.country_code, page.city, page.kind, page.status, there.coaches,
      (greatest(page.updated_at, there.seen_at) at time zone 'UTC')::date as last_active_on
    from page
    cross join lateral (
      select count(distinct coaches.id)::int as coaches, max(session.updated_at) as seen_at
      from coaches
      join users on users.id = coaches.user_id and users.status <> 'suspended'
      left join auth_sessions session on session.user_id = users.auth_id
      where coaches.institution_id = page.id
    ) there
    order by page.sorted_name, page.id`.execute(queries);
  return rows;
}

/** An institution is checked as a whole: none is partly verified. */
function narrowed({ filters }: EntryQuery): Condition[] {
  const isKind = allOf(
    sql`institutions.merged_into is null`,
    filters.institution_kind ? sql`institutions.kind = ${filters.institution_kind}` : EVERYBODY,
  );
  switch (filters.state) {
    case undefined:
      return [isKind];
    case 'partly':
      return [NOBODY];
    case 'verified':
      return [isKind, sql`institutions.status = 'verified'`];
    case 'none':
      return [isKind, sql`institutions.status <> 'verified'`];
  }
}
