import type { Allowance } from '@faircourt/contracts/athlete-page';
import type { BillingSubscription } from '@faircourt/contracts/billing';
import type { Affiliation } from '@faircourt/contracts/institutions';
import { beforeAll, expect, test } from 'vitest';
import { loadMessages } from '../../../i18n/load-messages.ts';
import { createI18n, translatorOf, type Translate } from '../../../i18n/messages.ts';
import { coachItems, type CoachNews } from './coach-items.ts';

const TODAY = '2026-11-17';
let t: Translate;
beforeAll(async () => {
  t = translatorOf(createI18n('en', await loadMessages('en')));
});

const VERIFIED: Affiliation = {
  step: 'verified',
  institution: null,
  title: null,
  work_email: null,
  domain_match: null,
  code_expires_at: null,
  verification_id: null,
  statements: [],
  reason: null,
  asked_at: null,
  verified_on: '2026-01-01',
  expires_on: '2027-12-01',
  director_name: null,
  method: null,
};
const BASIC: Allowance = {
  plan: 'basic_scout',
  waiting_trial: null,
  limit: 50,
  used: 10,
  left: 40,
  resets_on: '2026-12-01',
};
const TRIAL: BillingSubscription = {
  plan: 'basic_scout',
  interval: null,
  stage: 'trialing',
  is_owner: true,
  owner_name: 'Tobias Quarry',
  trial_ends_at: '2026-11-19T10:00:00.000Z',
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
const ANSWER = {
  id: '0190a0a0-0000-7000-8000-000000000000',
  kind: 'contact',
  athlete: null,
  field_group: null,
  status: 'declined',
  decided_at: '2026-11-15T10:00:00.000Z',
  thread_id: null,
} as const;

function titles(news: Partial<CoachNews>): string[] {
  const none = {
    affiliation: undefined,
    allowance: undefined,
    subscription: undefined,
    answers: undefined,
    seenAnswers: { seen: new Set<string>(), see: () => undefined },
    threads: undefined,
  };
  return coachItems({ ...none, ...news }, { t, today: TODAY, day: (value) => value.slice(0, 10) }).map(
    ({ urgency, title }) => `${urgency}: ${title}`,
  );
}

test('a verified coach with room in the plan has nothing waiting', () => {
  expect(titles({ affiliation: VERIFIED, allowance: BASIC })).toEqual([]);
});

test('an unverified institution and a used-up plan block; a verification that ends soon asks', () => {
  expect(titles({ affiliation: { ...VERIFIED, step: 'expired' } })).toEqual([
    'blocked: Your institution is not verified yet',
  ]);
  expect(titles({ affiliation: { ...VERIFIED, expires_on: '2026-11-20' } })).toEqual([
    'asked: Your verification ends in 3 days',
  ]);
  expect(titles({ allowance: { ...BASIC, left: 0 } })).toEqual([
    'blocked: No complete profiles left this month',
  ]);
  expect(titles({ allowance: { ...BASIC, plan: null, left: 0 } })).toEqual([
    'blocked: You have no active plan',
  ]);
});

test('before the email is confirmed the trial waits, and the code begins it', () => {
  const waits: Allowance = { ...BASIC, plan: null, waiting_trial: 'basic_scout', left: 0 };
  expect(titles({ allowance: waits })).toEqual([
    'blocked: Your Basic Scout trial starts when you confirm your email',
  ]);
});

test('an answer is news for a week, and an athlete who is no longer shown has no name', () => {
  expect(titles({ answers: { answers: [ANSWER] } })).toEqual([
    'news: No longer shown to you: the family declined your contact request',
  ]);
  expect(titles({ answers: { answers: [{ ...ANSWER, decided_at: '2026-11-01T10:00:00.000Z' }] } })).toEqual(
    [],
  );
  const seenAnswers = { seen: new Set([ANSWER.id]), see: () => undefined };
  expect(titles({ answers: { answers: [ANSWER] }, seenAnswers })).toEqual([]);
});

test('a trial asks for a plan in its last days, of the owner who has not chosen or cancelled', () => {
  expect(titles({ subscription: TRIAL })).toEqual(['asked: Your trial ends in 2 days']);
  expect(titles({ subscription: { ...TRIAL, trial_ends_at: '2026-11-25T10:00:00.000Z' } })).toEqual([]);
  expect(titles({ subscription: { ...TRIAL, interval: 'month' } })).toEqual([]);
  expect(titles({ subscription: { ...TRIAL, is_owner: false } })).toEqual([]);
  expect(titles({ subscription: { ...TRIAL, cancels_on: TRIAL.trial_ends_at } })).toEqual([]);
});

test('a plan that is past due asks, whether an invoice or a card has not paid it', () => {
  expect(
    titles({ subscription: { ...TRIAL, stage: 'past_due', grace_ends_at: '2026-11-24T00:00:00.000Z' } }),
  ).toEqual(['asked: Your plan isn’t paid']);
});
