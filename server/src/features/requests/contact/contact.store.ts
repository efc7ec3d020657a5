/** The only SQL that writes contact_requests and opens threads. */
import type { ContactVerdict, Division, Program } from '@faircourt/contracts/vocabulary';
import { sql, type Transaction } from 'kysely';
import type { Queries } from '../../../platform/database/database.ts';
import type { DB } from '../../../platform/database/schema.gen.ts';

/** What the calendar asks about: the athlete's year and the club that the institution plays in. */
export function findWindowFacts(queries: Queries, athleteId: string, institutionId: string | null) {
  return queries
    .selectFrom('athletes as a')
    .leftJoin('institutions as i', (join) => join.on('i.id', '=', institutionId))
    .select(['a.grad_year', 'i.division'])
    .where('a.id', '=', athleteId)
    .executeTakeFirstOrThrow();
}

/** As a director has recorded it. */
export async function findDivisionOf(
  queries: Queries,
  institutionId: string | null,
): Promise<Division | null> {
  const row = await queries
    .selectFrom('institutions')
    .select('division')
    .where('id', '=', institutionId)
    .executeTakeFirst();
  return row?.division ?? null;
}

export async function findGradYear(queries: Queries, athleteId: string): Promise<number | null> {
  const row = await queries
    .selectFrom('athletes')
    .select('grad_year')
    .where('id', '=', athleteId)
    .executeTakeFirst();
  return row?.grad_year ?? null;
}

export type ContactRow = NonNullable<Awaited<ReturnType<typeof findLatestContact>>>;

export function findLatestContact(queries: Queries, athleteId: string, coachId: string) {
  return queries
    .selectFrom('contact_requests as c')
    .leftJoin('threads as t', (join) =>
      join.onRef('t.athlete_id', '=', 'c.athlete_id').onRef('t.coach_id', '=', 'c.coach_id'),
    )
    .select(['c.id', 'c.status', 'c.is_closed', 'c.reason', 'c.decided_at', 't.id as thread_id'])
    .where('c.athlete_id', '=', athleteId)
    .where('c.coach_id', '=', coachId)
    .orderBy('c.created_at', 'desc')
    .orderBy('c.id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

export type ContactRequest = NonNullable<Awaited<ReturnType<typeof findContactRequest>>>;

export function findContactRequest(queries: Queries, id: string) {
  return queries
    .selectFrom('contact_requests as r')
    .innerJoin('coaches as c', 'c.id', 'r.coach_id')
    .innerJoin('users as u', 'u.id', 'c.user_id')
    .leftJoin('institutions as i', 'i.id', 'c.institution_id')
    .leftJoin('users as decider', 'decider.id', 'r.decided_by')
    .select([
      'r.id',
      'r.athlete_id',
      'r.coach_id',
      'r.status',
      'r.offered_until',
      'r.message',
      'r.reason',
      'c.user_id as coach_user_id',
      'c.institution_id',
      'u.name as coach_name',
      'i.name as institution_name',
      'decider.name as decider_name',
    ])
    .where('r.id', '=', id)
    .executeTakeFirst();
}

/** How many this coach has sent since then, and when the first of them was. */
export function countContactsSince(trx: Transaction<DB>, coachId: string, since: Date) {
  return trx
    .selectFrom('contact_requests')
    .select((eb) => [eb.fn.countAll<number>().as('sent'), eb.fn.min('created_at').as('first')])
    .where('coach_id', '=', coachId)
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow();
}

export interface NewContactRequest {
  athleteId: string;
  coachId: string;
  message: string;
  division: Division | null;
  program: Program;
  verdict: ContactVerdict;
  now: Date;
}

export async function insertContactRequest(
  trx: Transaction<DB>,
  request: NewContactRequest,
): Promise<string> {
  const { id } = await trx
    .insertInto('contact_requests')
    .values({
      athlete_id: request.athleteId,
      coach_id: request.coachId,
      message: request.message,
      division: request.division,
      program: request.program,
      verdict: request.verdict,
      created_at: request.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function storeContactDecision(
  trx: Transaction<DB>,
  id: string,
  decision: { status: 'approved' | 'declined'; decidedBy: string; reason: string | null; now: Date },
): Promise<void> {
  await trx
    .updateTable('contact_requests')
    .set({
      status: decision.status,
      decided_by: decision.decidedBy,
      decided_at: decision.now,
      reason: decision.reason,
      offered_until: null,
      is_closed: false,
    })
    .where('id', '=', id)
    .execute();
}

/** Other yeses to the same coach, which a no ends as well, also those that another guardian could still take over. */
export async function endOtherContacts(
  trx: Transaction<DB>,
  of: { athleteId: string; coachId: string; except: string },
  decided: { by: string; now: Date },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    update contact_requests
    set status = 'declined', decided_by = ${decided.by}, decided_at = ${decided.now}, offered_until = null,
      is_closed = false
    where athlete_id = ${of.athleteId} and coach_id = ${of.coachId} and id <> ${of.except}
      and (status = 'approved' or offered_until is not null)
    returning id`.execute(trx);
  return rows.map(({ id }) => id);
}

export interface BlockedContact {
  id: string;
  coach_id: string;
  coach_user_id: string;
}

/** Open, approved and offered contacts of a coach, or of everybody at an institution. */
export async function blockContacts(
  trx: Transaction<DB>,
  athleteId: string,
  of: { coachId: string | null; institutionId: string | null },
  decided: { by: string; now: Date },
): Promise<BlockedContact[]> {
  const { rows } = await sql<BlockedContact>`
    update contact_requests request
    set status = 'blocked', decided_by = ${decided.by}, decided_at = ${decided.now}, offered_until = null,
      is_closed = false
    from coaches coach
    where coach.id = request.coach_id and request.athlete_id = ${athleteId}
      and (request.status in ('requested', 'approved') or request.offered_until is not null)
      and (coach.id = ${of.coachId} or coach.institution_id = ${of.institutionId})
    returning request.id, request.coach_id, coach.user_id as coach_user_id`.execute(trx);
  return rows;
}

/** One conversation per coach and athlete: a second approval opens the same again. */
export async function openThreadFor(
  trx: Transaction<DB>,
  pair: { athleteId: string; coachId: string },
  now: Date,
): Promise<string> {
  const { id } = await trx
    .insertInto('threads')
    .values({
      athlete_id: pair.athleteId,
      coach_id: pair.coachId,
      created_at: now,
      last_message_at: now,
    })
    .onConflict((conflict) =>
      // Changes nothing, so that the row comes back.
      conflict.columns(['athlete_id', 'coach_id']).doUpdateSet({ coach_id: pair.coachId }),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
