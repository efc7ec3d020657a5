import { expect, test } from 'vitest';
import {
  ADULT_BIRTHDATE,
  MATRIX_PEOPLE,
  MOMENT,
  ownAthlete,
  REGION_COUNTRY,
  releasesTo,
  stranger,
  UNDER_13_BIRTHDATE,
  verified,
} from '../matrix/matrix-people.ts';
import { seasonReach } from './season.rules.ts';

const coach = MATRIX_PEOPLE['coach, verified'];

test('the family, the region’s directors and admins read every season, released or not', () => {
  const own = ownAthlete();
  expect(seasonReach(MATRIX_PEOPLE.athlete, own, MOMENT)).toBe('all');
  expect(seasonReach(MATRIX_PEOPLE.guardian, own, MOMENT)).toBe('all');
  expect(seasonReach(MATRIX_PEOPLE.admin, own, MOMENT)).toBe('all');
  const here = stranger({ countryCode: REGION_COUNTRY });
  expect(seasonReach(MATRIX_PEOPLE['director, approved'], here, MOMENT)).toBe('all');
  expect(seasonReach(MATRIX_PEOPLE['director, pending'], here, MOMENT)).toBe('none');
});

test('others read verified seasons once the measurements are released to them, verified or not', () => {
  const visibility = 'public';
  const released = stranger({ visibility, releases: releasesTo('verified_colleges', ['measurements']) });
  expect(seasonReach(coach, released, MOMENT)).toBe('verified');
  expect(seasonReach(MATRIX_PEOPLE['coach, unverified'], released, MOMENT)).toBe('none');
  expect(seasonReach(MATRIX_PEOPLE.guardian, released, MOMENT)).toBe('none');
  const forAll = stranger({ visibility, releases: releasesTo('everyone', ['measurements']) });
  expect(seasonReach(MATRIX_PEOPLE.guardian, forAll, MOMENT)).toBe('verified');
});

test('a form that does not name season statistics shows the measurements and no season', () => {
  const releases = releasesTo('verified_colleges', ['measurements']);
  const before = { visibility: 'public', releases, isAllNamed: false } as const;
  expect(seasonReach(coach, stranger(before), MOMENT)).toBe('none');
  expect(seasonReach(coach, stranger({ ...before, birthdate: ADULT_BIRTHDATE }), MOMENT)).toBe('verified');
  // Under 13 the signature of a guardian whose guardianship is verified counts, and no other.
  const child = { ...before, birthdate: UNDER_13_BIRTHDATE, isAllNamed: true };
  expect(seasonReach(coach, stranger(child), MOMENT)).toBe('verified');
  const unnamed = stranger(child).guardianships.map((one) => ({ ...one, isAllNamed: false }));
  expect(seasonReach(coach, stranger({ ...child, guardianships: unnamed }), MOMENT)).toBe('none');
});

test('no other group and no badge opens the seasons, and no release opens a page that stays closed', () => {
  const others = releasesTo('everyone', ['identity', 'academics', 'transcript', 'videos', 'contact']);
  const unreleased = stranger({ visibility: 'public', releases: others, verifications: verified() });
  expect(seasonReach(coach, unreleased, MOMENT)).toBe('none');
  const isPrivate = stranger({ visibility: 'private', releases: releasesTo('everyone') });
  expect(seasonReach(coach, isPrivate, MOMENT)).toBe('none');
  expect(seasonReach(MATRIX_PEOPLE.anonymous, stranger({ releases: releasesTo('everyone') }), MOMENT)).toBe(
    'none',
  );
  expect(seasonReach(MATRIX_PEOPLE.suspended, isPrivate, MOMENT)).toBe('none');
});
