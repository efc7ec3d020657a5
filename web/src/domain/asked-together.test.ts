// @vitest-environment happy-dom
import type { FamilyRequest } from '@faircourt/contracts/requests';
import { expect, test } from 'vitest';
import { askedTogether, messagesOf } from './asked-together.ts';
import { waitingCards, waitingRequests } from './family-requests.query.ts';

const request = (id: string, coach: string, athlete: string, message = 'Hello.'): FamilyRequest => ({
  kind: 'release',
  id,
  athlete: { id: athlete, name: athlete },
  coach: {
    coach_id: coach,
    name: coach,
    title: null,
    institution: { id: 'college', name: 'College', kind: 'college', country_code: 'US', website: null },
    verification: {
      checked: 'coach',
      method: null,
      director_name: null,
      verified_on: null,
      expires_on: null,
      email_domain: null,
      is_email_proven: false,
      domain_match: null,
    },
  },
  message,
  created_at: '2026-11-01T00:00:00.000Z',
  decided_at: null,
  decided_by: null,
  reason: null,
  set_aside_until: null,
  field_group: 'academics',
  status: 'requested',
  is_ended_by_block: false,
  missing_consents: [],
  also_deals_with: { coach: [], institution: [] },
  is_check_missing: false,
  is_without_seasons: false,
  is_identity_open: false,
});

test('what one coach asks about one athlete is one card, and who asked first comes first', () => {
  const cards = askedTogether([
    request('1', 'dana', 'noor'),
    request('2', 'hugh', 'noor'),
    request('3', 'dana', 'noor'),
    request('4', 'dana', 'ylva'),
  ]);
  expect(cards.map(({ requests }) => requests.map(({ id }) => id))).toEqual([['1', '3'], ['2'], ['4']]);
});

test('a message that came with several groups is read once, and silence is no message', () => {
  const [card] = askedTogether([
    request('1', 'dana', 'noor', 'May we?'),
    request('2', 'dana', 'noor', 'May we?'),
    request('3', 'dana', 'noor', ''),
  ]);
  expect(card && messagesOf(card)).toEqual(['May we?']);
});

test('what waits is counted by request, in cards of one or more, without what was put off', () => {
  const putOff = { ...request('4', 'hugh', 'noor'), set_aside_until: '2026-12-01T00:00:00.000Z' };
  const open = [
    request('1', 'dana', 'noor'),
    request('2', 'dana', 'noor'),
    request('3', 'dana', 'ylva'),
    putOff,
  ];
  const list = { open, decided: [], records: [] };
  expect(waitingRequests(list)).toHaveLength(3);
  expect(waitingCards(list)).toHaveLength(2);
});
