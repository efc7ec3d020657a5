import type { Academics, OwnProfile } from '@faircourt/contracts/athletes';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  athleteIdOf,
  eventsOf,
  seedVerification,
  verificationStatuses,
} from '../../../../test/records/athlete-records.ts';
import { problemOf, startTestApp, type Joined, type TestApp } from '../../../../test/app/test-app.ts';

const ACADEMICS = {
  gpa: 3.456,
  sat: 1300,
  act: 29,
  transcript_url: 'https://school.example/transcript/7',
  core_courses: [{ title: 'Algebra II', grade: 'A-' }, { title: 'Physics' }],
};

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const save = (person: Joined, body: object) =>
  app.call<Academics>('PUT', '/api/profile/academics', { token: person.token, body });

async function joinWithProfile(): Promise<Joined & { athleteId: string }> {
  const kid = await app.join('athlete');
  await app.call('PUT', '/api/profile', { token: kid.token, body: {} });
  return { ...kid, athleteId: await athleteIdOf(app.db, kid.userId) };
}

test('academics wait for the profile', async () => {
  const answer = await save(await app.join('athlete'), ACADEMICS);
  expect(answer.status).toBe(409);
  expect(problemOf(answer)).toMatchObject({
    code: 'profile_missing',
    detail: 'Complete your athlete profile first',
  });
});

test('they are inserted, then updated, and come back with the profile', async () => {
  const kid = await joinWithProfile();
  const saved = await save(kid, ACADEMICS);
  expect(saved.status).toBe(200);
  expect(saved.body).toEqual({
    ...ACADEMICS,
    gpa: 3.46,
    core_courses: [
      { title: 'Algebra II', grade: 'A-' },
      { title: 'Physics', grade: null },
    ],
    updated_at: expect.any(String) as string,
  });
  const { body } = await save(kid, { gpa: 0, transcript_url: '' });
  expect(body).toMatchObject({ gpa: 0, sat: null, act: null, transcript_url: null, core_courses: [] });
  const profile = await app.call<OwnProfile>('GET', '/api/profile', { token: kid.token });
  expect(profile.body.academics).toEqual(body);
  expect(profile.body.completeness.done).toEqual(['gpa']);
});

test('every invalid field is named at once', async () => {
  const kid = await joinWithProfile();
  const answer = await save(kid, {
    gpa: 5.01,
    sat: 399,
    act: 36.5,
    transcript_url: 'javascript:alert(1)',
    core_courses: [{ title: '' }],
    athlete_id: kid.athleteId,
  });
  expect(answer.status).toBe(422);
  const codes = Object.fromEntries((problemOf(answer).errors ?? []).map(({ field, code }) => [field, code]));
  expect(codes).toEqual({
    gpa: 'too_big',
    sat: 'too_small',
    act: 'wrong_type',
    transcript_url: 'invalid_url',
    'core_courses.0.title': 'required',
    athlete_id: 'unknown_field',
  });
});

test('values at every limit fit into the database', async () => {
  const kid = await joinWithProfile();
  const course = { title: 'x'.repeat(120), grade: 'x'.repeat(20) };
  const low = { gpa: 0, sat: 400, act: 1 };
  const prefix = 'https://school.example/';
  const high = {
    gpa: 5,
    sat: 1600,
    act: 36,
    core_courses: Array.from({ length: 40 }, () => course),
    transcript_url: prefix + 'x'.repeat(2000 - prefix.length),
  };
  expect((await save(kid, low)).status).toBe(200);
  expect((await save(kid, high)).status).toBe(200);
  for (const values of [{ gpa: 5.01 }, { sat: 399 }, { sat: 1601 }, { act: 0 }, { act: 37 }]) {
    const update = app.db.updateTable('academics').set(values).where('athlete_id', '=', kid.athleteId);
    await expect(update.execute()).rejects.toThrow('check constraint');
  }
});

test.each([
  [{ gpa: 3.5 }, 'academics'],
  [{ sat: 1310 }, 'academics'],
  [{ act: null }, 'academics'],
  [{ core_courses: [] }, 'academics'],
  [{ transcript_url: '' }, 'transcript'],
  [{}, null],
])('a change of %o drops the badge of exactly its fact group', async (change, dropped) => {
  const kid = await joinWithProfile();
  await save(kid, ACADEMICS);
  const groups = ['measurements', 'school', 'academics', 'transcript'] as const;
  for (const factGroup of groups) await seedVerification(app.db, { athleteId: kid.athleteId, factGroup });
  await save(kid, { ...ACADEMICS, ...change });
  const expected = Object.fromEntries(
    groups.map((group) => [group, group === dropped ? 'dropped' : 'verified']),
  );
  expect(await verificationStatuses(app.db, kid.athleteId)).toEqual(expected);
});

test('the log names the fields and never a grade; an unchanged save is no news', async () => {
  const kid = await joinWithProfile();
  await save(kid, ACADEMICS);
  await save(kid, ACADEMICS);
  await save(kid, { ...ACADEMICS, sat: 1310 });
  const events = (await eventsOf(app.db, kid.athleteId)).slice(1);
  expect(events).toEqual([
    {
      type: 'academics.created',
      actor_role: 'athlete',
      data: { fields: ['gpa', 'sat', 'act', 'transcript_url', 'core_courses'] },
    },
    { type: 'academics.updated', actor_role: 'athlete', data: { fields: ['sat'] } },
  ]);
});

test('tabs that save at once leave one row, and both succeed', async () => {
  const kid = await joinWithProfile();
  const answers = await Promise.all([1, 2, 3, 4].map((gpa) => save(kid, { gpa })));
  expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200, 200]);
  const rows = await app.db
    .selectFrom('academics')
    .select('gpa')
    .where('athlete_id', '=', kid.athleteId)
    .execute();
  expect(rows).toHaveLength(1);
});

test('only athletes save academics', async () => {
  for (const role of ['guardian', 'coach', 'regional_director'] as const) {
    expect(problemOf(await save(await app.join(role), ACADEMICS)).code).toBe('not_allowed');
  }
});
