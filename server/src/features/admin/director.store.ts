/** The only SQL on who works in which region. */
import type { AccountStatus } from '@faircourt/contracts/vocabulary';
import { sql, type Transaction } from 'kysely';
import type { AccountFacts } from '../../access/subjects.ts';
import type { Queries } from '../../platform/database/database.ts';
import type { DB } from '../../platform/database/schema.gen.ts';

export interface DirectorRow {
  user_id: string;
  name: string;
  email: string;
  status: AccountStatus;
  regions: { id: string; name: string }[];
  created_at: Date;
}

/** Those who wait come first, oldest first; only the one when an id is given. */
export async function listDirectorRows(queries: Queries, id: string | null = null): Promise<DirectorRow[]> {
  const { rows } = await sql<DirectorRow>`
    select u.id as user_id, u.name, a.email, u.status, u.created_at,
      coalesce((
        select jsonb_agg(jsonb_build_object('id', region.id, 'name', region.name) order by region.name)
        from director_regions assigned join regions region on region.id = assigned.region_id
        where assigned.director_user_id = u.id
      ), '[]') as regions
    from users u join auth_users a on a.id = u.auth_id
    where u.role = 'regional_director' and (${id}::uuid is null or u.id = ${id})
    order by u.status = 'pending' desc, u.created_at, u.id`.execute(queries);
  return rows;
}

/** Null when nobody has this id. */
export async function findAccountFacts(queries: Queries, userId: string): Promise<AccountFacts | null> {
  const row = await queries
    .selectFrom('users')
    .select(['id', 'role', 'status'])
    .where('id', '=', userId)
    .executeTakeFirst();
  return row ? { userId: row.id, role: row.role, status: row.status } : null;
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
