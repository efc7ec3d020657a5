import { expect, test } from 'vitest';
import { changeWords, isBetter } from './offer-words.ts';

test('a paid period runs to its end before a change, and one that nobody has paid changes at once', () => {
  const paid = { stage: 'active', is_on_account: false } as const;
  expect(changeWords(paid)).toBe('billing.offers.change.text');
  expect(changeWords({ ...paid, stage: 'past_due' })).toBe('billing.offers.change.unpaid');
  expect(changeWords({ ...paid, is_on_account: true })).toBe('billing.offers.change.unpaid');
});

const BASIC = { plan: 'basic_scout', interval: 'month' } as const;
const PRO = { plan: 'pro_scout', interval: 'month' } as const;
const YEARLY = { plan: 'pro_scout', interval: 'year' } as const;
const recommended = (current: Parameters<typeof isBetter>[1]) =>
  [BASIC, PRO, YEARLY].filter((offer) => isBetter(offer, current));

test('nobody is led to pay more for the same', () => {
  expect(recommended(null)).toEqual([PRO]);
  expect(recommended(BASIC)).toEqual([PRO]);
  expect(recommended(PRO)).toEqual([YEARLY]);
  expect(recommended(YEARLY)).toEqual([]);
});
