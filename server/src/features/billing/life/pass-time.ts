/** What the clock alone does to a plan, up to a moment. Doing it twice, or late, comes to the same. */
import { GRACE_DAYS, RENEWAL_NOTICE_DAYS } from '@faircourt/contracts/billing';
import { billNext, voidBill } from './bills.ts';
import type { Active, Bill, Effect, LapseReason, Life, PastDue, Step, Trialing } from './life.ts';
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
    case 'past_due':
      return now >= life.graceEndsAt ? lapse(life, 'unpaid', life.graceEndsAt) : null;
    case 'lapsed': {
      const isOver = life.bill && now >= addDays(life.bill.due, GRACE_DAYS);
      return isOver ? { life: { ...life, bill: null }, effects: voidBill(life.bill, 'unpaid') } : null;
    }
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

/** The billed period begins; unpaid, with days of grace. */
function begin(life: Trialing | Active, bill: Bill & { period: Period }): Step {
  const { plan, interval, period, isPaid } = bill;
  const isChanged = life.stage === 'active' && (plan !== life.plan || interval !== life.interval);
  const changed: Effect[] = isChanged ? [{ kind: 'changed', offer: { plan, interval } }] : [];
  if (!isPaid) {
    const graceEndsAt = addDays(bill.due, GRACE_DAYS);
    const late: PastDue = {
      stage: 'past_due',
      plan,
      interval,
      bill: { ...bill, isPaid },
      graceEndsAt,
      billed: life.billed,
    };
    return { life: late, effects: [...changed, { kind: 'past_due', ordinal: bill.ordinal, graceEndsAt }] };
  }
  const { isCancelled, billed, scheduled } = life;
  return {
    life: { stage: 'active', plan, interval, period, isCancelled, bill: null, scheduled, billed },
    effects: changed,
  };
}

function lapse(life: Trialing | Active | PastDue, why: LapseReason, at: Date): Step {
  const { plan, interval, billed } = life;
  return {
    life: { stage: 'lapsed', plan, interval, billed, bill: null },
    effects: [...voidBill(life.bill, 'unpaid'), { kind: 'lapsed', why, at }],
  };
}

function isForPeriod(bill: Bill): bill is Bill & { period: Period } {
  return bill.period !== null;
}
