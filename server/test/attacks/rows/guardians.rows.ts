/** Attacks on guardian links: on the victim's own, and by keys that nobody was given. */
import { OF_ANOTHER, OWN, type Attacker, type Endpoint, type Pinned } from '../attack-row.ts';

/** Athletes have guardians of their own; everybody else has nothing to do with the list. */
const ATHLETES_ONLY: Record<Attacker, Pinned> = {
  ...OWN,
  'other guardian': '403 not_allowed',
  'other coach': '403 not_allowed',
  'pending director': '403 not_allowed',
};

/** There is no athlete whom these could invite somebody for. */
const INVITING: Record<Attacker, Pinned> = { ...OF_ANOTHER, 'other athlete': '201 own' };

const WITH_WRONG_KEY: Record<Attacker, Pinned> = {
  ...OWN,
  'other athlete': '403 not_allowed',
  'other guardian': '422 offer_unknown',
  'other coach': '403 not_allowed',
  'pending director': '403 not_allowed',
};

const ADMINS_ONLY: Record<Attacker, Pinned> = {
  ...ATHLETES_ONLY,
  'other athlete': '403 not_allowed',
};

const GUESS = { token: 'A'.repeat(43) };

export const GUARDIAN_ROWS: Endpoint[] = [
  { method: 'GET', url: '/api/guardians', expected: ATHLETES_ONLY },
  {
    method: 'POST',
    url: '/api/guardians/invitations',
    body: { email: 'somebody@example.test' },
    expected: INVITING,
  },
  { method: 'POST', url: '/api/guardians/family-code', expected: INVITING },
  { method: 'POST', url: '/api/guardian-links/:id/confirm', target: 'guardian link', expected: OF_ANOTHER },
  { method: 'POST', url: '/api/guardian-links/:id/end', target: 'guardian link', expected: OF_ANOTHER },
  {
    method: 'POST',
    url: '/api/guardian-links/:id/agree',
    target: 'guardian link',
    body: { reason: 'I am the other parent.' },
    expected: OF_ANOTHER,
  },
  {
    method: 'POST',
    url: '/api/guardian-links/:id/decline',
    target: 'guardian link',
    body: { reason: 'I do not want another one.' },
    expected: OF_ANOTHER,
  },
  {
    method: 'POST',
    url: '/api/guardian-links/:id/report',
    target: 'guardian link',
    body: { message: 'I do not feel safe.' },
    expected: OF_ANOTHER,
  },
  { method: 'GET', url: '/api/family-holds', expected: ADMINS_ONLY },
  {
    method: 'POST',
    url: '/api/family-holds/:id/lift',
    target: 'athlete',
    body: { reason: 'I have looked.' },
    expected: OF_ANOTHER,
  },
  {
    method: 'PUT',
    url: '/api/family/:id/statement',
    target: 'athlete',
    body: { full_name: 'Not The Mother', birthdate: '1980-01-01', relationship: 'mother' },
    expected: OF_ANOTHER,
  },
  {
    method: 'POST',
    url: '/api/family/:id/guardianship',
    target: 'athlete',
    body: { evidence: 'video_call', note: 'Call me.' },
    expected: OF_ANOTHER,
  },
  { method: 'POST', url: '/api/guardian-offers/read', body: GUESS, expected: WITH_WRONG_KEY },
  { method: 'POST', url: '/api/guardian-offers/accept', body: GUESS, expected: WITH_WRONG_KEY },
  { method: 'POST', url: '/api/guardian-offers/decline', body: GUESS, expected: WITH_WRONG_KEY },
];
