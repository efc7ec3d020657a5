/** The only SQL on directors-to-be who were told no. */
import type { Selectable, Transaction } from 'kysely';
import type { Queries } from '../../platform/database/database.ts';
import type { DB, DirectorRefusals } from '../../platform/database/schema.gen.ts';

export function findRefusal(
  queries: Queries,
  userId: string,
): Promise<Selectable<DirectorRefusals> | undefined> {
  return queries.selectFrom('director_refusals').selectAll().where('user_id', '=', userId).executeTakeFirst();
}

export async function insertRefusal(
  trx: Transaction<DB>,
  refusal: { userId: string; reason: string; by: string; now: Date },
): Promise<void> {
  await trx
    .insertInto('director_refusals')
    .values({
      user_id: refusal.userId,
      reason: refusal.reason,
      refused_by: refusal.by,
      refused_at: refusal.now,
    })
    .execute();
}

/** Returns whether there was one. */
export async function deleteRefusal(trx: Transaction<DB>, userId: string): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('director_refusals')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
