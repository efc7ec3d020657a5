/** Correcting a birthdate: by a guardian with verified guardianship, or by an admin on the family's request. */
import type { CorrectBirthdate } from '@faircourt/contracts/athletes';
import { actedBy } from '../../../access/engine/acted-by.ts';
import type { Guard } from '../../../access/engine/guard.ts';
import { loadAthleteFacts } from '../../../access/facts/load-athlete-facts.ts';
import { holdAthleteFor } from '../../../access/holding/hold-for.ts';
import { dayOf } from '../../../platform/clock.ts';
import { inTransaction } from '../../../platform/database/database.ts';
import type { AppError } from '../../../platform/errors.ts';
import { validationFailed } from '../../../platform/http/problems.ts';
import type { AthleteDeps } from '../athletes.deps.ts';
import { noteAgeDoubts, settleAgeDoubts } from './age-doubt.service.ts';
import { updateBirthdate } from './athlete.store.ts';
import { orNotFound } from './own-athlete.ts';
import { followProfileChange } from './profile-change.ts';

export async function correctBirthdate(
  deps: AthleteDeps,
  guard: Guard,
  athleteId: string,
  { birthdate }: CorrectBirthdate,
): Promise<void> {
  guard.authorise('athlete.set_birthdate', await loadAthleteFacts(deps.db, athleteId));
  if (birthdate > dayOf(guard.now)) throw inFuture();
  await inTransaction(deps.db, async (trx) => {
    const facts = await holdAthleteFor(trx, guard, 'athlete.set_birthdate', athleteId);
    if (facts.birthdate === birthdate) return;
    const after = orNotFound(await updateBirthdate(trx, athleteId, birthdate));
    await settleAgeDoubts(trx, after, facts.userId, { by: actedBy(guard), now: guard.now });
    await noteAgeDoubts(trx, after, facts.userId, guard.now);
    const change = { fields: ['birthdate' as const], from: after.visibility };
    await followProfileChange(trx, after, change, actedBy(guard), guard.now);
  });
}

export function inFuture(): AppError {
  return refuseBirthdate('in_future', 'The birthdate lies in the future.');
}

export function refuseBirthdate(code: string, message: string): AppError {
  return validationFailed([{ field: 'birthdate', code, message }]);
}
