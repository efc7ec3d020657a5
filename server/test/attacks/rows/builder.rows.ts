/** Attacks on the profile builder: profile, academics, videos, seasons, files and the list of viewers. */
import { OF_ANOTHER, OWN, type Attacker, type Endpoint, type Pinned } from '../attack-row.ts';

/** Another athlete builds a profile of their own; nobody else builds any. */
const ATHLETES_ONLY: Record<Attacker, Pinned> = {
  ...OWN,
  'other guardian': '403 not_allowed',
  'other coach': '403 not_allowed',
  'pending director': '403 not_allowed',
};

const SEASON = { label: '2025-26', games: 1, points: 99 };

/** In this order: once the other athlete has saved a profile, the rest of the builder is open to them. */
export const BUILDER_ROWS: Endpoint[] = [
  { method: 'GET', url: '/api/profile', expected: ATHLETES_ONLY },
  {
    method: 'PUT',
    url: '/api/profile/academics',
    body: { gpa: 1 },
    expected: { ...ATHLETES_ONLY, 'other athlete': '409 profile_missing' },
  },
  {
    method: 'PUT',
    url: '/api/profile',
    body: { city: 'Elsewhere', visibility: 'public' },
    expected: ATHLETES_ONLY,
  },
  { method: 'GET', url: '/api/profile/measurements', expected: ATHLETES_ONLY },
  { method: 'GET', url: '/api/profile/views', expected: ATHLETES_ONLY },
  { method: 'GET', url: '/api/profile/viewers', expected: ATHLETES_ONLY },

  { method: 'GET', url: '/api/profile/videos', expected: ATHLETES_ONLY },
  {
    method: 'POST',
    url: '/api/profile/videos',
    body: { title: 'Mine', url: 'https://youtu.be/aaaaaaaaaaa' },
    expected: { ...ATHLETES_ONLY, 'other athlete': '201 own' },
  },
  {
    method: 'PATCH',
    url: '/api/profile/videos/:id',
    target: 'video',
    body: { is_public: true },
    expected: OF_ANOTHER,
  },
  { method: 'DELETE', url: '/api/profile/videos/:id', target: 'video', expected: OF_ANOTHER },
  {
    method: 'POST',
    url: '/api/profile/videos/:id/restore',
    target: 'deleted video',
    expected: OF_ANOTHER,
  },

  { method: 'GET', url: '/api/profile/seasons', expected: ATHLETES_ONLY },
  {
    method: 'POST',
    url: '/api/profile/seasons',
    body: SEASON,
    expected: { ...ATHLETES_ONLY, 'other athlete': '201 own' },
  },
  {
    method: 'PUT',
    url: '/api/profile/seasons/:id',
    target: 'season',
    body: SEASON,
    expected: OF_ANOTHER,
  },
  { method: 'DELETE', url: '/api/profile/seasons/:id', target: 'season', expected: OF_ANOTHER },

  // Sent without content: an actor who may upload is told that the file is empty.
  {
    method: 'PUT',
    url: '/api/profile/files/:kind',
    expected: { ...ATHLETES_ONLY, 'other athlete': '422 file_unreadable' },
  },
  {
    method: 'DELETE',
    url: '/api/profile/files/:kind',
    expected: { ...ATHLETES_ONLY, 'other athlete': '404 not_found' },
  },
];
