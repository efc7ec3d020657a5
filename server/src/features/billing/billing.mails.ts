/** The emails about a plan: what happened, until when, and what to do. The plan's name is the product's own. */
import type { BillingNews } from '@faircourt/contracts/notifications';
import type { ScoutPlan } from '@faircourt/contracts/vocabulary';
import { longDay, writeLetter } from '../../delivery/letter.ts';
import type { MailReader } from '../../delivery/mail-readers.ts';
import type { Mail } from '../../platform/mail/mailer.ts';
import type { InvoiceRow } from './invoices/invoice.store.ts';

const PLAN_NAMES: Record<ScoutPlan, string> = { basic_scout: 'Basic Scout', pro_scout: 'Pro Scout' };

export function billingMail(
  reader: MailReader,
  news: {
    what: BillingNews;
    plan: ScoutPlan;
    on: Date;
    invoice: InvoiceRow | null;
    orderNumber: string | null;
    reason: string | null;
  },
  baseUrl: string,
): Mail {
  const { what, plan, on, invoice, orderNumber, reason } = news;
  const { locale } = reader;
  const amount = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: 'USD',
    currencyDisplay: 'code',
  });
  const letter = writeLetter(reader, `billing_${what}`, {
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
