/** The life of a plan that is paid by card to columns and back. */
import { cardOpenUntil, type ByCard } from './by-card.ts';
import type { LifeRow } from './life.rows.ts';
import type { Offer } from './life.ts';
import type { Period } from './periods.ts';

/** Null: it is paid by invoice, or has ended. */
export function cardLifeOf(
  row: LifeRow,
  { period, scheduled, hasOrder }: { period: Period | null; scheduled: Offer | null; hasOrder: boolean },
): ByCard | null {
  const { plan, billed, billing_interval: interval, trial_ends_at: endsAt, grace_ends_at: graceEndsAt } = row;
  if (row.paid_by !== 'card' || row.status === 'lapsed' || !interval) return null;
  const isTrial = row.status === 'trial';
  const phase = phaseOf({ isTrial, isPrepaid: row.is_prepaid, endsAt, period, graceEndsAt });
  const isCancelled = row.cancelled_at !== null;
  return (
    phase && { stage: 'by_card', plan, interval, billed, hasOrder, phase, isCancelled, scheduled, bill: null }
  );
}

function phaseOf(found: {
  isTrial: boolean;
  isPrepaid: boolean;
  endsAt: Date | null;
  period: Period | null;
  graceEndsAt: Date | null;
}): ByCard['phase'] | null {
  const { isTrial, isPrepaid, endsAt, period, graceEndsAt } = found;
  if (isTrial) return endsAt && { kind: 'trialing', endsAt };
  if (!period) return null;
  if (graceEndsAt) return { kind: 'past_due', period, graceEndsAt };
  return { kind: isPrepaid ? 'prepaid' : 'active', period };
}

export function cardRowOf(life: ByCard) {
  const { plan, interval, billed, phase, scheduled, isCancelled } = life;
  const period = phase.kind === 'trialing' ? null : phase.period;
  return {
    plan,
    status: phase.kind === 'trialing' ? ('trial' as const) : ('active' as const),
    billing_interval: interval,
    current_period_ends_at: cardOpenUntil(life),
    period_from: period?.from ?? null,
    period_to: period?.to ?? null,
    anchor_day: period?.anchorDay ?? null,
    grace_ends_at: phase.kind === 'past_due' ? phase.graceEndsAt : null,
    scheduled_plan: scheduled?.plan ?? null,
    scheduled_interval: scheduled?.interval ?? null,
    bill_ordinal: null,
    billed,
    cancelled: isCancelled,
    paid_by: 'card' as const,
    is_prepaid: phase.kind === 'prepaid',
  };
}
