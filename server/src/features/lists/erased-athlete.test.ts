/** What a staff wrote about an athlete goes when the athlete is erased; the place on the list stays empty. */
import type { EntryWork } from '@faircourt/contracts/list-work';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestApp, type Answer, type TestApp } from '../../../test/app/test-app.ts';
import { joinAthlete, type JoinedAthlete } from '../../../test/features/links.ts';
import { add, makeList, onEntries, readList, sitAtDeskOf } from '../../../test/features/lists.ts';
import { joinCollegeCoach } from '../../../test/features/requests.ts';
import type { SignedInCoach } from '../../../test/records/conversations.ts';
import { seedManyAthletes } from '../../../test/records/seeded-athletes.ts';
import { eventsOf } from '../../../test/records/athlete-records.ts';
import { findInDatabase } from '../../../test/records/whole-database.ts';
import { eraseAccount } from '../rights/erasure/erase.service.ts';

const ADULT = '1999-03-04';
const NAME = 'Maya Okafor';

let app: TestApp;
let head: SignedInCoach;
let assistant: SignedInCoach;
let athlete: JoinedAthlete;
let listId: string;
let entryId: string;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  head = await joinCollegeCoach(app);
  assistant = await joinCollegeCoach(app);
  await sitAtDeskOf(app.db, assistant, head);
  athlete = await joinAthlete(app, ADULT);
  await app.db.updateTable('users').set({ name: NAME }).where('id', '=', athlete.userId).execute();
  ({ id: listId } = await makeList(app, head, { name: `${NAME} and others`, note: `Ask about ${NAME}.` }));
  [entryId = ''] = (await add(app, head, listId, [athlete.athleteId])).body.entry_ids;
});

function work(
  { token }: SignedInCoach,
  method: 'GET' | 'PUT' | 'POST',
  { id = entryId, what = '', body }: { id?: string; what?: string; body?: object } = {},
): Promise<Answer<EntryWork>> {
  return app.call(method, `/api/list-entries/${id}${what}`, { token, ...(body ? { body } : {}) });
}

async function writeEverything(id = entryId): Promise<void> {
  const { body } = await app.call<{ criteria: { id: string }[] }>('PUT', '/api/list-criteria', {
    token: head.token,
    body: { criteria: [{ id: null, name: 'Shooting' }] },
  });
  const ratings = [{ criterion_id: body.criteria[0]?.id, value: 4 }];
  const step = { text: `Call ${NAME}`, on: '2027-01-01', owner_id: assistant.userId };
  const answers = [
    await work(head, 'POST', { id, what: '/notes', body: { body: `${NAME}, mother at 555 0101` } }),
    await work(assistant, 'POST', { id, what: '/notes', body: { body: 'Injured knee' } }),
    await work(head, 'PUT', { id, what: '/tags', body: { tags: ['transfer'] } }),
    await work(head, 'PUT', { id, what: '/rating', body: { ratings } }),
    await work(head, 'PUT', { id, what: '/step', body: { step } }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
}

test('notes, tags, ratings and the step go; the entry stays without a person, and its history says why', async () => {
  await writeEverything();
  await eraseAccount(app.db, athlete.userId, new Date());
  const { status, body } = await work(head, 'GET');
  expect(status).toBe(200);
  expect(body).toMatchObject({ notes: [], entry: { card: null, tags: [], step: null } });
  expect(body.criteria.map(({ people }) => people)).toEqual([0]);
  expect(body.history[0]).toMatchObject({ kind: 'forgotten', by_name: null });
  expect((await readList(app, assistant, listId)).body.entries.map(({ id }) => id)).toEqual([entryId]);
});

test('what was removed from a list and could still come back is empty too', async () => {
  await writeEverything();
  await onEntries(app, head, listId, 'remove', { entry_ids: [entryId] });
  await eraseAccount(app.db, athlete.userId, new Date());
  await onEntries(app, head, listId, 'restore', { entry_ids: [entryId] });
  expect((await work(head, 'GET')).body).toMatchObject({ notes: [], entry: { tags: [], step: null } });
});

test('the name goes from what the list is called and from what was written at others on it', async () => {
  const [other = ''] = await seedManyAthletes(app.db, 1);
  const [otherEntry = ''] = (await add(app, head, listId, [other])).body.entry_ids;
  await writeEverything(otherEntry);
  await work(head, 'PUT', { id: otherEntry, what: '/tags', body: { tags: [NAME, 'tall'] } });
  await eraseAccount(app.db, athlete.userId, new Date());
  const { list } = (await readList(app, head, listId)).body;
  expect(list).toMatchObject({ name: '[deleted] and others', note: 'Ask about [deleted].' });
  const { body } = await work(head, 'GET', { id: otherEntry });
  expect(body.notes.map((note) => note.body)).toEqual(['Injured knee', '[deleted], mother at 555 0101']);
  expect(body.entry).toMatchObject({ tags: ['[deleted]', 'tall'], step: { text: 'Call [deleted]' } });
  const places = Object.keys(await findInDatabase(app.url, [NAME]));
  expect(places.filter((place) => /list/.test(place))).toEqual([]);
});

test('a name that is a word of any sentence stays in what was written about others', async () => {
  await app.db.updateTable('users').set({ name: 'The' }).where('id', '=', athlete.userId).execute();
  const [other = ''] = await seedManyAthletes(app.db, 1);
  const [otherEntry = ''] = (await add(app, head, listId, [other])).body.entry_ids;
  await work(head, 'POST', { id: otherEntry, what: '/notes', body: { body: 'The best of the class' } });
  await eraseAccount(app.db, athlete.userId, new Date());
  const { body } = await work(head, 'GET', { id: otherEntry });
  expect(body.notes.map((note) => note.body)).toEqual(['The best of the class']);
});

test('notes that do not name the athlete are not written to', async () => {
  const [other = ''] = await seedManyAthletes(app.db, 1);
  const [otherEntry = ''] = (await add(app, head, listId, [other])).body.entry_ids;
  await writeEverything(otherEntry);
  const versions = async () => {
    const { rows } = await sql<{ version: string }>`
      select xmin::text as version from list_notes where entry_id = ${otherEntry} order by id`.execute(
      app.db,
    );
    return rows.map(({ version }) => version);
  };
  const before = await versions();
  await eraseAccount(app.db, athlete.userId, new Date());
  expect((await versions()).filter((version) => before.includes(version))).toHaveLength(1);
});

test('other lists stay as they are, and each list’s log says which entries were emptied', async () => {
  const { id: without } = await makeList(app, head, { name: `Not ${NAME}’s` });
  await eraseAccount(app.db, athlete.userId, new Date());
  expect((await readList(app, head, without)).body.list.name).toBe(`Not ${NAME}’s`);
  const told = (await eventsOf(app.db, listId)).filter(({ type }) => type === 'list_entries.forgotten');
  expect(told).toMatchObject([{ data: { entry_ids: [entryId] } }]);
  expect((await eventsOf(app.db, without)).map(({ type }) => type)).toEqual(['list.created']);
});
