/** What the billing page says of a plan: every figure from its life and the price list, none from the page itself. */
import {
  BILLING_OFFERS,
  GRACE_DAYS,
  type Billing,
  type BillingDetails,
  type BillingSubscription,
} from '@faircourt/contracts/billing';
import type { BilledDesk, Prices } from './billing.store.ts';
import type { InvoiceRow } from './invoices/invoice.store.ts';
import type { Active, Life, Offer, Trialing } from './life/life.ts';
import { endsWhenCancelled } from './life/moments.ts';
import { cardEnd, type ByCard } from './life/by-card.ts';
import { sendOrder } from './life/orders.ts';
import { addDays, later, type Period } from './life/periods.ts';
import { Refused } from './life/refused.ts';
import { presentOrder } from './orders/order.presenter.ts';
import type { OrderRow } from './orders/order.store.ts';

export interface PresentedPlan {
  desk: BilledDesk;
  life: Life;
  trialEndsAt: Date | null;
  prices: Prices;
  details: BillingDetails | null;
  openInvoice: InvoiceRow | null;
  isEndedBySuspension: boolean;
  /** Of the reader. */
  orders: readonly OrderRow[];
  isOwner: boolean;
  now: Date;
}

export function presentBilling(plan: PresentedPlan): Billing {
  const { life, prices, isOwner } = plan;
  const current = currentOffer(life);
  const next = nextOffer(life);
  return {
    subscription: presentSubscription(plan),
    offers: BILLING_OFFERS.map((offer) => ({
      ...offer,
      ...priceOf(prices, offer),
      is_current: isSame(offer, current),
      is_scheduled: !isSame(offer, current) && isSame(offer, next),
    })),
    details: isOwner ? plan.details : null,
    purchase_orders: isOwner ? plan.orders.map(presentOrder) : [],
    can: isOwner ? whatCan(life) : NOTHING,
  };
}

export function presentNoPlan(prices: Prices): Billing {
  const offers = BILLING_OFFERS.map((offer) => ({
    ...offer,
    ...priceOf(prices, offer),
    is_current: false,
    is_scheduled: false,
  }));
  return { subscription: null, offers, details: null, purchase_orders: [], can: NOTHING };
}

export function priceOf(prices: Prices, { plan, interval }: Offer) {
  const cents = prices[plan][interval];
  if (cents === null) throw new Error(`${plan} is not sold by the ${interval}`);
  return { amount_cents: cents, currency: 'USD' as const };
}

const NOTHING = {
  choose: false,
  cancel: false,
  resume: false,
  keep: false,
  send_purchase_order: false,
  edit_details: false,
};

export function whatCan(life: Life): Billing['can'] {
  const isOpen = isChangeable(life);
  const isWaiting = life.stage === 'trialing' && life.trialEndsAt === null;
  const isCancelled = isOpen && life.isCancelled;
  return {
    // A card that does not pay comes first.
    choose: !isWaiting && !(life.stage === 'by_card' && life.phase.kind === 'past_due'),
    cancel: !isWaiting && !isCancelled && (life.stage !== 'lapsed' || life.bill !== null),
    resume: isCancelled,
    keep: isOpen && life.scheduled !== null,
    send_purchase_order: canSend(life),
    edit_details: true,
  };
}

function canSend(life: Life): boolean {
  try {
    sendOrder(life);
    return true;
  } catch (error) {
    if (error instanceof Refused) return false;
    throw error;
  }
}

export function presentSubscription(plan: Omit<PresentedPlan, 'details' | 'orders'>): BillingSubscription {
  const { desk, life, prices, isOwner, now } = plan;
  const isOpen = isChangeable(life);
  const period = periodOf(life);
  const cancelsOn = isOpen && life.isCancelled ? endsWhenCancelled(life, now) : null;
  return {
    plan: life.plan,
    interval: life.interval,
    stage: stageOf(life),
    is_owner: isOwner,
    owner_name: desk.owner_name,
    trial_ends_at: plan.trialEndsAt?.toISOString() ?? null,
    period_from: period?.from.toISOString() ?? null,
    period_to: period?.to.toISOString() ?? null,
    is_on_account: life.stage === 'on_account',
    grace_ends_at: graceEndOf(life)?.toISOString() ?? null,
    cancels_on: cancelsOn?.toISOString() ?? null,
    is_ended_by_suspension: cancelsOn !== null && plan.isEndedBySuspension,
    scheduled: presentScheduled(life),
    seats: { used: desk.seats_used, max: prices[life.plan].seats },
    next_charge: isOwner ? presentCharge(life, prices) : null,
    open_invoice: isOwner ? presentOpen(plan.openInvoice) : null,
  };
}

/** Something can be cancelled, resumed or scheduled. */
function isChangeable(life: Life): life is Trialing | Active | ByCard {
  return life.stage === 'trialing' || life.stage === 'active' || life.stage === 'by_card';
}

function stageOf(life: Life): BillingSubscription['stage'] {
  if (life.stage === 'by_card') return life.phase.kind === 'prepaid' ? 'active' : life.phase.kind;
  return life.stage === 'on_account' ? 'active' : life.stage;
}

function periodOf(life: Life): Period | null {
  switch (life.stage) {
    case 'active':
      return life.period;
    case 'by_card':
      return life.phase.kind === 'trialing' ? null : life.phase.period;
    case 'on_account':
    case 'past_due':
      return life.bill.period;
    case 'trialing':
    case 'lapsed':
      return null;
  }
}

function graceEndOf(life: Life): Date | null {
  if (life.stage === 'by_card') return life.phase.kind === 'past_due' ? life.phase.graceEndsAt : null;
  return life.stage === 'past_due' ? life.graceEndsAt : null;
}

function presentScheduled(life: Life): BillingSubscription['scheduled'] {
  if (life.stage === 'by_card') {
    return life.scheduled && { ...life.scheduled, from: cardEnd(life).toISOString() };
  }
  if (life.stage !== 'active' && life.stage !== 'trialing') return null;
  const paid = life.bill?.isPaid ? life.bill : null;
  if (life.scheduled) {
    const from = paid?.period?.to ?? (life.stage === 'active' ? life.period.to : life.trialEndsAt);
    return from && { ...life.scheduled, from: from.toISOString() };
  }
  const isOther = paid?.period && !isSame(paid, currentOffer(life));
  return isOther && paid.period
    ? { plan: paid.plan, interval: paid.interval, from: paid.period.from.toISOString() }
    : null;
}

/** What is due next: the open bill, or the one that will follow the last paid period. */
function presentCharge(life: Life, prices: Prices): BillingSubscription['next_charge'] {
  const { bill } = life;
  if (bill && !bill.isPaid) return chargeOf(prices, bill, bill.due);
  if (!isChangeable(life)) return null;
  const next = nextOffer(life);
  if (life.isCancelled || !next) return null;
  if (life.stage === 'by_card') return chargeOf(prices, next, cardEnd(life));
  const on = bill?.period?.to ?? (life.stage === 'active' ? life.period.to : null);
  return on && chargeOf(prices, next, on);
}

function chargeOf(prices: Prices, { plan, interval }: Offer, on: Date) {
  return { plan, interval, ...priceOf(prices, { plan, interval }), on: on.toISOString() };
}

function presentOpen(row: InvoiceRow | null): BillingSubscription['open_invoice'] {
  if (!row) return null;
  const { id, number, amount_cents, due_at: due } = row;
  return { id, number, amount_cents, currency: 'USD', due_on: due.toISOString() };
}

/** When a choice would take effect, and when it would be charged. */
export function foreseeOffer(life: Life, now: Date): { from: Date | null; chargedOn: Date | null } {
  const paid = life.bill?.isPaid ? life.bill.period : null;
  switch (life.stage) {
    case 'trialing':
      return paid ? { from: paid.to, chargedOn: paid.to } : { from: now, chargedOn: life.trialEndsAt };
    case 'active': {
      const from = paid?.to ?? life.period.to;
      return { from, chargedOn: later(from, now) };
    }
    case 'on_account':
      return { from: now, chargedOn: now };
    case 'by_card':
      return life.phase.kind === 'trialing'
        ? { from: now, chargedOn: life.phase.endsAt }
        : { from: cardEnd(life), chargedOn: later(cardEnd(life), now) };
    case 'past_due':
      return { from: now, chargedOn: life.bill.due };
    case 'lapsed':
      return { from: null, chargedOn: null };
  }
}

/** Of a period that has begun and nobody has paid: until when it stays open after a change. Without its order it is due at once. */
export function unpaidUntil(life: Life, now: Date): Date | null {
  if (life.stage === 'past_due') return life.graceEndsAt;
  return life.stage === 'on_account' ? addDays(now, GRACE_DAYS) : null;
}

function currentOffer(life: Life): Offer | null {
  const { plan, interval } = life;
  return interval && life.stage !== 'lapsed' ? { plan, interval } : null;
}

/** What the next bill is or will be for. */
function nextOffer(life: Life): Offer | null {
  const scheduled = isChangeable(life) ? life.scheduled : null;
  return scheduled ?? life.bill ?? currentOffer(life);
}

function isSame(a: Offer, b: Offer | null): boolean {
  return a.plan === b?.plan && a.interval === b.interval;
}
