import type { ReportPlan } from '@faircourt/contracts/report-plan';

type CheckoutNews = 'confirming' | 'done' | 'returned';

/**
 * What there is to say to who comes back from paying the report. Open without the card: it was paid another way meanwhile, and the
 * server gives the money of the card back. Null: nothing that we know.
 */
export function checkoutNewsOf({
  card,
  subscription,
}: Pick<ReportPlan, 'card' | 'subscription'>): CheckoutNews | null {
  if (card.is_by_card) return 'done';
  if (card.is_checking_out) return 'confirming';
  return subscription?.stage === 'active' ? 'returned' : null;
}
