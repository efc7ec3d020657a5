/** What an owner is told before the clock does something: in good time, once, and not after it has happened. */
import type { BillingReminder } from '@faircourt/contracts/billing';
import { LIMITS } from '@faircourt/contracts/limits';
import type { Life } from './life.ts';
import { addDays } from './periods.ts';

export interface Reminder {
  kind: BillingReminder;
  /** When it is told. */
  at: Date;
  /** What it is about: the end of the trial, or the day on which the invoice is due. */
  about: Date;
}

const DUE_SOON_DAYS = 3;

/** Those that are still to come or due now, in their order. What is over is not told any more. */
export function remindersOf(life: Life, now: Date): Reminder[] {
  return [...ofTrial(life), ...ofBill(life)].filter(({ about }) => about > now);
}

/** When the clock has to come by for the first time. */
export function firstReminderOf(trialEndsAt: Date): Date {
  return addDays(trialEndsAt, 11 - LIMITS.trialDays);
}

function ofTrial(life: Life): Reminder[] {
  if (life.stage !== 'trialing' || !life.trialEndsAt || life.bill || life.isCancelled) return [];
  const { trialEndsAt: about } = life;
  return [
    { kind: 'trial_day_11', at: firstReminderOf(about), about },
    { kind: 'trial_day_13', at: addDays(about, 13 - LIMITS.trialDays), about },
  ];
}

function ofBill({ bill }: Life): Reminder[] {
  if (!bill || bill.isPaid) return [];
  return [{ kind: 'due_soon', at: addDays(bill.due, -DUE_SOON_DAYS), about: bill.due }];
}
