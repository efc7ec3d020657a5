/** The SQL of what families ask: a question, what is said about it, and its end by those who asked. */
import { UNDECIDED, type Statement } from '@faircourt/contracts/verification';
import { sql, type RawBuilder, type Transaction } from 'kysely';
import type { Queries } from '../../../platform/database/database.ts';
import type { DB } from '../../../platform/database/schema.gen.ts';
import {
  currentFacts,
  DROPPED_QUESTION,
  LOGGED_COLUMNS,
  UNCLAIMED,
  type AthleteFact,
} from '../badges/verification.store.ts';

const COLUMNS = [
  ...LOGGED_COLUMNS,
  'status',
  'evidence',
  'claimed_by',
  'director_user_id',
  'decided_at',
  'expires_at',
  'offered_values',
] as const;

export type QuestionRow = NonNullable<Awaited<ReturnType<typeof findQuestion>>>;

export function findQuestion(queries: Queries, id: string) {
  return queries.selectFrom('verifications').select(COLUMNS).where('id', '=', id).executeTakeFirst();
}

/** What says whether this can be asked for now: a question that waits, and until when a badge is in effect. */
export async function readAnswers(
  trx: Transaction<DB>,
  fact: AthleteFact,
): Promise<{ hasQuestion: boolean; standsUntil: Date | null }> {
  const row = await trx
    .selectFrom('verifications')
    .select((eb) => [
      eb.fn
        .countAll<number>()
        .filterWhere('status', 'in', [...UNDECIDED])
        .as('undecided'),
      eb.fn.max('expires_at').filterWhere('status', '=', 'verified').as('stands_until'),
    ])
    .where('athlete_id', '=', fact.athleteId)
    .where('fact_group', '=', fact.factGroup)
    .where('season_id', 'is not distinct from', fact.seasonId ?? null)
    .executeTakeFirstOrThrow();
  return { hasQuestion: row.undecided > 0, standsUntil: row.stands_until };
}

export function insertQuestion(
  trx: Transaction<DB>,
  fact: AthleteFact,
  asked: { statement: Statement | null; requestedBy: string; now: Date },
) {
  return trx
    .insertInto('verifications')
    .values({
      athlete_id: fact.athleteId,
      fact_group: fact.factGroup,
      season_id: fact.seasonId ?? null,
      fact_values: currentFacts(fact),
      values_hash: sql`facts_hash(${currentFacts(fact)})`,
      evidence: asked.statement ? given(asked.statement, asked.now) : sql<string>`'[]'::jsonb`,
      requested_by: asked.requestedBy,
      created_at: asked.now,
    })
    .returning(COLUMNS)
    .executeTakeFirstOrThrow();
}

/**
 * It keeps its place in the queue, and is about the values of now. Who had asked for more, and what, stays to be read
 * beside the answer.
 */
export async function keepAnswer(
  trx: Transaction<DB>,
  question: { id: string; isReopened: boolean },
  statement: Statement | null,
  now: Date,
): Promise<void> {
  await trx
    .updateTable('verifications')
    .set({
      ...(statement ? { evidence: sql`evidence || ${given(statement, now)}` } : {}),
      ...(question.isReopened
        ? { ...UNCLAIMED, status: 'open' as const, values_hash: sql`facts_hash(fact_values)` }
        : {}),
    })
    .where('id', '=', question.id)
    .execute();
}

export async function withdraw(trx: Transaction<DB>, id: string): Promise<void> {
  await trx.updateTable('verifications').set(DROPPED_QUESTION).where('id', '=', id).execute();
}

/** What was offered stays to be read: such a decision cannot be undone. It counts until the day its director set. */
export async function storeAccepted(trx: Transaction<DB>, id: string, fact: AthleteFact): Promise<void> {
  await trx
    .updateTable('verifications')
    .set({
      status: 'verified',
      fact_values: currentFacts(fact),
      values_hash: sql`facts_hash(${currentFacts(fact)})`,
    })
    .where('id', '=', id)
    .execute();
}

/**
 * Whose decision it was, and what they found, stays beside it; what the family showed is theirs again. It was never
 * verified, so there is no day until when.
 */
export async function storeDeclined(trx: Transaction<DB>, id: string): Promise<void> {
  await trx
    .updateTable('verifications')
    .set({ status: 'dropped', expires_at: null, evidence: '[]' })
    .where('id', '=', id)
    .execute();
}

export async function isSeasonOf(
  queries: Queries,
  season: { id: string; athleteId: string },
): Promise<boolean> {
  const row = await queries
    .selectFrom('seasons')
    .select('id')
    .where('id', '=', season.id)
    .where('athlete_id', '=', season.athleteId)
    .executeTakeFirst();
  return row !== undefined;
}

function given({ method, place, on, link, note }: Statement, now: Date): RawBuilder<string> {
  const statement = { method, place, on, link, note, given_at: now.toISOString() };
  return sql<string>`${JSON.stringify([statement])}::jsonb`;
}
