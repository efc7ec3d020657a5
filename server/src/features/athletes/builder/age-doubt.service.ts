/** Notes what speaks against a stated birthdate, no matter who stated it, in the transaction that stores it. */
import type { Transaction } from 'kysely';
import { recordEvent } from '../../../platform/audit.ts';
import type { DB } from '../../../platform/database/schema.gen.ts';
import { ageDoubtsOf } from './age-doubt.ts';
import { addAgeDoubts, findJoining } from './age-doubt.store.ts';
import type { AthleteRow } from './athlete.store.ts';
import { ageDoubted } from './builder.events.ts';

export async function noteAgeDoubts(
  trx: Transaction<DB>,
  athlete: AthleteRow,
  userId: string,
  now: Date,
): Promise<void> {
  const doubts = ageDoubtsOf(athlete, await findJoining(trx, userId), now);
  const raised = await addAgeDoubts(trx, athlete.id, doubts);
  if (raised.length > 0) await recordEvent(trx, ageDoubted(athlete.id, raised));
}
