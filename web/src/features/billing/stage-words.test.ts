import type { BillingSubscription } from '@faircourt/contracts/billing';
import { LOCALES } from '@faircourt/contracts/vocabulary';
import { expect, test } from 'vitest';
import { loadMessages } from '../../i18n/load-messages.ts';
import { createI18n, translatorOf } from '../../i18n/messages.ts';
import { formatFor } from '../../i18n/use-format.ts';
import { daysLeft, stageWords } from './stage-words.ts';

const NOW = Date.parse('2026-11-17T12:00:00.000Z');
const TRIAL: BillingSubscription = {
  plan: 'basic_scout',
  interval: null,
  stage: 'trialing',
  is_owner: true,
  owner_name: 'Tobias Quarry',
  trial_ends_at: '2026-11-20T09:00:00.000Z',
  period_from: null,
  period_to: null,
  is_on_account: false,
  is_ended_by_suspension: false,
  grace_ends_at: null,
  cancels_on: null,
  scheduled: null,
  seats: { used: 1, max: 1 },
  next_charge: null,
  open_invoice: null,
};
const CHOSEN: BillingSubscription = { ...TRIAL, interval: 'month' };
const PAID: BillingSubscription = { ...CHOSEN, stage: 'active', period_to: '2026-12-20T09:00:00.000Z' };
const LATE: BillingSubscription = {
  ...CHOSEN,
  stage: 'past_due',
  grace_ends_at: '2026-11-27T09:00:00.000Z',
};
const LAPSED: BillingSubscription = { ...TRIAL, stage: 'lapsed' };

const say = async (subscription: BillingSubscription, locale: (typeof LOCALES)[number] = 'en') => {
  const t = translatorOf(createI18n(locale, await loadMessages(locale)));
  const { badge, text } = stageWords(subscription, { t, format: formatFor(locale), now: NOW });
  return `${badge}: ${text}`;
};

test('each stage says until when, and that nothing is deleted where something is locked', async () => {
  expect(await say(TRIAL)).toMatch(
    /^Free trial: Your trial ends on Nov 20, 2026, in 3 days\..*nothing is deleted\.$/,
  );
  expect(await say({ ...TRIAL, trial_ends_at: null })).toContain('when you confirm your email address');
  expect(await say(CHOSEN)).toContain('What you pay for begins then.');
  expect(await say(PAID)).toBe('Active: Paid until Dec 20, 2026.');
  expect(await say(LATE)).toMatch(/^Past due: .*until Nov 27, 2026\..*nothing is deleted\.$/);
  expect(await say(LAPSED)).toContain('Your plan has ended.');
});

test('what was canceled says its last day instead of the next payment', async () => {
  expect(await say({ ...PAID, cancels_on: PAID.period_to })).toMatch(
    /^Canceled: The plan works until Dec 20, 2026/,
  );
});

test('a plan that has ended and was ordered again waits for the payment', async () => {
  const invoice = {
    id: '0190a0a0-0000-7000-8000-000000000000',
    number: 'FC-2026-000001',
    amount_cents: 19_900,
    currency: 'USD',
    due_on: '2026-12-01T00:00:00.000Z',
  } as const;
  expect(await say({ ...LAPSED, open_invoice: invoice })).toContain('when your payment has arrived');
});

test('a day that has begun counts', () => {
  expect(daysLeft('2026-11-17T13:00:00.000Z', NOW)).toBe(1);
  expect(daysLeft('2026-11-17T11:00:00.000Z', NOW)).toBe(0);
});

test.each(LOCALES)('%s has words of its own for each stage', async (locale) => {
  const said = await Promise.all([TRIAL, CHOSEN, PAID, LATE, LAPSED].map((one) => say(one, locale)));
  expect(new Set(said).size).toBe(5);
});
