/** A plan whose owner is gone is billed to nobody: what is paid runs to its end for the others, and then it ends. */
import { voidBill } from './bills.ts';
import type { ByInvoice, Life, Step } from './life.ts';
import { endsWhenCancelled } from './moments.ts';
import { Refused } from './refused.ts';

export function orphan(life: ByInvoice, now: Date): Step {
  const freed = voidBill(life.bill, 'orphaned');
  const paid = life.bill?.isPaid ? life.bill : null;
  switch (life.stage) {
    case 'trialing':
    case 'active': {
      if (life.isCancelled && freed.length === 0) throw new Refused('already_so');
      const ending: ByInvoice = { ...life, isCancelled: true, bill: paid, scheduled: null };
      return { life: ending, effects: [...freed, { kind: 'orphaned', at: endsWhenCancelled(ending, now) }] };
    }
    case 'on_account':
    case 'past_due': {
      const { plan, interval, billed, hasOrder } = life;
      const ended: Life = { stage: 'lapsed', plan, interval, billed, hasOrder, bill: null };
      return { life: ended, effects: [...freed, { kind: 'lapsed', why: 'orphaned', at: now }] };
    }
    case 'lapsed':
      if (!life.bill) throw new Refused('already_so');
      return { life: { ...life, bill: null }, effects: freed };
  }
}
