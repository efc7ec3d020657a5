/** Searches that a staff keeps: saved, renamed, deleted and brought back, and locked when the plan has lapsed. */
import { LIMITS } from '@faircourt/contracts/limits';
import {
  savedSearchListSchema,
  type SavedSearch,
  type SavedSearchList,
} from '@faircourt/contracts/saved-searches';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { eventsOf } from '../../../../test/records/athlete-records.ts';
import { seedPlan } from '../../../../test/records/seeded-athletes.ts';
import {
  problemOf,
  startTestApp,
  type Answer,
  type Joined,
  type TestApp,
} from '../../../../test/app/test-app.ts';

const NOW = new Date('2026-11-15T12:00:00Z');

let app: TestApp;
let coach: Joined;
let subscriptionId: string;
beforeAll(async () => {
  app = await startTestApp({ clock: { now: () => NOW } });
});
afterAll(() => app.close());
beforeEach(async () => {
  coach = await app.join('coach');
  subscriptionId = await seedPlan(app.db, coach.userId, 'basic_scout');
});

const TALL = {
  name: 'Tall guards',
  filters: { position: 'Point Guard', min_height: 195.5, verified: 'true' },
};

function save(body: unknown = TALL, who: Joined = coach): Promise<Answer<SavedSearch>> {
  return app.call('POST', '/api/saved-searches', { token: who.token, body });
}

async function list(who: Joined = coach): Promise<SavedSearchList> {
  const { body } = await app.call('GET', '/api/saved-searches', { token: who.token });
  return savedSearchListSchema.parse(body);
}

function change(method: 'PATCH' | 'DELETE' | 'POST', path: string, body?: unknown): Promise<Answer> {
  return app.call(method, `/api/saved-searches/${path}`, { token: coach.token, body });
}

function lapse(): Promise<unknown> {
  return app.db
    .updateTable('subscriptions')
    .set({ status: 'lapsed' })
    .where('id', '=', subscriptionId)
    .execute();
}

test('a search is kept under a name, with its filters and order as the address of search has them', async () => {
  const answer = await save({ ...TALL, sort: 'height' });
  expect(answer.status).toBe(201);
  expect(await list()).toEqual({
    searches: [
      {
        id: answer.body.id,
        name: 'Tall guards',
        query: 'position=Point+Guard&min_height=195.5&verified=true&sort=height',
        saved_by: 'Test coach',
        is_own: true,
        created_at: NOW.toISOString(),
        visited_at: null,
        news: 0,
        alert: null,
      },
    ],
    locked_by: null,
    can_alert: false,
    max: LIMITS.savedSearchesMax,
  });
});

test('every wrong field is named at once, and nothing is saved', async () => {
  const answer = await save({ name: ' ', filters: { country: 'USA', school: 'North' }, sort: 'name' });
  expect(answer.status).toBe(422);
  expect(problemOf(answer).errors?.map(({ field }) => field)).toEqual([
    'name',
    'filters.country',
    'filters.school',
    'sort',
  ]);
  expect((await list()).searches).toEqual([]);
});

test('a search without any filter can be kept too', async () => {
  expect((await save({ name: 'Everybody', filters: {} })).body.query).toBe('');
});

test('it is renamed, deleted and brought back, and the log says so without its name', async () => {
  const { id } = (await save()).body;
  expect(await change('PATCH', id, { name: 'Long guards' })).toMatchObject({
    status: 200,
    body: { name: 'Long guards' },
  });
  expect((await change('DELETE', id)).status).toBe(204);
  expect((await change('DELETE', id)).status).toBe(204);
  expect((await list()).searches).toEqual([]);
  expect((await change('PATCH', id, { name: 'Ghost' })).status).toBe(404);
  expect((await change('POST', `${id}/visit`)).status).toBe(404);
  expect((await change('POST', `${id}/restore`)).status).toBe(200);
  expect((await list()).searches).toMatchObject([{ id, name: 'Long guards' }]);
  const logged = (await eventsOf(app.db, coach.userId)).filter(({ type }) =>
    type.startsWith('saved_search.'),
  );
  expect(logged.map(({ type }) => type)).toEqual([
    'saved_search.saved',
    'saved_search.renamed',
    'saved_search.deleted',
    'saved_search.restored',
  ]);
  expect(new Set(logged.map(({ data }) => JSON.stringify(data)))).toEqual(
    new Set([JSON.stringify({ saved_search_id: id, subscription_id: subscriptionId })]),
  );
});

test('with a lapsed plan they are locked and listed, and come back with the plan', async () => {
  const { id } = (await save()).body;
  await lapse();
  expect(await list()).toMatchObject({ locked_by: 'no_plan', searches: [{ id, news: null }] });
  for (const [method, path, body] of [
    ['PATCH', id, { name: 'Mine' }],
    ['DELETE', id, undefined],
    ['POST', `${id}/restore`, undefined],
    ['POST', `${id}/visit`, undefined],
  ] as const) {
    const answer = await change(method, path, body);
    expect([answer.status, problemOf(answer).code], `${method} ${path}`).toEqual([403, 'not_allowed']);
  }
  expect(problemOf(await save()).code).toBe('not_allowed');
  await app.db
    .updateTable('subscriptions')
    .set({ status: 'active' })
    .where('id', '=', subscriptionId)
    .execute();
  expect((await change('POST', `${id}/visit`)).status).toBe(200);
});

test('a frozen coach finds them listed and locked, and is told why', async () => {
  const { id } = (await save()).body;
  await app.db
    .insertInto('restrictions')
    .values({ user_id: coach.userId, placed_by: coach.userId, placed_at: NOW })
    .execute();
  expect(await list()).toMatchObject({ locked_by: 'freeze', searches: [{ id, news: null }] });
  expect(problemOf(await change('POST', `${id}/visit`)).code).toBe('not_allowed');
  expect(problemOf(await save()).code).toBe('not_allowed');
});

test('to a coach of another staff they do not exist', async () => {
  const { id } = (await save()).body;
  const other = await app.join('coach');
  expect((await list(other)).searches).toEqual([]);
  const answer = await app.call('POST', `/api/saved-searches/${id}/visit`, { token: other.token });
  expect([answer.status, problemOf(answer).code]).toEqual([404, 'not_found']);
});

test('a staff keeps so many searches and no more, also when two tabs save at once', async () => {
  await app.db
    .insertInto('saved_searches')
    .values(
      Array.from({ length: LIMITS.savedSearchesMax - 1 }, (_, n) => ({
        subscription_id: subscriptionId,
        name: `Search ${n}`,
        filters: '{}',
        sort: 'height',
        created_at: NOW,
      })),
    )
    .execute();
  const answers = await Promise.all([save(), save()]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
  const { searches } = await list();
  expect(searches).toHaveLength(LIMITS.savedSearchesMax);
  const id = searches[0]?.id ?? '';
  await change('DELETE', id);
  await save();
  expect(problemOf(await change('POST', `${id}/restore`)).code).toBe('too_many');
});
