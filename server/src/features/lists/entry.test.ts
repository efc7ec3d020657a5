/** Athletes on a list: added while they are seen, moved, removed and brought back. */
import { LIST_LIMITS } from '@faircourt/contracts/lists';
import { DAY_MS } from '@faircourt/contracts/time';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app/test-app.ts';
import { add, board, listsOf, makeList, onEntries, readList } from '../../../test/features/lists.ts';
import { ABSENT, joinCollegeCoach } from '../../../test/features/requests.ts';
import { forget } from '../../../test/features/retention.ts';
import { eventsOf } from '../../../test/records/athlete-records.ts';
import type { SignedInCoach } from '../../../test/records/conversations.ts';
import { seedManyAthletes } from '../../../test/records/seeded-athletes.ts';
import { refreshCards } from '../search/cards/card.service.ts';
import { inTransaction } from '../../platform/database/database.ts';

let app: TestApp;
let coach: SignedInCoach;
let listId: string;
let athletes: string[];
beforeAll(async () => {
  app = await startTestApp();
  athletes = await seedManyAthletes(app.db, 8);
  await inTransaction(app.db, (trx) => refreshCards(trx, athletes, new Date()));
});
afterAll(() => app.close());
beforeEach(async () => {
  coach = await joinCollegeCoach(app);
  ({ id: listId } = await makeList(app, coach));
});

async function fill(count = athletes.length): Promise<string[]> {
  return (await add(app, coach, listId, athletes.slice(0, count))).body.entry_ids;
}

async function opened() {
  return (await readList(app, coach, listId)).body;
}

test('an athlete is added once, to the end of the first stage, with the card of search', async () => {
  const entryIds = await fill(3);
  expect(entryIds).toHaveLength(3);
  expect((await add(app, coach, listId, athletes.slice(1, 4))).body).toMatchObject({ already: 2 });
  const list = await opened();
  expect(list.entries.map(({ card }) => card?.id)).toEqual(athletes.slice(0, 4));
  expect(list.entries.every(({ stage_id }) => stage_id === list.stages[0]?.id)).toBe(true);
  expect(list.list.entries).toBe(4);
  const found = await app.call<{ athletes: unknown[] }>('GET', '/api/athletes', { token: coach.token });
  expect(found.body.athletes).toContainEqual(list.entries[0]?.card);
});

test('looking at a list is no look at a profile', async () => {
  await fill();
  await opened();
  expect(await app.db.selectFrom('profile_views').selectAll().execute()).toEqual([]);
});

test('an absent athlete and a hidden one cannot be added, and look the same', async () => {
  const [hidden = ''] = await seedManyAthletes(app.db, 1);
  await app.db.updateTable('athletes').set({ visibility: 'private' }).where('id', '=', hidden).execute();
  for (const id of [ABSENT, hidden]) expect((await add(app, coach, listId, [id])).status).toBe(404);
  expect((await add(app, coach, listId, [hidden, athletes[0] ?? ''])).body).toMatchObject({ already: 0 });
  expect((await opened()).entries).toHaveLength(1);
});

test('the lists say which of them an athlete is on', async () => {
  const [entryId] = await fill(1);
  await makeList(app, coach, { name: 'Another' });
  const { lists } = (await listsOf(app, coach, athletes[0])).body;
  expect(lists.map(({ name, entry_id }) => [name, entry_id])).toEqual([
    ['Another', null],
    ['Guards of 2028', entryId],
  ]);
});

test('what was removed comes back where it was, and is forgotten after its days', async () => {
  const ids = await fill(3);
  const [, second = ''] = ids;
  expect((await onEntries(app, coach, listId, 'remove', { entry_ids: [second] })).status).toBe(204);
  expect((await opened()).entries).toHaveLength(2);
  expect((await onEntries(app, coach, listId, 'restore', { entry_ids: [second] })).status).toBe(204);
  expect(board(await opened())).toEqual([ids]);
  await onEntries(app, coach, listId, 'remove', { entry_ids: [second] });
  await forget(app.db, 'removed_entries', new Date());
  expect((await onEntries(app, coach, listId, 'restore', { entry_ids: [second] })).status).toBe(204);
  await onEntries(app, coach, listId, 'remove', { entry_ids: [second] });
  await forget(app.db, 'removed_entries', new Date(Date.now() + 8 * DAY_MS));
  await onEntries(app, coach, listId, 'restore', { entry_ids: [second] });
  expect((await opened()).entries).toHaveLength(2);
});

test('one who was added again meanwhile is not on the list twice', async () => {
  const [first = ''] = await fill(1);
  await onEntries(app, coach, listId, 'remove', { entry_ids: [first] });
  await fill(1);
  await onEntries(app, coach, listId, 'restore', { entry_ids: [first] });
  expect((await opened()).entries).toHaveLength(1);
});

test('entries move to a stage, in front of another one or to its end', async () => {
  const [a = '', b = '', c = '', d = ''] = await fill(4);
  const { stages } = await opened();
  const [watching = '', evaluating = ''] = stages.map(({ id }) => id);
  const move = (entry_ids: string[], stage_id: string, before_id: string | null = null) =>
    onEntries(app, coach, listId, 'move', { entry_ids, stage_id, before_id });
  await move([c], watching, a);
  expect(board(await opened())).toEqual([[c, a, b, d]]);
  await move([a, d], evaluating);
  expect(board(await opened())).toEqual([
    [c, b],
    [a, d],
  ]);
  await move([b], evaluating, d);
  expect(board(await opened())).toEqual([[c], [a, b, d]]);
  // The one it was to come before has gone elsewhere: then it is the end.
  await move([b], evaluating, c);
  expect(board(await opened())).toEqual([[c], [a, d, b]]);
  expect((await eventsOf(app.db, listId)).at(-1)).toMatchObject({
    type: 'list_entries.moved',
    data: { entry_ids: [b], stage_id: evaluating },
  });
});

test('the order survives more moves to one place than there are places between two', async () => {
  const ids = await fill(4);
  const [a = '', b = '', c = '', d = ''] = ids;
  const { stages } = await opened();
  for (let n = 0; n < 60; n++) {
    const [moved, other] = n % 2 === 0 ? [c, b] : [b, c];
    await onEntries(app, coach, listId, 'move', {
      entry_ids: [moved],
      stage_id: stages[0]?.id ?? '',
      before_id: other,
    });
  }
  expect(board(await opened())).toEqual([[a, b, c, d]]);
});

test('people who move at once lose no entry, and nobody is in two stages', async () => {
  const ids = await fill();
  const { stages } = await opened();
  const moves = ids.flatMap((id, n) =>
    [1, 2].map((step) =>
      onEntries(app, coach, listId, 'move', {
        entry_ids: [id],
        stage_id: stages[(n + step) % 3]?.id ?? '',
        before_id: ids[(n + step) % ids.length] ?? null,
      }),
    ),
  );
  expect((await Promise.all(moves)).map(({ status }) => status)).toEqual(moves.map(() => 204));
  const list = await opened();
  expect(list.entries.map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
  const places = await app.db
    .selectFrom('list_entries')
    .select(['stage_id', 'position'])
    .where('list_id', '=', listId)
    .execute();
  expect(new Set(places.map(({ stage_id, position }) => `${stage_id} ${position}`)).size).toBe(ids.length);
});

test('an entry or a stage of another list is absent here', async () => {
  const [entry = ''] = await fill(1);
  const { stages } = await opened();
  const other = await makeList(app, coach, { name: 'Other' });
  const foreign = (await readList(app, coach, other.id)).body.stages[0]?.id ?? '';
  const move = (list: string, stage_id: string) =>
    onEntries(app, coach, list, 'move', { entry_ids: [entry], stage_id });
  expect((await move(listId, foreign)).status).toBe(404);
  expect((await move(other.id, foreign)).status).toBe(404);
  await onEntries(app, coach, other.id, 'remove', { entry_ids: [entry] });
  expect(board(await opened())).toEqual([[entry]]);
  expect((await move(listId, stages[1]?.id ?? '')).status).toBe(204);
});

test('a list has room for two thousand', async () => {
  const crowd = await seedManyAthletes(app.db, LIST_LIMITS.entries - 1);
  const { stages } = await opened();
  await app.db
    .insertInto('list_entries')
    .values(
      crowd.map((athlete_id, n) => ({
        list_id: listId,
        stage_id: stages[0]?.id ?? '',
        athlete_id,
        position: String(n),
      })),
    )
    .execute();
  expect((await add(app, coach, listId, athletes.slice(0, 2))).status).toBe(409);
  expect((await add(app, coach, listId, athletes.slice(0, 1))).status).toBe(200);
  expect((await add(app, coach, listId, athletes.slice(1, 2))).status).toBe(409);
});
