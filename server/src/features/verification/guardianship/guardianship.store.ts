/** The SQL of checks of guardianship: at most one waits for each link. */
import { UNDECIDED } from '@faircourt/contracts/verification';
import { sql, type RawBuilder, type Transaction } from 'kysely';
import type { Queries } from '../../../platform/database/database.ts';
import type { DB } from '../../../platform/database/schema.gen.ts';
import { DROPPED_QUESTION, LOGGED_COLUMNS } from '../badges/verification.store.ts';
import type { GuardianshipQuestion } from './guardianship-question.service.ts';

export async function readGuardianshipAnswers(
  trx: Transaction<DB>,
  linkId: string,
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
    .where('guardian_link_id', '=', linkId)
    .executeTakeFirstOrThrow();
  return { hasQuestion: row.undecided > 0, standsUntil: row.stands_until };
}

export function insertGuardianship(trx: Transaction<DB>, question: GuardianshipQuestion) {
  const { statement, ask, now } = question;
  const values = asJson({
    full_name: statement.full_name,
    birthdate: statement.birthdate,
    relationship: statement.relationship,
    evidence: ask.evidence,
  });
  const said = {
    method: null,
    place: null,
    on: null,
    link: null,
    note: ask.note,
    given_at: now.toISOString(),
  };
  return trx
    .insertInto('verifications')
    .values({
      fact_group: 'guardianship',
      athlete_id: question.athleteId,
      guardian_link_id: question.linkId,
      fact_values: values,
      values_hash: sql`facts_hash(${values})`,
      evidence: ask.note === null ? sql<string>`'[]'::jsonb` : asJson([said]),
      requested_by: question.by.userId,
      created_at: now,
    })
    .returning(LOGGED_COLUMNS)
    .executeTakeFirstOrThrow();
}

/** What counts or waits. Its last day stays, so that a later director sees that there was a check. */
export function dropGuardianships(trx: Transaction<DB>, linkId: string) {
  return trx
    .updateTable('verifications')
    .set({ ...DROPPED_QUESTION, director_user_id: sql`director_user_id`, decided_at: sql`decided_at` })
    .where('guardian_link_id', '=', linkId)
    .where('status', 'in', ['verified', ...UNDECIDED])
    .returning(LOGGED_COLUMNS)
    .execute();
}

export type GuardianshipRow = Awaited<ReturnType<typeof listGuardianships>>[number];

/** Newest first, of these links. */
export function listGuardianships(queries: Queries, linkIds: readonly string[]) {
  return queries
    .selectFrom('verifications')
    .select([
      'id',
      'guardian_link_id',
      'status',
      'evidence',
      'reason',
      'claimed_by',
      'claimed_at',
      'created_at',
      'decided_at',
      'expires_at',
    ])
    .where('guardian_link_id', '=', sql<string>`any(${[...linkIds]}::uuid[])`)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

/** How long the middle one of the recent checks took in each country; absent where too few were decided. */
export async function listCheckHours(
  queries: Queries,
  countries: readonly string[],
  now: Date,
): Promise<Map<string, number>> {
  const { rows } = await sql<{ country_code: string; hours: number }>`
    select country_code::text, ceil(percentile_cont(0.5) within group (
      order by extract(epoch from decided_at - created_at)) / 3600)::int as hours
    from verifications
    where guardian_link_id is not null and country_code = any(${[...countries]}::text[])
      and decided_at > ${now}::timestamptz - interval '90 days' and status in ('verified', 'rejected')
    group by country_code having count(*) >= 5`.execute(queries);
  return new Map(rows.map(({ country_code, hours }) => [country_code, Math.max(1, hours)]));
}

function asJson(value: unknown): RawBuilder<string> {
  return sql<string>`${JSON.stringify(value)}::jsonb`;
}
