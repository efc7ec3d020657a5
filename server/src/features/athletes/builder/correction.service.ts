/** What a director measured or read instead of what was claimed: the family accepts it, or keeps its own. */
import type { EventActor } from '@faircourt/contracts/events';
import type { AthleteVerifications, SettleCorrection } from '@faircourt/contracts/verification';
import type { Transaction } from 'kysely';
import { z } from 'zod';
import { actedBy } from '../../../access/engine/acted-by.ts';
import type { Guard } from '../../../access/engine/guard.ts';
import { holdAthleteFor } from '../../../access/holding/hold-for.ts';
import { requireCollection } from '../../../access/refusals/collection-held.ts';
import { recordEvent } from '../../../platform/audit.ts';
import { inTransaction } from '../../../platform/database/database.ts';
import type { DB } from '../../../platform/database/schema.gen.ts';
import { AppError } from '../../../platform/errors.ts';
import {
  acceptCorrection,
  declineCorrection,
  findAthleteOfCorrection,
  isLapsed,
  returnLapsed,
  takeCorrection,
  type Correction,
} from '../../verification/questions/correction.service.ts';
import { readAthleteVerifications } from '../../verification/questions/own-verifications.service.ts';
import type { AthleteDeps } from '../athletes.deps.ts';
import { EMPTY_ACADEMICS } from './academics.service.ts';
import { findAcademics, saveAcademicsRow } from './academics.store.ts';
import { findAthleteOf, updateMeasured, type AthleteRow } from './athlete.store.ts';
import { academicsSaved } from './builder.events.ts';
import { changedFields } from './changed-fields.ts';
import { orNotFound } from './own-athlete.ts';
import { followProfileChange } from './profile-change.ts';
import { presentAcademics } from './profile.presenter.ts';

export async function settleCorrection(
  deps: AthleteDeps,
  guard: Guard,
  id: string,
  answer: SettleCorrection,
): Promise<AthleteVerifications> {
  const settled = await inTransaction(deps.db, async (trx) => {
    const athleteId = await findAthleteOfCorrection(trx, id);
    const athlete = await holdAthleteFor(trx, guard, 'verification.ask', athleteId, {
      records: { verification: id },
    });
    if (answer.is_accepted) requireCollection(guard, athlete);
    const { userId } = athlete;
    const before = orNotFound(await findAthleteOf(trx, userId));
    const by = actedBy(guard);
    const correction = await takeCorrection(trx, id);
    if (answer.is_accepted) requireSeen(correction, answer);
    // Refused only once this is kept: it is back in the queue.
    if (answer.is_accepted && isLapsed(correction, guard.now)) return returnLapsed(trx, correction);
    if (answer.is_accepted) await accept(trx, before, correction, by, guard.now);
    else await declineCorrection(trx, correction, by);
    return readAthleteVerifications(trx, before.id, guard.now);
  });
  if (!settled) throw new AppError('conflict', 'This was found too long ago. A director looks at it again.');
  return settled;
}

/** Other values than the family saw are not accepted by mistake. */
function requireSeen({ row }: Correction, { offered_at }: SettleCorrection): void {
  if (row.decided_at?.toISOString() === offered_at) return;
  throw new AppError('conflict', 'The director has found something else since. Load the page again.');
}

/** The row first, then the badge for it, then what follows: so the edit drops every badge but this one. */
async function accept(
  trx: Transaction<DB>,
  before: AthleteRow,
  correction: Correction,
  by: EventActor,
  now: Date,
): Promise<void> {
  if (correction.fact.factGroup === 'measurements') {
    const found = measuredSchema.parse(correction.values);
    const fields = changedFields(before, found);
    const after = await updateMeasured(trx, before.id, found);
    await acceptCorrection(trx, correction, by);
    await followProfileChange(trx, after, { fields, from: before.visibility }, by, now);
    return;
  }
  const row = await findAcademics(trx, before.id);
  const known = row ? presentAcademics(row) : EMPTY_ACADEMICS;
  const found = gradesSchema.parse(correction.values);
  await saveAcademicsRow(trx, before.id, { ...known, ...found });
  await acceptCorrection(trx, correction, by);
  const change = { fields: changedFields(known, found), isNew: !row };
  await recordEvent(trx, academicsSaved(before.id, change, by));
}

/** Directors find numbers; a decision on any other group cannot correct any. */
const measuredSchema = z.object({
  height_cm: z.number().nullable(),
  weight_kg: z.number().nullable(),
  wingspan_cm: z.number().nullable(),
  vertical_cm: z.number().nullable(),
});
const gradesSchema = z.object({
  gpa: z.number().nullable(),
  sat: z.number().nullable(),
  act: z.number().nullable(),
});
