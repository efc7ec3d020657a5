/** The SQL of questions about coaches: at most one of each waits. */
import { UNDECIDED, type FactValues } from '@faircourt/contracts/verification';
import { sql, type RawBuilder, type Transaction } from 'kysely';
import type { DB } from '../../../platform/database/schema.gen.ts';
import type { AffiliationQuestion } from './question.service.ts';
import { DROPPED_QUESTION, LOGGED_COLUMNS, UNCLAIMED } from '../badges/verification.store.ts';

/** Undefined when none waits about this institution. Who had asked for more, and what, stays beside the answer. */
export function renewAffiliation(trx: Transaction<DB>, question: AffiliationQuestion) {
  return trx
    .updateTable('verifications')
    .set({
      status: 'open',
      ...UNCLAIMED,
      fact_values: asJson(question.values),
      values_hash: sql`facts_hash(${asJson(question.values)})`,
      requested_by: question.requestedBy,
    })
    .where('coach_id', '=', question.coachId)
    .where('institution_id', '=', question.institutionId)
    .where('status', 'in', [...UNDECIDED])
    .returning(LOGGED_COLUMNS)
    .executeTakeFirst();
}

export function insertAffiliation(trx: Transaction<DB>, question: AffiliationQuestion) {
  return trx
    .insertInto('verifications')
    .values({
      fact_group: 'institution',
      institution_id: question.institutionId,
      coach_id: question.coachId,
      fact_values: asJson(question.values),
      values_hash: sql`facts_hash(${asJson(question.values)})`,
      requested_by: question.requestedBy,
      created_at: question.now,
    })
    .returning(LOGGED_COLUMNS)
    .executeTakeFirstOrThrow();
}

export function dropAffiliation(trx: Transaction<DB>, coachId: string) {
  return trx
    .updateTable('verifications')
    .set(DROPPED_QUESTION)
    .where('coach_id', '=', coachId)
    .where('status', 'in', [...UNDECIDED])
    .returning(LOGGED_COLUMNS)
    .execute();
}

function asJson(values: FactValues): RawBuilder<string> {
  return sql<string>`${JSON.stringify(values)}::jsonb`;
}
