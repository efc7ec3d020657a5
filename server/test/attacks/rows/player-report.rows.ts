/** Attacks on the Global Player Report: the sample is for everybody who is signed in, the rest for those who pay. */
import { OF_ANOTHER, OWN, type Endpoint } from '../attack-row.ts';
import { COACHES_ONLY, DETAILS } from './billing.rows.ts';

/** Each coach's own: the report is nobody else's, and there is no id to name. */
const OWN_PLAN: Endpoint['expected'] = { ...COACHES_ONLY, 'unproven coach': '403 mailbox_not_proven' };
const NO_PLAN: Endpoint['expected'] = { ...OWN_PLAN, 'other coach': '409 billing_not_now' };

export const PLAYER_REPORT_ROWS: Endpoint[] = [
  { method: 'GET', url: '/api/player-reports', expected: OWN },
  { method: 'GET', url: '/api/player-reports/sample', expected: OWN },
  { method: 'GET', url: '/api/player-reports/sample/pdf', expected: OWN },
  { method: 'GET', url: '/api/player-reports/:id', target: 'player report', expected: OF_ANOTHER },
  { method: 'POST', url: '/api/player-reports/:id/pdf', target: 'player report', expected: OF_ANOTHER },
  { method: 'GET', url: '/api/billing/report', expected: COACHES_ONLY },
  { method: 'POST', url: '/api/billing/report/cancel', expected: NO_PLAN },
  { method: 'PUT', url: '/api/billing/report/details', body: DETAILS, expected: NO_PLAN },
  { method: 'POST', url: '/api/billing/report/resume', expected: NO_PLAN },
  { method: 'POST', url: '/api/billing/report/checkout', expected: NO_PLAN },
  { method: 'POST', url: '/api/billing/report/checkout/confirm', expected: NO_PLAN },
  { method: 'POST', url: '/api/billing/report/portal', expected: NO_PLAN },
  { method: 'POST', url: '/api/billing/report/unpaid', expected: NO_PLAN },
  // From here on these coaches may read.
  { method: 'POST', url: '/api/billing/report/trial', expected: OWN_PLAN },
  {
    method: 'POST',
    url: '/api/billing/report/purchase-orders',
    body: { number: 'Order of the report' },
    expected: OWN_PLAN,
  },
  { method: 'POST', url: '/api/billing/report/choose', expected: OWN_PLAN },
];
