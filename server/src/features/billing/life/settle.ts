/** What an admin does to a bill: the money has come, in time or too late, or the bill is taken back. */
import { billToReturn, voidBill } from './bills.ts';
import type { ByInvoice, Effect, Life, Offer, Step } from './life.ts';
import { endsWhenCancelled } from './moments.ts';
import { periodFrom, type Period } from './periods.ts';
import { Refused } from './refused.ts';

export function pay(life: ByInvoice, ordinal: number, now: Date): Step {
  const { bill } = life;
  if (bill?.ordinal !== ordinal || bill.isPaid) throw new Refused('not_open');
  const { plan, interval } = bill;
  const period = bill.period ?? periodFrom(now, interval);
  const settled: Effect = { kind: 'settle', ordinal, period };
  const { billed, hasOrder } = life;
  switch (life.stage) {
    case 'trialing':
      return { life: { ...life, bill: { ...bill, isPaid: true } }, effects: [settled] };
    case 'active':
      return { life: { ...life, scheduled: null, bill: { ...bill, isPaid: true } }, effects: [settled] };
    case 'on_account':
    case 'past_due':
    case 'lapsed':
      return {
        life: {
          stage: 'active',
          plan,
          interval,
          period,
          isCancelled: false,
          bill: null,
          scheduled: null,
          billed,
          hasOrder,
        },
        effects: [settled],
      };
  }
}

/**
 * The money is booked on an invoice of its own. A period that has begun and still runs was worked in already, so it is given back and
 * not a new one: days of grace and days on account are not free. Where there was none, or it is over, a period begins now.
 */
export function payLate(
  life: ByInvoice,
  { offer, period }: { offer: Offer; period: Period | null },
  now: Date,
): Step {
  if (life.stage !== 'lapsed' || life.bill) throw new Refused('not_open');
  const isRunning = period !== null && period.from <= now && now < period.to;
  const { life: billed, effects } = billToReturn(life, offer, { period: isRunning ? period : null, now });
  const paid = pay(billed, billed.billed, now);
  return { life: paid.life, effects: [...effects, ...paid.effects] };
}

/** An admin takes a bill back: it is not sent again by itself, so the plan ends with what is paid, and its owner can resume it. */
export function voidByAdmin(life: ByInvoice, ordinal: number, now: Date): Step {
  const { bill } = life;
  if (bill?.ordinal !== ordinal || bill.isPaid) throw new Refused('not_open');
  const freed = voidBill(bill, 'by_admin');
  switch (life.stage) {
    case 'trialing':
    case 'active': {
      const stopped: ByInvoice = { ...life, isCancelled: true, bill: null, scheduled: null };
      const effect: Effect = { kind: 'stopped', at: endsWhenCancelled(stopped, now) };
      return { life: stopped, effects: [...freed, effect] };
    }
    case 'on_account':
    case 'past_due': {
      const { plan, interval, billed, hasOrder } = life;
      const lapsed: Effect = { kind: 'lapsed', why: 'by_admin', at: now };
      const ended: Life = { stage: 'lapsed', plan, interval, billed, hasOrder, bill: null };
      return { life: ended, effects: [...freed, lapsed] };
    }
    case 'lapsed':
      return { life: { ...life, bill: null }, effects: freed };
  }
}

/** Null when it would end nothing: the plan has ended already, or the bill is not the one that is open. */
export function endsWhenVoided(life: Life, ordinal: number, now: Date): Date | null {
  if (life.stage === 'lapsed' || life.bill?.ordinal !== ordinal || life.bill.isPaid) return null;
  return endsWhenCancelled(life, now);
}
