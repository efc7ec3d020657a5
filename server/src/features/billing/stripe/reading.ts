/** Reads what Stripe says of one subscription, and puts it into the words of our own machine. */
import type { Stripe } from 'stripe';
import type { Mirror, Receipt } from '../life/mirror.ts';
import type { Offer } from '../life/life.ts';
import type { Period } from '../life/periods.ts';
import { offerOf } from './catalogue.ts';
import type { PaidTime } from './payments.ts';
import { orMissing } from './stripe.client.ts';

export interface Reading {
  stripeSubscriptionId: string;
  customerId: string;
  /** The plan and the buyer that we named when the checkout began. */
  subscriptionId: string | null;
  userId: string | null;
  told: Mirror;
  card: { brand: string; last4: string } | null;
  /** Payments that went back whole, by whatever way and however long ago. */
  returned: ReadonlySet<string>;
  /** What went back of each payment, in cents. */
  back: ReadonlyMap<string, number>;
}

/** More than eight years of monthly payments. */
const RECEIPTS = 100;

/** Null: Stripe does not know it, or nobody has ever paid for it. */
export async function readPlan(stripe: Stripe, id: string): Promise<Reading | null> {
  const found = await find(stripe, id);
  const stage = found && STAGES[found.status];
  const [item] = found?.items.data ?? [];
  if (!found || !stage || !item) return null;
  const paid = await listPaid(stripe, found);
  const period = periodOf(found, { start: item.current_period_start, end: item.current_period_end });
  return {
    stripeSubscriptionId: found.id,
    customerId: typeof found.customer === 'string' ? found.customer : found.customer.id,
    subscriptionId: found.metadata['subscription_id'] ?? null,
    userId: found.metadata['user_id'] ?? null,
    told: {
      ...offerOf(item.price),
      stage,
      period,
      isCancelled: found.cancel_at_period_end || found.cancel_at !== null,
      scheduled: await readScheduled(stripe, found, period.to),
      endedAt: momentOf(found.ended_at ?? item.current_period_end),
      receipts: await readReceipts(stripe, found, paid),
    },
    returned: returnedOf(paid),
    back: new Map(paid.map((invoice) => [invoice.id, invoice.post_payment_credit_notes_amount])),
    card: cardOf(found.default_payment_method) ?? cardOf(methodOf(found.customer)),
  };
}

/** What has not begun, because the first payment is missing, is not told of. */
const STAGES: Partial<Record<Stripe.Subscription['status'], Mirror['stage']>> = {
  trialing: 'trialing',
  active: 'active',
  past_due: 'past_due',
  unpaid: 'past_due',
  canceled: 'ended',
  paused: 'ended',
};

function find(stripe: Stripe, id: string): Promise<Stripe.Subscription | null> {
  const expand = ['schedule', 'default_payment_method', 'customer.invoice_settings.default_payment_method'];
  return orMissing<Stripe.Subscription>(stripe.subscriptions.retrieve(id, { expand }));
}

/** The phase of the schedule that begins when this period ends. */
async function readScheduled(
  stripe: Stripe,
  { schedule, items }: Stripe.Subscription,
  from: Date,
): Promise<Offer | null> {
  if (schedule === null || typeof schedule === 'string' || schedule.status !== 'active') return null;
  const next = schedule.phases.find((phase) => momentOf(phase.start_date) >= from);
  const price = next?.items[0]?.price;
  if (!price) return null;
  const priceId = typeof price === 'string' ? price : price.id;
  return priceId === items.data[0]?.price.id ? null : readOffer(stripe, priceId);
}

/** The oldest first. */
export async function listPaid(
  stripe: Stripe,
  { id }: Pick<Stripe.Subscription, 'id'>,
): Promise<Stripe.Invoice[]> {
  const { data } = await stripe.invoices.list({ subscription: id, status: 'paid', limit: RECEIPTS });
  return data.toReversed();
}

/** What was paid for it and has not gone back, as Stripe's own credit notes say. */
export function keptOf({
  amount_paid: paid,
  post_payment_credit_notes_amount: back,
}: Stripe.Invoice): number {
  return paid - back;
}

/** Those that went back whole. */
export function returnedOf(paid: readonly Stripe.Invoice[]): ReadonlySet<string> {
  return new Set(paid.filter((invoice) => keptOf(invoice) <= 0).map(({ id }) => id));
}

async function readReceipts(
  stripe: Stripe,
  found: Stripe.Subscription,
  paid: readonly Stripe.Invoice[],
): Promise<Receipt[]> {
  const receipts: Receipt[] = [];
  for (const invoice of paid) {
    const bought = boughtBy(invoice);
    if (!bought) continue;
    receipts.push({
      ...(await readOffer(stripe, bought.priceId)),
      id: invoice.id,
      number: invoice.number ?? invoice.id,
      period: periodOf(found, bought.period),
      cents: invoice.amount_paid,
      paidAt: momentOf(invoice.status_transitions.paid_at ?? invoice.created),
    });
  }
  return receipts;
}

/** Which time each of these was paid for, by its own lines: no price is asked for. */
export function paidTimesOf(paid: readonly Stripe.Invoice[]): PaidTime[] {
  return paid.flatMap((invoice) => {
    const bought = boughtBy(invoice);
    if (!bought) return [];
    const { start, end } = bought.period;
    return [{ id: invoice.id, period: { from: momentOf(start), to: momentOf(end) } }];
  });
}

/** The line that reaches furthest is the period; others are for what was before. Null: nothing of ours was paid with it. */
function boughtBy(
  invoice: Stripe.Invoice,
): { priceId: string; period: { start: number; end: number } } | null {
  const line = invoice.lines.data.toSorted((a, b) => b.period.end - a.period.end)[0];
  const price = line?.pricing?.price_details?.price;
  if (!line || !price || invoice.amount_paid <= 0) return null;
  return { priceId: typeof price === 'string' ? price : price.id, period: line.period };
}

/** What a price is for never changes, so it is asked for once. */
const OFFERS = new Map<string, Offer>();

async function readOffer(stripe: Stripe, priceId: string): Promise<Offer> {
  const known = OFFERS.get(priceId);
  if (known) return known;
  const offer = offerOf(await stripe.prices.retrieve(priceId));
  OFFERS.set(priceId, offer);
  return offer;
}

type Method = Stripe.Subscription['default_payment_method'];

/** Where the card was changed on the page of Stripe, it is the customer's. */
function methodOf(customer: Stripe.Subscription['customer']): Method {
  if (typeof customer === 'string' || customer.deleted) return null;
  return customer.invoice_settings.default_payment_method;
}

function cardOf(method: Method): Reading['card'] {
  if (method === null || typeof method === 'string' || !method.card) return null;
  const { brand, last4 } = method.card;
  return { brand, last4 };
}

function periodOf(
  { billing_cycle_anchor: anchor }: Stripe.Subscription,
  { start, end }: { start: number; end: number },
): Period {
  return { from: momentOf(start), to: momentOf(end), anchorDay: momentOf(anchor).getUTCDate() };
}

function momentOf(seconds: number): Date {
  return new Date(seconds * 1000);
}
