/**
 * Two entries that are one institution become one, once two admins have said so. Nobody sees anything by it that they did not
 * see the moment before: what families released to the entry that goes ends, and its coaches are checked by a director at
 * the one that stays before anything released there reaches them (docs/decisions/0032-merging-institutions.md).
 */
import type { EventActor, EventOf } from '@faircourt/contracts/events';
import type { Transaction } from 'kysely';
import { holdUnasked } from '../../../access/holding/unasked.ts';
import { recordEvent } from '../../../platform/audit.ts';
import type { DB } from '../../../platform/database/schema.gen.ts';
import { AppError } from '../../../platform/errors.ts';
import { dropAffiliationInEffect } from '../../verification/affiliation/affiliation-fact.service.ts';
import { openAffiliationQuestion } from '../../verification/affiliation/question.service.ts';
import { recomputeAffiliation } from '../affiliation-outcome.service.ts';
import { familyConcernedByMerge, institutionBan, institutionsMerged } from '../institution.events.ts';
import { affiliationFacts } from '../institution.presenter.ts';
import { findInstitution, type InstitutionRow } from '../institution.store.ts';
import {
  listCoachesOfMerged,
  listConcernedAthletes,
  listMerging,
  moveBlocks,
  moveCoaches,
  moveContacts,
  moveRecords,
  storeMerge,
  type Merge,
  type MovedCoach,
} from './merge.store.ts';

export async function mergeAsConfirmed(
  trx: Transaction<DB>,
  { actor, data }: EventOf<'confirmation.confirmed'>,
  { now }: { now: Date },
): Promise<void> {
  const { kind, institution_id: fromId, into_institution_id: intoId } = data;
  if (kind !== 'merge_institutions' || fromId === null || intoId === null) return;
  const merge = { fromId, intoId };
  const { athletes, coaches } = await holdAll(trx, merge);
  const [from, into] = await requireBoth(trx, merge);
  // Before they move: what was verified ends in the chain of the entry where it was given.
  for (const { id } of coaches) await dropAffiliationInEffect(trx, { coachId: id, now, by: actor });
  await moveContacts(trx, merge);
  await moveCoaches(trx, merge);
  await moveRecords(trx, merge);
  await moveBlocks(trx, merge, now);
  await storeMerge(trx, merge, now);
  const happened = {
    ...merge,
    confirmationId: data.confirmation_id,
    coachIds: coaches.map(({ id }) => id),
  };
  for (const event of institutionsMerged(happened, actor)) await recordEvent(trx, event, now);
  await settleCoaches(trx, intoId, coaches, { by: actor, now });
  if (from.banned_by !== null && into.banned_by === null) {
    await recordEvent(trx, institutionBan('banned', intoId, from.banned_by, actor), now);
  }
  for (const { id, has_ending: hasEndedReleases } of athletes) {
    await recordEvent(trx, familyConcernedByMerge(id, { ...merge, hasEndedReleases }, actor), now);
  }
}

/** Families, coaches and both entries, in the order of access/holding. Who came in between is not passed over. */
async function holdAll(trx: Transaction<DB>, merge: Merge) {
  const seen = {
    athletes: await listConcernedAthletes(trx, merge),
    coaches: await listCoachesOfMerged(trx, merge.fromId),
  };
  await holdUnasked(trx, 'a consequence', {
    records: {
      athlete: seen.athletes.map(({ id }) => id),
      coach: seen.coaches.map(({ id }) => id),
    },
    // From here on nobody names either of them in a new record.
    closes: { institution: [merge.fromId, merge.intoId] },
  });
  const athletes = await listConcernedAthletes(trx, merge);
  const coaches = await listCoachesOfMerged(trx, merge.fromId);
  if (!isWithin(athletes, seen.athletes) || !isWithin(coaches, seen.coaches)) throw changedMeanwhile();
  return { athletes, coaches };
}

function isWithin(now: readonly { id: string }[], held: readonly { id: string }[]): boolean {
  const ids = new Set(held.map(({ id }) => id));
  return now.every(({ id }) => ids.has(id));
}

async function requireBoth(trx: Transaction<DB>, merge: Merge) {
  const rows = await listMerging(trx, merge);
  const from = rows.find(({ id }) => id === merge.fromId);
  const into = rows.find(({ id }) => id === merge.intoId);
  if (!from || !into || rows.some(({ merged_into: goneTo }) => goneTo !== null)) throw changedMeanwhile();
  // Corrected since the confirmation was judged: what directors of one country checked must not pass to others.
  if (from.country_code !== into.country_code) throw changedMeanwhile();
  return [from, into] as const;
}

function changedMeanwhile(): AppError {
  return new AppError(
    'conflict',
    'Something about these two has changed meanwhile. Look again, then confirm.',
  );
}

/** Whom a director had checked or was about to check is asked about again, at the entry that stays. */
async function settleCoaches(
  trx: Transaction<DB>,
  intoId: string,
  coaches: readonly MovedCoach[],
  { by, now }: { by: EventActor; now: Date },
): Promise<void> {
  const into = await findInstitution(trx, intoId);
  if (!into) throw changedMeanwhile();
  for (const coach of coaches) {
    await askAgain(trx, coach, into, { by, now });
    await recomputeAffiliation(trx, { institutionId: intoId, coachId: coach.id, now });
  }
  await recomputeAffiliation(trx, { institutionId: intoId, coachId: null, now });
}

async function askAgain(
  trx: Transaction<DB>,
  { id: coachId, user_id: requestedBy, work_email: workEmail, ...coach }: MovedCoach,
  into: InstitutionRow,
  { by, now }: { by: EventActor; now: Date },
): Promise<void> {
  if (workEmail === null || !coach.is_proven || !coach.is_known) return;
  const values = affiliationFacts({ ...coach, workEmail }, into);
  await openAffiliationQuestion(trx, { coachId, institutionId: into.id, values, requestedBy, by, now });
}
