/**
 * One step in the life of a subscription: (life, event, now) → life and what has to happen outside. No clock and no database in
 * here, so that thousands of lives can be played. Every step first lets the time pass: a late job neither gives nor takes anything.
 */
import { leaveCard, orphanCard, type ByCard } from './by-card.ts';
import { billNext, billToReturn, billTrial, voidBill } from './bills.ts';
import type { Active, ByInvoice, Effect, Life, LifeEvent, Offer, Step, Trialing } from './life.ts';
import { mirror } from './mirror.ts';
import { acceptOrder, dropOrder, endOrder, sendOrder } from './orders.ts';
import { orphan } from './orphan.ts';
import { passTime } from './pass-time.ts';
import { periodFrom } from './periods.ts';
import { requireSameProduct } from './product.ts';
import { Refused } from './refused.ts';
import { pay, payLate, voidByAdmin } from './settle.ts';

export function step(life: Life, event: LifeEvent, now: Date): Step {
  const before = age(life, event, now);
  const done = answer(before.life, event, now);
  const after = passTime(done.life, now);
  return { life: after.life, effects: [...before.effects, ...done.effects, ...after.effects] };
}

/**
 * What the clock has done by now. A reading of the payment service comes before the clock: it may say that the card has paid, and
 * then nothing was over.
 */
export function age(life: Life, event: LifeEvent, now: Date): Step {
  const isRead = life.stage === 'by_card' && event.kind === 'mirrored';
  return isRead ? { life, effects: [] } : passTime(life, now);
}

function answer(life: Life, event: LifeEvent, now: Date): Step {
  if (event.kind === 'mirrored') return mirror(life, event.told, now);
  if (life.stage === 'by_card') return answerByCard(life, event, now);
  switch (event.kind) {
    case 'time':
    case 'granted':
      return { life, effects: [] };
    case 'chosen':
      requireSameProduct(life, event.offer);
      return choose(life, event.offer, now);
    case 'kept':
      return keep(life, now);
    case 'cancelled':
      return dropOrder(cancel(life, now));
    case 'resumed':
      return resume(life, now);
    case 'handed_over':
      return dropOrder(leaveEndedCard(readdress(life)));
    case 'orphaned':
      return dropOrder(orphan(life, now));
    case 'order_sent':
      return sendOrder(life);
    case 'order_accepted':
      return acceptOrder(life, now);
    case 'order_ended':
      return endOrder(life);
    case 'paid':
      return pay(life, event.ordinal, now);
    case 'paid_late':
      requireSameProduct(life, event.offer);
      return payLate(life, event, now);
    case 'voided':
      return voidByAdmin(life, event.ordinal, now);
  }
}

/** What its owner wants is asked of the payment service, and what that says then is mirrored. */
function answerByCard(life: ByCard, event: LifeEvent, now: Date): Step {
  switch (event.kind) {
    case 'time':
      return { life, effects: [] };
    case 'granted':
      return { life: { ...life, ...event.asked }, effects: [] };
    case 'handed_over':
      return dropOrder(leaveCard(life, now));
    case 'orphaned':
      return dropOrder(orphanCard(life, now));
    case 'paid':
    case 'paid_late':
    case 'voided':
      throw new Refused('not_open');
    case 'order_ended':
      return endOrder(life);
    default:
      throw new Refused('by_card');
  }
}

/** Where nothing is paid, a choice counts at once; a period that is paid runs to its end first. */
function choose(life: ByInvoice, offer: Offer, now: Date): Step {
  switch (life.stage) {
    case 'trialing': {
      if (life.trialEndsAt === null) throw new Refused('no_trial_yet');
      if (life.bill?.isPaid) return schedule(life, life.bill, offer, now);
      if (life.bill && isSame(life.bill, offer)) throw new Refused('already_so');
      const freed = voidBill(life.bill, 'replaced');
      const changed: Effect[] = life.plan === offer.plan ? [] : [{ kind: 'changed', offer }];
      const billed = billTrial({ ...life, ...offer, isCancelled: false, bill: null }, now);
      return { life: billed.life, effects: [...freed, ...changed, ...billed.effects] };
    }
    case 'active':
      return schedule(life, life.bill?.isPaid ? life.bill : life, offer, now);
    // The period that nobody has paid has begun: it is billed again, for what is wanted now. Without the order it is due now.
    case 'on_account':
    case 'past_due': {
      if (isSame(life.bill, offer)) throw new Refused('already_so');
      const ordinal = life.billed + 1;
      const { from, anchorDay } = life.bill.period;
      const period = periodFrom(from, offer.interval, anchorDay);
      const due = life.stage === 'on_account' ? now : life.bill.due;
      const bill = { ...life.bill, ...offer, ordinal, period, due };
      const changed: Effect[] = life.plan === offer.plan ? [] : [{ kind: 'changed', offer }];
      return {
        life: { ...life, ...offer, billed: ordinal, bill },
        effects: [...voidBill(life.bill, 'replaced'), ...changed, { kind: 'issue', bill }],
      };
    }
    case 'lapsed': {
      if (life.bill && isSame(life.bill, offer)) throw new Refused('already_so');
      const freed = voidBill(life.bill, 'replaced');
      const billed = billToReturn({ ...life, bill: null }, offer, { now });
      return { life: billed.life, effects: [...freed, ...billed.effects] };
    }
  }
}

/** The last paid period runs to its end; what comes after it is what is wanted now. */
function schedule(life: Trialing | Active, paid: Offer, offer: Offer, now: Date): Step {
  if (!life.isCancelled && isSame(life.scheduled ?? paid, offer)) throw new Refused('already_so');
  return rebill({ ...life, isCancelled: false, scheduled: isSame(paid, offer) ? null : offer }, now);
}

function keep(life: ByInvoice, now: Date): Step {
  const isWaiting = (life.stage === 'active' || life.stage === 'trialing') && life.scheduled !== null;
  if (!isWaiting) throw new Refused('nothing_to_keep');
  return rebill({ ...life, scheduled: null }, now);
}

/** An open bill for a period that has not begun gives way to one for what is wanted now. */
function rebill(life: Trialing | Active, now: Date): Step {
  if (life.stage === 'trialing' || !life.bill || life.bill.isPaid) return { life, effects: [] };
  const freed = voidBill(life.bill, 'replaced');
  const billed = billNext({ ...life, bill: null }, now);
  return { life: billed.life, effects: [...freed, ...billed.effects] };
}

/** What is paid runs to its end, and nothing more is charged. Past due, nothing is paid: it ends at once. */
function cancel(life: ByInvoice, now: Date): Step {
  const open = life.bill?.isPaid ? null : life.bill;
  const freed = voidBill(open, 'cancelled');
  switch (life.stage) {
    case 'trialing':
    case 'active': {
      if (life.isCancelled) throw new Refused('nothing_to_cancel');
      const bill = open ? null : life.bill;
      return { life: { ...life, isCancelled: true, bill, scheduled: null }, effects: freed };
    }
    case 'on_account':
    case 'past_due': {
      const { plan, interval, billed, hasOrder } = life;
      const lapsed: Effect = { kind: 'lapsed', why: 'cancelled', at: now };
      const ended: Life = { stage: 'lapsed', plan, interval, billed, hasOrder, bill: null };
      return { life: ended, effects: [...freed, lapsed] };
    }
    case 'lapsed':
      if (!life.bill && !life.hasOrder) throw new Refused('nothing_to_cancel');
      return { life: { ...life, bill: null }, effects: freed };
  }
}

function resume(life: ByInvoice, now: Date): Step {
  const canResume = (life.stage === 'trialing' || life.stage === 'active') && life.isCancelled;
  if (!canResume) throw new Refused('nothing_to_resume');
  if (life.stage === 'active') return { life: { ...life, isCancelled: false }, effects: [] };
  const trial = { ...life, isCancelled: false };
  return trial.interval && !trial.bill ? billTrial(trial, now) : { life: trial, effects: [] };
}

/** Somebody else owns the plan: what is open is billed again, to them, and due as it was. */
function readdress(life: ByInvoice): Step {
  const { bill } = life;
  if (!bill || bill.isPaid) return { life, effects: [] };
  const ordinal = life.billed + 1;
  const effects = voidBill(bill, 'handed_over');
  const again = { ...bill, ordinal };
  const readdressed =
    life.stage === 'past_due' || life.stage === 'on_account'
      ? { ...life, billed: ordinal, bill: { ...life.bill, ordinal } }
      : { ...life, billed: ordinal, bill: again };
  return { life: readdressed, effects: [...effects, { kind: 'issue', bill: again }] };
}

/** The card that a plan was paid by before it lapsed is the former owner's. Where there was none, nothing ends. */
function leaveEndedCard({ life, effects }: Step): Step {
  return {
    life,
    effects: life.stage === 'lapsed' ? [...effects, { kind: 'end_card', isLeft: true }] : effects,
  };
}

function isSame(a: { plan: Offer['plan']; interval: Offer['interval'] }, b: Offer): boolean {
  return a.plan === b.plan && a.interval === b.interval;
}
