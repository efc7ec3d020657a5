/** Attacks on what somebody else pays for, and on the marks that only admins make. */
import { OF_ANOTHER, OWN, type Attacker, type Endpoint, type Pinned } from '../attack-row.ts';

export const COACHES_ONLY: Record<Attacker, Pinned> = {
  ...OWN,
  'other athlete': '403 not_allowed',
  'other guardian': '403 not_allowed',
  'pending director': '403 not_allowed',
};

const NOBODY: Record<Attacker, Pinned> = { ...COACHES_ONLY, 'other coach': '403 not_allowed' };

/** Each coach here has a trial of their own; everybody else has none, and hears of none. */
const OWN_PLAN: Endpoint['expected'] = {
  ...OF_ANOTHER,
  'other coach': '200 own',
  'unproven coach': '403 mailbox_not_proven',
};
const NOT_NOW: Endpoint['expected'] = { ...OWN_PLAN, 'other coach': '409 billing_not_now' };

const OFFER = { plan: 'pro_scout', interval: 'month' };
export const DETAILS = {
  buyer_name: 'Somebody',
  address_line1: 'Somewhere 1',
  city: 'Somewhere',
  country_code: 'US',
};

export const BILLING_ROWS: Endpoint[] = [
  { method: 'GET', url: '/api/billing', expected: COACHES_ONLY },
  {
    method: 'GET',
    url: '/api/billing/foresee',
    query: '?plan=pro_scout&interval=month',
    expected: OWN_PLAN,
  },
  { method: 'GET', url: '/api/billing/foresee-cancel', expected: OWN_PLAN },
  { method: 'POST', url: '/api/billing/choose', body: OFFER, expected: OWN_PLAN },
  { method: 'POST', url: '/api/billing/cancel', expected: OWN_PLAN },
  { method: 'POST', url: '/api/billing/resume', expected: OWN_PLAN },
  { method: 'POST', url: '/api/billing/keep', expected: NOT_NOW },
  { method: 'GET', url: '/api/billing/card', expected: COACHES_ONLY },
  { method: 'POST', url: '/api/billing/checkout', body: OFFER, expected: NOT_NOW },
  { method: 'POST', url: '/api/billing/checkout/confirm', expected: NOT_NOW },
  { method: 'POST', url: '/api/billing/portal', expected: NOT_NOW },
  { method: 'POST', url: '/api/billing/unpaid', expected: NOT_NOW },
  { method: 'GET', url: '/api/admin/card-comparison', expected: NOBODY },
  { method: 'POST', url: '/api/admin/card-comparison', expected: NOBODY },
  {
    method: 'POST',
    url: '/api/admin/card-comparison/:id/looked-at',
    target: 'subscription',
    expected: NOBODY,
  },
  { method: 'PUT', url: '/api/billing/details', body: DETAILS, expected: OWN_PLAN },
  { method: 'GET', url: '/api/billing/extras', expected: COACHES_ONLY },
  {
    method: 'POST',
    url: '/api/billing/extras',
    body: { kind: 'onboarding', text: 'Never' },
    expected: OF_ANOTHER,
  },
  { method: 'GET', url: '/api/billing/invoices', expected: COACHES_ONLY },
  { method: 'GET', url: '/api/billing/invoices/:id', target: 'invoice', expected: OF_ANOTHER },
  { method: 'GET', url: '/api/billing/invoices/:id/pdf', target: 'invoice', expected: OF_ANOTHER },
  {
    method: 'POST',
    url: '/api/billing/purchase-orders',
    body: { number: 'Another order' },
    expected: OWN_PLAN,
  },
  {
    method: 'DELETE',
    url: '/api/billing/purchase-orders/:id',
    target: 'purchase order',
    expected: OF_ANOTHER,
  },
  {
    method: 'PUT',
    url: '/api/billing/purchase-orders/:id/document',
    target: 'purchase order',
    query: '?name=order.pdf',
    expected: OF_ANOTHER,
  },
  {
    method: 'GET',
    url: '/api/billing/purchase-orders/:id/document',
    target: 'purchase order',
    expected: OF_ANOTHER,
  },
  { method: 'GET', url: '/api/admin/purchase-orders', expected: NOBODY },
  {
    method: 'POST',
    url: '/api/admin/purchase-orders/:id/accept',
    target: 'purchase order',
    expected: NOBODY,
  },
  {
    method: 'POST',
    url: '/api/admin/purchase-orders/:id/refuse',
    target: 'purchase order',
    body: { reason: 'Because' },
    expected: NOBODY,
  },
  { method: 'GET', url: '/api/admin/invoices', expected: NOBODY },
  {
    method: 'POST',
    url: '/api/admin/invoices/:id/paid',
    target: 'invoice',
    body: { reference: 'Never came', paid_on: '2026-01-10' },
    expected: NOBODY,
  },
  {
    method: 'POST',
    url: '/api/admin/invoices/:id/void',
    target: 'invoice',
    body: { reason: 'Because' },
    expected: NOBODY,
  },
];
