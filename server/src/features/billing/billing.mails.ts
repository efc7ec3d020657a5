/** The emails about a plan: what happened, until when, and what to do. The plan's name is the product's own. */
import type { BillingNews } from '@faircourt/contracts/notifications';
import { numberLocale } from '@faircourt/contracts/number-locale';
import type { BilledPlan } from '@faircourt/contracts/vocabulary';
import { longDay, writeLetter } from '../../delivery/letter.ts';
import type { MailReader } from '../../delivery/mail-readers.ts';
import type { Mail } from '../../platform/mail/mailer.ts';
import type { InvoiceRow } from './invoices/invoice.store.ts';

const PLAN_NAMES: Record<BilledPlan, string> = {
  basic_scout: 'Basic Scout',
  pro_scout: 'Pro Scout',
  global_report: 'Global Player Report',
};

/** Letters that say what is locked and what stays: of the report that is something else than of a desk. */
const ABOUT_ACCESS = [
  'trial_ending',
  'trial_over',
  'ended',
  'past_due',
  'card_refused',
  'cancelled',
] as const;

function letterOf(what: BillingNews, plan: BilledPlan) {
  const about = ABOUT_ACCESS.find((one) => one === what);
  return plan === 'global_report' && about
    ? (`player_report_${about}` as const)
    : (`billing_${what}` as const);
}

export function billingMail(
  reader: MailReader,
  news: {
    what: BillingNews;
    plan: BilledPlan;
    on: Date;
    invoice: InvoiceRow | null;
    orderNumber: string | null;
    reason: string | null;
  },
  baseUrl: string,
): Mail {
  const { what, plan, on, invoice, orderNumber, reason } = news;
  const { locale } = reader;
  const amount = new Intl.NumberFormat(numberLocale(locale), {
    style: 'currency',
    currency: 'USD',
    currencyDisplay: 'code',
  });
  const letter = writeLetter(reader, letterOf(what, plan), {
    values: {
      plan: PLAN_NAMES[plan],
      day: longDay(on.toISOString(), locale),
      number: invoice?.number ?? '',
      order: orderNumber ?? '',
      reason: reason ?? '',
      amount: invoice ? amount.format(invoice.amount_cents / 100) : '',
    },
    url: invoice ? `${baseUrl}/dashboard/billing/invoices/${invoice.id}` : `${baseUrl}/dashboard/billing`,
    button: invoice ? 'billing.button_invoice' : 'billing.button',
  });
  const isSent = what === 'invoice_issued' || what === 'order_accepted' || what === 'paid';
  return invoice && isSent ? { ...letter, invoice: { id: invoice.id, locale } } : letter;
}
