/** Finding the record to work on: one's own, locked, or the one a video or season belongs to. */
import type { Transaction } from 'kysely';
import { notFound, type Guard } from '../../../access/engine/guard.ts';
import { loadAthleteFacts } from '../../../access/facts/load-athlete-facts.ts';
import type { AthleteFacts } from '../../../access/facts/subjects.ts';
import type { DB } from '../../../platform/database/schema.gen.ts';
import { AppError } from '../../../platform/errors.ts';
import { lockAthlete, lockAthleteOf, type AthleteRow } from './athlete.store.ts';

/** Null before the first save of the profile. */
export function ownAthleteId({ actor }: Guard): string | null {
  return actor.kind === 'athlete' ? actor.athleteId : null;
}

/** For what comes after the first save of the profile. */
export async function lockOwnAthlete(trx: Transaction<DB>, userId: string): Promise<AthleteRow> {
  const athlete = await lockAthleteOf(trx, userId);
  if (!athlete) throw new AppError('profile_missing', 'Complete your athlete profile first');
  return athlete;
}

/** For a record named by its id: its athlete, locked, if the caller may change it. `ownedBy` is null when there is none. */
export async function authoriseUpdate(
  trx: Transaction<DB>,
  guard: Guard,
  ownedBy: { athlete_id: string } | undefined,
): Promise<AthleteFacts> {
  const facts = ownedBy ? await loadAthleteFacts(trx, ownedBy.athlete_id) : null;
  const athlete = guard.authorise('athlete.update', facts);
  await lockAthlete(trx, athlete.athleteId);
  // Somebody may have decided otherwise while this request waited.
  return guard.authorise('athlete.update', await loadAthleteFacts(trx, athlete.athleteId));
}

/** Another tab may have deleted the record while this request waited for its turn. */
export function orNotFound<Row>(row: Row | undefined): Row {
  if (row === undefined) throw notFound();
  return row;
}
