/**
 * Who asked for consulting hears of every step, by the bell and by email; without an account, by email at the address they wrote from.
 * Admins hear of a quote that was accepted: the next step is theirs.
 */
import type { EventOf } from '@faircourt/contracts/events';
import type { ConsultingNews } from '@faircourt/contracts/notifications';
import type { Transaction } from 'kysely';
import type { AskedFor } from '../../../delivery/asking.ts';
import { notify } from '../../../delivery/bell.ts';
import { listAdmins, listMailReaders } from '../../../delivery/mail-readers.ts';
import type { NoticeContext } from '../../../delivery/notice.ts';
import type { DB } from '../../../platform/database/schema.gen.ts';
import { SEND_MAIL } from '../../../platform/mail/send-mail.job.ts';
import { showRequest } from '../inbox/inbox.notices.ts';
import { listSenders } from '../threads/own-thread.store.ts';
import { acceptedQuoteMail, consultingMail, strangersMail } from './consulting.mails.ts';
import { findCase, type CaseRow } from './consulting.store.ts';

type Told =
  | 'consulting.call_planned'
  | 'consulting.quoted'
  | 'consulting.accepted'
  | 'consulting.unbilled'
  | 'consulting.finished'
  | 'consulting.closed';

const NEWS: Record<Told, ConsultingNews> = {
  'consulting.call_planned': 'call_planned',
  'consulting.quoted': 'quoted',
  'consulting.accepted': 'accepted',
  'consulting.unbilled': 'unbilled',
  'consulting.finished': 'done',
  'consulting.closed': 'closed',
};

export async function notifyOfCase(
  trx: Transaction<DB>,
  { chain, type }: EventOf<Told>,
  context: NoticeContext,
): Promise<void> {
  await tell(trx, context, chain, NEWS[type]);
}

export async function notifyAdminsOfQuote(
  trx: Transaction<DB>,
  { chain: id }: EventOf<'consulting.accepted'>,
  { jobs, baseUrl }: NoticeContext,
): Promise<void> {
  const row = await findCase(trx, id);
  if (!row) return;
  const data = { request_id: id, reference: row.reference };
  const asks = { chain: id, aboutId: row.quote_id ?? id };
  for (const admin of await listAdmins(trx)) {
    await notify(trx, { userId: admin.userId, kind: 'quote_accepted', data, asks });
    await jobs.enqueue(trx, SEND_MAIL, acceptedQuoteMail(admin, row, baseUrl));
  }
}

/** Invoices of plans have cases as little as their buyers have asked for any. */
export async function notifyOfCaseInvoice(
  trx: Transaction<DB>,
  event: EventOf<'invoice.issued' | 'invoice.paid'>,
  context: NoticeContext,
): Promise<void> {
  if (!(await findCase(trx, event.chain))) return;
  await showRequest(trx, event);
  await tell(trx, context, event.chain, event.type === 'invoice.issued' ? 'invoiced' : 'paid');
}

async function tell(
  trx: Transaction<DB>,
  { jobs, baseUrl }: NoticeContext,
  id: string,
  what: ConsultingNews,
): Promise<void> {
  const row = await findCase(trx, id);
  if (!row) return;
  const readers = await listMailReaders(trx, await listSenders(trx, id));
  const on = momentOf(row, what)?.toISOString() ?? null;
  for (const reader of readers) {
    const data = { what, request_id: id, reference: row.reference, on };
    await notify(trx, { userId: reader.userId, kind: 'consulting_news', data, asks: asksOf(row, what) });
    await jobs.enqueue(trx, SEND_MAIL, consultingMail(reader, row, { what, on, baseUrl }));
  }
  if (readers.length === 0) await jobs.enqueue(trx, SEND_MAIL, strangersMail(row, { what, on, baseUrl }));
}

/** A quote waits for an answer, and an invoice for its payment. */
function asksOf(
  { id, quote_id: quoteId, invoice_id: invoiceId }: CaseRow,
  what: ConsultingNews,
): AskedFor | null {
  const aboutId = what === 'quoted' ? quoteId : what === 'invoiced' ? invoiceId : null;
  return aboutId === null ? null : { chain: id, aboutId };
}

/** What the news is about: when the call is, or until when something can be done. */
function momentOf(row: CaseRow, what: ConsultingNews): Date | null {
  if (what === 'call_planned') return row.call_at;
  if (what === 'quoted') return row.quote_valid_until === null ? null : new Date(row.quote_valid_until);
  return what === 'invoiced' ? row.invoice_due_at : null;
}
