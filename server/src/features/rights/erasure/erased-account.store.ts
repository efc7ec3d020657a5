/** The only SQL on the list of erased accounts. */
import type { Transaction } from 'kysely';
import type { Role } from '@faircourt/contracts/vocabulary';
import type { Queries } from '../../../platform/database/database.ts';
import type { DB } from '../../../platform/database/schema.gen.ts';

/** A restored backup can have brought the account back: then it is erased once more, and listed once more. */
export async function noteErased(
  trx: Transaction<DB>,
  erased: { userId: string; role: Role; now: Date },
): Promise<void> {
  const { userId, role, now } = erased;
  await trx
    .insertInto('erased_accounts')
    .values({ user_id: userId, role, erased_at: now })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ erased_at: now, listed_at: null }))
    .execute();
}

export function listUnlisted(queries: Queries): Promise<{ user_id: string; erased_at: Date }[]> {
  return queries
    .selectFrom('erased_accounts')
    .select(['user_id', 'erased_at'])
    .where('listed_at', 'is', null)
    .orderBy('erased_at')
    .execute();
}

export async function storeListed(queries: Queries, userId: string, now: Date): Promise<void> {
  await queries
    .updateTable('erased_accounts')
    .set({ listed_at: now })
    .where('user_id', '=', userId)
    .execute();
}
