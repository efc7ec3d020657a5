/** Which payments by card are new, which pay for a time that is paid already, and which only a person can judge. */
import type { Receipt } from '../life/mirror.ts';
import { overlaps, type Period } from '../life/periods.ts';

export interface BookedPayment {
  /** Null: paid by an invoice of ours. */
  stripeInvoiceId: string | null;
  period: Pick<Period, 'from' | 'to'> | null;
}

/** What it was for does not matter here, so a price that nobody can read stops nothing. */
export type PaidTime = Pick<Receipt, 'id'> & { period: Pick<Period, 'from' | 'to'> };

interface SortedPayments<Paid> {
  fresh: Paid[];
  /** The same time was paid by an invoice of ours or by another subscription: the money goes back by itself. */
  twice: Paid[];
  /**
   * The same time was paid by this very subscription, such as for a change that somebody made at Stripe itself. The plan has changed
   * with it, so nothing goes back; it is in no book of ours before a person has looked.
   */
  odd: Paid[];
}

/** All that one subscription at Stripe was paid, the oldest first, beside what the plan's books have and what went back already. */
export function sortPayments<Paid extends PaidTime>(
  receipts: readonly Paid[],
  booked: readonly BookedPayment[],
  returned: ReadonlySet<string>,
): SortedPayments<Paid> {
  const own = new Set(receipts.map(({ id }) => id));
  const isBooked = ({ id }: Paid) => booked.some((one) => one.stripeInvoiceId === id);
  const sorted: SortedPayments<Paid> = { fresh: [], twice: [], odd: [] };
  for (const receipt of receipts) {
    if (isBooked(receipt) || returned.has(receipt.id)) continue;
    const met = booked.filter((one) => meets(one, receipt));
    const isElsewhere = met.some(({ stripeInvoiceId: id }) => id === null || !own.has(id));
    const isOdd = met.length > 0 || sorted.fresh.some(({ period }) => overlaps(period, receipt.period));
    sorted[isElsewhere ? 'twice' : isOdd ? 'odd' : 'fresh'].push(receipt);
  }
  return sorted;
}

/** Those for a time that our books have: they do not go back by themselves, also when the subscription ends. */
export function meetingBooks<Paid extends PaidTime>(
  odd: readonly Paid[],
  booked: readonly BookedPayment[],
): Paid[] {
  return odd.filter((receipt) => booked.some((one) => meets(one, receipt)));
}

function meets({ period }: BookedPayment, receipt: PaidTime): boolean {
  return period !== null && overlaps(period, receipt.period);
}
