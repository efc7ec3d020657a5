/** Notes what speaks against a stated birthdate, no matter who stated it, in the transaction that stores it. */
import type { EventActor } from '@faircourt/contracts/events';
import type { Transaction } from 'kysely';
import { isOfAge } from '../../../access/rules/age.ts';
import { recordEvent } from '../../../platform/audit.ts';
import type { DB } from '../../../platform/database/schema.gen.ts';
import { ageDoubtsOf } from './age-doubt.ts';
import { addAgeDoubts, findJoining, keepAgeDoubts, keepYoungestClass } from './age-doubt.store.ts';
import type { AthleteRow } from './athlete.store.ts';
import { ageDoubted, ageDoubtEnded } from './builder.events.ts';

export async function noteAgeDoubts(
  trx: Transaction<DB>,
  athlete: AthleteRow,
  userId: string,
  now: Date,
): Promise<void> {
  const doubts = ageDoubtsOf(athlete, await findJoining(trx, userId), now);
  const raised = await addAgeDoubts(trx, athlete.id, doubts);
  await keepYoungestClass(trx, athlete);
  if (raised.length > 0) await recordEvent(trx, ageDoubted(athlete.id, raised));
}

/**
 * A guardian or an admin corrected the birthdate. One that makes a minor claims nothing any more, so what spoke against
 * the old one ends, unless it speaks against the new one too. Another adult's birthdate is doubted as before.
 */
export async function settleAgeDoubts(
  trx: Transaction<DB>,
  athlete: AthleteRow,
  userId: string,
  { by, now }: { by: EventActor; now: Date },
): Promise<void> {
  if (isOfAge(athlete.birthdate, now)) return;
  const left = ageDoubtsOf(athlete, await findJoining(trx, userId), now);
  const ended = await keepAgeDoubts(trx, athlete.id, left);
  if (ended.length > 0) await recordEvent(trx, ageDoubtEnded(athlete.id, ended, by));
}
