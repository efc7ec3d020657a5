/** The view that a person keeps for search, over HTTP. */
import { TABLE_COLUMNS, type KeptSearchView } from '@faircourt/contracts/search-view';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { problemOf, startTestApp, type Joined, type TestApp } from '../../../../test/app/test-app.ts';

const URL = '/api/search/view';
let app: TestApp;
let coach: Joined;

beforeAll(async () => {
  app = await startTestApp();
  coach = await app.join('coach');
});
afterAll(() => app.close());

const read = async ({ token }: Joined) => (await app.call<KeptSearchView>('GET', URL, { token })).body;

test('before a choice there is no view, and the table has all columns', async () => {
  expect(await read(coach)).toEqual({ view: null, columns: [...TABLE_COLUMNS] });
});

test('the chosen view and the order of columns follow the person, and nobody else', async () => {
  const guardian = await app.join('guardian');
  const chosen = { view: 'table', columns: ['height', 'grad_year'] };
  const answer = await app.call('PUT', URL, { token: coach.token, body: chosen });
  expect([answer.status, answer.body]).toEqual([200, chosen]);
  expect(await read(coach)).toEqual(chosen);
  expect(await read(guardian)).toEqual({ view: null, columns: [...TABLE_COLUMNS] });

  await app.call('PUT', URL, { token: coach.token, body: { view: 'cards', columns: [] } });
  expect(await read(coach)).toEqual({ view: 'cards', columns: [] });
});

test('unknown views, unknown columns and columns named twice are refused', async () => {
  const wrong = [
    { view: 'list', columns: [] },
    { view: 'table', columns: ['gpa'] },
    { view: 'table', columns: ['height', 'height'] },
    { view: 'table', columns: [], user_id: coach.userId },
  ];
  for (const body of wrong) {
    const answer = await app.call('PUT', URL, { token: coach.token, body });
    expect([answer.status, problemOf(answer).code]).toEqual([422, 'validation_failed']);
  }
});

test('a column that is no more is passed over', async () => {
  await sql`update search_views set columns = '{shoe_size,height}' where user_id = ${coach.userId}`.execute(
    app.db,
  );
  expect((await read(coach)).columns).toEqual(['height']);
});

test('a person who cannot search keeps no view', async () => {
  const waiting = await app.join('regional_director');
  const answers = [
    await app.call('GET', URL, { token: waiting.token }),
    await app.call('PUT', URL, { token: waiting.token, body: { view: 'table', columns: [] } }),
  ];
  expect(answers.map((answer) => [answer.status, problemOf(answer).code])).toEqual([
    [403, 'not_allowed'],
    [403, 'not_allowed'],
  ]);
});
