/** Attacks on consent forms: signing for somebody else's child, taking back and reading what another family signed. */
import { OF_ANOTHER, OWN, type Attacker, type Endpoint, type Pinned } from '../attack-row.ts';

const NOBODYS_ID = '0190a0a0-0000-7000-8000-000000000000';

/** Athletes and guardians have forms of their own; everybody else has nothing to do with them. */
const FAMILIES_ONLY: Record<Attacker, Pinned> = {
  ...OWN,
  'other coach': '403 not_allowed',
  'pending director': '403 not_allowed',
};

export const CONSENT_ROWS: Endpoint[] = [
  { method: 'GET', url: '/api/consents', expected: FAMILIES_ONLY },
  {
    method: 'POST',
    url: '/api/consents',
    body: {
      athlete_id: NOBODYS_ID,
      document_id: NOBODYS_ID,
      signed_name: 'Some Body',
      password: 'correct horse',
    },
    expected: OF_ANOTHER,
  },
  {
    method: 'POST',
    url: '/api/consents/together',
    body: {
      athlete_id: NOBODYS_ID,
      document_ids: [NOBODYS_ID],
      signed_name: 'Some Body',
      password: 'correct horse',
    },
    expected: OF_ANOTHER,
  },
  { method: 'POST', url: '/api/consents/:id/withdraw', target: 'signature', expected: OF_ANOTHER },
  { method: 'GET', url: '/api/consents/:id/copy.pdf', target: 'signature', expected: OF_ANOTHER },
];
