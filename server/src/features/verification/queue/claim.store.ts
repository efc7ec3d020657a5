/** Who works on what, and who has said that they should not. */
import { UNDO_MINUTES } from '@faircourt/contracts/verification';
import { sql, type Transaction } from 'kysely';
import type { Condition } from '../../../access/scopes/condition.ts';
import type { DB } from '../../../platform/database/schema.gen.ts';
import { KEY, UNCLAIMED } from '../badges/verification.store.ts';
import { DECIDED } from './undo.ts';

export async function storeClaim(trx: Transaction<DB>, id: string, userId: string, now: Date): Promise<void> {
  await trx
    .updateTable('verifications')
    .set({ claimed_by: userId, claimed_at: now })
    .where('id', '=', id)
    .execute();
}

export async function clearClaim(trx: Transaction<DB>, id: string): Promise<void> {
  await trx.updateTable('verifications').set(UNCLAIMED).where('id', '=', id).execute();
}

export interface Conflict {
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
    .set(UNCLAIMED)
    .where('claimed_by', '=', conflict.userId)
    .where((eb) =>
      eb.or([eb('athlete_id', '=', conflict.athleteId), eb('institution_id', '=', conflict.institutionId)]),
    )
    .execute();
}

/** What this person has offered and nobody has answered, and whatever they have decided only just now. */
export function listFreshDecisions(trx: Transaction<DB>, conflict: Conflict, now: Date) {
  return trx
    .selectFrom('verifications')
    .select(['id', 'coach_id'])
    .where('director_user_id', '=', conflict.userId)
    .where((eb) =>
      eb.or([eb('athlete_id', '=', conflict.athleteId), eb('institution_id', '=', conflict.institutionId)]),
    )
    .where('status', 'in', [...DECIDED])
    .where((eb) =>
      eb.or([
        eb('status', '=', 'offered'),
        eb('decided_at', '>', sql<Date>`${now}::timestamptz - make_interval(mins => ${UNDO_MINUTES})`),
      ]),
    )
    .orderBy('id')
    .execute();
}

/**
 * Those of these people who work on something. Whatever they work on is held as every change of an item holds it: the
 * athletes and the coaches first, each in one order.
 */
export async function lockClaimed(trx: Transaction<DB>, userIds: readonly string[]): Promise<string[]> {
  const claimers = sql`any(${[...userIds]}::uuid[])`;
  await sql`
    select id from athletes
    where id in (select athlete_id from verifications where claimed_by = ${claimers})
    order by id for no key update`.execute(trx);
  await sql`
    select id from coaches
    where id in (select coach_id from verifications where claimed_by = ${claimers})
    order by id for no key update`.execute(trx);
  const { rows } = await sql<{ claimed_by: string }>`
    select distinct claimed_by from verifications where claimed_by = ${claimers}`.execute(trx);
  return rows.map(({ claimed_by }) => claimed_by);
}

/** Returns what nobody works on any more. */
export function clearClaimsExcept(trx: Transaction<DB>, userId: string, kept: Condition) {
  return trx
    .updateTable('verifications')
    .set(UNCLAIMED)
    .where('claimed_by', '=', userId)
    .where(sql<boolean>`not ${kept}`)
    .returning(KEY)
    .execute();
}
