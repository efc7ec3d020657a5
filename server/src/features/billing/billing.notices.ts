/** What the owner of a plan hears about it, by the bell and by email; nobody can turn it off, because money and access hang on it. */
import { GRACE_DAYS } from '@faircourt/contracts/billing';
import type { EventOf } from '@faircourt/contracts/events';
import type { BillingNews } from '@faircourt/contracts/notifications';
import { DAY_MS } from '@faircourt/contracts/time';
import type { BilledPlan } from '@faircourt/contracts/vocabulary';
import type { Transaction } from 'kysely';
import { notify } from '../../delivery/bell.ts';
import { listMailReaders } from '../../delivery/mail-readers.ts';
import type { NoticeContext } from '../../delivery/notice.ts';
import type { DB } from '../../platform/database/schema.gen.ts';
import { SEND_MAIL } from '../../platform/mail/send-mail.job.ts';
import { billingMail } from './billing.mails.ts';
import { findInvoice, findOpenInvoiceId, type InvoiceRow } from './invoices/invoice.store.ts';
import { findLife } from './life/life.store.ts';
import { worksElsewhere } from './works-elsewhere.ts';

export async function notifyOfReminder(
  trx: Transaction<DB>,
  { chain, data }: EventOf<'subscription.reminded'>,
  context: NoticeContext,
): Promise<void> {
  const what = data.kind === 'due_soon' ? 'due_soon' : 'trial_ending';
  const openId = what === 'due_soon' ? await findOpenInvoiceId(trx, chain) : null;
  const invoice = openId === null ? null : await findInvoice(trx, openId);
  await tell(trx, context, chain, { what, on: new Date(data.about), invoice });
}

export async function notifyOfIssued(
  trx: Transaction<DB>,
  { chain, data }: EventOf<'invoice.issued'>,
  context: NoticeContext,
): Promise<void> {
  const invoice = await findInvoice(trx, data.invoice_id);
  const found = await findLife(trx, chain);
  // What was paid in the same step needs no asking.
  if (!invoice || found?.life.bill?.ordinal !== invoice.ordinal) return;
  const { purchase_order_number: orderNumber } = invoice;
  const what = data.is_ordered ? 'order_accepted' : 'invoice_issued';
  await tell(trx, context, chain, { what, on: invoice.due_at, invoice, orderNumber });
}

export async function notifyOfPayment(
  trx: Transaction<DB>,
  { chain, data }: EventOf<'invoice.paid'>,
  context: NoticeContext,
): Promise<void> {
  const invoice = await findInvoice(trx, data.invoice_id);
  const on = invoice?.period_to;
  if (invoice && on) await tell(trx, context, chain, { what: 'paid', on, invoice });
}

export async function notifyOfPastDue(
  trx: Transaction<DB>,
  { chain, data }: EventOf<'subscription.past_due'>,
  context: NoticeContext,
): Promise<void> {
  const on = new Date(data.grace_ends_at);
  if (data.invoice_id === null) return tell(trx, context, chain, { what: 'card_refused', on, invoice: null });
  const invoice = await findInvoice(trx, data.invoice_id);
  await tell(trx, context, chain, { what: 'past_due', on, invoice });
}

/** Who ended it while nothing was paid has just read so. What ended long ago, before anybody looked, is no news. */
export async function notifyOfEnd(
  trx: Transaction<DB>,
  { chain, actor, data }: EventOf<'subscription.ended'>,
  context: NoticeContext,
): Promise<void> {
  const on = new Date(data.ended_at);
  const isOld = context.now.getTime() - on.getTime() > GRACE_DAYS * DAY_MS;
  if (isOld || (data.why === 'cancelled' && actor.userId !== null)) return;
  const what = data.why === 'trial_over' ? 'trial_over' : 'ended';
  await tell(trx, context, chain, { what, on, invoice: null });
}

/** By the clock: who has just chosen it in a trial knows. */
export async function notifyOfChange(
  trx: Transaction<DB>,
  { chain, actor }: EventOf<'subscription.changed'>,
  context: NoticeContext,
): Promise<void> {
  if (actor.role !== 'system') return;
  await tell(trx, context, chain, { what: 'changed', on: context.now, invoice: null });
}

export async function notifyOfCancelling(
  trx: Transaction<DB>,
  { chain, data }: EventOf<'subscription.cancelled'>,
  context: NoticeContext,
): Promise<void> {
  await tell(trx, context, chain, {
    what: data.is_by_admin ? 'stopped' : 'cancelled',
    on: new Date(data.ends_at),
    invoice: null,
  });
}

/** To choose what follows the trial, or to pay. */
const ASKING: readonly BillingNews[] = [
  'trial_ending',
  'invoice_issued',
  'order_accepted',
  'due_soon',
  'past_due',
  'card_refused',
];

interface News {
  what: BillingNews;
  /** The moment that it is about. */
  on: Date;
  invoice: InvoiceRow | null;
  /** That of the invoice or of the subscription, unless it is said here. */
  plan?: BilledPlan;
  orderNumber?: string | null;
  /** What an admin wrote to the owner. */
  reason?: string | null;
}

export async function tell(
  trx: Transaction<DB>,
  { jobs, baseUrl, now }: NoticeContext,
  subscriptionId: string,
  { what, on, invoice, orderNumber = null, reason = null, ...about }: News,
): Promise<void> {
  const found = await findLife(trx, subscriptionId);
  const [reader] = found ? await listMailReaders(trx, [found.ownerUserId]) : [];
  // An erased account reads nothing any more.
  if (!found || !reader) return;
  const own = { userId: found.ownerUserId, subscriptionId, now };
  const isTrial = what === 'trial_ending' || what === 'trial_over';
  // The report takes nothing from anybody's desk, and no desk replaces it.
  if (isTrial && found.life.plan !== 'global_report' && (await worksElsewhere(trx, own))) return;
  const plan: BilledPlan = about.plan ?? invoice?.plan ?? found.life.plan;
  await notify(trx, {
    userId: found.ownerUserId,
    kind: 'billing_news',
    data: {
      what,
      plan,
      on: on.toISOString(),
      invoice_id: invoice?.id ?? null,
      invoice_number: invoice?.number ?? null,
      order_number: orderNumber,
    },
    asks: ASKING.includes(what) ? { chain: subscriptionId, aboutId: invoice?.id ?? subscriptionId } : null,
  });
  await jobs.enqueue(
    trx,
    SEND_MAIL,
    billingMail(reader, { what, plan, on, invoice, orderNumber, reason }, baseUrl),
  );
}
