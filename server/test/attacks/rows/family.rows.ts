/** Attacks on a family's page, its decisions and its log. */
import { DAY_MS } from '@faircourt/contracts/time';
import { OF_ANOTHER, OWN, type Attacker, type Endpoint, type Pinned } from '../attack-row.ts';

/** Athletes and guardians have families of their own; everybody else has nothing to do with them. */
const FAMILIES_ONLY: Record<Attacker, Pinned> = {
  ...OWN,
  'other coach': '403 not_allowed',
  'pending director': '403 not_allowed',
};

const TOMORROW = new Date(Date.now() + DAY_MS).toISOString().slice(0, 10);
const NOBODYS_ID = '0190a0a0-0000-7000-8000-000000000000';

export const FAMILY_ROWS: Endpoint[] = [
  { method: 'GET', url: '/api/family', expected: FAMILIES_ONLY },
  { method: 'POST', url: '/api/family/:id/visit', target: 'athlete', expected: OF_ANOTHER },
  { method: 'GET', url: '/api/family/:id/views', target: 'athlete', expected: OF_ANOTHER },
  { method: 'GET', url: '/api/family/:id/log', target: 'athlete', expected: OF_ANOTHER },
  { method: 'GET', url: '/api/family/:id/log.csv', target: 'athlete', expected: OF_ANOTHER },
  {
    method: 'GET',
    url: '/api/family/:id/preview',
    query: '?as=member',
    target: 'athlete',
    expected: OF_ANOTHER,
  },
  {
    method: 'PUT',
    url: '/api/family/:id/releases',
    target: 'athlete',
    body: { field_group: 'identity', audience: 'everyone', is_on: true },
    expected: OF_ANOTHER,
  },
  {
    method: 'PUT',
    url: '/api/family/videos/:id',
    target: 'video',
    body: { is_public: true },
    expected: OF_ANOTHER,
  },
  {
    method: 'PUT',
    url: '/api/athletes/:id/birthdate',
    target: 'athlete',
    body: { birthdate: '2000-01-01' },
    expected: OF_ANOTHER,
  },
  { method: 'GET', url: '/api/family/:id/erasure', target: 'athlete', expected: OF_ANOTHER },
  {
    method: 'POST',
    url: '/api/family/:id/erasure',
    target: 'athlete',
    body: { current_password: 'a guess at it' },
    expected: OF_ANOTHER,
  },
  { method: 'DELETE', url: '/api/family/:id/erasure', target: 'athlete', expected: OF_ANOTHER },
  { method: 'GET', url: '/api/family/:id/restriction', target: 'athlete', expected: OF_ANOTHER },
  { method: 'PUT', url: '/api/family/:id/restriction', target: 'athlete', expected: OF_ANOTHER },
  { method: 'DELETE', url: '/api/family/:id/restriction', target: 'athlete', expected: OF_ANOTHER },
  { method: 'POST', url: '/api/family/:id/lock-down', target: 'athlete', expected: OF_ANOTHER },
  { method: 'POST', url: '/api/family/:id/lift-lock-down', target: 'athlete', expected: OF_ANOTHER },
  {
    method: 'PUT',
    url: '/api/family/:id/pause',
    target: 'athlete',
    body: { until: TOMORROW },
    expected: OF_ANOTHER,
  },
  { method: 'DELETE', url: '/api/family/:id/pause', target: 'athlete', expected: OF_ANOTHER },
  { method: 'POST', url: '/api/family/:id/tell-athlete', target: 'athlete', expected: OF_ANOTHER },
  { method: 'POST', url: '/api/family/:id/data-exports', target: 'athlete', expected: OF_ANOTHER },
  {
    method: 'POST',
    url: '/api/family/:id/take-over',
    target: 'athlete',
    body: { release_ids: [NOBODYS_ID], takes: true },
    expected: OF_ANOTHER,
  },
];
