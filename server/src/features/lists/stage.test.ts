/** A list calls its stages as its staff does, and open pages follow. */
import type { ListStage } from '@faircourt/contracts/lists';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openStream, until } from '../../../test/app/live-stream.ts';
import { startTestApp, type Answer, type TestApp } from '../../../test/app/test-app.ts';
import { add, board, makeList, onEntries, readList } from '../../../test/features/lists.ts';
import { ABSENT, joinCollegeCoach } from '../../../test/features/requests.ts';
import { eventsOf } from '../../../test/records/athlete-records.ts';
import type { SignedInCoach } from '../../../test/records/conversations.ts';
import { seedManyAthletes } from '../../../test/records/seeded-athletes.ts';

let app: TestApp;
let coach: SignedInCoach;
let listId: string;
let stages: ListStage[];
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  coach = await joinCollegeCoach(app);
  ({ id: listId } = await makeList(app, coach));
  ({ stages } = (await readList(app, coach, listId)).body);
});

type Wanted = { id: string | null; name: string | null };

function store(wanted: readonly Wanted[]): Promise<Answer<{ stages: ListStage[] }>> {
  return app.call('PUT', `/api/lists/${listId}/stages`, { token: coach.token, body: { stages: wanted } });
}

const asTheyAre = (kept: readonly ListStage[]): Wanted[] => kept.map(({ id, name }) => ({ id, name }));

test('stages are renamed, added and put into another order, and entries stay in theirs', async () => {
  const athletes = await seedManyAthletes(app.db, 2);
  const { entry_ids } = (await add(app, coach, listId, athletes)).body;
  const [watching, evaluating, ...rest] = stages;
  if (!watching || !evaluating) throw new Error('a new list has stages');
  await onEntries(app, coach, listId, 'move', {
    entry_ids: entry_ids.slice(1),
    stage_id: evaluating.id,
  });
  const answer = await store([
    { id: evaluating.id, name: 'On film' },
    { id: null, name: 'Zoom call' },
    { id: watching.id, name: null },
    ...asTheyAre(rest),
  ]);
  expect(answer.status).toBe(200);
  expect(answer.body.stages.slice(0, 3).map(({ kind, name }) => [kind, name])).toEqual([
    ['evaluating', 'On film'],
    [null, 'Zoom call'],
    ['watching', null],
  ]);
  expect(board((await readList(app, coach, listId)).body)).toEqual([
    entry_ids.slice(1),
    entry_ids.slice(0, 1),
  ]);
  expect((await eventsOf(app.db, listId)).at(-1)).toMatchObject({ data: { fields: ['stages'] } });
});

test('an empty stage is deleted; one with somebody in it stays until they are moved', async () => {
  const athletes = await seedManyAthletes(app.db, 1);
  const { entry_ids } = (await add(app, coach, listId, athletes)).body;
  const withoutFirst = asTheyAre(stages.slice(1));
  expect((await store(withoutFirst)).status).toBe(409);
  expect((await readList(app, coach, listId)).body.stages).toEqual(stages);
  await onEntries(app, coach, listId, 'remove', { entry_ids });
  expect((await store(withoutFirst)).status).toBe(200);
  await onEntries(app, coach, listId, 'restore', { entry_ids });
  expect((await readList(app, coach, listId)).body.entries).toEqual([
    expect.objectContaining({ stage_id: stages[1]?.id }),
  ]);
});

test('a stage of another list, one twice, none at all and one without a name are refused', async () => {
  const [first] = asTheyAre(stages);
  if (!first) throw new Error('a new list has stages');
  const other = await makeList(app, coach, { name: 'Other' });
  const foreign = (await readList(app, coach, other.id)).body.stages[0];
  for (const [wanted, status] of [
    [[{ id: foreign?.id ?? '', name: null }], 404],
    [[{ id: ABSENT, name: null }], 404],
    [[first, first], 422],
    [[], 422],
    [[{ id: null, name: null }], 422],
    [[{ id: null, name: ' ' }], 422],
    [Array.from({ length: 13 }, () => ({ id: null, name: 'More' })), 422],
  ] as const) {
    expect((await store(wanted)).status, `of ${JSON.stringify(wanted).slice(0, 80)}`).toBe(status);
  }
  const own = (await store([...asTheyAre(stages), { id: null, name: 'Own' }])).body.stages;
  expect((await store(own.map(({ id }) => ({ id, name: null })))).status).toBe(422);
});

test('what happens on a list arrives on the open pages of the desk, and nowhere else', async () => {
  const address = await app.runtime.server.listen({ port: 0, host: '127.0.0.1' });
  const stranger = await joinCollegeCoach(app);
  const [own, foreign] = await Promise.all([openStream(address, coach), openStream(address, stranger)]);
  const [athleteId = ''] = await seedManyAthletes(app.db, 1);
  const { entry_ids } = (await add(app, coach, listId, [athleteId])).body;
  await until(() => own.changes('lists').length === 1);
  await onEntries(app, coach, listId, 'move', { entry_ids, stage_id: stages[2]?.id ?? '' });
  await until(() => own.changes('lists').length === 2);
  expect(own.changes('lists')).toEqual([listId, listId]);
  const secret = await makeList(app, coach, { name: 'Secret', is_shared: false });
  await until(() => own.changes('lists').length === 3);
  expect(own.text()).not.toContain(secret.id);
  expect(own.text()).not.toContain(athleteId);
  expect(foreign.changes('lists')).toEqual([]);
  await Promise.all([own.close(), foreign.close()]);
});
