/** Families read that a director verified that this person works there: under another name, it is asked again. */
import type { EventOf } from '@faircourt/contracts/events';
import { isUndecided } from '@faircourt/contracts/verification';
import type { Transaction } from 'kysely';
import { holdUnasked } from '../../access/holding/unasked.ts';
import type { DB } from '../../platform/database/schema.gen.ts';
import {
  dropAffiliationInEffect,
  updateAffiliationQuestion,
} from '../verification/affiliation/affiliation-fact.service.ts';
import { openAffiliationQuestion } from '../verification/affiliation/question.service.ts';
import { recomputeAffiliation } from './affiliation-outcome.service.ts';
import { findAffiliation, findCoachOfUser } from './affiliation.store.ts';
import { affiliationFacts } from './institution.presenter.ts';

export async function askAgainAboutRenamed(
  trx: Transaction<DB>,
  { chain: userId, actor: by, data }: EventOf<'account.updated'>,
  { now }: { now: Date },
): Promise<void> {
  if (!data.fields.includes('name')) return;
  const known = await findCoachOfUser(trx, userId);
  if (!known?.institution_id) return;
  await holdUnasked(trx, 'a consequence', {
    records: { coach: known.id, institution: known.institution_id },
  });
  const affiliation = await findAffiliation(trx, userId, now);
  const { coach, institution, last, inEffect } = affiliation ?? {};
  if (!coach || coach.work_email === null || !institution) return;
  const values = affiliationFacts({ ...coach, workEmail: coach.work_email }, institution);
  if (inEffect) await dropAffiliationInEffect(trx, { coachId: coach.id, now, by });
  if (last && isUndecided(last)) await updateAffiliationQuestion(trx, { coachId: coach.id, values });
  else if (inEffect && coach.work_email_proven_at !== null) {
    const at = { coachId: coach.id, institutionId: institution.id };
    await openAffiliationQuestion(trx, { ...at, values, requestedBy: userId, now });
  }
  await recomputeAffiliation(trx, { institutionId: institution.id, coachId: coach.id, now });
}
