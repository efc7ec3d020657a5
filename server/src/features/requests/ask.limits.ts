/** How often one may ask: enough for a season of recruiting, too little to wear a family down. */
import { DAY_MS } from '@faircourt/contracts/time';
import { dayOf } from '../../platform/clock.ts';

/** Athletes whom one coach asks for releases within a day. */
export const RELEASE_ASKS_PER_DAY = 30;
/** After a no, the same is not asked again for so long. */
const PAUSE_DAYS = 30;

/** The first day on which one may ask again after a no, in UTC. */
function askAgainOn(declinedAt: Date): string {
  return dayOf(new Date(declinedAt.getTime() + PAUSE_DAYS * DAY_MS));
}

/** Null when one may ask today. */
export function pauseAfter(declinedAt: Date, now: Date): string | null {
  const again = askAgainOn(declinedAt);
  return again > dayOf(now) ? again : null;
}

export function dayBefore(now: Date): Date {
  return new Date(now.getTime() - DAY_MS);
}

/** Seconds until the oldest of a day's requests is a day old. */
export function retryAfter(first: Date | null, now: Date): number {
  if (first === null) return 1;
  return Math.max(1, Math.ceil((first.getTime() + DAY_MS - now.getTime()) / 1000));
}
