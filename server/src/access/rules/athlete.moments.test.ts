/** The same athlete a millisecond before and after something ends or begins. */
import { expect, test } from 'vitest';
import { groupState } from './athlete.rules.ts';
import { MATRIX_PEOPLE, MOMENT, releasesTo, stranger } from '../matrix/matrix-people.ts';

const coach = MATRIX_PEOPLE['coach, verified'];
const at = (offset: number) => new Date(MOMENT.getTime() + offset);

test('a release ends when its expiry is reached', () => {
  const releases = releasesTo('everyone', ['identity']).map((release) => ({
    ...release,
    expiresAt: MOMENT,
  }));
  const athlete = stranger({ visibility: 'public', releases });
  expect(groupState(coach, athlete, 'identity', at(-1))).toBe('visible');
  expect(groupState(coach, athlete, 'identity', at(0))).toBe('not_released');
  expect(groupState(coach, athlete, 'identity', at(1))).toBe('not_released');
});

test('a verification ends when its expiry is reached', () => {
  const athlete = stranger({
    visibility: 'public',
    releases: releasesTo('everyone'),
    verifications: [{ factGroup: 'academics', expiresAt: MOMENT }],
  });
  expect(groupState(coach, athlete, 'academics', at(-1))).toBe('visible');
  expect(groupState(coach, athlete, 'academics', at(0))).toBe('under_verification');
});

test('an unreadable expiry counts as ended', () => {
  const broken = new Date('infinity');
  const releases = releasesTo('everyone').map((release) => ({ ...release, expiresAt: broken }));
  const athlete = stranger({ visibility: 'public', releases });
  expect(groupState(coach, athlete, 'identity', MOMENT)).toBe('not_released');
});

test('an adult’s own decision falls when a corrected birthdate makes them a minor', () => {
  const birthdate = '2008-01-15';
  const athlete = stranger({
    birthdate,
    visibility: 'public',
    releases: releasesTo('everyone', ['identity'], 'user-stranger'),
  });
  expect(groupState(coach, athlete, 'identity', new Date('2026-01-15T11:59:59.999Z'))).toBe('not_released');
  expect(groupState(coach, athlete, 'identity', new Date('2026-01-15T12:00:00.000Z'))).toBe('visible');
  const corrected = { ...athlete, birthdate: '2010-01-15' };
  expect(groupState(coach, corrected, 'identity', new Date('2026-01-15T12:00:00.000Z'))).toBe('not_released');
});
