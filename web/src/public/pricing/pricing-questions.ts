/** The questions of the pricing page, in order. Their figures come from the prices, never from the texts. */
import { PLAN_PRICES, PRO_ANNUAL_SAVING, PRO_ANNUAL_SAVING_PERCENT } from '@faircourt/contracts/plan-prices';
import { formatDollars } from '../use-dollars.ts';

export const PRICING_QUESTIONS = [
  'trial',
  'change',
  'annual',
  'pro',
  'purchase_order',
  'athlete',
  'contact',
] as const;

export function answerValues(locale: string) {
  return {
    monthly: formatDollars(locale, PLAN_PRICES.pro_scout.monthly),
    annual: formatDollars(locale, PLAN_PRICES.pro_scout.annual),
    amount: formatDollars(locale, PRO_ANNUAL_SAVING),
    percent: PRO_ANNUAL_SAVING_PERCENT,
  };
}
