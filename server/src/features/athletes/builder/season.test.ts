import type { Season, SeasonList } from '@faircourt/contracts/athletes';
import { LIMITS } from '@faircourt/contracts/limits';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { athleteIdOf, eventsOf, seedVerification } from '../../../../test/records/athlete-records.ts';
import { problemOf, startTestApp, type Joined, type TestApp } from '../../../../test/app/test-app.ts';

const SEASON = {
  label: '2025-26',
  team: 'Halcones',
  league: 'Liga Norte',
  games: 20,
  minutes: 560,
  points: 301,
  rebounds: 120,
  assists: 55,
  steals: 20,
  blocks: 10,
  field_goals_made: 110,
  field_goals_attempted: 240,
  threes_made: 30,
  threes_attempted: 90,
  free_throws_made: 51,
  free_throws_attempted: 60,
};

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const call = (person: Joined, method: 'POST' | 'PUT' | 'DELETE', path: string, body?: object) =>
  app.call<Season>(method, `/api/profile/seasons${path}`, { token: person.token, ...(body ? { body } : {}) });
const add = (person: Joined, body: object) => call(person, 'POST', '', body);
const list = async (person: Joined) =>
  (await app.call<SeasonList>('GET', '/api/profile/seasons', { token: person.token })).body;

async function joinWithProfile(): Promise<Joined & { athleteId: string }> {
  const kid = await app.join('athlete');
  await app.call('PUT', '/api/profile', { token: kid.token, body: {} });
  return { ...kid, athleteId: await athleteIdOf(app.db, kid.userId) };
}

test('seasons wait for the profile, and until then there is no career', async () => {
  const kid = await app.join('athlete');
  expect(await list(kid)).toEqual({ seasons: [], career: null });
  expect(problemOf(await add(kid, SEASON)).code).toBe('profile_missing');
});

test('the server computes what follows from the counts', async () => {
  const kid = await joinWithProfile();
  const added = await add(kid, SEASON);
  expect(added.status).toBe(201);
  expect(added.body).toEqual({
    ...SEASON,
    id: expect.any(String) as string,
    per_game: { minutes: 28, points: 15.1, rebounds: 6, assists: 2.8, steals: 1, blocks: 0.5 },
    shooting: { field_goals: 45.8, threes: 33.3, free_throws: 85 },
    badge: null,
  });
  expect(await list(kid)).toMatchObject({ seasons: [added.body], career: { games: 20, points: 301 } });
});

test('seasons are listed newest first, and the career adds them up', async () => {
  const kid = await joinWithProfile();
  await add(kid, { label: '2024-25', games: 10, points: 100 });
  await add(kid, { label: '2025-26', team: 'Club', games: 30, points: 500 });
  await add(kid, { label: '2025-26', team: 'School', games: 0 });
  const { seasons, career } = await list(kid);
  expect(seasons.map(({ label, team }) => [label, team])).toEqual([
    ['2025-26', 'School'],
    ['2025-26', 'Club'],
    ['2024-25', null],
  ]);
  expect(seasons[0]?.per_game).toBeNull();
  expect(career).toMatchObject({ games: 40, points: 600, per_game: { points: 15 } });
});

test('every invalid field is named at once; computed figures are not taken', async () => {
  const kid = await joinWithProfile();
  const answer = await add(kid, {
    ...SEASON,
    label: '',
    games: 201,
    points: -1,
    threes_made: 200,
    free_throws_made: 61,
    per_game: { points: 99 },
  });
  expect(answer.status).toBe(422);
  const codes = (problemOf(answer).errors ?? []).map(({ field, code }) => `${field} ${code}`);
  expect(codes.toSorted()).toEqual([
    'free_throws_made more_than_attempted',
    'games too_big',
    'label required',
    'per_game unknown_field',
    'points too_small',
    'threes_made more_than_attempted',
    'threes_made more_than_field_goals',
  ]);
});

test('counts at every limit fit into the database, and the database refuses impossible shots too', async () => {
  const kid = await joinWithProfile();
  const shots = { made: LIMITS.seasonCountMax, attempted: LIMITS.seasonCountMax };
  const { body, status } = await add(kid, {
    label: '2025-2026',
    team: '🏀'.repeat(LIMITS.teamNameMax / 2),
    league: 'x'.repeat(LIMITS.teamNameMax),
    games: LIMITS.seasonGamesMax,
    minutes: LIMITS.seasonMinutesMax,
    points: LIMITS.seasonPointsMax,
    rebounds: LIMITS.seasonCountMax,
    assists: LIMITS.seasonCountMax,
    steals: LIMITS.seasonStealsMax,
    blocks: LIMITS.seasonStealsMax,
    field_goals_made: shots.made,
    field_goals_attempted: shots.attempted,
    threes_made: shots.made,
    threes_attempted: shots.attempted,
    free_throws_made: shots.made,
    free_throws_attempted: shots.attempted,
  });
  expect(status).toBe(201);
  for (const values of [
    { games: LIMITS.seasonGamesMax + 1 },
    { minutes: LIMITS.seasonMinutesMax + 1 },
    { points: LIMITS.seasonPointsMax + 1 },
    { rebounds: LIMITS.seasonCountMax + 1 },
    { assists: LIMITS.seasonCountMax + 1 },
    { steals: LIMITS.seasonStealsMax + 1 },
    { blocks: -1 },
    { label: '2025-26 with Nia' },
    { free_throws_made: shots.made + 1 },
    { field_goals_made: shots.made - 1 },
  ]) {
    const update = app.db.updateTable('seasons').set(values).where('id', '=', body.id);
    await expect(update.execute()).rejects.toThrow('check constraint');
  }
});

test('one season with one team is listed once, also without a team', async () => {
  const kid = await joinWithProfile();
  for (const team of ['Halcones', null]) {
    const { status } = await add(kid, { ...SEASON, team });
    expect(status).toBe(201);
    const twin = await add(kid, { ...SEASON, team, games: 1 });
    expect(problemOf(twin)).toMatchObject({
      status: 409,
      code: 'conflict',
      detail: 'This season with this team is in your list already.',
    });
  }
  const { body: other } = await add(kid, { label: '2024-25', games: 3 });
  const renamed = await call(kid, 'PUT', `/${other.id}`, { label: '2025-26', team: 'Halcones', games: 3 });
  expect(problemOf(renamed).code).toBe('conflict');
  expect((await list(kid)).seasons).toHaveLength(3);
});

test('tabs that add the same season at once make one', async () => {
  const kid = await joinWithProfile();
  const answers = await Promise.all([1, 2, 3].map(() => add(kid, SEASON)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409]);
});

test('there is room for forty seasons', async () => {
  const kid = await joinWithProfile();
  await app.db
    .insertInto('seasons')
    .values(
      Array.from({ length: LIMITS.seasonsMax }, (_, index) => ({
        athlete_id: kid.athleteId,
        label: `${1980 + index}`,
        games: 1,
      })),
    )
    .execute();
  expect(problemOf(await add(kid, SEASON))).toMatchObject({ status: 409, code: 'too_many' });
});

test('an edit drops the badge of that season and of nothing else', async () => {
  const kid = await joinWithProfile();
  const director = await app.join('regional_director');
  const { body: edited } = await add(kid, SEASON);
  const { body: untouched } = await add(kid, { ...SEASON, label: '2024-25' });
  const fact = { athleteId: kid.athleteId, factGroup: 'season', directorUserId: director.userId } as const;
  await seedVerification(app.db, { ...fact, seasonId: edited.id });
  await seedVerification(app.db, { ...fact, seasonId: untouched.id });
  await seedVerification(app.db, { athleteId: kid.athleteId, factGroup: 'measurements' });
  const badge = {
    verified_on: '2026-02-03',
    expires_on: '2100-01-01',
    method: 'in person',
    director_name: 'Test regional_director',
  };
  expect((await list(kid)).seasons.map((season) => season.badge)).toEqual([badge, badge]);

  const same = await call(kid, 'PUT', `/${edited.id}`, SEASON);
  expect(same.body.badge).toEqual(badge);
  const changed = await call(kid, 'PUT', `/${edited.id}`, { ...SEASON, points: 302 });
  expect(changed.body).toMatchObject({ points: 302, badge: null });
  expect((await list(kid)).seasons.map((season) => season.badge)).toEqual([null, badge]);

  const events = (await eventsOf(app.db, kid.athleteId)).slice(3);
  expect(events).toEqual([
    {
      type: 'season.updated',
      actor_role: 'athlete',
      data: { season_id: edited.id, fields: ['points'] },
    },
    {
      type: 'verification.dropped',
      actor_role: 'athlete',
      data: {
        fact_group: 'season',
        season_id: edited.id,
        verification_ids: [expect.any(String) as string],
      },
    },
  ]);
});

test('a deleted season is gone with its verifications; of tabs that delete at once, one does it', async () => {
  const kid = await joinWithProfile();
  const { body: season } = await add(kid, SEASON);
  await seedVerification(app.db, { athleteId: kid.athleteId, factGroup: 'season', seasonId: season.id });
  const answers = await Promise.all([1, 2, 3].map(() => call(kid, 'DELETE', `/${season.id}`)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 404, 404]);
  expect(await list(kid)).toEqual({ seasons: [], career: null });
  expect((await eventsOf(app.db, kid.athleteId)).at(-1)).toMatchObject({
    type: 'season.deleted',
    data: { season_id: season.id },
  });
  expect((await call(kid, 'PUT', `/${season.id}`, SEASON)).status).toBe(404);
});

test('somebody else’s season answers like one that does not exist', async () => {
  const kid = await joinWithProfile();
  const { body: season } = await add(kid, SEASON);
  for (const stranger of [await joinWithProfile(), await app.join('guardian'), await app.join('coach')]) {
    for (const answer of [
      await call(stranger, 'PUT', `/${season.id}`, { ...SEASON, points: 0 }),
      await call(stranger, 'DELETE', `/${season.id}`),
    ]) {
      expect(problemOf(answer)).toMatchObject({ status: 404, code: 'not_found' });
    }
  }
  expect((await list(kid)).seasons).toEqual([season]);
});
