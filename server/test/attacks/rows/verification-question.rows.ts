/** Attacks on what the victim's family asks the directors: on the questions, on the documents, and on the answer to a correction. */
import { OF_ANOTHER, OWN, type Endpoint } from '../attack-row.ts';

export const VERIFICATION_ASKING_ROWS: Endpoint[] = [
  {
    method: 'GET',
    url: '/api/own-verifications',
    expected: { ...OWN, 'other coach': '403 not_allowed', 'pending director': '403 not_allowed' },
  },
  {
    method: 'POST',
    url: '/api/athletes/:id/verifications',
    target: 'athlete',
    body: { fact_group: 'academics', statement: { note: 'I say so' } },
    expected: OF_ANOTHER,
  },
  {
    method: 'POST',
    url: '/api/verifications/:id/statements',
    target: 'verification',
    body: { note: 'I say so' },
    expected: OF_ANOTHER,
  },
  { method: 'POST', url: '/api/verifications/:id/withdraw', target: 'verification', expected: OF_ANOTHER },
  {
    method: 'POST',
    url: '/api/verifications/:id/files',
    target: 'verification',
    query: '?name=forged.pdf',
    expected: OF_ANOTHER,
  },
  { method: 'GET', url: '/api/evidence-files/:id', target: 'evidence file', expected: OF_ANOTHER },
  { method: 'DELETE', url: '/api/evidence-files/:id', target: 'evidence file', expected: OF_ANOTHER },
  {
    method: 'POST',
    url: '/api/verifications/:id/settle',
    target: 'verification',
    body: { is_accepted: true },
    expected: OF_ANOTHER,
  },
];
