/** Finding the record to work on: one's own, locked, or the one a video or season belongs to. */
import type { Transaction } from 'kysely';
import { holdAthleteFor } from '../../../access/holding/hold-for.ts';
import { notFound, type Guard } from '../../../access/engine/guard.ts';
import { loadAthleteFacts } from '../../../access/facts/load-athlete-facts.ts';
import type { AthleteFacts } from '../../../access/facts/subjects.ts';
import { requireCollection } from '../../../access/refusals/collection-held.ts';
import type { DB } from '../../../platform/database/schema.gen.ts';
import { AppError } from '../../../platform/errors.ts';
import type { Caller } from '../../../identity/authenticate.ts';
import { findAthleteOf, type AthleteRow } from './athlete.store.ts';

/** Null before the first save of the profile. */
export function ownAthleteId({ actor }: Guard): string | null {
  return actor.kind === 'athlete' ? actor.athleteId : null;
}

/** One's own record, held and read: everything that changes it does this first, so that limits count right. */
export async function requireHeldAthlete(
  trx: Transaction<DB>,
  guard: Guard,
  { userId }: Caller,
): Promise<AthleteRow> {
  const found = await findAthleteOf(trx, userId);
  if (!found) throw new AppError('profile_missing', 'Complete your athlete profile first');
  await holdAthleteFor(trx, guard, 'athlete.update', found.id);
  return orNotFound(await findAthleteOf(trx, userId));
}

/** The same for what adds to the record. */
export async function requireAthleteToAddTo(
  trx: Transaction<DB>,
  guard: Guard,
  caller: Caller,
): Promise<AthleteRow> {
  const athlete = await requireHeldAthlete(trx, guard, caller);
  await requireCollectionFor(trx, guard, athlete);
  return athlete;
}

/** With the birthdate as it will be: the save that states it says how much may be kept. */
export async function requireCollectionFor(
  trx: Transaction<DB>,
  guard: Guard,
  { id, birthdate }: Pick<AthleteRow, 'id' | 'birthdate'>,
): Promise<void> {
  const facts = orNotFound((await loadAthleteFacts(trx, id)) ?? undefined);
  requireCollection(guard, { ...facts, birthdate });
}

/** For a record named by its id: its athlete, held, if the caller may change it. `ownedBy` is null when there is none. */
export function authoriseUpdate(
  trx: Transaction<DB>,
  guard: Guard,
  ownedBy: { athlete_id: string } | undefined,
): Promise<AthleteFacts> {
  return holdAthleteFor(trx, guard, 'athlete.update', ownedBy?.athlete_id ?? null);
}

/** Another tab may have deleted the record while this request waited for its turn. */
export function orNotFound<Row>(row: Row | undefined): Row {
  if (row === undefined) throw notFound();
  return row;
}
