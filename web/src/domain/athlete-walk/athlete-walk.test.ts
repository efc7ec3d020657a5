import { expect, test } from 'vitest';
import {
  placeIn,
  readAthleteWalk,
  withoutAthlete,
  withPage,
  writeAthleteWalk,
  type AthleteWalk,
} from './athlete-walk.ts';

const WALK: AthleteWalk = {
  list: null,
  ids: ['a', 'b', 'c'],
  total: 196,
  isCapped: false,
  more: { filters: { country: 'US', min_height: 198, has_video: true }, sort: 'height', after: 'cursor' },
};

test('a place has a number, its neighbours and the total of the search', () => {
  expect(placeIn(WALK, 'b')).toEqual({
    number: 2,
    total: 196,
    isCapped: false,
    previous: 'a',
    next: 'c',
    hasMore: true,
  });
  expect(placeIn(WALK, 'a')?.previous).toBeNull();
  expect(placeIn(WALK, 'c')?.next).toBeNull();
  expect(placeIn(WALK, 'x')).toBeNull();
});

test('somebody who has vanished is skipped in both directions and counted no more', () => {
  const rest = withoutAthlete(WALK, 'b');
  expect(placeIn(rest, 'a')).toMatchObject({ next: 'c', total: 195 });
  expect(placeIn(rest, 'c')).toMatchObject({ previous: 'a', number: 2 });
  expect(withoutAthlete(rest, 'b')).toEqual(rest);
});

test('the next page goes on behind the last one, and the last page ends the walk', () => {
  const longer = withPage(WALK, { athletes: [{ id: 'c' }, { id: 'd' }], next: 'later' });
  expect(longer.ids).toEqual(['a', 'b', 'c', 'd']);
  expect(longer.more).toMatchObject({ after: 'later', sort: 'height' });
  expect(withPage(longer, { athletes: [{ id: 'e' }], next: null }).more).toBeNull();
});

test('the total is never less than those who are known', () => {
  expect(placeIn({ ...WALK, total: 1 }, 'c')?.total).toBe(3);
});

test('what storage holds is read as a walk or not at all', () => {
  expect(readAthleteWalk(JSON.parse(JSON.stringify(writeAthleteWalk(WALK))))).toEqual(WALK);
  const listed = { ...WALK, list: { name: 'Bigs', path: '/dashboard/lists/1?view=table' }, more: null };
  expect(readAthleteWalk(JSON.parse(JSON.stringify(writeAthleteWalk(listed))))).toEqual(listed);
  expect(readAthleteWalk(null)).toBeNull();
  expect(readAthleteWalk({ ...WALK, ids: [1] })).toBeNull();
  expect(readAthleteWalk({ ...WALK, more: { filters: { country: 5 }, sort: 'x', after: '' } })).toBeNull();
});
