/** Who works on what, and who has said that they should not. */
import type { Transaction } from 'kysely';
import type { DB } from '../../../platform/database/schema.gen.ts';

export async function storeClaim(trx: Transaction<DB>, id: string, userId: string, now: Date): Promise<void> {
  await trx
    .updateTable('verifications')
    .set({ claimed_by: userId, claimed_at: now })
    .where('id', '=', id)
    .execute();
}

export async function clearClaim(trx: Transaction<DB>, id: string): Promise<void> {
  await trx
    .updateTable('verifications')
    .set({ claimed_by: null, claimed_at: null })
    .where('id', '=', id)
    .execute();
}

interface Conflict {
  userId: string;
  athleteId: string | null;
  institutionId: string | null;
}

export async function storeConflict(trx: Transaction<DB>, conflict: Conflict, now: Date): Promise<void> {
  await trx
    .insertInto('declared_conflicts')
    .values({
      director_user_id: conflict.userId,
      athlete_id: conflict.athleteId,
      institution_id: conflict.institutionId,
      created_at: now,
    })
    .onConflict((known) => known.doNothing())
    .execute();
}

/** Whatever else of the same athlete or institution this person had begun. */
export async function clearClaimsOn(trx: Transaction<DB>, conflict: Conflict): Promise<void> {
  await trx
    .updateTable('verifications')
    .set({ claimed_by: null, claimed_at: null })
    .where('claimed_by', '=', conflict.userId)
    .where((eb) =>
      eb.or([eb('athlete_id', '=', conflict.athleteId), eb('institution_id', '=', conflict.institutionId)]),
    )
    .execute();
}
