/** Attacks on institutions and on where coaches say they work. */
import { OF_ANOTHER, OWN, type Endpoint } from '../attack-row.ts';

/** Coaches have an affiliation of their own; nobody else has anything to do with it. */
const COACHES_ONLY: Endpoint['expected'] = {
  ...OWN,
  'other athlete': '403 not_allowed',
  'other guardian': '403 not_allowed',
  'pending director': '403 not_allowed',
};

/** The register is for admins. */
const NOBODY: Endpoint['expected'] = {
  ...OWN,
  'other athlete': '403 not_allowed',
  'other guardian': '403 not_allowed',
  'other coach': '403 not_allowed',
  'director elsewhere': '403 not_allowed',
  'pending director': '403 not_allowed',
};

export const INSTITUTION_ROWS: Endpoint[] = [
  {
    method: 'GET',
    url: '/api/institutions',
    query: '?name=institute',
    expected: { ...COACHES_ONLY, 'director elsewhere': '200 own' },
  },
  {
    method: 'PUT',
    url: '/api/institutions/:id',
    target: 'institution',
    body: { name: 'Taken over', city: null, website: null, email_domain: 'evil.test', division: null },
    expected: OF_ANOTHER,
  },
  { method: 'GET', url: '/api/register', expected: NOBODY },
  { method: 'GET', url: '/api/register/:id', target: 'institution', expected: NOBODY },
  {
    method: 'PUT',
    url: '/api/register/:id',
    target: 'institution',
    body: {
      name: 'Taken over',
      kind: 'college',
      country_code: 'US',
      city: null,
      website: null,
      email_domain: 'evil.test',
      division: null,
      reason: 'Mine.',
    },
    expected: NOBODY,
  },
  { method: 'GET', url: '/api/register/:id/history', target: 'institution', expected: NOBODY },
  {
    method: 'GET',
    url: '/api/register/:id/merge',
    query: '?into=0190a0a0-0000-7000-8000-000000000000',
    target: 'institution',
    expected: NOBODY,
  },
  { method: 'GET', url: '/api/affiliation', expected: COACHES_ONLY },
  {
    method: 'PUT',
    url: '/api/affiliation',
    target: 'institution',
    body: { institution_id: ':id', title: 'Head coach', work_email: 'somebody@evil.test' },
    // One that was refused is not in the list, so that nobody gets in by its id.
    expected: { ...COACHES_ONLY, 'other coach': '422 validation_failed' },
  },
  {
    method: 'POST',
    url: '/api/affiliation/code',
    expected: { ...COACHES_ONLY, 'other coach': '409 conflict' },
  },
  {
    method: 'POST',
    url: '/api/affiliation/proof',
    body: { code: '000000' },
    expected: { ...COACHES_ONLY, 'other coach': '409 conflict' },
  },
];
