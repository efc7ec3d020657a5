/** Attacks on the seats of a staff: by ids of others, and by keys that nobody was given. */
import { OF_ANOTHER, OWN, type Attacker, type Endpoint, type Pinned } from '../attack-row.ts';

const COACHES_ONLY: Record<Attacker, Pinned> = {
  ...OWN,
  'other athlete': '403 not_allowed',
  'other guardian': '403 not_allowed',
  'pending director': '403 not_allowed',
};

/** Each coach here is alone at a desk of their own, where nobody was asked anything; everybody else has no desk. */
const AT_OWN_DESK: Endpoint['expected'] = { ...OF_ANOTHER, 'other coach': '403 not_allowed' };

const WITH_WRONG_KEY: Record<Attacker, Pinned> = { ...COACHES_ONLY, 'other coach': '422 seat_unknown' };

const GUESS = { token: 'A'.repeat(43) };
const ABSENT = '0190a0a0-0000-7000-8000-000000000000';

export const TEAM_ROWS: Endpoint[] = [
  { method: 'GET', url: '/api/team', expected: COACHES_ONLY },
  {
    method: 'POST',
    url: '/api/team/invitations',
    body: { email: 'somebody@example.test' },
    // A trial of Basic Scout has one seat.
    expected: { ...OF_ANOTHER, 'other coach': '409 pro_needed', 'unproven coach': '403 mailbox_not_proven' },
  },
  { method: 'DELETE', url: '/api/team/invitations/:id', target: 'seat invitation', expected: OF_ANOTHER },
  { method: 'DELETE', url: '/api/team/seats/:id', target: 'seat', expected: OF_ANOTHER },
  { method: 'PUT', url: '/api/team/offer', body: { seat_id: ABSENT }, expected: OF_ANOTHER },
  { method: 'DELETE', url: '/api/team/offer', expected: AT_OWN_DESK },
  { method: 'POST', url: '/api/team/offer/accept', expected: AT_OWN_DESK },
  { method: 'POST', url: '/api/seat-invitations/read', body: GUESS, expected: WITH_WRONG_KEY },
  { method: 'POST', url: '/api/seat-invitations/accept', body: GUESS, expected: WITH_WRONG_KEY },
  { method: 'GET', url: '/api/users/:id/desks', target: 'account', expected: OF_ANOTHER },
];
