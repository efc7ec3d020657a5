/** The only SQL on pauses of contact. */
import type { Transaction } from 'kysely';
import type { DB } from '../../platform/database/schema.gen.ts';

/** False when this item has paused it already. */
export async function insertFreeze(
  trx: Transaction<DB>,
  itemId: string,
  pair: { athleteId: string; coachId: string },
  now: Date,
): Promise<boolean> {
  const row = await trx
    .insertInto('blocks')
    .values({
      athlete_id: pair.athleteId,
      coach_id: pair.coachId,
      moderation_item_id: itemId,
      created_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function findCoachUser(trx: Transaction<DB>, coachId: string): Promise<string | null> {
  const row = await trx.selectFrom('coaches').select('user_id').where('id', '=', coachId).executeTakeFirst();
  return row?.user_id ?? null;
}

/** Returns whose contact goes on. */
export async function liftFreezes(trx: Transaction<DB>, itemId: string, now: Date) {
  const rows = await trx
    .updateTable('blocks')
    .set({ lifted_at: now })
    .where('moderation_item_id', '=', itemId)
    .where('lifted_at', 'is', null)
    .returning(['athlete_id', 'coach_id'])
    .execute();
  return rows.flatMap(({ athlete_id: athleteId, coach_id: coachId }) =>
    coachId === null ? [] : [{ athleteId, coachId }],
  );
}
