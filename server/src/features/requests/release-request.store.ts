/** Writes what becomes of a coach's request for a release. */
import type { FieldGroup } from '@faircourt/contracts/vocabulary';
import { sql, type Transaction } from 'kysely';
import type { Queries } from '../../platform/database/database.ts';
import type { DB } from '../../platform/database/schema.gen.ts';
import { LOGGED, type ReleaseKey } from '../releases/release-key.ts';

export type ReleaseRequest = NonNullable<Awaited<ReturnType<typeof findReleaseRequest>>>;

export function findReleaseRequest(queries: Queries, id: string) {
  return (
    queries
      .selectFrom('releases as r')
      .innerJoin('coaches as c', 'c.user_id', 'r.requested_by')
      .leftJoin('users as decider', 'decider.id', 'r.decided_by')
      .select([
        'r.id',
        'r.athlete_id',
        'r.field_group',
        'r.audience',
        'r.status',
        'r.decided_by',
        'r.decided_at',
        'r.expires_at',
        'r.message',
        'r.reason',
        'c.user_id as coach_user_id',
        'decider.name as decider_name',
      ])
      // Once approved for all colleges the row names no institution; then it is the one the coach works for.
      .select((eb) => eb.fn.coalesce('r.institution_id', 'c.institution_id').as('institution_id'))
      .where('r.id', '=', id)
      .executeTakeFirst()
  );
}

export interface NewReleaseRequest {
  athleteId: string;
  institutionId: string;
  requestedBy: string;
  message: string;
  now: Date;
}

/** Open requests that stand in the way of this institution's coaches and that nobody can answer: their coach is suspended or gone. */
export async function closeAbandonedRequests(
  trx: Transaction<DB>,
  { athleteId, institutionId, now }: NewReleaseRequest,
  groups: readonly FieldGroup[],
) {
  return trx
    .updateTable('releases')
    .set({ status: 'withdrawn', decided_at: now, withdrawn_at: now })
    .where('athlete_id', '=', athleteId)
    .where('institution_id', '=', institutionId)
    .where('field_group', 'in', [...groups])
    .where('status', '=', 'requested')
    .where(
      sql<boolean>`not exists (
        select 1 from coaches join users on users.id = coaches.user_id
        where coaches.user_id = releases.requested_by and users.status <> 'suspended')`,
    )
    .returning(LOGGED)
    .execute();
}

/** Returns what was stored: what is open already stays as it is. */
export function insertReleaseRequests(
  trx: Transaction<DB>,
  request: NewReleaseRequest,
  groups: readonly FieldGroup[],
) {
  return trx
    .insertInto('releases')
    .values(
      groups.map((field_group) => ({
        athlete_id: request.athleteId,
        field_group,
        audience: 'institution' as const,
        institution_id: request.institutionId,
        status: 'requested' as const,
        requested_by: request.requestedBy,
        message: request.message,
        created_at: request.now,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning(LOGGED)
    .execute();
}

export async function storeApproval(
  trx: Transaction<DB>,
  id: string,
  approval: { key: ReleaseKey; decidedBy: string; expiresAt: Date | null; now: Date },
): Promise<void> {
  await trx
    .updateTable('releases')
    .set({
      status: 'approved',
      audience: approval.key.audience,
      institution_id: approval.key.institutionId,
      decided_by: approval.decidedBy,
      decided_at: approval.now,
      expires_at: approval.expiresAt,
    })
    .where('id', '=', id)
    .execute();
}

/** The request becomes the denial of the person who decides. */
export async function storeDenial(
  trx: Transaction<DB>,
  id: string,
  denial: { institutionId: string; decidedBy: string; reason: string | null; now: Date },
): Promise<void> {
  await trx
    .updateTable('releases')
    .set({
      status: 'declined',
      audience: 'institution',
      institution_id: denial.institutionId,
      decided_by: denial.decidedBy,
      decided_at: denial.now,
      reason: denial.reason,
      expires_at: null,
      withdrawn_at: null,
    })
    .where('id', '=', id)
    .execute();
}
