/** What a coach's dashboard tells of the lists: steps due, the work of colleagues, the pipeline; and many lists archived at once. */
import type { Desk } from '@faircourt/contracts/desk';
import { DAY_MS } from '@faircourt/contracts/time';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { eventsOf } from '../../../test/records/athlete-records.ts';
import { startTestApp, type Answer, type TestApp } from '../../../test/app/test-app.ts';
import {
  add,
  change,
  listsOf,
  makeList,
  onEntries,
  readList,
  sitAtDeskOf,
} from '../../../test/features/lists.ts';
import { ABSENT, joinCollegeCoach } from '../../../test/features/requests.ts';
import type { SignedInCoach } from '../../../test/records/conversations.ts';
import { seedManyAthletes } from '../../../test/records/seeded-athletes.ts';
import { dayOf } from '../../platform/clock.ts';
import { inTransaction } from '../../platform/database/database.ts';
import { refreshCards } from '../search/cards/card.service.ts';

let app: TestApp;
let head: SignedInCoach;
let assistant: SignedInCoach;
let athleteIds: string[];
let listId: string;
let entryIds: string[];
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  head = await joinCollegeCoach(app);
  assistant = await joinCollegeCoach(app);
  await sitAtDeskOf(app.db, assistant, head);
  await app.db.updateTable('users').set({ name: 'Uma Quarry' }).where('id', '=', assistant.userId).execute();
  athleteIds = await seedManyAthletes(app.db, 3);
  await inTransaction(app.db, (trx) => refreshCards(trx, athleteIds, new Date()));
  ({ id: listId } = await makeList(app, head));
  entryIds = (await add(app, head, listId, athleteIds)).body.entry_ids;
});

type Person = Pick<SignedInCoach, 'token'>;

async function deskOf({ token }: Person): Promise<Desk> {
  const { status, body } = await app.call<Desk>('GET', '/api/desk', { token });
  expect(status).toBe(200);
  return body;
}

function inDays(days: number): string {
  return dayOf(new Date(Date.now() + days * DAY_MS));
}

function setStep({ token }: Person, entry: number, step: object | null, was?: object): Promise<Answer> {
  const body = was ? { step, was } : { step };
  return app.call('PUT', `/api/list-entries/${entryIds[entry]}/step`, { token, body });
}

function archive({ token }: Person, list_ids: readonly string[], is_archived = true) {
  return app.call<{ list_ids: string[] }>('POST', '/api/lists/archive', {
    token,
    body: { list_ids, is_archived },
  });
}

test('steps are due by their day, overdue first, one’s own before a colleague’s; what is far off waits', async () => {
  await setStep(head, 0, { text: 'Call the coach', on: inDays(2), owner_id: assistant.userId });
  await setStep(head, 1, { text: 'Watch the final', on: inDays(-3), owner_id: null });
  await setStep(head, 2, { text: 'Send the questionnaire', on: inDays(2), owner_id: head.userId });
  const desk = await deskOf(head);
  expect(desk.steps.map(({ text, is_own, owner_name }) => [text, is_own, owner_name])).toEqual([
    ['Watch the final', false, null],
    ['Send the questionnaire', true, 'Dana Whistler'],
    ['Call the coach', false, 'Uma Quarry'],
  ]);
  expect(desk.steps_due).toBe(3);
  await setStep(head, 0, { text: 'Call the coach', on: inDays(30), owner_id: null });
  expect((await deskOf(head)).steps_due).toBe(2);
});

test('a step that a colleague has replaced is not taken for done', async () => {
  const seen = { text: 'Call the coach', on: inDays(0) };
  await setStep(head, 0, { ...seen, owner_id: null });
  await setStep(assistant, 0, { text: 'Book the visit', on: inDays(1), owner_id: null });
  expect((await setStep(head, 0, null, seen)).status).toBe(409);
  expect((await deskOf(head)).steps.map(({ text }) => text)).toEqual(['Book the visit']);
  expect((await setStep(head, 0, null, { text: 'Book the visit', on: inDays(1) })).status).toBe(200);
  expect((await deskOf(head)).steps).toEqual([]);
});

test('an athlete who went private is named nowhere on the dashboard; the staff’s own words stay', async () => {
  const [athleteId = ''] = athleteIds;
  await setStep(assistant, 0, { text: 'Call the coach', on: inDays(0), owner_id: null });
  const before = await deskOf(head);
  expect(before.steps[0]?.athlete_name).toEqual(expect.any(String));
  expect(before.news[0]).toMatchObject({
    kind: 'step_set',
    by_name: 'Uma Quarry',
    athlete_name: expect.any(String),
  });
  await app.db.updateTable('athletes').set({ visibility: 'private' }).where('id', '=', athleteId).execute();
  await inTransaction(app.db, (trx) => refreshCards(trx, [athleteId], new Date()));
  const after = await deskOf(head);
  expect(after.steps).toMatchObject([{ text: 'Call the coach', athlete_name: null, is_quiet: false }]);
  expect(after.news[0]).toMatchObject({ kind: 'step_set', athlete_name: null });
  expect(JSON.stringify(after)).not.toContain(before.steps[0]?.athlete_name);
});

test('a coach whom the family has blocked reads no name, while a colleague still does', async () => {
  const [athleteId = ''] = athleteIds;
  await setStep(head, 0, { text: 'Call the coach', on: inDays(0), owner_id: null });
  await app.db.insertInto('blocks').values({ athlete_id: athleteId, coach_id: assistant.coachId }).execute();
  await inTransaction(app.db, (trx) => refreshCards(trx, [athleteId], new Date()));
  expect((await deskOf(assistant)).steps[0]?.athlete_name).toBeNull();
  expect((await deskOf(head)).steps[0]?.athlete_name).toEqual(expect.any(String));
});

test('what a colleague does is news; what one did oneself, and what is on a private list of theirs, is not', async () => {
  const secret = await makeList(app, assistant, { name: 'Mine', is_shared: false });
  await add(app, assistant, secret.id, athleteIds);
  const { stages } = (await readList(app, assistant, listId)).body;
  await onEntries(app, assistant, listId, 'move', {
    entry_ids: entryIds.slice(0, 2),
    stage_id: stages[3]?.id ?? '',
  });
  const { news, pipeline, lists } = await deskOf(head);
  expect(news).toMatchObject([
    { kind: 'moved', entries: 2, by_name: 'Uma Quarry', list: { id: listId, name: 'Guards of 2028' } },
  ]);
  expect(lists).toBe(1);
  expect(pipeline.map(({ kind, entries }) => [kind, entries])).toEqual([
    ['watching', 1],
    ['evaluating', 0],
    ['contacted', 0],
    ['visit', 2],
    ['offered', 0],
    ['committed', 0],
    ['closed', 0],
  ]);
  expect(pipeline[3]?.lists).toEqual([{ id: listId, name: 'Guards of 2028', entries: 2 }]);
  expect((await deskOf(assistant)).lists).toBe(2);
});

test('an archived list counts nowhere; without a plan nothing is told', async () => {
  await setStep(head, 0, { text: 'Call the coach', on: inDays(0), owner_id: null });
  await change(app, head, listId, { is_archived: true });
  expect(await deskOf(head)).toMatchObject({ steps: [], steps_due: 0, news: [], lists: 0 });
  await change(app, head, listId, { is_archived: false });
  await app.db
    .updateTable('subscriptions')
    .set({ status: 'lapsed' })
    .where('owner_user_id', '=', head.userId)
    .execute();
  expect(await deskOf(head)).toEqual({
    is_locked: true,
    steps: [],
    steps_due: 0,
    news: [],
    pipeline: [],
    lists: 0,
  });
});

test('many lists are archived at once and restored; each says so in its log, and twice changes nothing', async () => {
  const { id: second } = await makeList(app, head, { name: 'Wings' });
  const both = [listId, second];
  expect((await archive(head, both)).body.list_ids.toSorted()).toEqual(both.toSorted());
  expect((await archive(head, both)).body.list_ids).toEqual([]);
  expect((await listsOf(app, head)).body.lists.map(({ is_archived }) => is_archived)).toEqual([true, true]);
  expect((await archive(assistant, both, false)).body.list_ids).toHaveLength(2);
  expect((await eventsOf(app.db, second)).map(({ type }) => type)).toEqual([
    'list.created',
    'list.archived',
    'list.restored',
  ]);
});

test('lists of others are left out of what is archived, and lists of others alone do not exist', async () => {
  const stranger = await joinCollegeCoach(app);
  const foreign = await makeList(app, stranger);
  const secret = await makeList(app, assistant, { name: 'Mine', is_shared: false });
  expect((await archive(head, [listId, foreign.id, secret.id])).body.list_ids).toEqual([listId]);
  expect((await archive(head, [foreign.id])).status).toBe(404);
  expect((await archive(head, [ABSENT])).status).toBe(404);
  expect((await listsOf(app, stranger)).body.lists).toMatchObject([{ is_archived: false }]);
});
