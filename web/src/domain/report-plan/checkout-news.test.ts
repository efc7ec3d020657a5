import type { ReportPlan } from '@faircourt/contracts/report-plan';
import { expect, test } from 'vitest';
import { checkoutNewsOf } from './checkout-news.ts';

function planOf(card: object, stage: string | null): ReportPlan {
  return { card, subscription: stage === null ? null : { stage } } as ReportPlan;
}

const PAID = { is_by_card: true, is_checking_out: false };
const AWAITED = { is_by_card: false, is_checking_out: true };
const NEITHER = { is_by_card: false, is_checking_out: false };

test('who comes back from paying the report always learns what became of the payment', () => {
  expect(checkoutNewsOf(planOf(PAID, 'active'))).toBe('done');
  expect(checkoutNewsOf(planOf(AWAITED, null))).toBe('confirming');
  // An invoice of the same report was paid while the page was open.
  expect(checkoutNewsOf(planOf(NEITHER, 'active'))).toBe('returned');
});

test('an old address promises no money', () => {
  expect(checkoutNewsOf(planOf(NEITHER, 'lapsed'))).toBeNull();
  expect(checkoutNewsOf(planOf(NEITHER, null))).toBeNull();
});
