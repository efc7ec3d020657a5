/** What the clock alone does to a plan, up to a moment. Doing it twice, or late, comes to the same. */
import { GRACE_DAYS, RENEWAL_NOTICE_DAYS } from '@faircourt/contracts/billing';
import { passCard } from './by-card.ts';
import { billNext, voidBill } from './bills.ts';
import type { Active, Bill, Effect, LapseReason, Life, OnAccount, PastDue, Step, Trialing } from './life.ts';
import { addDays, type Period } from './periods.ts';

export function passTime(life: Life, now: Date): Step {
  const effects: Effect[] = [];
  let current = life;
  for (;;) {
    const next = passOne(current, now);
    if (!next) return { life: current, effects };
    effects.push(...next.effects);
    current = next.life;
  }
}

/** Null when nothing is due. */
function passOne(life: Life, now: Date): Step | null {
  switch (life.stage) {
    case 'trialing':
      return life.trialEndsAt !== null && now >= life.trialEndsAt ? endTrial(life, life.trialEndsAt) : null;
    case 'active':
      return now >= life.period.to ? endPeriod(life, now) : renew(life, now);
    case 'on_account':
      return now >= life.bill.due ? fallDue(life) : null;
    case 'past_due':
      return now >= life.graceEndsAt ? lapse(life, 'unpaid', life.graceEndsAt) : null;
    case 'lapsed': {
      const isOver = life.bill && now >= addDays(life.bill.due, GRACE_DAYS);
      return isOver ? { life: { ...life, bill: null }, effects: voidBill(life.bill, 'unpaid') } : null;
    }
    case 'by_card':
      return passCard(life, now);
  }
}

function endTrial(life: Trialing, at: Date): Step {
  if (life.bill && isForPeriod(life.bill)) return begin(life, life.bill);
  return lapse(life, life.isCancelled ? 'cancelled' : 'trial_over', at);
}

function endPeriod(life: Active, now: Date): Step {
  const { bill, period, isCancelled } = life;
  if (bill && isForPeriod(bill)) return begin(life, bill);
  if (isCancelled) return lapse(life, 'cancelled', period.to);
  // Nobody was billed and the days of grace are over too: the next period is neither owed nor given.
  const graceEndsAt = addDays(period.to, GRACE_DAYS);
  return now >= graceEndsAt ? lapse(life, 'unpaid', graceEndsAt) : billNext(life, now);
}

function renew(life: Active, now: Date): Step | null {
  const isDue = !life.bill && !life.isCancelled && now >= addDays(life.period.to, -RENEWAL_NOTICE_DAYS);
  return isDue ? billNext(life, now) : null;
}

/** Its days of grace begin. */
function fallDue(life: OnAccount): Step {
  const graceEndsAt = addDays(life.bill.due, GRACE_DAYS);
  return {
    life: { ...life, stage: 'past_due', graceEndsAt },
    effects: [{ kind: 'past_due', ordinal: life.bill.ordinal, graceEndsAt }],
  };
}

/** The billed period begins; unpaid, on account until its invoice is due, which is at once without a purchase order. */
function begin(life: Trialing | Active, bill: Bill & { period: Period }): Step {
  const { plan, interval, period, isPaid } = bill;
  const isChanged = life.stage === 'active' && (plan !== life.plan || interval !== life.interval);
  const changed: Effect[] = isChanged ? [{ kind: 'changed', offer: { plan, interval } }] : [];
  const { isCancelled, billed, hasOrder, scheduled } = life;
  const all = { plan, interval, billed, hasOrder };
  if (!isPaid) {
    return { life: { ...all, stage: 'on_account', bill: { ...bill, isPaid } }, effects: changed };
  }
  return {
    life: { ...all, stage: 'active', period, isCancelled, bill: null, scheduled },
    effects: changed,
  };
}

function lapse(life: Trialing | Active | PastDue, why: LapseReason, at: Date): Step {
  const { plan, interval, billed, hasOrder } = life;
  return {
    life: { stage: 'lapsed', plan, interval, billed, hasOrder, bill: null },
    effects: [...voidBill(life.bill, 'unpaid'), { kind: 'lapsed', why, at }],
  };
}

function isForPeriod(bill: Bill): bill is Bill & { period: Period } {
  return bill.period !== null;
}
