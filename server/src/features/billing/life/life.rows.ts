/** The life of a plan to columns and back. What access reads, status and one end, is written here and nowhere else in billing. */
import type { BilledPlan } from '@faircourt/contracts/vocabulary';
import type { Selectable } from 'kysely';
import type { BillingInterval, Invoices, Subscriptions } from '../../../platform/database/schema.gen.ts';
import { cardLifeOf, cardRowOf } from './card.rows.ts';
import type { Bill, Life, Offer } from './life.ts';
import { openUntil } from './moments.ts';
import { addDays, type Period } from './periods.ts';

export type LifeRow = Pick<
  Selectable<Subscriptions>,
  | 'status'
  | 'trial_ends_at'
  | 'current_period_ends_at'
  | 'billing_interval'
  | 'period_from'
  | 'period_to'
  | 'anchor_day'
  | 'grace_ends_at'
  | 'cancelled_at'
  | 'scheduled_plan'
  | 'scheduled_interval'
  | 'billed'
  | 'paid_by'
  | 'is_prepaid'
> & { plan: BilledPlan };

export type BillRow = Pick<
  Selectable<Invoices>,
  'ordinal' | 'period_from' | 'period_to' | 'anchor_day' | 'due_at' | 'state'
> & { plan: BilledPlan; billing_interval: BillingInterval };

/** About a month: for plans from before there were periods, whose end alone is known. */
const UNKNOWN_PERIOD_DAYS = 30;

export function lifeOf(row: LifeRow, billed: BillRow | null, hasOrder: boolean): Life {
  const byCard = cardLifeOf(row, { period: periodOf(row), scheduled: scheduledOf(row), hasOrder });
  if (byCard) return byCard;
  const { plan, billing_interval: interval } = row;
  const bill = billed && billOf(billed);
  const all = { plan, billed: row.billed, hasOrder };
  if (row.status === 'lapsed') {
    // When something else ended the plan, what was billed for a fixed period ended too.
    return { ...all, stage: 'lapsed', interval, bill: bill?.period || bill?.isPaid ? null : bill };
  }
  const asked = { isCancelled: row.cancelled_at !== null, scheduled: scheduledOf(row) };
  if (row.status === 'trial') {
    return { ...all, ...asked, stage: 'trialing', trialEndsAt: row.trial_ends_at, interval, bill };
  }
  // No period is paid: the one that was billed has begun, and has days of grace once its invoice is due.
  if (!row.period_from && bill?.period && !bill.isPaid) {
    const unpaid = {
      ...all,
      interval: bill.interval,
      bill: { ...bill, period: bill.period, isPaid: false as const },
    };
    const { grace_ends_at: graceEndsAt } = row;
    return graceEndsAt ? { ...unpaid, stage: 'past_due', graceEndsAt } : { ...unpaid, stage: 'on_account' };
  }
  const period = periodOf(row) ?? unknownPeriod(row.current_period_ends_at);
  return { ...all, ...asked, stage: 'active', interval: interval ?? 'month', period, bill };
}

/** The trial's own end is not here: no step moves it. */
export function rowOf(life: Life) {
  if (life.stage === 'by_card') return cardRowOf(life);
  const { plan, stage, bill, billed } = life;
  const period = stage === 'active' ? life.period : null;
  const isOpen = stage === 'trialing' || stage === 'active';
  const scheduled = isOpen ? life.scheduled : null;
  const until = openUntil(life);
  return {
    plan,
    status: STATUSES[stage],
    billing_interval: life.interval,
    // A trial without a bill has no end but its own.
    ...(stage === 'lapsed' ? {} : { current_period_ends_at: stage === 'trialing' && !bill ? null : until }),
    period_from: period?.from ?? null,
    period_to: period?.to ?? null,
    anchor_day: period?.anchorDay ?? null,
    grace_ends_at: stage === 'past_due' ? life.graceEndsAt : null,
    scheduled_plan: scheduled?.plan ?? null,
    scheduled_interval: scheduled?.interval ?? null,
    bill_ordinal: bill?.ordinal ?? null,
    billed,
    paid_by: 'invoice' as const,
    is_prepaid: false,
    cancelled: isOpen && life.isCancelled,
  };
}

const STATUSES = {
  trialing: 'trial',
  active: 'active',
  on_account: 'active',
  past_due: 'active',
  lapsed: 'lapsed',
} as const;

function billOf(row: BillRow): Bill {
  const { plan, billing_interval: interval, ordinal, due_at: due, state } = row;
  return { plan, interval, ordinal, due, isPaid: state === 'paid', period: periodOf(row) };
}

function periodOf(row: Pick<LifeRow, 'period_from' | 'period_to' | 'anchor_day'>): Period | null {
  const { period_from: from, period_to: to, anchor_day: anchorDay } = row;
  return from && to && anchorDay !== null ? { from, to, anchorDay } : null;
}

function unknownPeriod(end: Date | null): Period {
  const to = end ?? new Date(0);
  return { from: addDays(to, -UNKNOWN_PERIOD_DAYS), to, anchorDay: to.getUTCDate() };
}

function scheduledOf(row: LifeRow): Offer | null {
  const { scheduled_plan: plan, scheduled_interval: interval } = row;
  return (plan === 'basic_scout' || plan === 'pro_scout') && interval ? { plan, interval } : null;
}
