import { expect, test } from 'vitest';
import { CAST, MOMENT, ownAthlete, REGION_COUNTRY, releasesTo, stranger, verified } from '../matrix/cast.ts';
import { seasonReach } from './season.rules.ts';

const coach = CAST['coach, verified'];

test('the family, the region’s directors and admins read every season, released or not', () => {
  const own = ownAthlete();
  expect(seasonReach(CAST.athlete, own, MOMENT)).toBe('all');
  expect(seasonReach(CAST.guardian, own, MOMENT)).toBe('all');
  expect(seasonReach(CAST.admin, own, MOMENT)).toBe('all');
  const here = stranger({ countryCode: REGION_COUNTRY });
  expect(seasonReach(CAST['director, approved'], here, MOMENT)).toBe('all');
  expect(seasonReach(CAST['director, pending'], here, MOMENT)).toBe('none');
});

test('others read verified seasons once the measurements are released to them, verified or not', () => {
  const visibility = 'public';
  const released = stranger({ visibility, releases: releasesTo('verified_colleges', ['measurements']) });
  expect(seasonReach(coach, released, MOMENT)).toBe('verified');
  expect(seasonReach(CAST['coach, unverified'], released, MOMENT)).toBe('none');
  expect(seasonReach(CAST.guardian, released, MOMENT)).toBe('none');
  const forAll = stranger({ visibility, releases: releasesTo('everyone', ['measurements']) });
  expect(seasonReach(CAST.guardian, forAll, MOMENT)).toBe('verified');
});

test('no other group and no badge opens the seasons, and no release opens a page that stays closed', () => {
  const others = releasesTo('everyone', ['identity', 'academics', 'transcript', 'videos', 'contact']);
  const unreleased = stranger({ visibility: 'public', releases: others, verifications: verified() });
  expect(seasonReach(coach, unreleased, MOMENT)).toBe('none');
  const isPrivate = stranger({ visibility: 'private', releases: releasesTo('everyone') });
  expect(seasonReach(coach, isPrivate, MOMENT)).toBe('none');
  expect(seasonReach(CAST.anonymous, stranger({ releases: releasesTo('everyone') }), MOMENT)).toBe('none');
  expect(seasonReach(CAST.suspended, isPrivate, MOMENT)).toBe('none');
});
