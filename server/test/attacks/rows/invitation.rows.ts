/** Attacks on invitation codes. */
import { OF_ANOTHER, OWN, type Attacker, type Endpoint, type Pinned } from '../attack-row.ts';

const IN_A_MONTH = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);

/** Coaches have codes of their own; everybody else has nothing to do with them. */
const ISSUERS_ONLY: Record<Attacker, Pinned> = {
  ...OWN,
  'other athlete': '403 not_allowed',
  'other guardian': '403 not_allowed',
  'pending director': '403 not_allowed',
};

export const INVITATION_ROWS: Endpoint[] = [
  { method: 'GET', url: '/api/invitations', expected: ISSUERS_ONLY },
  {
    method: 'POST',
    url: '/api/invitations',
    body: { kind: 'single', expires_on: IN_A_MONTH },
    expected: { ...ISSUERS_ONLY, 'other coach': '201 own' },
  },
  { method: 'POST', url: '/api/invitations/:id/revoke', target: 'invitation', expected: OF_ANOTHER },
];
