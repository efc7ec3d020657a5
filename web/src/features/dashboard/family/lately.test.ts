import type { RecentViewers } from '@faircourt/contracts/athlete-page';
import type { LogEntry } from '@faircourt/contracts/family';
import type { Road } from '@faircourt/contracts/road';
import { expect, test } from 'vitest';
import { isUneventful, latelyOf } from './lately.ts';

const TODAY = '2026-11-17';
const ATHLETE = { next_step: 'bio' as const, changes: [] };

// Only the name, the day and whether the name is checked count.
const viewer = (institution_name: string | null, last_viewed_on: string, is_institution_verified = true) =>
  ({ institution_name, last_viewed_on, is_institution_verified }) as RecentViewers['viewers'][number];
const viewersOf = (...viewers: RecentViewers['viewers']): RecentViewers => ({
  first_day: '2026-10-19',
  visits_by_day: [],
  viewers,
  has_earlier: false,
});

test('institutions of the last seven days count; people without one and earlier looks do not', () => {
  const viewers = viewersOf(
    viewer('Oak', TODAY),
    viewer('Elm', '2026-11-11'),
    viewer('Ash', '2026-11-10'),
    viewer(null, TODAY),
  );
  expect(latelyOf(ATHLETE, { road: undefined, viewers, today: TODAY }).looks).toEqual({
    count: 2,
    names: ['Oak', 'Elm'],
  });
  expect(latelyOf(ATHLETE, { road: undefined, viewers: undefined, today: TODAY }).looks).toBeNull();
});

test('the latest three verified institutions are named, and what somebody only claims is counted alone', () => {
  const viewers = viewersOf(
    viewer('Elm', '2026-11-12'),
    viewer('Claimed', TODAY, false),
    viewer('Oak', TODAY),
    viewer('Fir', '2026-11-14'),
    viewer('Yew', '2026-11-13'),
  );
  const { looks } = latelyOf(ATHLETE, { road: undefined, viewers, today: TODAY });
  expect(looks).toEqual({ count: 5, names: ['Oak', 'Fir', 'Yew'] });
});

test('the next thing for the profile is left to the road while it is the next thing there too', () => {
  const road = (todo: 'fill_profile' | 'set_birthdate'): Road => ({
    athlete_id: 'a1',
    athlete_name: 'Ida',
    is_self: true,
    is_card_in_search: false,
    is_proof_needed: false,
    optional_forms: [],
    missing_basics: [],
    steps: [{ step: 'profile', state: 'now', turn: 'you', todo }],
  });
  const of = (held: Road | undefined) => latelyOf(ATHLETE, { road: held, viewers: undefined, today: TODAY });
  expect(of(road('fill_profile')).nextStep).toBeNull();
  expect(of(road('set_birthdate')).nextStep).toBeNull();
  expect(of({ ...road('fill_profile'), steps: [] }).nextStep).toBe('bio');
  expect(of(undefined).nextStep).toBe('bio');
});

test('nobody looked and nobody changed anything: that is not told', () => {
  const of = (viewers: RecentViewers | undefined, changes: LogEntry[] = []) =>
    isUneventful(latelyOf({ ...ATHLETE, changes }, { road: undefined, viewers, today: TODAY }));
  expect(of(undefined)).toBe(true);
  expect(of(viewersOf())).toBe(true);
  expect(of(viewersOf(viewer('Oak', TODAY)))).toBe(false);
  expect(of(viewersOf(), [{ seq: 1 } as LogEntry])).toBe(false);
});

test('no more than three changes, the newest', () => {
  const changes = [5, 4, 3, 2].map((seq) => ({ seq }) as LogEntry);
  const lately = latelyOf({ ...ATHLETE, changes }, { road: undefined, viewers: undefined, today: TODAY });
  expect(lately.changes.map(({ seq }) => seq)).toEqual([5, 4, 3]);
});

test('what one press released is one change with all its groups; another audience or moment is another', () => {
  const released = (
    seq: number,
    field_group: string,
    at: string,
    audience = 'verified_colleges',
  ): LogEntry => ({
    seq,
    type: 'release.approved',
    at: `2026-11-17T09:${at}.000Z`,
    actor_role: 'guardian',
    actor_name: 'Rosa',
    institution_name: null,
    data: { field_group, audience },
  });
  const changes = [
    released(9, 'videos', '30:02', 'everyone'),
    released(8, 'videos', '30:01'),
    released(7, 'academics', '30:00'),
    released(6, 'measurements', '30:00'),
    released(5, 'identity', '12:00'),
  ];
  const lately = latelyOf({ ...ATHLETE, changes }, { road: undefined, viewers: undefined, today: TODAY });
  expect(lately.changes.map(({ seq, data }) => [seq, data['field_groups'] ?? data['field_group']])).toEqual([
    [9, 'videos'],
    [8, ['videos', 'academics', 'measurements']],
    [5, 'identity'],
  ]);
});
