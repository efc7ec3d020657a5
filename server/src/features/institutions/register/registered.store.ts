/** The SQL of the page of one institution: who works there, and how much hangs on it. No athlete is named. */
import { REGISTER_COACHES_MAX } from '@faircourt/contracts/institution-register';
import type { Division, InstitutionStatus } from '@faircourt/contracts/vocabulary';
import { sql, type Transaction } from 'kysely';
import type { Guard } from '../../../access/engine/guard.ts';
import { listedAccountName } from '../../../access/scopes/account.scope.ts';
import { moderatableItems } from '../../../access/scopes/moderation.scope.ts';
import type { Queries } from '../../../platform/database/database.ts';
import type { DB } from '../../../platform/database/schema.gen.ts';

interface Named {
  id: string;
  name: string;
}

interface Person {
  user_id: string;
  name: string;
}

export interface RegisteredRow {
  website: string | null;
  division: Division | null;
  created_at: Date;
  proposed_by: Person | null;
  merged_into: Named | null;
  took_in: Named[];
  banned_by: string | null;
  ban_item_id: string | null;
  ban_reason: string | null;
  ban_decided_at: Date | null;
  verified_coaches: number;
  athletes: number;
  requests: number;
  conversations: number;
  blocks: number;
  invitations: number;
}

/** Why it was banned is for admins who could have judged it: not for one who reported it or whom it is about. */
export async function findRegistered(
  queries: Queries,
  id: string,
  { actor, now }: Pick<Guard, 'actor' | 'now'>,
): Promise<RegisteredRow | undefined> {
  const { rows } = await sql<RegisteredRow>`
    select this.website, this.division, this.created_at,
      ${personNamed('this.proposed_by', now)} as proposed_by,
      (select jsonb_build_object('id', id, 'name', name) from institutions where id = this.merged_into)
        as merged_into,
      (select coalesce(jsonb_agg(jsonb_build_object('id', id, 'name', name) order by merged_at), '[]')
        from institutions where merged_into = this.id) as took_in,
      this.banned_by, item.id as ban_item_id, case when item.id is not null then ban.reason end as ban_reason,
      ban.decided_at as ban_decided_at,
      (select count(*)::int from coaches
        where institution_id = this.id and affiliation_status = 'verified') as verified_coaches,
      (select count(distinct athlete_id)::int from releases
        where institution_id = this.id and status = 'approved') as athletes,
      (select count(*)::int from releases where institution_id = this.id and status = 'requested') as requests,
      (select count(*)::int from contact_requests
        where institution_id = this.id and status = 'approved') as conversations,
      (select count(*)::int from blocks where institution_id = this.id and lifted_at is null) as blocks,
      (select count(*)::int from invitations where institution_id = this.id) as invitations
    from institutions this left join moderation_decisions ban on ban.id = this.banned_by
      left join moderation_items item on item.id = ban.item_id and ${moderatableItems(actor)}
    where this.id = ${id}`.execute(queries);
  return rows[0];
}

export interface CoachThereRow extends Person {
  title: string | null;
  standing: InstitutionStatus;
}

export async function listCoachesThere(queries: Queries, id: string, now: Date): Promise<CoachThereRow[]> {
  const { rows } = await sql<CoachThereRow>`
    select users.id as user_id, ${listedAccountName(now)} as name, coaches.title,
      coaches.affiliation_status as standing
    from coaches join users on users.id = coaches.user_id left join athletes on athletes.user_id = users.id
    where coaches.institution_id = ${id}
    order by coaches.affiliation_status = 'verified' desc, users.name, users.id
    limit ${REGISTER_COACHES_MAX}`.execute(queries);
  return rows;
}

export interface CorrectionRow {
  id: string;
  fields: string[];
  reason: string;
  done_by: Person | null;
  done_at: Date;
}

export async function listCorrections(queries: Queries, id: string, now: Date): Promise<CorrectionRow[]> {
  const { rows } = await sql<CorrectionRow>`
    select done.id, done.fields, done.reason, ${personNamed('done.done_by', now)} as done_by, done.done_at
    from institution_corrections done where done.institution_id = ${id}
    order by done.id desc limit 50`.execute(queries);
  return rows;
}

export async function insertCorrection(
  trx: Transaction<DB>,
  correction: { institutionId: string; fields: string[]; reason: string; by: string; now: Date },
): Promise<void> {
  await trx
    .insertInto('institution_corrections')
    .values({
      institution_id: correction.institutionId,
      fields: correction.fields,
      reason: correction.reason,
      done_by: correction.by,
      done_at: correction.now,
    })
    .execute();
}

export interface HistoryRow {
  id: string;
  type: string;
  created_at: Date;
  actor_role: string;
  actor: Person | null;
}

/** What the log says of it, latest first; `before` is the last entry of the page before. */
export async function listHistory(
  queries: Queries,
  institutionId: string,
  { before, limit, now }: { before: string | null; limit: number; now: Date },
): Promise<HistoryRow[]> {
  const isBefore = sql`and events.seq < (
    select seq from events earlier where earlier.chain = ${institutionId} and earlier.id = ${before}::uuid)`;
  const { rows } = await sql<HistoryRow>`
    select events.id, events.type, events.created_at, events.actor_role,
      ${personNamed('events.actor_user_id', now)} as actor
    from events where events.chain = ${institutionId} ${before === null ? sql`` : isBefore}
    order by events.seq desc limit ${limit}`.execute(queries);
  return rows;
}

function personNamed(column: string, now: Date) {
  return sql`(select jsonb_build_object('user_id', users.id, 'name', ${listedAccountName(now)})
    from users left join athletes on athletes.user_id = users.id where users.id = ${sql.ref(column)})`;
}
