/** Attacks on the searches that a staff keeps: to everybody outside of it they do not exist. */
import { OF_ANOTHER, OWN, type Endpoint } from '../attack-row.ts';

const COACHES_ONLY: Endpoint['expected'] = {
  ...OWN,
  'other athlete': '403 not_allowed',
  'other guardian': '403 not_allowed',
  'pending director': '403 not_allowed',
};

const SAVED = { target: 'saved search', expected: OF_ANOTHER } as const;

export const SAVED_SEARCH_ROWS: Endpoint[] = [
  { method: 'GET', url: '/api/saved-searches', expected: COACHES_ONLY },
  {
    method: 'POST',
    url: '/api/saved-searches',
    body: { name: 'Tall guards', filters: { position: 'Point Guard', min_height: 195 } },
    // A trial is for a person: it begins with the proven mailbox, and without a plan nothing is saved.
    expected: { ...COACHES_ONLY, 'other coach': '201 own', 'unproven coach': '403 not_allowed' },
  },
  { method: 'PATCH', url: '/api/saved-searches/:id', body: { name: 'Mine now' }, ...SAVED },
  { method: 'DELETE', url: '/api/saved-searches/:id', ...SAVED },
  { method: 'POST', url: '/api/saved-searches/:id/restore', ...SAVED },
  { method: 'POST', url: '/api/saved-searches/:id/visit', ...SAVED },
  {
    method: 'PUT',
    url: '/api/saved-searches/:id/alert',
    body: { kinds: ['match'], frequency: 'daily', by_bell: true, by_email: false },
    ...SAVED,
  },
  { method: 'DELETE', url: '/api/saved-searches/:id/alert', ...SAVED },
  { method: 'GET', url: '/api/alert-settings', expected: COACHES_ONLY },
  {
    method: 'PUT',
    url: '/api/alert-settings',
    body: { time_zone: 'UTC', quiet_from: 22, quiet_until: 7, is_paused: false, is_email_off: false },
    expected: COACHES_ONLY,
  },
];
