/** The last day of a release, as people choose it: it counts until that day is over in UTC. */
import { DAY_MS } from '@faircourt/contracts/time';
import { dayOf } from '../../platform/clock.ts';
import { validationFailed } from '../../platform/http/problems.ts';

/** Long past any recruiting; beyond lie typing errors. */
const YEARS_AHEAD = 10;

export function endOfRelease(lastDay: string | null, now: Date): Date | null {
  if (lastDay === null) return null;
  const today = dayOf(now);
  if (lastDay < today) throw refuse('in_past', 'The last day lies in the past.');
  const latest = `${now.getUTCFullYear() + YEARS_AHEAD}${today.slice(4)}`;
  if (lastDay > latest) throw refuse('too_far', `Choose a day within the next ${YEARS_AHEAD} years.`);
  return new Date(Date.parse(`${lastDay}T00:00:00Z`) + DAY_MS);
}

function refuse(code: string, message: string) {
  return validationFailed([{ field: 'expires_on', code, message }]);
}
