/** What the offers say of a change, and which of them the page may recommend. */
import type { Billing, BillingSubscription } from '@faircourt/contracts/billing';
import type { MessageId } from '../../i18n/messages.ts';

/** A period that is paid runs to its end. One that has begun unpaid is billed again, for what is wanted now. */
export function changeWords(plan: Pick<BillingSubscription, 'stage' | 'is_on_account'> | null): MessageId {
  const isUnpaid = plan?.stage === 'past_due' || plan?.is_on_account === true;
  return isUnpaid ? 'billing.offers.change.unpaid' : 'billing.offers.change.text';
}

type Offer = Pick<Billing['offers'][number], 'plan' | 'interval'>;

/** More for who has Basic Scout or nothing, and the same for less money for who pays Pro Scout by the month. */
export function isBetter({ plan, interval }: Offer, current: Offer | null): boolean {
  if (plan !== 'pro_scout') return false;
  if (current?.plan !== 'pro_scout') return interval === 'month';
  return current.interval === 'month' && interval === 'year';
}
