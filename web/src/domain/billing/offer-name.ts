import type { BillingInterval } from '@faircourt/contracts/billing';
import type { BilledPlan } from '@faircourt/contracts/vocabulary';
import type { Translate } from '../../i18n/messages.ts';

/** "Pro Scout, annual": a plan with how often it is paid. */
export function offerName(
  { plan, interval }: { plan: BilledPlan; interval: BillingInterval },
  t: Translate,
): string {
  return t('billing.offer_name', {
    plan: t(`auth.plan.${plan}`),
    interval: t(`billing.interval.${interval}`),
  });
}
