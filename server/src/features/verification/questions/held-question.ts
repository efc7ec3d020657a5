/** The question that something is shown or said about: held and read anew, so that it never crosses a decision. */
import type { Transaction } from 'kysely';
import { actedBy } from '../../../access/engine/acted-by.ts';
import { notFound, type Guard } from '../../../access/engine/guard.ts';
import { loadEvidenceFacts } from '../../../access/facts/load-verification-facts.ts';
import type { DB } from '../../../platform/database/schema.gen.ts';
import { AppError } from '../../../platform/errors.ts';
import { lockCoach } from '../../institutions/affiliation-outcome.service.ts';
import { lockAthlete, shareAccount } from '../athlete-lock.store.ts';
import { findQuestion, lockQuestion, type QuestionRow } from './asking.store.ts';

/** Whoever may not show anything waits for nobody. Whoever may is asked again once it is their turn. */
export async function holdQuestion(trx: Transaction<DB>, guard: Guard, id: string): Promise<QuestionRow> {
  guard.authorise('evidence.give', await loadEvidenceFacts(trx, id));
  const known = await findQuestion(trx, id);
  await shareAccount(trx, actedBy(guard).userId);
  if (known?.athlete_id) await lockAthlete(trx, known.athlete_id);
  else if (known?.coach_id) await lockCoach(trx, known.coach_id);
  const question = await lockQuestion(trx, id);
  guard.authorise('evidence.give', await loadEvidenceFacts(trx, id));
  if (!question) throw notFound();
  return question;
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
