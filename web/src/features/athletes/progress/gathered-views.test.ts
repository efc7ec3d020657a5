import type { ProfileView } from '@faircourt/contracts/athlete-page';
import { expect, test } from 'vitest';
import { gatherViews, visitsOf } from './gathered-views.ts';

const LOOK: ProfileView = {
  viewed_on: '2026-09-20',
  viewer_role: 'coach',
  institution_name: 'Lakeside College',
  is_institution_verified: true,
  institution_badge: null,
  is_exported: false,
  is_in_report: false,
};

test('looks of one institution are one row with its newest day, and the rows add up to all looks', () => {
  const views: ProfileView[] = [
    LOOK,
    { ...LOOK, institution_name: null },
    { ...LOOK, viewed_on: '2026-09-01', is_exported: true },
    { ...LOOK, institution_name: null, viewer_role: 'guardian', viewed_on: '2026-08-30' },
  ];
  const viewers = gatherViews(views);
  expect(
    viewers.map((viewer) => [
      viewer.institution_name ?? viewer.viewer_role,
      viewer.visits,
      viewer.last_viewed_on,
      viewer.is_exported,
    ]),
  ).toEqual([
    ['Lakeside College', 2, '2026-09-20', true],
    ['coach', 1, '2026-09-20', false],
    ['guardian', 1, '2026-08-30', false],
  ]);
  expect(visitsOf(viewers)).toBe(views.length);
});
