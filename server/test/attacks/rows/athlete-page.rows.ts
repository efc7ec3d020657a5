/** Attacks on the pages of athletes and on allowances. The victim's profile is private. */
import { OF_ANOTHER, OWN, type Endpoint } from '../attack-row.ts';

export const ATHLETE_PAGE_ROWS: Endpoint[] = [
  { method: 'POST', url: '/api/athletes/:id/open', target: 'athlete', expected: OF_ANOTHER },
  {
    method: 'POST',
    url: '/api/athletes/:id/summary',
    target: 'athlete',
    body: { locale: 'en' },
    expected: OF_ANOTHER,
  },
  // The second one does not exist; nobody gets to know that this differs from the first.
  {
    method: 'POST',
    url: '/api/comparisons',
    target: 'athlete',
    body: { athlete_ids: [':id', '0190a0a0-0000-7000-8000-000000000000'], takes_at_most: 4 },
    expected: OF_ANOTHER,
  },
  {
    method: 'POST',
    url: '/api/comparisons/summary',
    target: 'athlete',
    body: { athlete_ids: [':id', '0190a0a0-0000-7000-8000-000000000000'], locale: 'en' },
    expected: OF_ANOTHER,
  },
  { method: 'GET', url: '/api/athletes/:id/peers', target: 'athlete', expected: OF_ANOTHER },
  { method: 'GET', url: '/api/athletes/:id/height-badge', target: 'athlete', expected: OF_ANOTHER },
  {
    method: 'GET',
    url: '/api/allowance',
    expected: {
      ...OWN,
      'other athlete': '403 not_allowed',
      'other guardian': '403 not_allowed',
      'pending director': '403 not_allowed',
    },
  },
];
