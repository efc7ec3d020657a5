/**
 * Periods in UTC. A month ends on the same day of the next month: what began on the 31st ends on the last day of a short month,
 * and on a 31st again after it. A year is twelve such months, so the 29th of February ends on the 28th.
 */
import type { BillingInterval } from '@faircourt/contracts/billing';
import { DAY_MS } from '@faircourt/contracts/time';

export interface Period {
  from: Date;
  to: Date;
  /** The day of the month that short months put off. */
  anchorDay: number;
}

const MONTHS: Record<BillingInterval, number> = { month: 1, year: 12 };

export function periodFrom(from: Date, interval: BillingInterval, anchorDay = from.getUTCDate()): Period {
  const months = MONTHS[interval];
  const lastDay = new Date(Date.UTC(from.getUTCFullYear(), from.getUTCMonth() + months + 1, 0)).getUTCDate();
  const to = new Date(from);
  // The day goes first: from the 31st, setting a short month alone would run over into the one after.
  to.setUTCDate(1);
  to.setUTCMonth(from.getUTCMonth() + months);
  to.setUTCDate(Math.min(anchorDay, lastDay));
  return { from, to, anchorDay };
}

/** Whether some moment is in both. */
export function overlaps(a: Pick<Period, 'from' | 'to'>, b: Pick<Period, 'from' | 'to'>): boolean {
  return a.from < b.to && b.from < a.to;
}

export function addDays(moment: Date, days: number): Date {
  return new Date(moment.getTime() + days * DAY_MS);
}

export function later(a: Date, b: Date): Date {
  return a > b ? a : b;
}
