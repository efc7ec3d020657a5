/** The only SQL on appeals. */
import type { Transaction } from 'kysely';
import type { AppealableFacts } from '../../access/facts/subjects.ts';
import type { Queries } from '../../platform/database/database.ts';
import type { DB } from '../../platform/database/schema.gen.ts';
import { appealableOf, findDecision } from './decision.store.ts';

/** For the rules. */
export async function findDecisionFacts(queries: Queries, id: string): Promise<AppealableFacts | null> {
  const decision = await findDecision(queries, id);
  return decision ? appealableOf(decision) : null;
}

/** False when there is one already. */
export async function insertAppeal(
  trx: Transaction<DB>,
  appeal: { decisionId: string; words: string; enteredBy: string | null; now: Date },
): Promise<boolean> {
  const row = await trx
    .insertInto('moderation_appeals')
    .values({
      decision_id: appeal.decisionId,
      words: appeal.words,
      entered_by: appeal.enteredBy,
      made_at: appeal.now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('decision_id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function storeAnswer(
  trx: Transaction<DB>,
  decisionId: string,
  decided: { by: string; isAccepted: boolean; answer: string; now: Date },
): Promise<void> {
  await trx
    .updateTable('moderation_appeals')
    .set({
      decided_by: decided.by,
      decided_at: decided.now,
      is_accepted: decided.isAccepted,
      answer: decided.answer,
    })
    .where('decision_id', '=', decisionId)
    .execute();
  if (!decided.isAccepted) return;
  await trx
    .updateTable('moderation_decisions')
    .set({ undone_at: decided.now })
    .where('id', '=', decisionId)
    .execute();
}
