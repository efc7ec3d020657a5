import type { Allowance } from '@faircourt/contracts/athlete-page';
import { LOCALES } from '@faircourt/contracts/vocabulary';
import { expect, test } from 'vitest';
import { allowanceText, isAllowanceUsedUp } from './allowance-text.ts';
import { loadMessages } from '../../i18n/load-messages.ts';
import { createI18n, translatorOf } from '../../i18n/messages.ts';
import { formatFor } from '../../i18n/use-format.ts';

const basic: Allowance = {
  plan: 'basic_scout',
  waiting_trial: null,
  limit: 50,
  used: 38,
  left: 12,
  resets_on: '2026-12-01',
};
const used: Allowance = { ...basic, used: 50, left: 0 };
const pro: Allowance = {
  plan: 'pro_scout',
  waiting_trial: null,
  limit: null,
  used: 80,
  left: null,
  resets_on: '2026-12-01',
};
const none: Allowance = {
  plan: null,
  waiting_trial: null,
  limit: 0,
  used: 0,
  left: 0,
  resets_on: '2026-12-01',
};

const say = async (allowance: Allowance, locale: (typeof LOCALES)[number] = 'en') =>
  allowanceText(allowance, translatorOf(createI18n(locale, await loadMessages(locale))), formatFor(locale));

test('a limited plan says how many complete profiles are left', async () => {
  expect(await say(basic)).toBe('12 of 50 complete profiles left this month');
  expect(isAllowanceUsedUp(basic)).toBe(false);
});

test('a used-up plan says when the count resets', async () => {
  expect(await say(used)).toContain('50');
  expect(await say(used)).toContain('Dec 1, 2026');
  expect(isAllowanceUsedUp(used)).toBe(true);
});

test('an unlimited plan counts nothing', async () => {
  expect(await say(pro)).not.toMatch(/\d/);
  expect(isAllowanceUsedUp(pro)).toBe(false);
});

test('without a plan nothing can be opened', async () => {
  expect(await say(none)).toContain('no active plan');
  expect(isAllowanceUsedUp(none)).toBe(true);
});

test('before the mailbox is proven the trial has not begun', async () => {
  expect(await say({ ...none, waiting_trial: 'pro_scout' })).toBe(
    'Your Pro Scout trial starts when you confirm your email.',
  );
});

test.each(LOCALES)('%s has a sentence of its own for each case', async (locale) => {
  const sentences = await Promise.all([basic, used, pro, none].map((allowance) => say(allowance, locale)));
  expect(new Set(sentences).size).toBe(4);
});
