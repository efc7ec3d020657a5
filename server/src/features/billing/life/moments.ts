/** Until when a plan is open, and when the clock changes it next, so that a job need not look at every plan. */
import { GRACE_DAYS, RENEWAL_NOTICE_DAYS } from '@faircourt/contracts/billing';
import { cardEnd, cardOpenUntil } from './by-card.ts';
import type { Active, Life, Trialing } from './life.ts';
import { addDays } from './periods.ts';

/**
 * Days of grace are part of it from the start, also before anything is late: who is not cancelled is billed and has them, so the
 * plan stays open however late the job comes that says so.
 */
export function openUntil(life: Life): Date | null {
  switch (life.stage) {
    case 'trialing':
      return life.bill ? openWithBill(life) : life.trialEndsAt;
    case 'active':
      return openWithBill(life);
    case 'on_account':
      return addDays(life.bill.due, GRACE_DAYS);
    case 'past_due':
      return life.graceEndsAt;
    case 'lapsed':
      return null;
    case 'by_card':
      return cardOpenUntil(life);
  }
}

/** When it ends if nobody does anything but what was asked for: the end of what is paid or tried. */
export function endsWhenCancelled(life: Life, now: Date): Date {
  switch (life.stage) {
    case 'trialing':
    case 'active': {
      const paidUntil = life.bill?.isPaid ? life.bill.period?.to : undefined;
      return paidUntil ?? (life.stage === 'active' ? life.period.to : (life.trialEndsAt ?? now));
    }
    case 'by_card':
      return life.phase.kind === 'past_due' ? now : cardEnd(life);
    case 'on_account':
    case 'past_due':
    case 'lapsed':
      return now;
  }
}

export function nextMoment(life: Life): Date | null {
  switch (life.stage) {
    case 'trialing':
      return life.trialEndsAt;
    case 'active':
      return life.bill || life.isCancelled ? life.period.to : addDays(life.period.to, -RENEWAL_NOTICE_DAYS);
    case 'on_account':
      return life.bill.due;
    case 'past_due':
      return life.graceEndsAt;
    case 'lapsed':
      return life.bill ? addDays(life.bill.due, GRACE_DAYS) : null;
    case 'by_card':
      return cardOpenUntil(life);
  }
}

function openWithBill(life: Trialing | Active): Date | null {
  const { bill } = life;
  if (bill && !bill.isPaid) return addDays(bill.due, GRACE_DAYS);
  const end = bill?.period?.to ?? (life.stage === 'active' ? life.period.to : life.trialEndsAt);
  return end && !life.isCancelled ? addDays(end, GRACE_DAYS) : end;
}
