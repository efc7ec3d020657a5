import type { Allowance } from '@faircourt/contracts/athlete-page';
import type { Translate } from '../../i18n/messages.ts';
import type { Format } from '../../i18n/use-format.ts';

/** How many complete profiles a coach may still open, in one sentence. */
export function allowanceText(allowance: Allowance, t: Translate, format: Pick<Format, 'day'>): string {
  const { plan, waiting_trial: waiting, limit, left } = allowance;
  if (waiting !== null) return t('allowance.waits', { plan: t(`auth.plan.${waiting}`) });
  if (plan === null) return t('allowance.no_plan');
  if (limit === null || left === null) return t('allowance.unlimited');
  if (left <= 0) return t('allowance.none_left', { limit, date: format.day(allowance.resets_on) });
  return t('allowance.left', { left, limit });
}

/** Nothing more can be opened until the coach changes the plan or the month ends. */
export function isAllowanceUsedUp({ plan, left }: Allowance): boolean {
  return plan === null || left === 0;
}
