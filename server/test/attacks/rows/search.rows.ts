/** Attacks on search: everybody who is a member gets an answer, and never the victim, who is private. */
import { OWN, successWith, type Endpoint } from '../attack-row.ts';

const SEARCHED = { ...OWN, 'pending director': '403 not_allowed', 'director elsewhere': '200 own' } as const;

export const SEARCH_ROWS: Endpoint[] = [
  { method: 'GET', url: '/api/athletes', expected: SEARCHED },
  { method: 'GET', url: '/api/athletes/count', expected: SEARCHED },
  { method: 'GET', url: '/api/search/view', expected: SEARCHED },
  { method: 'GET', url: '/api/search/marks', query: '?ids=:id', target: 'athlete', expected: SEARCHED },
  {
    method: 'PUT',
    url: '/api/search/view',
    body: { view: 'table', columns: ['height'] },
    expected: SEARCHED,
  },
  { method: 'GET', url: '/api/search/export', expected: SEARCHED },
  {
    method: 'POST',
    url: '/api/search/export',
    body: { columns: ['height'], locale: 'en', filters: {}, sort: 'grad_year', athlete_ids: [':id'] },
    target: 'athlete',
    // Coaches too: it takes a verified institution and Pro Scout. search-table.test.ts has a coach with both.
    expected: { ...OWN, ...successWith('403 not_allowed') },
  },
];
