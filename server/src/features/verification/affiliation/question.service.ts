/** The question whether a coach works where they say: asked of the directors once the work address is proven. */
import type { EventActor } from '@faircourt/contracts/events';
import type { FactValues } from '@faircourt/contracts/verification';
import type { Transaction } from 'kysely';
import { recordEvent } from '../../../platform/audit.ts';
import type { DB } from '../../../platform/database/schema.gen.ts';
import { deleteEvidenceFiles } from '../evidence/evidence-file.store.ts';
import { dropAffiliation, insertAffiliation, renewAffiliation } from './question.store.ts';
import { verificationEvent } from '../verification.events.ts';

export interface AffiliationQuestion {
  coachId: string;
  institutionId: string;
  /** Title, work address, website, domain, and how the two compare. */
  values: FactValues;
  requestedBy: string;
  /** Where it is not the coach who asks now. */
  by?: EventActor;
  now: Date;
}

/**
 * One question per coach. The one that waits is brought up to date and keeps its place; a question that waited for the
 * coach's answer is back in the queue, for a newly proven address is an answer. The caller holds the coach. Returns its
 * id.
 */
export async function openAffiliationQuestion(
  trx: Transaction<DB>,
  question: AffiliationQuestion,
): Promise<string> {
  const by = question.by ?? byCoach(question.requestedBy);
  const renewed = await renewAffiliation(trx, question);
  if (renewed) {
    await recordEvent(trx, verificationEvent('answered', renewed, by));
    return renewed.id;
  }
  await dropAffiliationQuestion(trx, { coachId: question.coachId, by });
  const opened = await insertAffiliation(trx, question);
  await recordEvent(trx, verificationEvent('asked', opened, by));
  return opened.id;
}

/** The coach names another institution, or takes the question back. Returns whether there was one. */
export async function dropAffiliationQuestion(
  trx: Transaction<DB>,
  { coachId, by }: { coachId: string; by: EventActor },
): Promise<boolean> {
  const dropped = await dropAffiliation(trx, coachId);
  await deleteEvidenceFiles(
    trx,
    dropped.map(({ id }) => id),
  );
  for (const row of dropped) {
    await recordEvent(trx, verificationEvent('withdrawn', row, by));
  }
  return dropped.length > 0;
}

function byCoach(userId: string): EventActor {
  return { userId, role: 'coach' };
}
