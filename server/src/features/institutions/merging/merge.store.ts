/** What a merge moves, table by table: pointing-columns.ts says why each of them moves, ends or stays. */
import { sql, type Transaction } from 'kysely';
import type { Queries } from '../../../platform/database/database.ts';
import type { DB } from '../../../platform/database/schema.gen.ts';

/** The entry that goes, and the one that stays. */
export interface Merge {
  fromId: string;
  intoId: string;
}

export interface MergingRow {
  id: string;
  name: string;
  country_code: string;
  banned_by: string | null;
  merged_into: string | null;
}

export async function listMerging(queries: Queries, { fromId, intoId }: Merge): Promise<MergingRow[]> {
  return queries
    .selectFrom('institutions')
    .select(['id', 'name', 'country_code', 'banned_by', 'merged_into'])
    .where('id', 'in', [fromId, intoId])
    .execute();
}

/** Whose families have decided something about either of the two that is in effect, or waits. */
export async function listConcernedAthletes(
  queries: Queries,
  { fromId, intoId }: Merge,
): Promise<{ id: string; has_ending: boolean }[]> {
  const either = sql`(${fromId}::uuid, ${intoId}::uuid)`;
  const { rows } = await sql<{ id: string; has_ending: boolean }>`
    select athlete_id as id, bool_or(is_ending) as has_ending from (
      select athlete_id, institution_id = ${fromId} and status = 'approved' as is_ending from releases
      where institution_id in ${either}
        and (status in ('requested', 'approved', 'declined') or offered_until is not null)
      union all
      select athlete_id, false from blocks where institution_id in ${either} and lifted_at is null
      union all
      select request.athlete_id, false from contact_requests request
      join coaches on coaches.id = request.coach_id and coaches.institution_id = ${fromId}
      where request.status in ('requested', 'approved') or request.offered_until is not null
    ) concerned group by athlete_id order by athlete_id`.execute(queries);
  return rows;
}

export interface MovedCoach {
  id: string;
  user_id: string;
  name: string;
  title: string | null;
  work_email: string | null;
  is_proven: boolean;
  /** Verified there, or waiting for a director. */
  is_known: boolean;
}

export async function listCoachesOfMerged(queries: Queries, fromId: string): Promise<MovedCoach[]> {
  const { rows } = await sql<MovedCoach>`
    select coaches.id, coaches.user_id, users.name, coaches.title, coaches.work_email,
      coaches.work_email_proven_at is not null as is_proven,
      coaches.affiliation_status = 'verified' or exists (
        select 1 from verifications where verifications.coach_id = coaches.id
          and verifications.status in ('open', 'more_asked', 'offered')) as is_known
    from coaches join users on users.id = coaches.user_id
    where coaches.institution_id = ${fromId} order by coaches.id`.execute(queries);
  return rows;
}

/** Before the coaches themselves, by whom contacts are found. */
export async function moveContacts(trx: Transaction<DB>, { fromId, intoId }: Merge): Promise<void> {
  await sql`
    update contact_requests request set institution_id = ${intoId}
    from coaches where coaches.id = request.coach_id and coaches.institution_id = ${fromId}
      and request.institution_id = ${fromId}`.execute(trx);
}

export async function moveCoaches(trx: Transaction<DB>, { fromId, intoId }: Merge): Promise<void> {
  await trx
    .updateTable('coaches')
    .set({ institution_id: intoId, affiliation_status: 'unverified' })
    .where('institution_id', '=', fromId)
    .execute();
}

export async function moveRecords(trx: Transaction<DB>, { fromId, intoId }: Merge): Promise<void> {
  await sql`update verifications set institution_id = ${intoId} where institution_id = ${fromId}`.execute(
    trx,
  );
  await sql`update invitations set institution_id = ${intoId} where institution_id = ${fromId}`.execute(trx);
  await sql`update moderation_decisions set institution_id = ${intoId} where institution_id = ${fromId}`.execute(
    trx,
  );
  await sql`
    delete from declared_conflicts declared where declared.institution_id = ${fromId} and exists (
      select 1 from declared_conflicts same
      where same.institution_id = ${intoId} and same.director_user_id = declared.director_user_id)`.execute(
    trx,
  );
  await sql`update declared_conflicts set institution_id = ${intoId} where institution_id = ${fromId}`.execute(
    trx,
  );
}

/** Who has blocked both has one block left in effect, and lifts it once. */
export async function moveBlocks(trx: Transaction<DB>, { fromId, intoId }: Merge, now: Date): Promise<void> {
  await sql`
    update blocks twice set lifted_at = ${now}
    where twice.institution_id = ${fromId} and twice.lifted_at is null and exists (
      select 1 from blocks same
      where same.institution_id = ${intoId} and same.lifted_at is null and same.athlete_id = twice.athlete_id
        and same.decided_by is not distinct from twice.decided_by
        and same.moderation_item_id is not distinct from twice.moderation_item_id)`.execute(trx);
  await sql`update blocks set institution_id = ${intoId} where institution_id = ${fromId}`.execute(trx);
}

/** The entry that goes keeps its own ban: what one decision lifts, another may still forbid. */
export async function storeMerge(trx: Transaction<DB>, { fromId, intoId }: Merge, now: Date): Promise<void> {
  await sql`
    update institutions set banned_by = coalesce(banned_by,
      (select banned_by from institutions merged where merged.id = ${fromId}))
    where id = ${intoId}`.execute(trx);
  await sql`update institutions set merged_into = ${intoId} where merged_into = ${fromId}`.execute(trx);
  await sql`
    update institutions set merged_into = ${intoId}, merged_at = ${now}, status = 'rejected'
    where id = ${fromId}`.execute(trx);
}

export async function listAccountsOf(queries: Queries, coachIds: readonly string[]): Promise<string[]> {
  if (coachIds.length === 0) return [];
  const rows = await queries
    .selectFrom('coaches')
    .select('user_id')
    .where('id', 'in', [...coachIds])
    .orderBy('id')
    .execute();
  return rows.map((row) => row.user_id);
}
