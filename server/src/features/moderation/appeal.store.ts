/** The only SQL on appeals. */
import type { Transaction } from 'kysely';
import type { AppealableFacts } from '../../access/facts/subjects.ts';
import type { Queries } from '../../platform/database/database.ts';
import type { DB } from '../../platform/database/schema.gen.ts';
import { findDecision, type DecisionRow } from './decision.store.ts';
import { findItemFacts } from './item.store.ts';

/** For the rules. */
export async function findDecisionFacts(queries: Queries, id: string): Promise<AppealableFacts | null> {
  const decision = await findDecision(queries, id);
  const item = await findItemFacts(queries, decision?.item_id ?? id);
  return decision && item ? { ...item, ...factsOf(decision) } : null;
}

function factsOf(row: DecisionRow): Omit<AppealableFacts, 'aboutUserId' | 'reporterUserIds'> {
  return {
    userId: row.user_id,
    isShutOut: row.is_shut_out,
    deciderUserId: row.decided_by,
    isUndone: row.undone_at !== null,
    appeal: row.appeal === null ? 'none' : row.appeal.decided_at === null ? 'waiting' : 'decided',
  };
}

/** False when there is one already. */
export async function insertAppeal(
  trx: Transaction<DB>,
  appeal: { decisionId: string; words: string; now: Date },
): Promise<boolean> {
  const row = await trx
    .insertInto('moderation_appeals')
    .values({ decision_id: appeal.decisionId, words: appeal.words, made_at: appeal.now })
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
