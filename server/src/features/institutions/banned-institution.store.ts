/** The only SQL on bans. */
import type { Transaction } from 'kysely';
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

/** Back to what verifications say, also where the ban alone had made it a refused one. */
export async function storeUnban(trx: Transaction<DB>, id: string, decisionId: string): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('institutions')
    .set({ banned_by: null, status: 'unverified' })
    .where('id', '=', id)
    .where('banned_by', '=', decisionId)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
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
