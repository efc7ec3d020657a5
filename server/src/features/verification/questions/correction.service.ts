/**
 * What a director found instead of what was claimed, as the family answers it. The record itself is the builder's, so
 * the builder calls this around its own writing.
 */
import type { EventActor } from '@faircourt/contracts/events';
import type { FactValues } from '@faircourt/contracts/verification';
import type { Transaction } from 'kysely';
import { recordEvent } from '../../../platform/audit.ts';
import type { Queries } from '../../../platform/database/database.ts';
import type { DB } from '../../../platform/database/schema.gen.ts';
import { AppError } from '../../../platform/errors.ts';
import { verificationEvent } from '../verification.events.ts';
import { reopen, type AthleteFact } from '../badges/verification.store.ts';
import { deleteEvidenceFiles } from '../evidence/evidence-file.store.ts';
import { findQuestion, storeAccepted, storeDeclined, type QuestionRow } from './question.store.ts';

export interface Correction {
  row: QuestionRow;
  fact: AthleteFact;
  values: FactValues;
}

/** Null when there is no such verification, or it is a coach's. */
export async function findAthleteOfCorrection(queries: Queries, id: string): Promise<string | null> {
  return (await findQuestion(queries, id))?.athlete_id ?? null;
}

/** The caller holds the athlete and the question. Refuses a question without a correction, or whose correction was settled. */
export async function takeCorrection(trx: Transaction<DB>, id: string): Promise<Correction> {
  const row = await findQuestion(trx, id);
  if (
    row?.status !== 'offered' ||
    row.athlete_id === null ||
    row.fact_group === 'institution' ||
    row.fact_group === 'guardianship'
  ) {
    throw new AppError('conflict', 'There is nothing to accept or decline any more. Load the page again.');
  }
  const { athlete_id: athleteId, fact_group: factGroup, season_id } = row;
  return {
    row,
    fact: { athleteId, factGroup, ...(season_id ? { seasonId: season_id } : {}) },
    // A CHECK holds it to be an object wherever there is a correction.
    values: row.offered_values as FactValues,
  };
}

/** Values that were found so long ago no longer count, no matter who accepts them. */
export function isLapsed({ row }: Correction, now: Date): boolean {
  return row.expires_at === null || row.expires_at <= now;
}

/** A director looks again; the question keeps its place. */
export async function returnLapsed(trx: Transaction<DB>, { row }: Correction): Promise<void> {
  await reopen(trx, row.id);
  await recordEvent(trx, verificationEvent('offer_lapsed', row, { userId: null, role: 'system' }));
}

/** Called once the values are on the record: the badge is for them, and counts from the day the director decided. */
export async function acceptCorrection(
  trx: Transaction<DB>,
  { row, fact }: Correction,
  by: EventActor,
): Promise<void> {
  await storeAccepted(trx, row.id, fact);
  await recordEvent(trx, verificationEvent('accepted', row, by));
}

/** The claim stays on the record, unchecked, and no director reads what was shown for it any more. */
export async function declineCorrection(
  trx: Transaction<DB>,
  { row }: Correction,
  by: EventActor,
): Promise<void> {
  await storeDeclined(trx, row.id);
  await deleteEvidenceFiles(trx, [row.id]);
  await recordEvent(trx, verificationEvent('declined', row, by));
}
