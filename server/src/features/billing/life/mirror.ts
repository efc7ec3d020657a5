/**
 * A plan that is paid by card is what the payment service says it is. It is read again each time and taken over whole, so messages
 * that come late, twice or in another order all end in the same life.
 */
import { GRACE_DAYS } from '@faircourt/contracts/billing';
import { voidBill } from './bills.ts';
import { cardEnd, cardOpenUntil, type ByCard } from './by-card.ts';
import type { Effect, Life, Offer, Step } from './life.ts';
import { dropOrder } from './orders.ts';
import { addDays, later, type Period } from './periods.ts';
import { requireSameProduct } from './product.ts';
import { Refused } from './refused.ts';

/** A payment by card that was made. */
export interface Receipt extends Offer {
  /** Of the payment service, so that it is booked once. */
  id: string;
  number: string;
  period: Period;
  cents: number;
  paidAt: Date;
}

/** What the payment service says of a plan, all of it, as it is at the time of reading. */
export interface Mirror extends Offer {
  stage: 'trialing' | 'active' | 'past_due' | 'ended';
  period: Period;
  isCancelled: boolean;
  scheduled: Offer | null;
  endedAt: Date;
  /** Those that are not booked yet, the oldest first. */
  receipts: readonly Receipt[];
}

export function mirror(life: Life, told: Mirror, now: Date): Step {
  const booked = told.receipts.map((receipt, at): Effect => ({
    kind: 'book',
    ordinal: life.billed + at + 1,
    receipt,
  }));
  const billed = life.billed + booked.length;
  if (told.stage === 'ended') {
    const ended = end({ ...life, billed }, told.endedAt, now);
    return { life: ended.life, effects: [...booked, ...ended.effects] };
  }
  // Somebody may have put another price on it at the payment service: the plan stays as it is until a person has looked.
  requireSameProduct(life, told);
  if (told.scheduled) requireSameProduct(life, told.scheduled);
  const next = liveOf(life, told, billed);
  if (life.stage !== 'by_card') {
    // What is over opens nothing again: the clock may have been here before the payment service was.
    if (cardOpenUntil(next) <= now) return { life: { ...life, billed }, effects: booked };
    // A card that does not pay opens nothing: its days of grace belong to what it has paid before.
    const isAfterInvoice = next.phase.kind === 'prepaid';
    if ((isPaidByInvoice(life) && !isAfterInvoice) || told.stage === 'past_due') {
      throw new Refused('paid_by_invoice');
    }
  }
  const effects = [...voidBill(life.bill, 'by_card'), ...booked, ...news(life, next)];
  return dropOrder({ life: next, effects }, { isByCard: true });
}

/**
 * Nothing is owed for a period that has begun, and none is paid ahead. A period that an invoice has paid runs to its end first; in its
 * last hour a page to pay on would outlive it.
 */
export function canCheckOut(life: Life, now: Date): boolean {
  if (life.stage === 'lapsed') return true;
  if (life.stage !== 'trialing' && life.stage !== 'active') return false;
  if (life.bill?.isPaid) return false;
  if (life.stage === 'trialing') return life.trialEndsAt !== null;
  return life.period.to.getTime() - now.getTime() > LAST_HOUR_MS;
}

const LAST_HOUR_MS = 60 * 60_000;

/** When a card would be charged first: after what is tried or paid. Null: at once. */
export function firstChargeOf(life: Life): Date | null {
  if (life.stage === 'trialing') return life.trialEndsAt;
  return life.stage === 'active' ? life.period.to : null;
}

/** Also where an accepted purchase order has opened the period: an institution owes it. */
function isPaidByInvoice(life: Life): boolean {
  return life.stage === 'active' || life.stage === 'on_account' || life.bill?.isPaid === true;
}

function liveOf(life: Life, told: Mirror, billed: number): ByCard {
  const { plan, interval, isCancelled, scheduled } = told;
  const live: ByCard = {
    stage: 'by_card',
    plan,
    interval,
    billed,
    hasOrder: life.hasOrder,
    phase: phaseOf(life, told),
    isCancelled,
    scheduled,
    bill: null,
  };
  const period = prepaidOf(life, told);
  if (!period || !life.interval) return live;
  // What the invoice has paid for stays what it is; what the card is to pay comes after it.
  const next = scheduled ?? { plan, interval };
  const isSame = next.plan === life.plan && next.interval === life.interval;
  return {
    ...live,
    plan: life.plan,
    interval: life.interval,
    phase: { kind: 'prepaid', period },
    scheduled: isCancelled || isSame ? null : next,
  };
}

/** The period that an invoice has paid, as long as the card is not charged before it ends. */
function prepaidOf(life: Life, { stage, period: told, receipts }: Mirror): Period | null {
  if ((stage !== 'trialing' && stage !== 'active') || receipts.length > 0) return null;
  if (life.stage === 'by_card' && life.phase.kind === 'prepaid') {
    return told.to <= life.phase.period.to ? life.phase.period : null;
  }
  if (life.stage !== 'active' || life.bill?.isPaid) return null;
  const gap = life.period.to.getTime() - told.to.getTime();
  return gap >= 0 && gap < SECOND_MS ? life.period : null;
}

/** The payment service counts in whole seconds. */
const SECOND_MS = 1000;

function phaseOf(life: Life, told: Mirror): ByCard['phase'] {
  const { stage, period } = told;
  if (stage === 'past_due') {
    return { kind: 'past_due', period, graceEndsAt: addDays(unpaidSince(life, told), GRACE_DAYS) };
  }
  const trialEnd = trialEndOf(life);
  // Close to its end, a checkout lets the first period begin then instead of naming a trial.
  const isTrial = trialEnd && (stage === 'trialing' || period.to <= trialEnd);
  return isTrial ? { kind: 'trialing', endsAt: trialEnd } : { kind: 'active', period };
}

/** The days of grace are those of the first period that the card did not pay, however often it is billed again. */
function unpaidSince(life: Life, { period, receipts }: Mirror): Date {
  if (life.stage !== 'by_card') return period.from;
  const { phase } = life;
  const before = phase.kind === 'past_due' ? addDays(phase.graceEndsAt, -GRACE_DAYS) : cardEnd(life);
  const paidUntil = receipts.map(({ period: { to } }) => to).reduce(later, before);
  return paidUntil < period.from ? paidUntil : period.from;
}

/** Our own: nothing moves it. */
function trialEndOf(life: Life): Date | null {
  if (life.stage === 'trialing') return life.trialEndsAt;
  return life.stage === 'by_card' && life.phase.kind === 'trialing' ? life.phase.endsAt : null;
}

/** A trial, and what an invoice has paid, go on to their own end, whatever became of the card. */
function end(life: Life, at: Date, now: Date): Step {
  if (life.stage !== 'by_card') return { life, effects: [] };
  const { plan, interval, billed, hasOrder, phase } = life;
  const all = { plan, billed, hasOrder, bill: null };
  if (phase.kind === 'trialing' && now < phase.endsAt) {
    const asked = { interval: null, isCancelled: true, scheduled: null };
    return { life: { ...all, ...asked, stage: 'trialing', trialEndsAt: phase.endsAt }, effects: [] };
  }
  if (phase.kind === 'prepaid' && now < phase.period.to) {
    const asked = { interval, isCancelled: true, scheduled: null };
    return { life: { ...all, ...asked, stage: 'active', period: phase.period }, effects: [] };
  }
  const why = phase.kind === 'past_due' ? 'unpaid' : 'cancelled';
  return { life: { ...all, stage: 'lapsed', interval }, effects: [{ kind: 'lapsed', why, at }] };
}

/** What the owner hears of, once each: reading the same again is no news. */
function news(before: Life, next: ByCard): Effect[] {
  const effects: Effect[] = [];
  const { plan, interval, phase } = next;
  if (before.stage === 'by_card' && before.phase.kind !== 'trialing') {
    const isOther = before.plan !== plan || before.interval !== interval;
    if (isOther) effects.push({ kind: 'changed', offer: { plan, interval } });
  }
  const wasPastDue = before.stage === 'by_card' && before.phase.kind === 'past_due';
  if (phase.kind === 'past_due' && !wasPastDue) {
    effects.push({ kind: 'past_due', ordinal: null, graceEndsAt: phase.graceEndsAt });
  }
  return effects;
}
