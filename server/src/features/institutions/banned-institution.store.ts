/** The only SQL on bans. */
import { sql, type Transaction } from 'kysely';
import type { DB } from '../../platform/database/schema.gen.ts';

/** False when it is banned already. */
export async function storeBan(trx: Transaction<DB>, id: string, decisionId: string): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('institutions')
    .set({ banned_by: decisionId })
    .where('id', '=', id)
    .where('banned_by', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/**
 * Back to what verifications say, also where the ban alone had made it a refused one. False when it stays banned: an entry
 * that was merged into it may have been shut out by another decision.
 */
export async function storeUnban(trx: Transaction<DB>, id: string, decisionId: string): Promise<boolean> {
  await trx
    .updateTable('institutions')
    .set({ banned_by: null })
    .where('merged_into', '=', id)
    .where('banned_by', '=', decisionId)
    .execute();
  const { rows } = await sql<{ banned_by: string | null }>`
    with other as (
      select (array_agg(merged.banned_by order by merged.merged_at))[1] as banned_by from institutions merged
      where merged.merged_into = ${id} and merged.banned_by is not null)
    update institutions set banned_by = other.banned_by,
      status = case when other.banned_by is null then 'unverified' else institutions.status end
    from other where institutions.id = ${id} and institutions.banned_by = ${decisionId}
    returning institutions.banned_by`.execute(trx);
  return rows.some(({ banned_by: bannedBy }) => bannedBy === null);
}

export function listCoachAccounts(trx: Transaction<DB>, institutionId: string) {
  return trx
    .selectFrom('coaches')
    .innerJoin('institutions', 'institutions.id', 'coaches.institution_id')
    .select(['coaches.user_id', 'institutions.name'])
    .where('institutions.id', '=', institutionId)
    .orderBy('coaches.user_id')
    .execute();
}
