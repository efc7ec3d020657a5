/** Attacks on invitation codes. */
import { DAY_MS } from '@faircourt/contracts/time';
import { OF_ANOTHER, OWN, type Endpoint } from '../attack-row.ts';

const IN_A_MONTH = new Date(Date.now() + 30 * DAY_MS).toISOString().slice(0, 10);

/** Coaches and approved directors have codes of their own; everybody else has nothing to do with them. */
const ISSUERS_ONLY: Endpoint['expected'] = {
  ...OWN,
  'other athlete': '403 not_allowed',
  'other guardian': '403 not_allowed',
  'pending director': '403 not_allowed',
  'director elsewhere': '200 own',
};

export const INVITATION_ROWS: Endpoint[] = [
  { method: 'GET', url: '/api/invitations', expected: ISSUERS_ONLY },
  {
    method: 'POST',
    url: '/api/invitations',
    body: { kind: 'single', expires_on: IN_A_MONTH },
    expected: {
      ...ISSUERS_ONLY,
      'other coach': '201 own',
      'director elsewhere': '201 own',
      'unproven coach': '403 mailbox_not_proven',
    },
  },
  { method: 'POST', url: '/api/invitations/:id/revoke', target: 'invitation', expected: OF_ANOTHER },
];
