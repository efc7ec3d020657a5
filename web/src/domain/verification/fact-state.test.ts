import type { FactVerification, OwnVerification } from '@faircourt/contracts/verification';
import { expect, test } from 'vitest';
import { canAsk, factState } from './fact-state.ts';

const BADGE = {
  verified_on: '2026-05-02',
  expires_on: '2026-11-02',
  method: 'Tape against a wall',
  director_name: 'Marian Castellow',
};

const question = (changes: Partial<OwnVerification>): OwnVerification => ({
  id: '018f0000-0000-7000-8000-0000000000a1',
  fact_group: 'measurements',
  season_id: null,
  status: 'open',
  statements: [],
  files: [],
  reason: null,
  offered_values: null,
  claimed_values: {},
  is_being_checked: false,
  created_at: '2026-11-01T12:00:00.000Z',
  decided_at: null,
  ...changes,
});

const fact = (changes: Partial<FactVerification>): FactVerification => ({
  fact_group: 'measurements',
  season_id: null,
  season_label: null,
  is_empty: false,
  badge: null,
  question: null,
  ask: null,
  ...changes,
});

test.each([
  ['nobody ever asked', { ask: 'first' }, 'first'],
  ['nothing is on record', { is_empty: true }, 'empty'],
  ['it waits for a director', { question: question({}) }, 'waiting'],
  ['a director works on it', { question: question({ is_being_checked: true }) }, 'checking'],
  ['more is asked', { question: question({ status: 'more_asked' }) }, 'more_asked'],
  ['other values were found', { question: question({ status: 'offered' }) }, 'offered'],
  ['the badge is in effect', { badge: BADGE, question: question({ status: 'verified' }) }, 'verified'],
  ['the badge is about to lapse', { badge: BADGE, ask: 'expiring' }, 'expiring'],
  [
    'the family asked again while the badge is in effect',
    { badge: BADGE, question: question({}) },
    'waiting',
  ],
  ['a verified value was edited', { ask: 'edited', question: question({ status: 'dropped' }) }, 'edited'],
  ['the badge has lapsed', { ask: 'expired', question: question({ status: 'verified' }) }, 'expired'],
  ['a director said no', { ask: 'rejected', question: question({ status: 'rejected' }) }, 'rejected'],
] as const)('when %s the fact says so', (_when, changes, state) => {
  expect(factState(fact(changes))).toBe(state);
});

test('nothing is asked about what is not on the record', () => {
  expect(canAsk(fact({ ask: 'first' }))).toBe(true);
  expect(canAsk(fact({ ask: 'first', is_empty: true }))).toBe(false);
  expect(canAsk(fact({ ask: null }))).toBe(false);
});
