/** Attacks on regions and on who directs them: all of it is for admins, and nobody here is one. */
import { OF_ANOTHER, OWN, type Endpoint } from '../attack-row.ts';

const NOBODY: Endpoint['expected'] = {
  ...OWN,
  'other athlete': '403 not_allowed',
  'other guardian': '403 not_allowed',
  'other coach': '403 not_allowed',
  'pending director': '403 not_allowed',
};
/** Somebody who waits speaks of themselves; an approved director no longer does. */
const APPLICANT: Endpoint['expected'] = {
  ...NOBODY,
  'pending director': '200 own',
  'director elsewhere': '403 not_allowed',
};
const APPLICATION = {
  federation: 'Mallory Federation',
  website: 'https://mallory.example',
  referee_name: 'Mallory Again',
  referee_contact: 'mallory@mallory.example',
};
const REASON = { reason: 'Mallory says so.' };
const A_WEEK = '?from=2026-11-01&to=2026-11-07';
const TEXT = { body: 'Mallory was here.', submission_id: '0190a0a0-0000-7000-8000-00000000a77a' };
const REGION = { name: 'Everywhere', countries: ['US'] };

export const ADMIN_ROWS: Endpoint[] = [
  // Which countries go together is no secret among directors.
  { method: 'GET', url: '/api/regions', expected: { ...NOBODY, 'director elsewhere': '200 own' } },
  { method: 'POST', url: '/api/regions', body: REGION, expected: NOBODY },
  { method: 'PUT', url: '/api/regions/:id', target: 'region', body: REGION, expected: NOBODY },
  { method: 'DELETE', url: '/api/regions/:id', target: 'region', expected: NOBODY },
  { method: 'GET', url: '/api/director-application', expected: APPLICANT },
  { method: 'PUT', url: '/api/director-application', body: APPLICATION, expected: APPLICANT },
  // Without a body there is nothing to keep, and who may send gets that far.
  {
    method: 'PUT',
    url: '/api/director-application/document',
    query: '?name=forged.pdf',
    expected: { ...APPLICANT, 'pending director': '422 file_unreadable' },
  },
  { method: 'DELETE', url: '/api/director-application/document', expected: APPLICANT },
  // Not even another director, who waits or works, reads what somebody showed to become one.
  { method: 'GET', url: '/api/directors/:id/document', target: 'director', expected: OF_ANOTHER },
  { method: 'GET', url: '/api/directors', expected: NOBODY },
  { method: 'GET', url: '/api/reached-limits', expected: NOBODY },
  { method: 'GET', url: '/api/support-requests', expected: NOBODY },
  { method: 'GET', url: '/api/support-requests/:id', target: 'safety report', expected: NOBODY },
  {
    method: 'POST',
    url: '/api/support-requests/:id/claim',
    target: 'safety report',
    body: { take_over: true },
    expected: NOBODY,
  },
  { method: 'POST', url: '/api/support-requests/:id/give-back', target: 'safety report', expected: NOBODY },
  {
    method: 'POST',
    url: '/api/support-requests/:id/answers',
    target: 'safety report',
    body: TEXT,
    expected: NOBODY,
  },
  {
    method: 'POST',
    url: '/api/support-requests/:id/notes',
    target: 'safety report',
    body: TEXT,
    expected: NOBODY,
  },
  {
    method: 'POST',
    url: '/api/support-requests/:id/close',
    target: 'safety report',
    body: {},
    expected: NOBODY,
  },
  { method: 'POST', url: '/api/support-requests/:id/reopen', target: 'safety report', expected: NOBODY },
  { method: 'GET', url: '/api/consulting/:id', target: 'consulting case', expected: OF_ANOTHER },
  { method: 'GET', url: '/api/consulting/:id/quote/pdf', target: 'consulting case', expected: OF_ANOTHER },
  {
    method: 'POST',
    url: '/api/consulting/:id/accept',
    target: 'consulting case',
    body: { quote_id: '0190a0a0-0000-7000-8000-000000000000', signed_name: 'Some Body' },
    expected: OF_ANOTHER,
  },
  { method: 'POST', url: '/api/consulting/:id/withdraw', target: 'consulting case', expected: OF_ANOTHER },
  {
    method: 'POST',
    url: '/api/consulting/:id/call',
    target: 'consulting case',
    body: { version: 1, call_at: '2099-01-01T10:00:00Z' },
    expected: NOBODY,
  },
  {
    method: 'POST',
    url: '/api/consulting/:id/quote',
    target: 'consulting case',
    body: { version: 1, amount_cents: 100, covers: 'Nothing', valid_until: '2099-01-01' },
    expected: NOBODY,
  },
  {
    method: 'POST',
    url: '/api/consulting/:id/invoice',
    target: 'consulting case',
    body: { version: 1 },
    expected: NOBODY,
  },
  {
    method: 'POST',
    url: '/api/consulting/:id/done',
    target: 'consulting case',
    body: { version: 1 },
    expected: NOBODY,
  },
  {
    method: 'POST',
    url: '/api/consulting/:id/close',
    target: 'consulting case',
    body: { version: 1, reason: 'Because' },
    expected: NOBODY,
  },
  { method: 'GET', url: '/api/support-threads', expected: OWN },
  { method: 'GET', url: '/api/support-threads/:id', target: 'message to support', expected: OF_ANOTHER },
  {
    method: 'POST',
    url: '/api/support-threads/:id/replies',
    target: 'message to support',
    body: TEXT,
    expected: OF_ANOTHER,
  },
  {
    method: 'PUT',
    url: '/api/directors/:id/regions',
    target: 'director',
    body: { region_ids: ['0190a0a0-0000-7000-8000-000000000000'] },
    expected: OF_ANOTHER,
  },
  {
    method: 'POST',
    url: '/api/directors/:id/refuse',
    target: 'director',
    body: REASON,
    expected: OF_ANOTHER,
  },
  { method: 'GET', url: '/api/summary-settings', expected: NOBODY },
  { method: 'PUT', url: '/api/summary-settings', body: { is_on: true }, expected: NOBODY },
  { method: 'GET', url: '/api/analytics', query: A_WEEK, expected: NOBODY },
  { method: 'GET', url: '/api/analytics.csv', query: A_WEEK, expected: NOBODY },
  { method: 'GET', url: '/api/confirmations', expected: NOBODY },
  // A coach who would be an admin, and a guardian whom somebody wants gone: not even who knows the id gets an answer.
  {
    method: 'POST',
    url: '/api/confirmations',
    body: { kind: 'make_admin', user_id: '0190a0a0-0000-7000-8000-000000000000', ...REASON },
    expected: OF_ANOTHER,
  },
  {
    method: 'POST',
    url: '/api/confirmations/:id/confirm',
    target: 'confirmation',
    body: REASON,
    expected: OF_ANOTHER,
  },
  {
    method: 'POST',
    url: '/api/confirmations/:id/refuse',
    target: 'confirmation',
    body: REASON,
    expected: OF_ANOTHER,
  },
  {
    method: 'POST',
    url: '/api/confirmations/:id/take-back',
    target: 'confirmation',
    expected: OF_ANOTHER,
  },
  { method: 'GET', url: '/api/users', expected: NOBODY },
  { method: 'GET', url: '/api/users.csv', expected: NOBODY },
  // Also of an athlete next door: an account is no profile.
  { method: 'GET', url: '/api/users/:id', target: 'account', expected: OF_ANOTHER },
  { method: 'GET', url: '/api/users/:id/timeline', target: 'account', expected: OF_ANOTHER },
  { method: 'POST', url: '/api/users/:id/suspend', target: 'account', body: REASON, expected: OF_ANOTHER },
  { method: 'POST', url: '/api/users/:id/reinstate', target: 'account', body: REASON, expected: OF_ANOTHER },
  {
    method: 'POST',
    url: '/api/users/:id/end-sessions',
    target: 'account',
    body: REASON,
    expected: OF_ANOTHER,
  },
  {
    method: 'POST',
    url: '/api/users/:id/resend-code',
    target: 'account',
    body: REASON,
    expected: OF_ANOTHER,
  },
  {
    method: 'POST',
    url: '/api/users/:id/correct-email',
    target: 'account',
    body: { email: 'mallory@mallory.example', ...REASON },
    expected: OF_ANOTHER,
  },
  {
    method: 'POST',
    url: '/api/users/:id/stop-erasure',
    target: 'account',
    body: REASON,
    expected: OF_ANOTHER,
  },
  {
    method: 'POST',
    url: '/api/users/:id/void-invitations',
    target: 'account',
    body: REASON,
    expected: OF_ANOTHER,
  },
];
