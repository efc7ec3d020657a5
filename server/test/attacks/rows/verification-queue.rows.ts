/**
 * Attacks on the directors' queue: members who are no directors have none, and a director of another region finds the
 * victim neither in the list nor by its address.
 */
import { OF_ANOTHER, OWN, successWith, type Attacker, type Endpoint, type Pinned } from '../attack-row.ts';

const DIRECTORS_ONLY: Endpoint['expected'] = {
  ...OWN,
  ...successWith('403 not_allowed'),
  'director elsewhere': '200 own',
};
const ITEM: Record<Attacker, Pinned> = OF_ANOTHER;
const HASH = '0'.repeat(64);

export const VERIFICATION_QUEUE_ROWS: Endpoint[] = [
  { method: 'GET', url: '/api/verifications', expected: DIRECTORS_ONLY },
  { method: 'GET', url: '/api/verifications/:id', target: 'verification', expected: ITEM },
  { method: 'POST', url: '/api/verifications/:id/claim', target: 'verification', expected: ITEM },
  { method: 'POST', url: '/api/verifications/:id/release', target: 'verification', expected: ITEM },
  { method: 'POST', url: '/api/verifications/:id/conflict', target: 'verification', expected: ITEM },
  {
    method: 'POST',
    url: '/api/verifications/:id/decide',
    target: 'verification',
    body: { decision: 'verify', values_hash: HASH, method: 'I say so' },
    expected: ITEM,
  },
  { method: 'POST', url: '/api/verifications/:id/undo', target: 'verification', expected: ITEM },
  { method: 'POST', url: '/api/verifications/:id/remind', target: 'verification', expected: ITEM },
  { method: 'GET', url: '/api/figures', expected: DIRECTORS_ONLY },
];
