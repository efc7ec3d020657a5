/** What a purchase order does to a plan. While it waits it opens nothing; accepted, it opens a year that is paid within thirty days. */
import { billOrdered, voidBill } from './bills.ts';
import type { Active, Effect, Life, Step, Trialing } from './life.ts';
import { Refused } from './refused.ts';

export function sendOrder(life: Life): Step {
  if (life.hasOrder) throw new Refused('order_waits');
  refuseUnordered(life);
  return { life: { ...life, hasOrder: true }, effects: [] };
}

export function endOrder(life: Life): Step {
  if (!life.hasOrder) throw new Refused('no_order');
  return { life: { ...life, hasOrder: false }, effects: [] };
}

/** With the plan that it was for, with the one who sent it, or because a card pays what it was to pay. */
export function dropOrder({ life, effects }: Step, { isByCard = false } = {}): Step {
  if (!life.hasOrder) return { life, effects };
  return { life: { ...life, hasOrder: false }, effects: [...effects, { kind: 'order_dropped', isByCard }] };
}

/** The open bill, which was for the same time, gives way to that of the order. */
export function acceptOrder(life: Life, now: Date): Step {
  if (!life.hasOrder) throw new Refused('no_order');
  const ordered = refuseUnordered(life);
  const bill = billOrdered(ordered, now);
  const { plan, interval, ordinal: billed } = bill;
  const freed = voidBill(ordered.bill, 'replaced');
  const issued: Effect = { kind: 'issue', bill };
  const changed: Effect[] = ordered.plan === plan ? [] : [{ kind: 'changed', offer: { plan, interval } }];
  const all = { billed, hasOrder: false, bill };
  switch (ordered.stage) {
    case 'trialing':
      return {
        life: { ...ordered, ...all, plan, interval, isCancelled: false },
        effects: [...freed, ...changed, issued],
      };
    case 'active':
      return {
        life: { ...ordered, ...all, isCancelled: false, scheduled: scheduledBy(ordered, bill) },
        effects: [...freed, issued],
      };
    case 'past_due':
    case 'lapsed':
      return {
        life: { stage: 'on_account', plan, interval, ...all },
        effects: [...freed, ...changed, issued],
      };
  }
}

/** A period that is paid ahead, or one that an order has opened and nobody has paid, comes first. */
function refuseUnordered(life: Life): Exclude<Life, { stage: 'on_account' | 'by_card' }> {
  if (life.stage === 'by_card') throw new Refused('by_card');
  if (life.stage === 'on_account') throw new Refused('on_account');
  if (life.stage === 'trialing' && life.trialEndsAt === null) throw new Refused('no_trial_yet');
  if (life.bill?.isPaid) throw new Refused('paid_ahead');
  return life;
}

function scheduledBy(
  { plan, interval }: Active,
  bill: Pick<Active, 'plan' | 'interval'>,
): Trialing['scheduled'] {
  const isSame = plan === bill.plan && interval === bill.interval;
  return isSame ? null : { plan: bill.plan, interval: bill.interval };
}
