/** Who looked: once per viewer and day, read by the athlete, and for minors in the log that cannot be changed. */
import type { ProfileViewList, RecentViewers } from '@faircourt/contracts/athlete-page';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  seedAthlete,
  seedCollege,
  seedPlan,
  seedRelease,
  type SeededAthlete,
} from '../../../../test/records/seeded-athletes.ts';
import { problemOf, startTestApp, type Joined, type TestApp } from '../../../../test/app/test-app.ts';

const NOW = '2026-11-15T12:00:00.000Z';
let moment = NOW;
let app: TestApp;
let self: Joined;
let athlete: SeededAthlete;
beforeAll(async () => {
  app = await startTestApp({ clock: { now: () => new Date(moment) } });
});
afterAll(() => app.close());
beforeEach(async () => {
  moment = NOW;
  self = await app.join('athlete');
  athlete = await seedAthlete(app.db);
  await app.db
    .updateTable('athletes')
    .set({ user_id: self.userId })
    .where('id', '=', athlete.athleteId)
    .execute();
});

async function open(who: Joined): Promise<void> {
  const answer = await app.call('POST', `/api/athletes/${athlete.athleteId}/open`, { token: who.token });
  expect(answer.status).toBe(200);
}
async function viewsOf(who: Joined, query = ''): Promise<ProfileViewList> {
  const answer = await app.call<ProfileViewList>('GET', `/api/profile/views${query}`, { token: who.token });
  expect(answer.status).toBe(200);
  return answer.body;
}
async function viewersOf(who: Joined): Promise<RecentViewers> {
  const answer = await app.call<RecentViewers>('GET', '/api/profile/viewers', { token: who.token });
  expect(answer.status).toBe(200);
  return answer.body;
}
async function joinCollege(name: string): Promise<Joined> {
  const coach = await app.join('coach');
  await seedCollege(app.db, coach.userId, name);
  return coach;
}
function looksInLog() {
  return app.db
    .selectFrom('events')
    .select(['actor_user_id', 'actor_role', 'data'])
    .where('chain', '=', athlete.athleteId)
    .where('type', '=', 'athlete.viewed')
    .orderBy('seq')
    .execute();
}

test('a coach’s look is kept once a day, with the institution of that day', async () => {
  const coach = await joinCollege('Lakeside College');
  await open(coach);
  moment = '2026-11-15T23:59:59.999Z';
  await open(coach);
  moment = '2026-11-16T00:00:00.000Z';
  await seedCollege(app.db, coach.userId, 'Hillside College');
  await open(coach);
  expect(await viewsOf(self)).toEqual({
    views: [
      {
        viewed_on: '2026-11-16',
        viewer_role: 'coach',
        institution_name: 'Hillside College',
        is_institution_verified: true,
        institution_badge: null,
        is_exported: false,
        is_in_report: false,
      },
      {
        viewed_on: '2026-11-15',
        viewer_role: 'coach',
        institution_name: 'Lakeside College',
        is_institution_verified: true,
        institution_badge: null,
        is_exported: false,
        is_in_report: false,
      },
    ],
    next: null,
  });
});

test('the mark of an institution says who checked it, how and when, as it counted on the day of the look', async () => {
  const coach = await app.join('coach');
  const institutionId = await seedCollege(app.db, coach.userId, 'Lakeside College');
  const { id: coachId } = await app.db
    .selectFrom('coaches')
    .select('id')
    .where('user_id', '=', coach.userId)
    .executeTakeFirstOrThrow();
  const check = { fact_group: 'institution', institution_id: institutionId, status: 'verified' } as const;
  await app.db
    .insertInto('verifications')
    .values([
      { ...check, method: 'of the college alone', decided_at: '2026-11-10', expires_at: '2028-11-10' },
      {
        ...check,
        coach_id: coachId,
        method: 'a call to the office',
        decided_at: '2026-11-01',
        expires_at: '2028-11-01',
      },
      { ...check, coach_id: coachId, method: 'later', decided_at: '2026-11-20', expires_at: '2028-11-20' },
    ])
    .execute();
  await open(coach);
  expect((await viewsOf(self)).views[0]?.institution_badge).toEqual({
    verified_on: '2026-11-01',
    expires_on: '2028-11-01',
    method: 'a call to the office',
    director_name: null,
  });
});

test('people without an institution are named by their role, and nobody by name or id', async () => {
  const guardian = await app.join('guardian');
  const newCoach = await app.join('coach');
  await open(guardian);
  await open(newCoach);
  const list = await viewsOf(self);
  expect(
    list.views.map(({ viewer_role, institution_name }) => [viewer_role, institution_name]).toSorted(),
  ).toEqual([
    ['coach', null],
    ['guardian', null],
  ]);
  expect(JSON.stringify(list)).not.toContain(guardian.userId);
  expect(JSON.stringify(list)).not.toContain('Test ');
});

test('the family leaves no trace', async () => {
  const guardian = await app.join('guardian');
  await app.db
    .updateTable('guardian_links')
    .set({ guardian_user_id: guardian.userId })
    .where('athlete_id', '=', athlete.athleteId)
    .execute();
  await open(guardian);
  await open(self);
  expect((await viewsOf(self)).views).toEqual([]);
  expect(await looksInLog()).toEqual([]);
});

test('a look at a minor is in the log once a day, with ids and codes only', async () => {
  const coach = await joinCollege('Lakeside College');
  await seedRelease(app.db, athlete, ['identity', 'videos', 'academics']);
  await open(coach);
  await open(coach);
  const institution = await app.db
    .selectFrom('coaches')
    .select('institution_id')
    .where('user_id', '=', coach.userId)
    .executeTakeFirstOrThrow();
  expect(await looksInLog()).toEqual([
    {
      actor_user_id: coach.userId,
      actor_role: 'coach',
      data: { institution_id: institution.institution_id, groups: ['identity', 'videos'] },
    },
  ]);
});

test('two looks at once are one view and one entry', async () => {
  const coach = await joinCollege('Lakeside College');
  await seedPlan(app.db, coach.userId, 'pro_scout');
  await Promise.all(Array.from({ length: 5 }, () => open(coach)));
  expect((await viewsOf(self)).views).toHaveLength(1);
  expect(await looksInLog()).toHaveLength(1);
});

test('a look at an adult is kept as a view and not in the log', async () => {
  await app.db
    .updateTable('athletes')
    .set({ birthdate: '2001-01-01' })
    .where('id', '=', athlete.athleteId)
    .execute();
  await open(await joinCollege('Lakeside College'));
  expect((await viewsOf(self)).views).toHaveLength(1);
  expect(await looksInLog()).toEqual([]);
});

test.each([
  ['nothing', ['academics', 'videos'], []],
  ['the name', ['identity', 'videos'], ['identity']],
] as const)('a page that stays locked is a look too, at %s', async (_what, released, seen) => {
  const coach = await joinCollege('Lakeside College');
  await seedPlan(app.db, coach.userId, 'basic_scout', { status: 'lapsed' });
  await seedRelease(app.db, athlete, released);
  await open(coach);
  await open(coach);
  expect((await viewsOf(self)).views).toHaveLength(1);
  expect((await looksInLog()).map(({ data }) => data)).toEqual([expect.objectContaining({ groups: seen })]);
});

test('who sees more later on the same day is one viewer, with a second entry in the log', async () => {
  const coach = await joinCollege('Lakeside College');
  await seedRelease(app.db, athlete, ['identity', 'videos']);
  await seedPlan(app.db, coach.userId, 'basic_scout', { status: 'lapsed' });
  await open(coach);
  await seedPlan(app.db, coach.userId, 'pro_scout');
  await open(coach);
  await seedPlan(app.db, coach.userId, 'basic_scout', { status: 'lapsed' });
  await open(coach);
  expect((await viewsOf(self)).views).toHaveLength(1);
  expect((await looksInLog()).map(({ data }) => data)).toEqual([
    expect.objectContaining({ groups: ['identity'] }),
    expect.objectContaining({ groups: ['identity', 'videos'] }),
  ]);
});

test('the looks of the last thirty days are gathered by institution, and add up to those of each day', async () => {
  const lakeside = await joinCollege('Lakeside College');
  const colleague = await app.join('coach');
  const hillside = await joinCollege('Hillside College');
  await look(lakeside.userId, '2026-11-15', 'Lakeside College', { is_exported: true });
  await look(colleague.userId, '2026-11-15', 'Lakeside College');
  await look(lakeside.userId, '2026-11-01', 'Lakeside College');
  await look(hillside.userId, '2026-10-17', 'Hillside College');
  await look(hillside.userId, '2026-10-16', 'Hillside College');
  await look((await app.join('coach')).userId, '2026-11-02');
  await look((await app.join('coach')).userId, '2026-11-03');
  const recent = await viewersOf(self);
  const told = recent.viewers.map((viewer) => [
    viewer.institution_name ?? viewer.viewer_role,
    viewer.visits,
    viewer.last_viewed_on,
    viewer.is_exported,
  ]);
  expect(told).toEqual([
    ['Lakeside College', 3, '2026-11-15', true],
    ['coach', 2, '2026-11-03', false],
    ['Hillside College', 1, '2026-10-17', false],
  ]);
  expect(recent.first_day).toBe('2026-10-17');
  expect(recent.visits_by_day).toHaveLength(30);
  expect([recent.visits_by_day[0], recent.visits_by_day.at(-1)]).toEqual([1, 2]);
  expect(sum(recent.visits_by_day)).toBe(sum(recent.viewers.map(({ visits }) => visits)));
  expect(recent.has_earlier).toBe(true);
});

test('gathered looks name nobody: neither a person, nor an id, nor how many people of an institution came', async () => {
  const coach = await joinCollege('Lakeside College');
  await open(coach);
  const answer = await viewersOf(self);
  expect(Object.keys(answer.viewers[0] ?? {}).toSorted()).toEqual([
    'institution_badge',
    'institution_name',
    'is_exported',
    'is_in_report',
    'is_institution_verified',
    'last_viewed_on',
    'viewer_role',
    'visits',
  ]);
  expect(JSON.stringify(answer)).not.toContain(coach.userId);
  expect(JSON.stringify(answer)).not.toContain('Test ');
});

test('the list goes on page by page, whole days at a time, without gaps or doubles', async () => {
  const viewers = await Promise.all(Array.from({ length: 3 }, (_, n) => joinCollege(`College ${n}`)));
  for (let day = 1; day <= 30; day++) {
    for (const { userId } of viewers) await look(userId, `2026-09-${String(day).padStart(2, '0')}`);
  }
  const first = await viewsOf(self);
  // Fifty would cut a day in two, so the day is completed.
  expect(first.views).toHaveLength(51);
  expect(first.next).toBe('2026-09-14');
  const second = await viewsOf(self, `?after=${first.next}`);
  expect(second.views).toHaveLength(39);
  expect(second.next).toBeNull();
  const days = [...first.views, ...second.views].map(({ viewed_on }) => viewed_on);
  expect(days).toEqual(days.toSorted().toReversed());
  expect((await viewsOf(self, '?after=2026-09-01')).views).toEqual([]);
});

test('a page that never was is refused kindly', async () => {
  for (const after of ['yesterday', '2026-13-01', '0000-01-01', '']) {
    const answer = await app.call('GET', `/api/profile/views?after=${after}`, { token: self.token });
    expect(answer.status).toBe(422);
    expect(new Set(problemOf(answer).errors?.map(({ field }) => field))).toEqual(new Set(['after']));
  }
});

test('before the first save the list is empty, and others than athletes have none', async () => {
  const beginner = await app.join('athlete');
  expect(await viewsOf(beginner)).toEqual({ views: [], next: null });
  const { viewers, visits_by_day, has_earlier } = await viewersOf(beginner);
  expect([viewers, sum(visits_by_day), has_earlier]).toEqual([[], 0, false]);
  for (const role of ['guardian', 'coach', 'regional_director'] as const) {
    const { token } = await app.join(role);
    expect((await app.call('GET', '/api/profile/views', { token })).status).toBe(403);
    expect((await app.call('GET', '/api/profile/viewers', { token })).status).toBe(403);
  }
});

function sum(counts: readonly number[]): number {
  return counts.reduce((total, count) => total + count, 0);
}

async function look(
  viewerUserId: string,
  day: string,
  institution: string | null = null,
  kept: { is_exported?: boolean } = {},
): Promise<void> {
  const found = await app.db
    .selectFrom('institutions')
    .select('id')
    .where('name', '=', institution)
    .orderBy('created_at', 'desc')
    .executeTakeFirst();
  await app.db
    .insertInto('profile_views')
    .values({
      athlete_id: athlete.athleteId,
      viewer_user_id: viewerUserId,
      viewed_on: day,
      viewer_role: 'coach',
      institution_id: found?.id ?? null,
      ...kept,
      first_viewed_at: new Date(`${day}T10:00:00Z`),
    })
    .execute();
}
