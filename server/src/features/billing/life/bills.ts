/** Which bill comes next, and for which period. */
import { RENEWAL_NOTICE_DAYS } from '@faircourt/contracts/billing';
import type { Active, Bill, Effect, Lapsed, Offer, Trialing, VoidReason } from './life.ts';
import { addDays, later, periodFrom } from './periods.ts';

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

/** Nothing runs, so nothing is owed: the period begins with the payment. */
export function billToReturn(life: Lapsed, { plan, interval }: Offer, now: Date): Billed<Lapsed> {
  const due = addDays(now, RENEWAL_NOTICE_DAYS);
  return issue({ ...life, plan, interval }, { plan, interval, period: null, due });
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
