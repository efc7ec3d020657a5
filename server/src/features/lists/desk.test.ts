/** Colleagues at one desk: what is shared is everybody's, what is private its owner's, and a seat that ends takes both away. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openStream, until } from '../../../test/app/live-stream.ts';
import { startTestApp, type TestApp } from '../../../test/app/test-app.ts';
import {
  add,
  board,
  change,
  listsOf,
  makeList,
  onEntries,
  readList,
  sitAtDeskOf,
} from '../../../test/features/lists.ts';
import { joinCollegeCoach } from '../../../test/features/requests.ts';
import type { SignedInCoach } from '../../../test/records/conversations.ts';
import { seedManyAthletes } from '../../../test/records/seeded-athletes.ts';
import { inTransaction } from '../../platform/database/database.ts';
import { refreshCards } from '../search/cards/card.service.ts';

let app: TestApp;
let head: SignedInCoach;
let assistant: SignedInCoach;
let listId: string;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  head = await joinCollegeCoach(app);
  assistant = await joinCollegeCoach(app);
  await sitAtDeskOf(app.db, assistant, head);
  ({ id: listId } = await makeList(app, head));
});

test('a shared list is worked on by both; a private one exists for its owner alone', async () => {
  const secret = await makeList(app, assistant, { name: 'Mine', is_shared: false });
  expect((await listsOf(app, assistant)).body.lists.map(({ name }) => name)).toEqual([
    'Guards of 2028',
    'Mine',
  ]);
  expect((await listsOf(app, head)).body.lists.map(({ name }) => name)).toEqual(['Guards of 2028']);
  expect((await readList(app, head, secret.id)).status).toBe(404);
  expect((await change(app, assistant, listId, { name: 'Guards' })).status).toBe(200);
  expect((await readList(app, assistant, listId)).body.list).toMatchObject({
    name: 'Guards',
    owner_name: 'Dana Whistler',
    is_own: false,
    can_share: false,
  });
});

test('nobody but its owner takes a list away from the others', async () => {
  expect((await change(app, assistant, listId, { is_shared: false })).status).toBe(403);
  expect((await change(app, head, listId, { is_shared: false })).status).toBe(200);
  expect((await readList(app, assistant, listId)).status).toBe(404);
  expect((await change(app, assistant, listId, { is_shared: true })).status).toBe(404);
});

test('a seat that ends leaves the work with the staff, and ends the sight of it', async () => {
  const made = await makeList(app, assistant, { name: 'Of the assistant' });
  await app.db
    .updateTable('seats')
    .set({ ended_at: new Date() })
    .where('user_id', '=', assistant.userId)
    .where('parked_at', 'is', null)
    .execute();
  expect((await readList(app, assistant, made.id)).status).toBe(404);
  expect((await readList(app, head, made.id)).status).toBe(200);
});

test('each colleague is shown what their own institution may see', async () => {
  const [athleteId = ''] = await seedManyAthletes(app.db, 1);
  await add(app, head, listId, [athleteId]);
  await app.db.insertInto('blocks').values({ athlete_id: athleteId, coach_id: assistant.coachId }).execute();
  await inTransaction(app.db, (trx) => refreshCards(trx, [athleteId], new Date()));
  const cardFor = async (who: SignedInCoach) =>
    (await readList(app, who, listId)).body.entries.map(({ card }) => card?.id ?? null);
  expect(await cardFor(head)).toEqual([athleteId]);
  expect(await cardFor(assistant)).toEqual([null]);
});

test('a colleague’s move arrives on the open page; what is private does not', async () => {
  const address = await app.runtime.server.listen({ port: 0, host: '127.0.0.1' });
  const stream = await openStream(address, assistant);
  const [athleteId = ''] = await seedManyAthletes(app.db, 1);
  const { entry_ids } = (await add(app, head, listId, [athleteId])).body;
  const { stages } = (await readList(app, head, listId)).body;
  await onEntries(app, head, listId, 'move', { entry_ids, stage_id: stages[1]?.id ?? '' });
  await until(() => stream.changes('lists').length === 2);
  const secret = await makeList(app, head, { name: 'Secret', is_shared: false });
  await add(app, head, secret.id, [athleteId]);
  await change(app, head, secret.id, { name: 'Still secret' });
  await change(app, head, listId, { name: 'Said last' });
  await until(() => stream.changes('lists').length === 3);
  expect(stream.changes('lists')).toEqual([listId, listId, listId]);
  await stream.close();
});

test('two who move at once: every entry is somewhere once, and each one’s own order is kept', async () => {
  const athletes = await seedManyAthletes(app.db, 12);
  const { entry_ids: ids } = (await add(app, head, listId, athletes)).body;
  const { stages } = (await readList(app, head, listId)).body;
  const target = stages[3]?.id ?? '';
  const byHead = ids.filter((_, n) => n % 2 === 0);
  const byAssistant = ids.filter((_, n) => n % 2 === 1);
  const work = async (who: SignedInCoach, own: readonly string[]) => {
    for (const id of own) {
      const { status } = await onEntries(app, who, listId, 'move', { entry_ids: [id], stage_id: target });
      expect(status).toBe(204);
    }
  };
  await Promise.all([work(head, byHead), work(assistant, byAssistant)]);
  const [column = []] = board((await readList(app, head, listId)).body);
  expect(column.toSorted()).toEqual(ids.toSorted());
  expect(column.filter((id) => byHead.includes(id))).toEqual(byHead);
  expect(column.filter((id) => byAssistant.includes(id))).toEqual(byAssistant);
});
