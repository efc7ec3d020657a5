import type { RecentViewers } from '@faircourt/contracts/athlete-page';
import type { LogEntry } from '@faircourt/contracts/family';
import type { Road } from '@faircourt/contracts/road';
import { expect, test } from 'vitest';
import { latelyOf } from './lately.ts';

const TODAY = '2026-11-17';
const ATHLETE = { next_step: 'bio' as const, changes: [] };

// Only the name and the day count.
const viewer = (institution_name: string | null, last_viewed_on: string) =>
  ({ institution_name, last_viewed_on }) as RecentViewers['viewers'][number];
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
  expect(latelyOf(ATHLETE, { road: undefined, viewers, today: TODAY }).looks).toBe(2);
  expect(latelyOf(ATHLETE, { road: undefined, viewers: undefined, today: TODAY }).looks).toBeNull();
});

test('the next thing for the profile is left to the road while it is the next thing there too', () => {
  const road = (todo: 'fill_profile' | 'invite_guardian'): Road => ({
    athlete_id: 'a1',
    athlete_name: 'Ida',
    is_self: true,
    is_proof_needed: false,
    optional_forms: [],
    steps: [{ step: 'profile', state: 'now', turn: 'you', todo }],
  });
  const of = (held: Road | undefined) => latelyOf(ATHLETE, { road: held, viewers: undefined, today: TODAY });
  expect(of(road('fill_profile')).nextStep).toBeNull();
  expect(of(road('invite_guardian')).nextStep).toBe('bio');
  expect(of(undefined).nextStep).toBe('bio');
});

test('no more than three changes, the newest', () => {
  const changes = [5, 4, 3, 2].map((seq) => ({ seq }) as LogEntry);
  const lately = latelyOf({ ...ATHLETE, changes }, { road: undefined, viewers: undefined, today: TODAY });
  expect(lately.changes.map(({ seq }) => seq)).toEqual([5, 4, 3]);
});
