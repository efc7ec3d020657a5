/** The last day of something that ends, as somebody chooses it in a form. */
import { DAY_MS } from '@faircourt/contracts/time';
import { validationFailed } from './problems.ts';

/** When it is over: the last day counts whole. Null stays null, for what has no end. */
export function endOfLastDay(field: string, day: string | null, now: Date): Date | null {
  if (day === null) return null;
  const end = new Date(Date.parse(`${day}T00:00:00Z`) + DAY_MS);
  if (end > now) return end;
  throw validationFailed([{ field, code: 'in_the_past', message: 'Choose today or a later day.' }]);
}
