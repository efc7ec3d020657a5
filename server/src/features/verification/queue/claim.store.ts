/** Who works on what, and who has said that they should not. */
import { UNDO_MINUTES } from '@faircourt/contracts/verification';
import { sql, type Transaction } from 'kysely';
import type { Condition } from '../../../access/scopes/condition.ts';
import type { DB } from '../../../platform/database/schema.gen.ts';
import { LOGGED_COLUMNS, UNCLAIMED } from '../badges/verification.store.ts';
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

/** Whom the items are about that these people work on. */
export async function listClaimedBy(trx: Transaction<DB>, userIds: readonly string[]) {
  const rows = await trx
    .selectFrom('verifications')
    .select(['claimed_by', 'athlete_id', 'coach_id'])
    .where('claimed_by', '=', sql<string>`any(${[...userIds]}::uuid[])`)
    .execute();
  return {
    claimers: [...new Set(rows.flatMap(({ claimed_by }) => claimed_by ?? []))],
    athleteIds: rows.flatMap(({ athlete_id }) => athlete_id ?? []),
    coachIds: rows.flatMap(({ coach_id }) => coach_id ?? []),
  };
}

export async function listCoachesOfAccounts(
  trx: Transaction<DB>,
  userIds: readonly string[],
): Promise<string[]> {
  const rows = await trx
    .selectFrom('coaches')
    .select('id')
    .where('user_id', '=', sql<string>`any(${[...userIds]}::uuid[])`)
    .execute();
  return rows.map(({ id }) => id);
}

/** Returns what nobody works on any more. */
export function clearClaimsExcept(trx: Transaction<DB>, userId: string, kept: Condition) {
  return trx
    .updateTable('verifications')
    .set(UNCLAIMED)
    .where('claimed_by', '=', userId)
    .where(sql<boolean>`not ${kept}`)
    .returning(LOGGED_COLUMNS)
    .execute();
}

export async function listDirectorsIn(trx: Transaction<DB>, regionId: string): Promise<string[]> {
  const rows = await trx
    .selectFrom('director_regions')
    .select('director_user_id')
    .where('region_id', '=', regionId)
    .execute();
  return rows.map(({ director_user_id }) => director_user_id);
}
