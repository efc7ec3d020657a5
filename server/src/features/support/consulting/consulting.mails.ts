/** The emails about a consulting case: what happened, until when, and what to do. Nothing that the family typed is repeated. */
import type { ConsultingNews } from '@faircourt/contracts/notifications';
import { numberLocale } from '@faircourt/contracts/number-locale';
import { DEFAULT_LOCALE, type Locale } from '@faircourt/contracts/vocabulary';
import { longDay, mailWords, writeLetter } from '../../../delivery/letter.ts';
import type { MailReader } from '../../../delivery/mail-readers.ts';
import type { Mail } from '../../../platform/mail/mailer.ts';
import type { CaseRow } from './consulting.store.ts';

interface News {
  what: ConsultingNews;
  on: string | null;
  baseUrl: string;
}

export function consultingMail(reader: MailReader, row: CaseRow, news: News): Mail {
  const { what, baseUrl } = news;
  const { locale } = reader;
  const letter = writeLetter(reader, `consulting_${what}`, {
    values: valuesOf(row, news, locale),
    url: `${baseUrl}/dashboard/support/${row.id}`,
    button: 'consulting.button',
  });
  const hasInvoice = what === 'invoiced' || what === 'paid';
  return hasInvoice && row.invoice_id !== null
    ? { ...letter, invoice: { id: row.invoice_id, locale } }
    : letter;
}

/** To an admin, who can send the invoice now. */
export function acceptedQuoteMail(reader: MailReader, row: CaseRow, baseUrl: string): Mail {
  return writeLetter(reader, 'quote_accepted', {
    values: valuesOf(row, { what: 'accepted', on: null, baseUrl }, reader.locale),
    url: `${baseUrl}/dashboard/support/${row.id}`,
  });
}

/** To an address that nobody has proven: what admins wrote at most, and how to go on with an account. */
export function strangersMail(row: CaseRow, news: News): Mail {
  const { email, locale } = row;
  const path = locale === DEFAULT_LOCALE ? '' : `&lang=${locale}`;
  return writeLetter({ email, locale }, `consulting_${news.what}`, {
    values: valuesOf(row, news, locale),
    greeting: 'support.greeting',
    more: [mailWords(locale)('consulting.no_account')],
    url: `${news.baseUrl}/auth?mode=signup&role=guardian${path}`,
    button: 'consulting.button_join',
    footer: 'support.footer',
    isForAnyone: true,
  });
}

function valuesOf(row: CaseRow, { what, on }: News, locale: Locale) {
  const money = { style: 'currency', currency: 'USD', currencyDisplay: 'code' } as const;
  const { quote_amount_cents: cents } = row;
  return {
    reference: row.reference,
    when: on === null ? '' : what === 'call_planned' ? longMoment(on, locale) : longDay(on, locale),
    amount: cents === null ? '' : new Intl.NumberFormat(numberLocale(locale), money).format(cents / 100),
    number: row.invoice_number ?? '',
    reason: row.end_reason ?? '',
  };
}

/** In UTC, and it says so: we do not know where the family lives. */
function longMoment(moment: string, locale: Locale): string {
  const form = new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeStyle: 'short', timeZone: 'UTC' });
  return `${form.format(new Date(moment))} UTC`;
}
