/** Which bill comes next, and for which period. */
import { ORDER_DUE_DAYS, RENEWAL_NOTICE_DAYS } from '@faircourt/contracts/billing';
import type { Active, Bill, Effect, Lapsed, Offer, PastDue, Trialing, VoidReason } from './life.ts';
import { addDays, later, periodFrom, type Period } from './periods.ts';
import { orderedOffer } from './product.ts';

interface Billed<Stage> {
  life: Stage;
  effects: Effect[];
}

/** Due on the last day of the trial, for the period that begins then. */
export function billTrial(life: Trialing, now: Date): Billed<Trialing> {
  const { trialEndsAt, plan, interval } = life;
  if (!trialEndsAt || !interval) return { life, effects: [] };
  return issue(life, {
    plan,
    interval,
    period: periodFrom(trialEndsAt, interval),
    due: later(trialEndsAt, now),
  });
}

/** For the period after this one; due when it begins. */
export function billNext(life: Active, now: Date): Billed<Active> {
  const { plan, interval } = life.scheduled ?? life;
  const { to, anchorDay } = life.period;
  return issue(life, { plan, interval, period: periodFrom(to, interval, anchorDay), due: later(to, now) });
}

/** Nothing runs, so nothing is owed: the period begins with the payment, unless one is given back. */
export function billToReturn(
  life: Lapsed,
  { plan, interval }: Offer,
  { period = null, now }: { period?: Period | null; now: Date },
): Billed<Lapsed> {
  const due = addDays(now, RENEWAL_NOTICE_DAYS);
  return issue({ ...life, plan, interval }, { plan, interval, period, due });
}

/** The year of an accepted order: after what is tried or paid, else from now. Due thirty days later, or when it begins. */
export function billOrdered(
  life: Trialing | Active | PastDue | Lapsed,
  now: Date,
): Bill & { period: Period; isPaid: false } {
  const period = orderedPeriod(life, now);
  const due = later(period.from, addDays(now, ORDER_DUE_DAYS));
  return { ...orderedOffer(life.plan), ordinal: life.billed + 1, isPaid: false, period, due };
}

function orderedPeriod(life: Trialing | Active | PastDue | Lapsed, now: Date): Period {
  const { interval } = orderedOffer(life.plan);
  switch (life.stage) {
    case 'trialing':
      return periodFrom(life.trialEndsAt ?? now, interval);
    case 'active':
      return periodFrom(life.period.to, interval, life.period.anchorDay);
    case 'past_due':
      return periodFrom(life.bill.period.from, interval, life.bill.period.anchorDay);
    case 'lapsed':
      return periodFrom(now, interval);
  }
}

export function voidBill(bill: Bill | null, why: VoidReason): Effect[] {
  return bill && !bill.isPaid ? [{ kind: 'void', ordinal: bill.ordinal, why }] : [];
}

function issue<Stage extends Trialing | Active | Lapsed>(
  life: Stage,
  about: Omit<Bill, 'ordinal' | 'isPaid'>,
): Billed<Stage> {
  const bill: Bill = { ...about, ordinal: life.billed + 1, isPaid: false };
  return { life: { ...life, billed: bill.ordinal, bill }, effects: [{ kind: 'issue', bill }] };
}
