/** Attacks on first contact with the victim, and on the calendar that every member reads and directors keep. */
import { OF_ANOTHER, OWN, successWith, type Endpoint } from '../attack-row.ts';

const KEEPERS_ONLY: Endpoint['expected'] = { ...OWN, ...successWith('403 not_allowed') };

export const CONTACT_ROWS: Endpoint[] = [
  {
    method: 'POST',
    url: '/api/athletes/:id/contact-requests',
    target: 'athlete',
    body: { message: 'Let us talk', program: 'women' },
    expected: OF_ANOTHER,
  },
  {
    method: 'POST',
    url: '/api/requests/answer',
    target: 'contact request',
    body: { requests: [{ kind: 'contact', id: ':id' }], answer: { decision: 'approve' } },
    expected: OF_ANOTHER,
  },
  {
    method: 'GET',
    url: '/api/contact-rules',
    expected: { ...OWN, 'pending director': '403 not_allowed', 'director elsewhere': '200 own' },
  },
  {
    method: 'GET',
    url: '/api/contact-calendar',
    expected: { ...OWN, 'pending director': '403 not_allowed', 'director elsewhere': '200 own' },
  },
  {
    method: 'POST',
    url: '/api/contact-rules',
    body: {
      division: 'other',
      program: 'men',
      grad_year: 2030,
      channel: 'correspondence',
      first_allowed: null,
      source: 'I say so',
      as_of: '2026-01-01',
    },
    expected: { ...KEEPERS_ONLY, 'director elsewhere': '201 own' },
  },
  {
    method: 'POST',
    url: '/api/contact-rules/:id/confirm',
    target: 'contact rule',
    expected: { ...KEEPERS_ONLY, 'director elsewhere': '200 own' },
  },
  {
    method: 'DELETE',
    url: '/api/contact-rules/:id',
    target: 'contact rule',
    expected: { ...KEEPERS_ONLY, 'director elsewhere': '204 own' },
  },
];
