/** Releases as decisions: what is approved, who said no, and what is handed over. */
import type { FieldGroup } from '@faircourt/contracts/vocabulary';
import { sql, type ExpressionBuilder, type SqlBool, type Transaction } from 'kysely';
import type { Queries } from '../../platform/database/database.ts';
import type { DB } from '../../platform/database/schema.gen.ts';
import { LOGGED, type ReleaseKey } from './release-key.ts';

/** There is one at most. */
export function findApproved(trx: Transaction<DB>, key: ReleaseKey) {
  return trx
    .selectFrom('releases')
    .select([...LOGGED, 'decided_by', 'expires_at'])
    .where(isOf(key))
    .where('status', '=', 'approved')
    .executeTakeFirst();
}

export function insertDecision(
  trx: Transaction<DB>,
  key: ReleaseKey,
  decision: {
    status: 'approved' | 'declined';
    decidedBy: string | null;
    /** Where it was decided before now. */
    decidedAt?: Date | null;
    expiresAt: Date | null;
    now: Date;
  },
) {
  return trx
    .insertInto('releases')
    .values({
      athlete_id: key.athleteId,
      field_group: key.fieldGroup,
      audience: key.audience,
      institution_id: key.institutionId,
      status: decision.status,
      decided_by: decision.decidedBy,
      decided_at: decision.decidedAt ?? decision.now,
      created_at: decision.now,
      expires_at: decision.expiresAt,
    })
    .returning(LOGGED)
    .executeTakeFirstOrThrow();
}

/** Withdraws the approval with this key, no matter who made it. */
export function withdrawApproved(trx: Transaction<DB>, key: ReleaseKey, now: Date) {
  return trx
    .updateTable('releases')
    .set({ status: 'withdrawn', withdrawn_at: now })
    .where(isOf(key))
    .where('status', '=', 'approved')
    .returning(LOGGED)
    .execute();
}

/** Withdraws the approvals of these groups, for every audience and no matter who made them. */
export function withdrawApprovedIn(
  trx: Transaction<DB>,
  athleteId: string,
  groups: readonly FieldGroup[],
  now: Date,
) {
  return trx
    .updateTable('releases')
    .set({ status: 'withdrawn', withdrawn_at: now })
    .where('athlete_id', '=', athleteId)
    .where('status', '=', 'approved')
    .where('field_group', '=', sql<FieldGroup>`any(${[...groups]}::field_group[])`)
    .returning([...LOGGED, 'requested_by'])
    .execute();
}

/** By a block: what names the institution, or what the coach got for theirs. What is open to others as well stays as it is. */
export function withdrawBlocked(trx: Transaction<DB>, athleteId: string, blocked: AskedBy, now: Date) {
  return trx
    .updateTable('releases')
    .set({ status: 'withdrawn', withdrawn_at: now, is_ended_by_block: true })
    .where('athlete_id', '=', athleteId)
    .where('status', '=', 'approved')
    .where('audience', '=', 'institution')
    .where(isAskedBy(blocked))
    .returning([...LOGGED, 'requested_by'])
    .execute();
}

/** What nobody has answered yet: of everybody or, by a block, of one coach or of all at one institution. */
export function closeRequests(
  trx: Transaction<DB>,
  athleteId: string,
  { decidedBy, now }: { decidedBy: string; now: Date },
  blocked?: AskedBy,
) {
  return trx
    .updateTable('releases')
    .set({
      status: 'withdrawn',
      decided_by: decidedBy,
      decided_at: now,
      withdrawn_at: now,
      is_ended_by_block: blocked !== undefined,
    })
    .where('athlete_id', '=', athleteId)
    .where('status', '=', 'requested')
    .where(blocked ? isAskedBy(blocked) : sql<boolean>`true`)
    .returning([...LOGGED, 'requested_by'])
    .execute();
}

interface AskedBy {
  coachId: string | null;
  institutionId: string | null;
}

function isAskedBy(of: AskedBy) {
  return sql<boolean>`(institution_id = ${of.institutionId}
    or requested_by = (select user_id from coaches where id = ${of.coachId}))`;
}

/** Open questions, and conversations that were allowed: those of these two that are named go on no longer. */
export function closeContacts(
  trx: Transaction<DB>,
  athleteId: string,
  statuses: readonly ('requested' | 'approved')[],
  { decidedBy, now }: { decidedBy: string; now: Date },
) {
  return trx
    .updateTable('contact_requests')
    .set({ status: 'declined', decided_by: decidedBy, decided_at: now, is_closed: true })
    .where('athlete_id', '=', athleteId)
    .where('status', 'in', [...statuses])
    .returning(['id', 'athlete_id', 'coach_id'])
    .execute();
}

export function findDenialOf(trx: Transaction<DB>, key: ReleaseKey, userId: string) {
  return trx
    .selectFrom('releases')
    .select('id')
    .where(isOf(key))
    .where('status', '=', 'declined')
    .where('decided_by', '=', userId)
    .executeTakeFirst();
}

export function withdrawDenialOf(trx: Transaction<DB>, key: ReleaseKey, userId: string, now: Date) {
  return trx
    .updateTable('releases')
    .set({ status: 'withdrawn', withdrawn_at: now })
    .where(isOf(key))
    .where('status', '=', 'declined')
    .where('decided_by', '=', userId)
    .returning(LOGGED)
    .executeTakeFirst();
}

/** Withdraws one's own denials, and those of people who no longer decide: somebody has to be able to withdraw those. */
export function withdrawLiftableDenials(
  trx: Transaction<DB>,
  key: ReleaseKey,
  lifter: { userId: string; othersWhoDecide: readonly string[]; isOnlyOwn: boolean },
  now: Date,
) {
  const others = lifter.othersWhoDecide.filter((userId) => userId !== lifter.userId);
  return trx
    .updateTable('releases')
    .set({ status: 'withdrawn', withdrawn_at: now })
    .where(isOf(key))
    .where('status', '=', 'declined')
    .where(sql<boolean>`coalesce(decided_by <> all(${others}::uuid[]), true)`)
    .$if(lifter.isOnlyOwn, (query) => query.where('decided_by', '=', lifter.userId))
    .returning(LOGGED)
    .execute();
}

/**
 * Finds an institution that some release or request of this athlete names, or one that such an institution became a part
 * of. One that was merged away is named by nobody any more.
 */
export async function findNamedInstitution(
  queries: Queries,
  athleteId: string,
  institutionId: string,
): Promise<{ id: string; name: string; is_verified: boolean } | undefined> {
  const { rows } = await sql<{ id: string; name: string; is_verified: boolean }>`
    select institution.id, institution.name, institution.status = 'verified' as is_verified
    from institutions institution
    where institution.id = ${institutionId} and institution.merged_into is null and exists (
      select 1 from releases release join institutions named on named.id = release.institution_id
      where release.athlete_id = ${athleteId} and institution.id in (named.id, named.merged_into))`.execute(
    queries,
  );
  return rows[0];
}

export type DecisionRow = Awaited<ReturnType<typeof listDecisions>>[number];

/** What was approved or said no to, with the names that the family reads. Whether one still counts is asked elsewhere. */
export function listDecisions(queries: Queries, athleteIds: readonly string[]) {
  return queries
    .selectFrom('releases as r')
    .leftJoin('users as decider', 'decider.id', 'r.decided_by')
    .leftJoin('institutions as institution', 'institution.id', 'r.institution_id')
    .select([
      'r.athlete_id',
      'r.field_group',
      'r.audience',
      'r.institution_id',
      'institution.name as institution_name',
      'r.status',
      'r.decided_by',
      'decider.name as decider_name',
      'r.decided_at',
      'r.expires_at',
    ])
    .where('r.athlete_id', '=', sql<string>`any(${[...athleteIds]}::uuid[])`)
    .where('r.status', 'in', ['approved', 'declined'])
    .orderBy('r.decided_at')
    .orderBy('r.id')
    .execute();
}

export function isOf(key: ReleaseKey) {
  return (eb: ExpressionBuilder<DB, 'releases'>) =>
    eb.and([
      eb('athlete_id', '=', key.athleteId),
      eb('field_group', '=', key.fieldGroup),
      eb('audience', '=', key.audience),
      sql<SqlBool>`institution_id is not distinct from ${key.institutionId}::uuid`,
    ]);
}

export async function listUsersOfCoaches(
  trx: Transaction<DB>,
  coachIds: readonly string[],
): Promise<string[]> {
  if (coachIds.length === 0) return [];
  const rows = await trx
    .selectFrom('coaches')
    .select('user_id')
    .where('id', 'in', [...coachIds])
    .execute();
  return rows.map((row) => row.user_id);
}
