/** What an athlete may do with the switch that says who finds them. in-effect.ts says what the switch comes to. */
import type { Visibility } from '@faircourt/contracts/vocabulary';
import type { AthleteFacts } from '../facts/subjects.ts';
import { isAdult } from './age.ts';
import { isLockedDown } from './guardian-level.ts';

/**
 * Only a guardian lifts what a guardian locked down; and a profile that was hidden because the form for the record ended
 * stays hidden until it is signed again. `isFormEnded`: it was signed at some time.
 */
export function whyNotShow(
  athlete: AthleteFacts,
  wanted: { visibility: Visibility; birthdate: string | null; isFormEnded: boolean },
  now: Date,
): 'locked_down' | 'consent_missing' | null {
  if (isLockedDown(athlete, now)) return 'locked_down';
  if (wanted.visibility === 'private') return null;
  // With the birthdate that is saved along with it.
  if (isAdult({ ...athlete, birthdate: wanted.birthdate }, now)) return null;
  return wanted.isFormEnded && !athlete.consents.includes('platform') ? 'consent_missing' : null;
}
