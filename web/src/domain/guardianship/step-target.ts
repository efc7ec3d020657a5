import type { Guardianship } from '@faircourt/contracts/guardianship';
import { guardianshipPath, PATHS } from '../../shell/paths.ts';

/** Where a guardian does the one thing that is next, with its form open. */
export function guardianshipTarget(step: NonNullable<Guardianship['next_step']>, athleteId: string): string {
  if (step === 'prove_mailbox') return PATHS.confirmEmail;
  return step === 'resolve_conflict' ? PATHS.support : guardianshipPath(athleteId);
}
