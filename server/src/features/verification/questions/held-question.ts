/** The question that something is shown or said about: held and read again, so that it never crosses a decision. */
import { holdFor } from '../../../access/holding/hold-for.ts';
import type { Transaction } from 'kysely';
import { notFound, type Guard } from '../../../access/engine/guard.ts';
import { loadEvidenceFacts } from '../../../access/facts/load-verification-facts.ts';
import { requireCollection } from '../../../access/refusals/collection-held.ts';
import type { DB } from '../../../platform/database/schema.gen.ts';
import { AppError } from '../../../platform/errors.ts';
import { findQuestion, type QuestionRow } from './question.store.ts';

/** Between the athlete or the coach and the question nothing else changes either. */
export async function readHeldQuestion(trx: Transaction<DB>, guard: Guard, id: string): Promise<QuestionRow> {
  return (await holdQuestion(trx, guard, id)).question;
}

/** To say or show more. A document about one's age is what ends the doubt, so that one is always taken. */
export async function readQuestionToAnswer(
  trx: Transaction<DB>,
  guard: Guard,
  id: string,
): Promise<QuestionRow> {
  const { question, athlete } = await holdQuestion(trx, guard, id);
  requireUnanswered(question);
  if (athlete && question.fact_group !== 'age') requireCollection(guard, athlete);
  return question;
}

async function holdQuestion(trx: Transaction<DB>, guard: Guard, id: string) {
  const known = await findQuestion(trx, id);
  const { athlete } = await holdFor(trx, guard, 'evidence.give', {
    records: { athlete: known?.athlete_id, coach: known?.coach_id, verification: id },
    load: () => loadEvidenceFacts(trx, id),
  });
  const question = await findQuestion(trx, id);
  if (!question) throw notFound();
  return { question, athlete };
}

export function requireUnanswered({ status }: { status: QuestionRow['status'] }): void {
  if (status === 'open' || status === 'more_asked') return;
  throw new AppError(
    'conflict',
    status === 'offered'
      ? 'A director has found other values. Accept or decline them first.'
      : 'This has been decided already. Load the page again.',
  );
}
