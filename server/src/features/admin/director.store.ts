/** The only SQL on who works in which region. */
import type { DirectorApplicationInput } from '@faircourt/contracts/regions';
import type { AccountStatus } from '@faircourt/contracts/vocabulary';
import { sql, type Transaction } from 'kysely';
import type { DirectorFacts } from '../../access/facts/subjects.ts';
import type { Queries } from '../../platform/database/database.ts';
import type { DB } from '../../platform/database/schema.gen.ts';
import type { DocumentFacts } from './application-document.store.ts';

export interface DirectorRow {
  user_id: string;
  name: string;
  email: string;
  status: AccountStatus;
  regions: { id: string; name: string }[];
  application: DirectorApplicationInput | null;
  document: DocumentFacts | null;
  refusal: { reason: string; refused_at: string; refused_by: string | null } | null;
  created_at: Date;
}

/**
 * Those who wait come first, oldest first; only the one when an id is given. An address that nobody has proven may be
 * anybody's: with it one does not show up among those who wait.
 */
export async function listDirectorRows(queries: Queries, id: string | null = null): Promise<DirectorRow[]> {
  const { rows } = await sql<DirectorRow>`
    select u.id as user_id, u.name, a.email, u.status, u.created_at,
      coalesce((
        select jsonb_agg(jsonb_build_object('id', region.id, 'name', region.name) order by region.name)
        from director_regions assigned join regions region on region.id = assigned.region_id
        where assigned.director_user_id = u.id
      ), '[]') as regions,
      (
        select jsonb_build_object('federation', d.federation, 'website', d.website,
          'referee_name', d.referee_name, 'referee_contact', d.referee_contact,
          'countries_known', d.countries_known, 'languages', d.languages)
        from director_applications d where d.user_id = u.id
      ) as application,
      (
        select jsonb_build_object('name', shown.name, 'content_type', shown.content_type,
          'bytes', shown.bytes, 'created_at', shown.created_at)
        from application_documents shown where shown.user_id = u.id
      ) as document,
      (
        select jsonb_build_object('reason', refusal.reason, 'refused_at', refusal.refused_at,
          'refused_by', admin.name)
        from director_refusals refusal left join users admin on admin.id = refusal.refused_by
        where refusal.user_id = u.id and u.status = 'pending'
      ) as refusal
    from users u join auth_users a on a.id = u.auth_id
    where u.role = 'regional_director'
      and (u.id = ${id} or (${id}::uuid is null and (u.status <> 'pending' or a.email_verified)))
    order by u.status = 'pending' desc, u.created_at, u.id`.execute(queries);
  return rows;
}

/** Null when nobody has this id. */
export async function findAccountFacts(queries: Queries, userId: string): Promise<DirectorFacts | null> {
  const row = await queries
    .selectFrom('users as u')
    .innerJoin('auth_users as a', 'a.id', 'u.auth_id')
    .leftJoin('director_applications as d', 'd.user_id', 'u.id')
    .leftJoin('application_documents as shown', 'shown.user_id', 'u.id')
    .select([
      'u.id',
      'u.role',
      'u.status',
      'a.email_verified',
      'd.user_id as applicant',
      'd.referee_name',
      'shown.user_id as shown_by',
    ])
    .where('u.id', '=', userId)
    .executeTakeFirst();
  if (!row) return null;
  const { id, role, status, email_verified: isMailboxProven } = row;
  return {
    userId: id,
    role,
    status,
    isMailboxProven,
    hasApplied: row.applicant !== null,
    hasProof: row.referee_name !== null || row.shown_by !== null,
  };
}

/** Returns whether anything changed. */
export async function storeRegionsOf(
  trx: Transaction<DB>,
  userId: string,
  regionIds: readonly string[],
): Promise<boolean> {
  const ids = sql`${[...regionIds]}::uuid[]`;
  const { rows: gone } = await sql`
    delete from director_regions where director_user_id = ${userId} and region_id <> all(${ids})
    returning 1`.execute(trx);
  const { rows: added } = await sql`
    insert into director_regions (director_user_id, region_id) select ${userId}::uuid, unnest(${ids})
    on conflict do nothing returning 1`.execute(trx);
  return gone.length + added.length > 0;
}
