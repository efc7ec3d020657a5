/** What a staff writes at an entry: notes, tags, ratings, the next step, and who did what. */
import type { Criteria, EntryWork } from '@faircourt/contracts/list-work';
import { WORK_LIMITS } from '@faircourt/contracts/list-work';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestApp, type Answer, type TestApp } from '../../../test/app/test-app.ts';
import { add, makeList, onEntries, readList, sitAtDeskOf } from '../../../test/features/lists.ts';
import { ABSENT, joinCollegeCoach } from '../../../test/features/requests.ts';
import type { SignedInCoach } from '../../../test/records/conversations.ts';
import { seedManyAthletes } from '../../../test/records/seeded-athletes.ts';
import { inTransaction } from '../../platform/database/database.ts';
import { eraseAccount } from '../rights/erasure/erase.service.ts';
import { refreshCards } from '../search/cards/card.service.ts';

let app: TestApp;
let head: SignedInCoach;
let assistant: SignedInCoach;
let athleteId: string;
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
  await app.db.updateTable('users').set({ name: 'Uma Quarry' }).where('id', '=', assistant.userId).execute();
  [athleteId = ''] = await seedManyAthletes(app.db, 1);
  await app.db.updateTable('athletes').set({ grad_year: 2030 }).where('id', '=', athleteId).execute();
  await inTransaction(app.db, (trx) => refreshCards(trx, [athleteId], new Date()));
  ({ id: listId } = await makeList(app, head));
  [entryId = ''] = (await add(app, head, listId, [athleteId])).body.entry_ids;
});

type Person = Pick<SignedInCoach, 'token'>;

function read(who: Person, id = entryId): Promise<Answer<EntryWork>> {
  return app.call('GET', `/api/list-entries/${id}`, { token: who.token });
}

function put(who: Person, what: 'tags' | 'rating' | 'step', body: object): Promise<Answer<EntryWork>> {
  return app.call('PUT', `/api/list-entries/${entryId}/${what}`, { token: who.token, body });
}

function note(who: Person, body: string): Promise<Answer<EntryWork>> {
  return app.call('POST', `/api/list-entries/${entryId}/notes`, { token: who.token, body: { body } });
}

function criteria(who: Person, names: readonly { id: string | null; name: string }[]) {
  return app.call<Criteria>('PUT', '/api/list-criteria', { token: who.token, body: { criteria: names } });
}

test('notes have their author and time, newest first, and only their author deletes one', async () => {
  await note(head, 'Quick first step.');
  const { body } = await note(assistant, 'Left hand is weak.');
  expect(body.notes.map(({ body: words, author_name, is_own }) => [words, author_name, is_own])).toEqual([
    ['Left hand is weak.', 'Uma Quarry', true],
    ['Quick first step.', 'Dana Whistler', false],
  ]);
  const [own, others] = body.notes;
  const remove = (who: Person, id = '') => app.call('DELETE', `/api/list-notes/${id}`, { token: who.token });
  expect((await remove(assistant, others?.id)).status).toBe(403);
  expect((await remove(await joinCollegeCoach(app), own?.id)).status).toBe(404);
  expect((await remove(assistant, own?.id)).status).toBe(204);
  expect((await remove(assistant, own?.id)).status).toBe(404);
  expect((await read(head)).body.notes).toHaveLength(1);
});

test('a note needs words, and not too many', async () => {
  for (const body of ['', ' ', 'a'.repeat(WORK_LIMITS.noteMax + 1)]) {
    expect((await note(head, body)).status, `${body.length} letters`).toBe(422);
  }
});

test('tags are there once, however they are written, and ten at most', async () => {
  const { body } = await put(head, 'tags', { tags: ['Shooter', 'shooter ', 'left-handed'] });
  expect(body.entry.tags).toEqual(['shooter', 'left-handed']);
  expect((await readList(app, assistant, listId)).body.entries[0]?.tags).toEqual(['shooter', 'left-handed']);
  const many = Array.from({ length: 11 }, (_, n) => `tag ${n}`);
  expect((await put(head, 'tags', { tags: many })).status).toBe(422);
});

test('a desk rates by criteria of its own; the average is beside one’s own rating', async () => {
  const made = await criteria(head, [
    { id: null, name: 'Shooting' },
    { id: null, name: 'Motor' },
  ]);
  const [shooting, motor] = made.body.criteria;
  if (!shooting || !motor) throw new Error('two criteria were made');
  const rate = (who: Person, value: number | null) =>
    put(who, 'rating', { ratings: [{ criterion_id: shooting.id, value }] });
  await rate(head, 5);
  expect((await rate(assistant, 2)).body.criteria).toEqual([
    { ...shooting, own: 2, average: 3.5, people: 2 },
    { ...motor, own: null, average: null, people: 0 },
  ]);
  const onBoard = async () => (await readList(app, assistant, listId)).body.entries[0];
  await note(head, 'Quick first step.');
  expect(await onBoard(), 'the board says so too').toMatchObject({ rating: 3.5, notes: 1 });
  expect((await rate(assistant, null)).body.criteria[0]).toMatchObject({ own: null, average: 5, people: 1 });
  for (const value of [0, 6, 2.5]) expect((await rate(head, value)).status).toBe(422);
  // Another order and name keep what was rated; one that is left out takes its ratings along.
  await criteria(head, [motor, { id: shooting.id, name: 'Jump shot' }]);
  expect((await read(head)).body.criteria.map(({ name, own }) => [name, own])).toEqual([
    ['Motor', null],
    ['Jump shot', 5],
  ]);
  await criteria(head, [motor]);
  expect((await read(head)).body.criteria.map(({ name }) => name)).toEqual(['Motor']);
});

test('criteria are eight at most, and those of another desk are absent', async () => {
  const nine = Array.from({ length: 9 }, (_, n) => ({ id: null, name: `Criterion ${n}` }));
  expect((await criteria(head, nine)).status).toBe(422);
  expect((await criteria(head, nine.slice(1))).status).toBe(200);
  const stranger = await joinCollegeCoach(app);
  const [foreign] = (await criteria(stranger, [{ id: null, name: 'Theirs' }])).body.criteria;
  expect((await criteria(head, [{ id: foreign?.id ?? '', name: 'Taken' }])).status).toBe(404);
  expect(
    (await put(head, 'rating', { ratings: [{ criterion_id: foreign?.id ?? '', value: 3 }] })).status,
  ).toBe(404);
});

test('the next step has a day and an owner at the desk, and is done', async () => {
  const step = { text: 'Watch in Tampa', on: '2026-12-04', owner_id: assistant.userId };
  expect((await put(head, 'step', { step })).body.entry.step).toEqual({
    ...step,
    owner_name: 'Uma Quarry',
    is_quiet: false,
  });
  const stranger = await joinCollegeCoach(app);
  expect((await put(head, 'step', { step: { ...step, owner_id: stranger.userId } })).status).toBe(422);
  expect((await put(head, 'step', { step: { ...step, on: 'soon' } })).status).toBe(422);
  expect((await put(head, 'step', { step: null })).body.entry.step).toBeNull();
});

test('a step before the calendar lets a Division I coach write is in a quiet period', async () => {
  await app.db
    .updateTable('institutions')
    .set({ division: 'ncaa_d1' })
    .where('id', '=', head.institutionId)
    .execute();
  const on = async (day: string) =>
    (await put(head, 'step', { step: { text: 'Write', on: day, owner_id: null } })).body;
  // As shipped: the later of the sources, for men and women.
  expect(await on('2028-05-31')).toMatchObject({
    quiet: { until: '2028-09-01' },
    entry: { step: { is_quiet: true } },
  });
  expect((await on('2028-09-01')).entry.step).toMatchObject({ is_quiet: false });
  expect((await readList(app, head, listId)).body.entries[0]?.step).toMatchObject({ is_quiet: false });
});

test('of an athlete who is no longer shown, what the staff wrote stays, and no class decides about quiet', async () => {
  await note(head, 'Call the mother.');
  await put(head, 'step', { step: { text: 'Write', on: '2027-01-01', owner_id: null } });
  await app.db.updateTable('athletes').set({ visibility: 'private' }).where('id', '=', athleteId).execute();
  await inTransaction(app.db, (trx) => refreshCards(trx, [athleteId], new Date()));
  const { body } = await read(head);
  expect(body.entry).toMatchObject({ card: null, step: { text: 'Write', is_quiet: false } });
  expect(body.quiet).toBeNull();
  expect(body.notes).toHaveLength(1);
  expect(JSON.stringify(body)).not.toContain(athleteId);
});

test('the history says who did what, and names no athlete', async () => {
  const { stages } = (await readList(app, head, listId)).body;
  await onEntries(app, assistant, listId, 'move', { entry_ids: [entryId], stage_id: stages[2]?.id ?? '' });
  await note(head, 'Seen twice.');
  const { history } = (await read(head)).body;
  expect(history.map(({ kind, by_name, stage_id }) => [kind, by_name, stage_id])).toEqual([
    ['noted', 'Dana Whistler', null],
    ['moved', 'Uma Quarry', stages[2]?.id],
    ['added', 'Dana Whistler', null],
  ]);
});

test('an entry of another desk, a removed one and an absent one look the same', async () => {
  const stranger = await joinCollegeCoach(app);
  expect((await read(stranger)).status).toBe(404);
  expect((await read(head, ABSENT)).status).toBe(404);
  await onEntries(app, head, listId, 'remove', { entry_ids: [entryId] });
  expect((await read(head)).status).toBe(404);
  expect((await note(head, 'Too late')).status).toBe(404);
  await onEntries(app, head, listId, 'restore', { entry_ids: [entryId] });
  expect((await read(head)).status).toBe(200);
});

test('an erased colleague leaves no word, and what the others wrote stays', async () => {
  await note(assistant, 'From the assistant.');
  await note(head, 'From the head coach.');
  await put(head, 'step', { step: { text: 'Visit', on: '2027-01-01', owner_id: assistant.userId } });
  await eraseAccount(app.db, assistant.userId, new Date());
  const { body } = await read(head);
  expect(body.notes.map((one) => one.body)).toEqual(['From the head coach.']);
  expect(body.entry.step).toMatchObject({ owner_id: null, owner_name: null });
});

test('many entries are tagged at once, and one with too many tags stays as it is', async () => {
  const others = await seedManyAthletes(app.db, 2);
  const { entry_ids } = (await add(app, head, listId, others)).body;
  const full = Array.from({ length: WORK_LIMITS.tags }, (_, n) => `tag ${n}`);
  await put(head, 'tags', { tags: full });
  const tag = (body: object) =>
    app.call('POST', `/api/lists/${listId}/entries/tag`, { token: head.token, body });
  expect((await tag({ entry_ids: [entryId, ...entry_ids], add: ['Tampa', 'tampa'] })).status).toBe(204);
  const tags = async () => (await readList(app, head, listId)).body.entries.map((entry) => entry.tags.join());
  expect(await tags()).toEqual([full.join(), 'Tampa', 'Tampa']);
  await tag({ entry_ids: entry_ids.slice(1), remove: ['TAMPA'] });
  expect(await tags()).toEqual([full.join(), 'Tampa', '']);
});
