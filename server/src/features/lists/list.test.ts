/** Lists of a desk: made, named, shared, archived, limited, locked without a plan, and nobody else's. */
import { LIST_LIMITS, LIST_STAGES } from '@faircourt/contracts/lists';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { problemOf, startTestApp, type TestApp } from '../../../test/app/test-app.ts';
import { change, listsOf, makeList, readList } from '../../../test/features/lists.ts';
import { ABSENT, joinCollegeCoach } from '../../../test/features/requests.ts';
import { eventsOf } from '../../../test/records/athlete-records.ts';
import type { SignedInCoach } from '../../../test/records/conversations.ts';
import { seedPlan } from '../../../test/records/seeded-athletes.ts';

let app: TestApp;
let coach: SignedInCoach;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  coach = await joinCollegeCoach(app);
});

test('a new list has its name, note and owner, and the seven stages', async () => {
  const made = await makeList(app, coach, { name: 'Wings', note: 'Length first', is_shared: false });
  expect(made).toMatchObject({
    name: 'Wings',
    note: 'Length first',
    owner_name: 'Dana Whistler',
    is_own: true,
    is_shared: false,
    is_archived: false,
    entries: 0,
    can_share: true,
  });
  const { body } = await readList(app, coach, made.id);
  expect(body.list).toEqual(made);
  expect(body.stages.map(({ kind, name }) => [kind, name])).toEqual(LIST_STAGES.map((kind) => [kind, null]));
  expect(await eventsOf(app.db, made.id)).toEqual([
    expect.objectContaining({ type: 'list.created', data: expect.objectContaining({ is_shared: false }) }),
  ]);
});

test('a list is renamed, archived and restored; doing it twice changes nothing', async () => {
  const { id } = await makeList(app, coach);
  for (let n = 0; n < 2; n++) {
    expect((await change(app, coach, id, { name: 'Bigs', note: 'Rim' })).body).toMatchObject({
      name: 'Bigs',
      note: 'Rim',
    });
    expect((await change(app, coach, id, { is_archived: true })).body).toMatchObject({ is_archived: true });
  }
  expect((await listsOf(app, coach)).body.lists).toEqual([expect.objectContaining({ is_archived: true })]);
  await change(app, coach, id, { is_archived: false });
  expect((await eventsOf(app.db, id)).map(({ type, data }) => [type, data])).toEqual([
    ['list.created', expect.anything()],
    ['list.changed', { fields: ['name', 'note'] }],
    ['list.archived', {}],
    ['list.restored', {}],
  ]);
});

test('lists that are in use come first, then by name', async () => {
  for (const name of ['beta', 'Alpha', 'Gamma']) await makeList(app, coach, { name });
  const [first] = (await listsOf(app, coach)).body.lists;
  await change(app, coach, first?.id ?? '', { is_archived: true });
  expect((await listsOf(app, coach)).body.lists.map(({ name }) => name)).toEqual(['beta', 'Gamma', 'Alpha']);
});

test('what a list is called has to be something, and not a book', async () => {
  for (const body of [
    { name: ' ', is_shared: true },
    { name: 'a'.repeat(LIST_LIMITS.nameMax + 1), is_shared: true },
    { name: 'Wings', is_shared: true, note: 'a'.repeat(LIST_LIMITS.noteMax + 1) },
    { name: 'Wings' },
    { name: 'Wings', is_shared: true, owner_user_id: coach.userId },
  ]) {
    const answer = await app.call('POST', '/api/lists', { token: coach.token, body });
    expect(answer.status, `of ${JSON.stringify(body).slice(0, 60)}`).toBe(422);
  }
});

test('another coach, a family and an absent list get the same answer', async () => {
  const { id } = await makeList(app, coach);
  const other = await joinCollegeCoach(app);
  const athlete = await app.join('athlete', `reader-${id}@example.test`);
  for (const who of [other, athlete]) {
    const foreign = await readList(app, who, id);
    const absent = await readList(app, who, ABSENT);
    expect(foreign.status).toBe(404);
    expect({ ...problemOf(foreign), request_id: '' }).toEqual({ ...problemOf(absent), request_id: '' });
    expect((await change(app, who, id, { name: 'Mine now' })).status).toBe(404);
  }
  expect((await listsOf(app, other)).body.lists).toEqual([]);
  expect((await listsOf(app, athlete)).status).toBe(403);
});

test('a frozen coach has their lists locked, and works on them again once the freeze is lifted', async () => {
  const { id } = await makeList(app, coach, { name: 'Kept', note: 'Guards who shoot' });
  await app.call('PUT', '/api/restriction', { token: coach.token });
  expect((await listsOf(app, coach)).body).toMatchObject({
    is_locked: true,
    is_frozen: true,
    lists: [{ name: 'Kept', note: '' }],
  });
  expect((await readList(app, coach, id)).status).toBe(403);
  expect((await change(app, coach, id, { name: 'Renamed' })).status).toBe(403);
  const wanted = { name: 'New', is_shared: true };
  expect((await app.call('POST', '/api/lists', { token: coach.token, body: wanted })).status).toBe(403);
  await app.call('DELETE', '/api/restriction', { token: coach.token });
  expect((await listsOf(app, coach)).body).toMatchObject({ is_locked: false, is_frozen: false });
  expect((await readList(app, coach, id)).body.list.note).toBe('Guards who shoot');
});

test('without a live plan the lists are kept, keep their names and stay shut', async () => {
  const { id } = await makeList(app, coach, { name: 'Kept' });
  await app.db
    .updateTable('subscriptions')
    .set({ status: 'lapsed' })
    .where('owner_user_id', '=', coach.userId)
    .execute();
  const { body } = await listsOf(app, coach);
  expect(body).toMatchObject({ is_locked: true, lists: [{ name: 'Kept' }] });
  expect((await readList(app, coach, id)).status).toBe(403);
  expect((await change(app, coach, id, { name: 'Renamed' })).status).toBe(403);
  expect(
    (await app.call('POST', '/api/lists', { token: coach.token, body: { name: 'New', is_shared: true } }))
      .status,
  ).toBe(403);
  await app.db
    .updateTable('subscriptions')
    .set({ status: 'active' })
    .where('owner_user_id', '=', coach.userId)
    .execute();
  expect((await readList(app, coach, id)).body.list.name).toBe('Kept');
});

test('Basic Scout has lists too', async () => {
  await seedPlan(app.db, coach.userId, 'basic_scout');
  expect((await makeList(app, coach)).is_own).toBe(true);
});

test('a desk has two hundred lists at most, also when the last two are made at once', async () => {
  const { id } = await makeList(app, coach);
  const { subscription_id } = await app.db
    .selectFrom('recruiting_lists')
    .select('subscription_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  await app.db
    .insertInto('recruiting_lists')
    .values(
      Array.from({ length: LIST_LIMITS.lists - 2 }, (_, n) => ({
        subscription_id,
        name: `List ${n}`,
        is_shared: true,
        owner_user_id: coach.userId,
      })),
    )
    .execute();
  const make = () =>
    app.call('POST', '/api/lists', { token: coach.token, body: { name: 'Last', is_shared: true } });
  const statuses = (await Promise.all([make(), make()])).map(({ status }) => status).toSorted();
  expect(statuses).toEqual([201, 409]);
});
