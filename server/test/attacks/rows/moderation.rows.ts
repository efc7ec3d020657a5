/** Reporting is no way to learn what is there, and what was reported is for moderators alone. */
import { OF_ANOTHER, OWN, type Endpoint } from '../attack-row.ts';

const REPORT = { category: 'other', reason: 'I want to know whether this exists.' };
const NOBODY: Endpoint['expected'] = {
  ...OWN,
  'other athlete': '403 not_allowed',
  'other guardian': '403 not_allowed',
  'other coach': '403 not_allowed',
  'pending director': '403 not_allowed',
};

export const MODERATION_ROWS: Endpoint[] = [
  { method: 'POST', url: '/api/athletes/:id/report', target: 'athlete', body: REPORT, expected: OF_ANOTHER },
  { method: 'POST', url: '/api/videos/:id/report', target: 'video', body: REPORT, expected: OF_ANOTHER },
  { method: 'POST', url: '/api/posts/:id/report', target: 'post', body: REPORT, expected: OF_ANOTHER },
  { method: 'POST', url: '/api/coaches/:id/report', target: 'coach', body: REPORT, expected: OF_ANOTHER },
  { method: 'GET', url: '/api/moderation-decisions', expected: OWN },
  {
    method: 'POST',
    url: '/api/moderation-decisions/:id/appeal',
    target: 'decision of moderators',
    body: { words: 'Not mine to appeal.' },
    expected: OF_ANOTHER,
  },
  {
    method: 'POST',
    url: '/api/moderation-decisions/:id/appeal/answer',
    target: 'decision of moderators',
    body: { is_accepted: true, answer: 'Fine.' },
    expected: OF_ANOTHER,
  },
  { method: 'GET', url: '/api/moderation-items', expected: NOBODY },
  { method: 'GET', url: '/api/moderation-signals', expected: NOBODY },
  { method: 'GET', url: '/api/moderation-items/:id', target: 'moderation item', expected: OF_ANOTHER },
  { method: 'POST', url: '/api/moderation-items/:id/claim', target: 'moderation item', expected: OF_ANOTHER },
  {
    method: 'POST',
    url: '/api/moderation-items/:id/close',
    target: 'moderation item',
    body: { outcome: 'nothing_wrong', note: 'Nothing to see here.' },
    expected: OF_ANOTHER,
  },
  {
    method: 'POST',
    url: '/api/moderation-items/:id/release',
    target: 'moderation item',
    expected: OF_ANOTHER,
  },
];
