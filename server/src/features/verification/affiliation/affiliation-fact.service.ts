/** What a coach's change, or a director's correction, does to verifications of where the coach works. */
import type { EventActor } from '@faircourt/contracts/events';
import { UNDECIDED, type FactValues } from '@faircourt/contracts/verification';
import { sql, type Transaction } from 'kysely';
import { isAfter } from '../../../access/scopes/in-effect.scope.ts';
import { recordEvent } from '../../../platform/audit.ts';
import type { DB } from '../../../platform/database/schema.gen.ts';
import { publishChange } from '../../../delivery/open-pages.ts';

/** Drops a verification whose values the coach has changed. The caller recomputes the affiliation afterwards. */
export async function dropAffiliationInEffect(
  trx: Transaction<DB>,
  { coachId, now, by }: { coachId: string; now: Date; by: EventActor },
): Promise<void> {
  const dropped = await trx
    .updateTable('verifications')
    .set({ status: 'dropped' })
    .where('coach_id', '=', coachId)
    .where('status', '=', 'verified')
    .where(isAfter(sql`expires_at`, now))
    .returning(['id', 'institution_id'])
    .execute();
  for (const { id, institution_id } of dropped) {
    if (institution_id === null) continue;
    await recordEvent(trx, {
      chain: institution_id,
      type: 'verification.dropped',
      actor: by,
      data: { fact_group: 'institution', verification_ids: [id], coach_id: coachId },
    });
  }
}

/** A waiting question gets the current values; it keeps its place, its state and the director who works on it. */
export async function updateAffiliationQuestion(
  trx: Transaction<DB>,
  { coachId, values }: { coachId: string; values: FactValues },
): Promise<void> {
  const facts = sql<string>`${JSON.stringify(values)}::jsonb`;
  const updated = await trx
    .updateTable('verifications')
    .set({ fact_values: facts, values_hash: sql`facts_hash(${facts})` })
    .where('coach_id', '=', coachId)
    .where('status', 'in', [...UNDECIDED])
    .returning('claimed_by')
    .execute();
  const userIds = updated.flatMap(({ claimed_by }) => claimed_by ?? []);
  await publishChange(trx, { userIds, topic: 'verifications' });
}
