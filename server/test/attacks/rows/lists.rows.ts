/** Attacks on the recruiting lists of another coach's desk: what is on them tells whom a college wants. */
import { OF_ANOTHER, OWN, type Endpoint } from '../attack-row.ts';

const NOTHING = '0190a0a0-0000-7000-8000-000000000000';

const COACHES_ONLY: Endpoint['expected'] = {
  ...OWN,
  'other athlete': '403 not_allowed',
  'other guardian': '403 not_allowed',
  'pending director': '403 not_allowed',
};

const ENTRIES = { entry_ids: [NOTHING] };

export const LIST_ROWS: Endpoint[] = [
  { method: 'GET', url: '/api/lists', expected: COACHES_ONLY },
  {
    method: 'GET',
    url: '/api/lists',
    query: '?athlete_id=:id',
    target: 'athlete',
    expected: COACHES_ONLY,
  },
  {
    method: 'POST',
    url: '/api/lists',
    body: { name: 'My own', is_shared: true },
    // A trial counts for a proven mailbox.
    expected: { ...COACHES_ONLY, 'other coach': '201 own', 'unproven coach': '403 not_allowed' },
  },
  { method: 'GET', url: '/api/desk', expected: COACHES_ONLY },
  {
    method: 'POST',
    url: '/api/lists/archive',
    target: 'list',
    body: { list_ids: [':id'], is_archived: true },
    // A list of another desk is as good as none; without a live plan nobody is asked which.
    expected: { ...COACHES_ONLY, 'other coach': '404 not_found', 'unproven coach': '403 not_allowed' },
  },
  { method: 'GET', url: '/api/lists/:id', target: 'list', expected: OF_ANOTHER },
  {
    method: 'PATCH',
    url: '/api/lists/:id',
    target: 'list',
    body: { name: 'Taken over', is_archived: true },
    expected: OF_ANOTHER,
  },
  {
    method: 'PUT',
    url: '/api/lists/:id/stages',
    target: 'list',
    body: { stages: [{ id: null, name: 'Taken over' }] },
    expected: OF_ANOTHER,
  },
  {
    method: 'POST',
    url: '/api/lists/:id/export',
    target: 'list',
    body: { columns: ['height'], work: ['notes'], locale: 'en', entry_ids: null },
    expected: OF_ANOTHER,
  },
  {
    method: 'POST',
    url: '/api/lists/:id/entries',
    target: 'list',
    body: { athlete_ids: [NOTHING] },
    expected: OF_ANOTHER,
  },
  {
    method: 'POST',
    url: '/api/lists/:id/entries/remove',
    target: 'list',
    body: ENTRIES,
    expected: OF_ANOTHER,
  },
  {
    method: 'POST',
    url: '/api/lists/:id/entries/restore',
    target: 'list',
    body: ENTRIES,
    expected: OF_ANOTHER,
  },
  {
    method: 'POST',
    url: '/api/lists/:id/entries/move',
    target: 'list',
    body: { ...ENTRIES, stage_id: NOTHING },
    expected: OF_ANOTHER,
  },
  { method: 'GET', url: '/api/list-entries/:id', target: 'list entry', expected: OF_ANOTHER },
  {
    method: 'POST',
    url: '/api/list-entries/:id/notes',
    target: 'list entry',
    body: { body: 'I was here' },
    expected: OF_ANOTHER,
  },
  { method: 'DELETE', url: '/api/list-notes/:id', target: 'list note', expected: OF_ANOTHER },
  {
    method: 'PUT',
    url: '/api/list-entries/:id/tags',
    target: 'list entry',
    body: { tags: ['mine'] },
    expected: OF_ANOTHER,
  },
  {
    method: 'PUT',
    url: '/api/list-entries/:id/rating',
    target: 'list entry',
    body: { ratings: [{ criterion_id: NOTHING, value: 1 }] },
    expected: OF_ANOTHER,
  },
  {
    method: 'PUT',
    url: '/api/list-entries/:id/step',
    target: 'list entry',
    body: { step: null },
    expected: OF_ANOTHER,
  },
  {
    method: 'POST',
    url: '/api/lists/:id/entries/tag',
    target: 'list',
    body: { ...ENTRIES, add: ['mine'] },
    expected: OF_ANOTHER,
  },
  {
    method: 'PUT',
    url: '/api/list-criteria',
    body: { criteria: [{ id: null, name: 'Speed' }] },
    expected: { ...COACHES_ONLY, 'unproven coach': '403 not_allowed' },
  },
];
