/** Attacks on what coaches asked of the victim's family, on its answers and on its blocks. */
import { OF_ANOTHER, OWN, type Endpoint } from '../attack-row.ts';

/** Families have lists of their own; nobody else has any. */
const FAMILIES_ONLY: Endpoint['expected'] = {
  ...OWN,
  'other coach': '403 not_allowed',
  'pending director': '403 not_allowed',
};

export const REQUEST_ROWS: Endpoint[] = [
  {
    method: 'POST',
    url: '/api/athletes/:id/release-requests',
    target: 'athlete',
    body: { field_groups: ['academics'], message: 'Let me see' },
    expected: OF_ANOTHER,
  },
  { method: 'GET', url: '/api/athletes/:id/requests', target: 'athlete', expected: OF_ANOTHER },
  { method: 'GET', url: '/api/requests', expected: FAMILIES_ONLY },
  {
    method: 'GET',
    url: '/api/requests/sent',
    expected: {
      ...OWN,
      'other athlete': '403 not_allowed',
      'other guardian': '403 not_allowed',
      'pending director': '403 not_allowed',
    },
  },
  {
    method: 'GET',
    url: '/api/requests/answers',
    expected: {
      ...OWN,
      'other athlete': '403 not_allowed',
      'other guardian': '403 not_allowed',
      'pending director': '403 not_allowed',
    },
  },
  {
    method: 'POST',
    url: '/api/requests/answer',
    target: 'release request',
    body: {
      requests: [{ kind: 'release', id: ':id' }],
      answer: { decision: 'approve', audience: 'verified_colleges' },
    },
    expected: OF_ANOTHER,
  },
  { method: 'GET', url: '/api/blocks', expected: FAMILIES_ONLY },
  {
    method: 'POST',
    url: '/api/blocks',
    target: 'athlete',
    body: { athlete_ids: [':id'], institution_id: ':institution' },
    expected: OF_ANOTHER,
  },
  {
    method: 'POST',
    url: '/api/blocks',
    target: 'athlete',
    body: { athlete_ids: [':own', ':id'], institution_id: ':institution' },
    expected: OF_ANOTHER,
  },
  { method: 'POST', url: '/api/blocks/:id/lift', target: 'block', expected: OF_ANOTHER },
];
