/** Reads what coaches have asked for. */
import type { SentStatus } from '@faircourt/contracts/requests';
import type { ContactStatus, FieldGroup, ReleaseStatus } from '@faircourt/contracts/vocabulary';
import { sql, type RawBuilder, type Transaction } from 'kysely';
import type { CoachActor } from '../../access/engine/actor.ts';
import { isBlockedSince, sentStatus } from '../../access/scopes/sent-request.scope.ts';
import type { Queries } from '../../platform/database/database.ts';
import type { DB } from '../../platform/database/schema.gen.ts';

export const SENT_PAGE = 25;

export interface AskRow {
  field_group: FieldGroup;
  status: ReleaseStatus;
  reason: string | null;
  created_at: Date;
  decided_at: Date | null;
  expires_at: Date | null;
}

/** The latest request of this institution for each field group: colleagues ask together, not one after the other. */
export async function listLatestAsks(
  queries: Queries,
  athleteId: string,
  institutionId: string,
): Promise<AskRow[]> {
  const { rows } = await sql<AskRow>`
    select distinct on (release.field_group) release.field_group, release.status, release.reason,
      release.created_at, release.decided_at, release.expires_at
    from releases release join coaches coach on coach.user_id = release.requested_by
      join users coach_user on coach_user.id = coach.user_id
    where release.athlete_id = ${athleteId}
      -- Nobody answers a suspended coach, so colleagues do not wait for that.
      and not (release.status = 'requested' and coach_user.status = 'suspended')
      -- What was approved for all colleges names none of them any more.
      and coalesce(release.institution_id, coach.institution_id) = ${institutionId}
    order by release.field_group, release.created_at desc, release.id desc`.execute(queries);
  return rows;
}

/** Other athletes whom this coach has asked for releases since then, and when the first of them was asked. */
export async function countAthletesAsked(
  trx: Transaction<DB>,
  coachUserId: string,
  { since, except }: { since: Date; except: string },
): Promise<{ athletes: number; first: Date | null }> {
  return trx
    .selectFrom('releases')
    .select((eb) => [
      eb.fn.count<number>('athlete_id').distinct().as('athletes'),
      eb.fn.min('created_at').as('first'),
    ])
    .where('requested_by', '=', coachUserId)
    .where('athlete_id', '<>', except)
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow();
}

export interface SentRow {
  id: string;
  kind: 'release' | 'contact';
  athlete_id: string;
  athlete_name: string;
  /** Leaves the server where the identity is open to the coach alone. */
  full_name: string;
  field_group: FieldGroup | null;
  status: ReleaseStatus | ContactStatus;
  is_closed: boolean;
  is_blocked_since: boolean;
  reason: string | null;
  created_at: Date;
  decided_at: Date | null;
  expires_at: Date | null;
  thread_id: string | null;
}

export interface SentPage {
  /** Null: whatever became of them. */
  status: SentStatus | null;
  after: string | null;
  now: Date;
}

/** Newest first: keys are in order of time. One more than a page, so that one knows whether there is a next. */
export async function listSent(
  queries: Queries,
  coach: Pick<CoachActor, 'userId' | 'coachId' | 'institutionId'>,
  { status, after, now }: SentPage,
): Promise<SentRow[]> {
  const { rows } = await sql<SentRow>`
    ${selectSent(coach)} where (${after}::uuid is null or request.id < ${after})
      and (${status}::text is null or ${sentStatus(now)} = ${status})
    order by request.id desc limit ${SENT_PAGE + 1}`.execute(queries);
  return rows;
}

/** How many of this coach's requests have come to what. */
export async function countSent(
  queries: Queries,
  coach: Pick<CoachActor, 'userId' | 'coachId' | 'institutionId'>,
  now: Date,
): Promise<{ status: SentStatus; count: number }[]> {
  const { rows } = await sql<{ status: SentStatus; count: number }>`
    select ${sentStatus(now)} as status, count(*)::int as count from (${selectSent(coach)}) request
    group by 1`.execute(queries);
  return rows;
}

/** Answered since then, newest first. */
export async function listAnswered(
  queries: Queries,
  coach: Pick<CoachActor, 'userId' | 'coachId' | 'institutionId'>,
  { since, most }: { since: Date; most: number },
): Promise<SentRow[]> {
  const { rows } = await sql<SentRow>`
    ${selectSent(coach)} where request.decided_at > ${since} and request.status in ('approved', 'declined')
    order by request.decided_at desc, request.id desc limit ${most}`.execute(queries);
  return rows;
}

/** Rows `request` of what this coach has asked, to be narrowed and ordered. */
function selectSent(coach: Pick<CoachActor, 'userId' | 'coachId' | 'institutionId'>): RawBuilder<unknown> {
  return sql`
    select request.*, redacted_name(owner.name) as athlete_name, owner.name as full_name
    from (
      select asked.id, 'release' as kind, asked.athlete_id, asked.field_group, asked.status::text as status,
        false as is_closed, ${isBlockedSince(coach)} as is_blocked_since,
        asked.reason, asked.created_at, asked.decided_at, asked.expires_at, null::uuid as thread_id
      from releases asked where asked.requested_by = ${coach.userId}
      union all
      select asked.id, 'contact', asked.athlete_id, null, asked.status::text, asked.is_closed,
        ${isBlockedSince(coach)}, asked.reason, asked.created_at, asked.decided_at, null, thread.id
      from contact_requests asked
      left join threads thread on asked.status = 'approved'
        and thread.athlete_id = asked.athlete_id and thread.coach_id = asked.coach_id
      where asked.coach_id = ${coach.coachId}
    ) request
    join athletes on athletes.id = request.athlete_id
    join users owner on owner.id = athletes.user_id`;
}
