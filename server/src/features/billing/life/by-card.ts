/**
 * A plan that is paid by card: the payment service bills it and tells us, and our clock issues nothing. Until when it is open, and
 * what the clock and a change of hands do to it.
 */
import { GRACE_DAYS, type BillingInterval } from '@faircourt/contracts/billing';
import type { BilledPlan } from '@faircourt/contracts/vocabulary';
import type { Effect, Offer, Step } from './life.ts';
import { addDays, type Period } from './periods.ts';

export interface ByCard {
  stage: 'by_card';
  plan: BilledPlan;
  interval: BillingInterval;
  billed: number;
  hasOrder: boolean;
  phase: CardPhase;
  isCancelled: boolean;
  scheduled: Offer | null;
  bill: null;
}

type CardPhase =
  | { kind: 'trialing'; endsAt: Date }
  /** An invoice has paid for this period; the card pays what follows. */
  | { kind: 'prepaid'; period: Period }
  | { kind: 'active'; period: Period }
  /** The card did not pay for the period that has begun. */
  | { kind: 'past_due'; period: Period; graceEndsAt: Date };

/** What is tried or paid. */
export function cardEnd({ phase }: ByCard): Date {
  if (phase.kind === 'trialing') return phase.endsAt;
  return phase.kind === 'past_due' ? phase.period.from : phase.period.to;
}

/** With the days of grace of those who are charged again. */
export function cardOpenUntil(life: ByCard): Date {
  const { phase, isCancelled } = life;
  if (phase.kind === 'past_due') return phase.graceEndsAt;
  return isCancelled ? cardEnd(life) : addDays(cardEnd(life), GRACE_DAYS);
}

/** The payment service charges the card and tells us. Until it does, the days of grace run. Null when nothing is due. */
export function passCard(life: ByCard, now: Date): Step | null {
  const until = cardOpenUntil(life);
  if (now < until) return null;
  const isUnpaid = !life.isCancelled || life.phase.kind === 'past_due';
  const lapsed: Effect = { kind: 'lapsed', why: isUnpaid ? 'unpaid' : 'cancelled', at: until };
  // Nobody is charged for days on which the plan is closed.
  const effects: Effect[] = isUnpaid ? [lapsed, { kind: 'end_card', isLeft: false }] : [lapsed];
  const { plan, interval, billed, hasOrder } = life;
  return { life: { stage: 'lapsed', plan, interval, billed, hasOrder, bill: null }, effects };
}

/** Somebody else owns the plan, and the card is not theirs: what it has paid runs on, and what follows is billed to them. */
export function leaveCard(life: ByCard, now: Date): Step {
  const { plan, interval, billed, hasOrder, phase, isCancelled } = life;
  const all = { plan, billed, hasOrder, bill: null };
  const gone: Effect = { kind: 'end_card', isLeft: true };
  const asked = { isCancelled, scheduled: null };
  switch (phase.kind) {
    case 'trialing':
      return {
        life: { ...all, ...asked, stage: 'trialing', interval: null, trialEndsAt: phase.endsAt },
        effects: [gone],
      };
    case 'prepaid':
    case 'active':
      return { life: { ...all, ...asked, stage: 'active', interval, period: phase.period }, effects: [gone] };
    case 'past_due':
      return {
        life: { ...all, stage: 'lapsed', interval },
        effects: [{ kind: 'lapsed', why: 'unpaid', at: now }, gone],
      };
  }
}

/** Its owner is gone, and their card with them: what it has paid runs to its end for the others. */
export function orphanCard(life: ByCard, now: Date): Step {
  const { life: left, effects } = leaveCard(life, now);
  if (left.stage !== 'trialing' && left.stage !== 'active') {
    const lapsed: Effect = { kind: 'lapsed', why: 'orphaned', at: now };
    return { life: left, effects: [lapsed, ...effects.filter(({ kind }) => kind !== 'lapsed')] };
  }
  const at = cardEnd(life);
  return { life: { ...left, isCancelled: true }, effects: [...effects, { kind: 'orphaned', at }] };
}
