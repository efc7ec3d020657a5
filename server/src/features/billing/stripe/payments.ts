/** Which payments by card are new, which pay for a time that is paid already, and which only a person can judge. */
import type { Receipt } from '../life/mirror.ts';
import { overlaps, type Period } from '../life/periods.ts';

export interface BookedPayment {
  /** Null: paid by an invoice of ours. */
  stripeInvoiceId: string | null;
  period: Pick<Period, 'from' | 'to'> | null;
}

interface SortedPayments {
  fresh: Receipt[];
  /** The same time was paid by an invoice of ours or by another subscription: the money goes back by itself. */
  twice: Receipt[];
  /**
   * The same time was paid by this very subscription, such as for a change that somebody made at Stripe itself. The plan has changed
   * with it, so nothing goes back; it is in no book of ours before a person has looked.
   */
  odd: Receipt[];
}

/** All that one subscription at Stripe was paid, the oldest first, beside what the plan's books have and what went back already. */
export function sortPayments(
  receipts: readonly Receipt[],
  booked: readonly BookedPayment[],
  returned: ReadonlySet<string>,
): SortedPayments {
  const own = new Set(receipts.map(({ id }) => id));
  const isBooked = ({ id }: Receipt) => booked.some((one) => one.stripeInvoiceId === id);
  const sorted: SortedPayments = { fresh: [], twice: [], odd: [] };
  for (const receipt of receipts) {
    if (isBooked(receipt) || returned.has(receipt.id)) continue;
    const met = booked.filter((one) => meets(one, receipt));
    const isElsewhere = met.some(({ stripeInvoiceId: id }) => id === null || !own.has(id));
    const isOdd = met.length > 0 || sorted.fresh.some(({ period }) => overlaps(period, receipt.period));
    sorted[isElsewhere ? 'twice' : isOdd ? 'odd' : 'fresh'].push(receipt);
  }
  return sorted;
}

export function meets({ period }: BookedPayment, receipt: Receipt): boolean {
  return period !== null && overlaps(period, receipt.period);
}
