/** A pause of an athlete's listing: out of search until a chosen day, with everything else left as it is. */
import { z } from 'zod';
import { LIMITS } from './limits.ts';
import { DAY_MS } from './time.ts';

export const pauseListingSchema = z.strictObject({
  /** The day on which the listing comes back. */
  until: z.iso.date(),
});
export type PauseListing = z.infer<typeof pauseListingSchema>;

/** The days that can be chosen on this day, in UTC: from tomorrow on, and at most a year ahead. */
export function pausableDays(today: string): { first: string; last: string } {
  const first = new Date(Date.parse(today) + DAY_MS);
  const last = new Date(Date.parse(today));
  last.setUTCMonth(last.getUTCMonth() + LIMITS.pauseMonthsMax);
  // A leap day has no twin in the year after: then the month ends a day earlier, as PostgreSQL counts too.
  if (last.getUTCDate() !== Number(today.slice(8))) last.setUTCDate(0);
  return { first: dayOf(first), last: dayOf(last) };
}

function dayOf(moment: Date): string {
  return moment.toISOString().slice(0, 10);
}
