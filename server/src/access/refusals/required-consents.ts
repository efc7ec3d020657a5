/** An approval that would open nothing before a form is signed is not taken: the coach is told that it is open. */
import type { FieldGroup } from '@faircourt/contracts/vocabulary';
import { AppError } from '../../platform/errors.ts';
import type { AthleteFacts } from '../facts/subjects.ts';
import { isAdult } from '../rules/age.ts';
import { hasSignedFor } from '../rules/in-effect.ts';

export function requireConsents(athlete: AthleteFacts, group: FieldGroup, now: Date): void {
  if (hasSignedFor(athlete, group, now) || isAdult(athlete, now)) return;
  throw new AppError(
    'consent_needed',
    'Sign the consent forms first. You can approve after that, and you can decline at any time.',
  );
}
