/** Payments by card as invoices of ours: paid when they are issued, and each once. */
import type { Transaction } from 'kysely';
import { dayOf } from '../../../platform/clock.ts';
import type { Queries } from '../../../platform/database/database.ts';
import type { DB } from '../../../platform/database/schema.gen.ts';
import type { Receipt } from '../life/mirror.ts';
import { insertInvoice, storePayment } from './invoice.store.ts';

export async function bookReceipt(
  trx: Transaction<DB>,
  subscriptionId: string,
  { ordinal, receipt }: { ordinal: number; receipt: Receipt },
  now: Date,
): Promise<string> {
  const { plan, interval, period, paidAt, cents, number, id: stripeInvoiceId } = receipt;
  const bill = { plan, interval, period, ordinal, due: paidAt, isPaid: false };
  const id = await insertInvoice(trx, subscriptionId, bill, {
    orderNumber: null,
    settlesId: null,
    now,
    cents,
  });
  await storePayment(trx, id, { period, paidOn: dayOf(paidAt), reference: number, by: null, now });
  await trx
    .updateTable('invoices')
    .set({ stripe_invoice_id: stripeInvoiceId })
    .where('id', '=', id)
    .execute();
  return id;
}

/** What is paid for this plan: by which payment at Stripe, or by none, and for which period. */
export async function listBooked(
  queries: Queries,
  subscriptionId: string,
): Promise<{ stripeInvoiceId: string | null; period: { from: Date; to: Date } | null }[]> {
  const rows = await queries
    .selectFrom('invoices')
    .select(['stripe_invoice_id', 'period_from', 'period_to'])
    .where('subscription_id', '=', subscriptionId)
    .where('state', '=', 'paid')
    .execute();
  return rows.map(({ stripe_invoice_id: stripeInvoiceId, period_from: from, period_to: to }) => ({
    stripeInvoiceId,
    period: from && to ? { from, to } : null,
  }));
}

/** Which of these payments, by Stripe's own numbers, have an invoice. */
export async function listBookedIds(queries: Queries, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await queries
    .selectFrom('invoices')
    .select('stripe_invoice_id')
    .where('stripe_invoice_id', 'in', ids)
    .execute();
  return new Set(rows.flatMap(({ stripe_invoice_id: id }) => (id === null ? [] : [id])));
}
