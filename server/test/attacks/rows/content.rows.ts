/** Attacks on what directors write, before it is published. */
import { OF_ANOTHER, OWN, successWith, type Endpoint } from '../attack-row.ts';

const TEXT = { kind: 'news', country_code: 'US', locale: 'en', title: 'Mine', body: 'Now.' };

export const CONTENT_ROWS: Endpoint[] = [
  {
    method: 'GET',
    url: '/api/posts',
    expected: { ...OWN, ...successWith('403 not_allowed'), 'director elsewhere': '200 own' },
  },
  // For a country of somebody else's region.
  { method: 'POST', url: '/api/posts', body: TEXT, expected: OF_ANOTHER },
  { method: 'GET', url: '/api/posts/:id', target: 'post', expected: OF_ANOTHER },
  {
    method: 'PUT',
    url: '/api/posts/:id',
    target: 'post',
    body: { ...TEXT, version: 1 },
    expected: OF_ANOTHER,
  },
  {
    method: 'POST',
    url: '/api/posts/:id/publish',
    target: 'post',
    body: { version: 1 },
    expected: OF_ANOTHER,
  },
  { method: 'POST', url: '/api/posts/:id/archive', target: 'post', expected: OF_ANOTHER },
  { method: 'DELETE', url: '/api/posts/:id', target: 'post', expected: OF_ANOTHER },
  { method: 'POST', url: '/api/posts/:id/images', target: 'post', expected: OF_ANOTHER },
  { method: 'GET', url: '/api/post-images/:id/preview', target: 'post picture', expected: OF_ANOTHER },
  {
    method: 'GET',
    url: '/api/feed',
    expected: { ...OWN, 'pending director': '403 not_allowed', 'director elsewhere': '200 own' },
  },
];
