import type { Invoice } from '@faircourt/contracts/billing';
import type { Translate } from '../../i18n/messages.ts';
import { offerName } from './offer-name.ts';

/** What an invoice is for: a plan with how often it is paid, or consulting. */
export function invoiceName({ plan, interval }: Invoice, t: Translate): string {
  return plan === null || interval === null ? t('consulting.title') : offerName({ plan, interval }, t);
}
