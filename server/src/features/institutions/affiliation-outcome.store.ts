/** What verifications say of coaches and institutions, and the two columns in which it is kept. */
import type { InstitutionStatus } from '@faircourt/contracts/vocabulary';
import { sql, type Transaction } from 'kysely';
import { isAfter } from '../../access/scopes/in-effect.scope.ts';
import { isOfNobodySuspended } from '../../access/scopes/suspended-askers.ts';
import type { DB } from '../../platform/database/schema.gen.ts';

export function findCoachRow(trx: Transaction<DB>, coachId: string) {
  return trx
    .selectFrom('coaches')
    .select(['id', 'user_id', 'institution_id', 'affiliation_status'])
    .where('id', '=', coachId)
    .executeTakeFirst();
}

export function findCoachOfAccount(trx: Transaction<DB>, userId: string) {
  return trx
    .selectFrom('coaches')
    .select(['id', 'institution_id'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
}

export async function findInstitutionStatus(trx: Transaction<DB>, id: string): Promise<InstitutionStatus> {
  const { status } = await trx
    .selectFrom('institutions')
    .select('status')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return status;
}

/**
 * Refusing a coach says nothing against the institution, unless that coach proposed it: then it is not suggested to
 * others until somebody else vouches for it. An institution that was itself refused stays refused, and one that
 * moderators have banned whatever anybody says. A suspended coach
 * vouches for nothing.
 */
export async function findInstitutionOutcome(
  trx: Transaction<DB>,
  institutionId: string,
  now: Date,
): Promise<InstitutionStatus> {
  const { rows } = await sql<{ status: InstitutionStatus }>`
    select case
      when institution.banned_by is not null or institution.merged_into is not null then 'rejected'
      when exists (
        select 1 from verifications
        where institution_id = institution.id and verifications.status = 'verified'
          and ${isAfter(sql`expires_at`, now)} and ${isOfNobodySuspended}
      ) then 'verified'
      when institution.proposed_by is null and institution.status = 'rejected' then 'rejected'
      when exists (
        select 1 from verifications v join coaches proposer on proposer.id = v.coach_id
        where v.institution_id = institution.id and v.status = 'rejected'
          and proposer.user_id = institution.proposed_by
      ) and not exists (
        select 1 from verifications
        where institution_id = institution.id and ${isOfNobodySuspended}
          and verifications.status in ('open', 'more_asked', 'offered', 'verified')
      ) then 'rejected'
      else 'unverified'
    end as status
    from institutions institution where institution.id = ${institutionId}`.execute(trx);
  return rows[0]?.status ?? 'unverified';
}

export async function findCoachOutcome(
  trx: Transaction<DB>,
  { coachId, institutionId }: { coachId: string; institutionId: string },
  now: Date,
): Promise<InstitutionStatus> {
  const { rows } = await sql<{ is_in_effect: boolean; last: string | null }>`
    select
      exists (
        select 1 from verifications v
        where v.coach_id = ${coachId} and v.institution_id = ${institutionId} and v.status = 'verified'
          and ${isAfter(sql`v.expires_at`, now)}
      ) as is_in_effect,
      (
        select v.status from verifications v
        where v.coach_id = ${coachId} and v.institution_id = ${institutionId} and v.status <> 'dropped'
        order by v.created_at desc, v.id desc limit 1
      ) as last`.execute(trx);
  const [row] = rows;
  if (row?.is_in_effect) return 'verified';
  return row?.last === 'rejected' ? 'rejected' : 'unverified';
}

export async function storeCoachStatus(
  trx: Transaction<DB>,
  coachId: string,
  status: InstitutionStatus,
): Promise<void> {
  await trx.updateTable('coaches').set({ affiliation_status: status }).where('id', '=', coachId).execute();
}

export async function storeInstitutionStatus(
  trx: Transaction<DB>,
  id: string,
  status: InstitutionStatus,
): Promise<void> {
  await trx.updateTable('institutions').set({ status }).where('id', '=', id).execute();
}
