/** Ends subscriptions at Stripe and gives money back. Every write carries a key made of the operation's id. */
import type { Stripe } from 'stripe';
import { listBooked, listBookedIds } from '../invoices/receipt.store.ts';
import type { StripeDeps } from './card.payments.ts';
import { listKept } from './looked-at.store.ts';
import type { Operation } from './operation.store.ts';
import { meetingBooks, sortPayments } from './payments.ts';
import { keptOf, listPaid, paidTimesOf, returnedOf } from './reading.ts';
import { orMissing } from './stripe.client.ts';

type About = Pick<Operation, 'id'>;

export function keyOf({ id }: About, part: string): { idempotencyKey: string } {
  return { idempotencyKey: `faircourt-${id}-${part}` };
}

/** What is open for it is void: nobody pays for days on which the plan is closed. */
export async function endNow(
  { stripe }: StripeDeps,
  operation: About,
  found: Stripe.Subscription,
): Promise<void> {
  const { id, latest_invoice: latest } = found;
  // Cancelled on an earlier try, which may have stopped before the invoice.
  if (found.status !== 'canceled') {
    await stripe.subscriptions.cancel(id, { invoice_now: false, prorate: false }, keyOf(operation, 'end'));
  }
  const invoiceId = latest === null || typeof latest === 'string' ? latest : latest.id;
  const invoice = invoiceId ? await stripe.invoices.retrieve(invoiceId) : null;
  if (invoice?.status === 'open') await stripe.invoices.voidInvoice(invoice.id, {}, keyOf(operation, 'void'));
}

/**
 * It pays for no plan of ours: it ends, and what was paid for it and opened nothing goes back to the card. What is in our books has
 * opened a period, also if the plan has let the card go since; what was paid beside that is for a person, and stays where one has kept it.
 */
export async function giveBack(deps: StripeDeps, operation: Operation, stripeId: string): Promise<void> {
  const found = await orMissing(deps.stripe.subscriptions.retrieve(stripeId));
  if (found) await endNow(deps, operation, found);
  const paid = await listPaid(deps.stripe, { id: stripeId });
  const booked = await listBookedIds(
    deps.db,
    paid.map(({ id }) => id),
  );
  const odd = await listOdd(deps, operation.subscriptionId, paid);
  const kept = await listKept(
    deps.db,
    paid.map(({ id }) => id),
  );
  await refund(
    deps,
    operation,
    paid.filter(({ id }) => !booked.has(id) && !odd.has(id) && !kept.has(id)),
  );
}

/**
 * Payments for a time that this very subscription has paid, and that our books have. What they were for is not asked: money goes back
 * also where nobody can read the price.
 */
async function listOdd(
  { db }: StripeDeps,
  planId: string | null,
  paid: readonly Stripe.Invoice[],
): Promise<Set<string>> {
  if (planId === null) return new Set();
  const booked = await listBooked(db, planId);
  const { odd } = sortPayments(paidTimesOf(paid), booked, returnedOf(paid));
  return new Set(meetingBooks(odd, booked).map(({ id }) => id));
}

/** One payment, for a time that an invoice has paid. The subscription goes on. */
export async function refundPayment(deps: StripeDeps, operation: About, invoiceId: string): Promise<void> {
  await refund(deps, operation, [await deps.stripe.invoices.retrieve(invoiceId)]);
}

async function refund({ stripe }: StripeDeps, operation: About, paid: readonly Stripe.Invoice[]) {
  for (const invoice of paid) {
    const { id } = invoice;
    // Asked of Stripe and not of our notes, which are deleted after their time: nothing goes back twice.
    const amount = keptOf(invoice);
    if (amount <= 0) continue;
    await stripe.creditNotes.create(
      { invoice: id, amount, refund_amount: amount, reason: 'duplicate' },
      keyOf(operation, `back-${id}`),
    );
  }
}
