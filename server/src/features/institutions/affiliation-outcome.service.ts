/**
 * Whether a coach and an institution are verified, computed from the verifications in effect at this moment. Every
 * change of one (a decision, an undo, a drop, an expiry) calls this afterwards, in the same transaction.
 */
import type { EventOf, VerificationEvents } from '@faircourt/contracts/events';
import type { InstitutionStatus } from '@faircourt/contracts/vocabulary';
import type { Transaction } from 'kysely';
import { holdUnasked } from '../../access/holding/unasked.ts';
import type { DB } from '../../platform/database/schema.gen.ts';
import { publishChange } from '../../delivery/open-pages.ts';
import {
  findCoachOutcome,
  findInstitutionOutcome,
  findCoachOfAccount,
  findCoachRow,
  findInstitutionStatus,
  storeCoachStatus,
  storeInstitutionStatus,
} from './affiliation-outcome.store.ts';

export interface SettledAffiliation {
  /** Null when no coach was asked about, or the coach works elsewhere by now. */
  coachStatus: InstitutionStatus | null;
  institutionStatus: InstitutionStatus;
}

/**
 * A coach is verified while a verification of theirs is in effect at the institution they name; an institution while
 * any verification of it is, with or without a coach.
 */
export async function recomputeAffiliation(
  trx: Transaction<DB>,
  affiliation: { institutionId: string; coachId: string | null; now: Date },
): Promise<SettledAffiliation> {
  const { institutionId, coachId, now } = affiliation;
  // Two coaches of one institution are settled one after the other, each seeing what became of the other.
  await holdUnasked(trx, 'a consequence', { records: { coach: coachId, institution: institutionId } });
  const coach = coachId === null ? null : await findCoachRow(trx, coachId);
  const before = await findInstitutionStatus(trx, institutionId);
  const institutionStatus = await findInstitutionOutcome(trx, institutionId, now);
  if (before !== institutionStatus) await storeInstitutionStatus(trx, institutionId, institutionStatus);
  if (!coach || coach.institution_id !== institutionId) return { coachStatus: null, institutionStatus };

  const coachStatus = await findCoachOutcome(trx, { coachId: coach.id, institutionId }, now);
  if (coach.affiliation_status !== coachStatus) await storeCoachStatus(trx, coach.id, coachStatus);
  await publishChange(trx, { userIds: [coach.user_id], topic: 'verifications' });
  return { coachStatus, institutionStatus };
}

/** Recomputes the affiliation after a decision about where a coach works. */
export async function recomputeAffiliationOfFact(
  trx: Transaction<DB>,
  { chain: institutionId, data }: EventOf<keyof VerificationEvents>,
  { now }: { now: Date },
): Promise<void> {
  if (data.fact_group !== 'institution') return;
  await recomputeAffiliation(trx, { institutionId, coachId: data.coach_id ?? null, now });
}

/** Once an account is suspended or reinstated: what the institution has by this coach goes and comes back with them. */
export async function recomputeAffiliationOfAccount(
  trx: Transaction<DB>,
  { chain: userId }: EventOf<'account.status_changed'>,
  { now }: { now: Date },
): Promise<void> {
  const known = await findCoachOfAccount(trx, userId);
  await holdUnasked(trx, 'a consequence', { records: { coach: known?.id } });
  const coach = await findCoachOfAccount(trx, userId);
  if (!coach?.institution_id) return;
  await recomputeAffiliation(trx, { institutionId: coach.institution_id, coachId: coach.id, now });
}
