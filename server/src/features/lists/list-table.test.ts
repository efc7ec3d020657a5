/** A list as a table that a coach with Pro takes along. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { problemOf, startTestApp, type TestApp } from '../../../test/app/test-app.ts';
import { cellsIn, exportList, recordsIn } from '../../../test/features/athlete-tables.ts';
import { add, change, makeList, readList, sitAtDeskOf } from '../../../test/features/lists.ts';
import { joinCollegeCoach, joinNewCoach } from '../../../test/features/requests.ts';
import { eventsOf } from '../../../test/records/athlete-records.ts';
import type { SignedInCoach } from '../../../test/records/conversations.ts';
import {
  seedAthlete,
  seedPlan,
  seedRelease,
  type SeededAthlete,
} from '../../../test/records/seeded-athletes.ts';
import { refreshCards } from '../search/cards/card.service.ts';
import { inTransaction } from '../../platform/database/database.ts';

let app: TestApp;
let coach: SignedInCoach;
let listId: string;
let ana: SeededAthlete;
let zoe: SeededAthlete;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  coach = await joinCollegeCoach(app);
  ({ id: listId } = await makeList(app, coach, { name: 'Secret plans for Ana' }));
  ana = await seedReleased('Ana Ruiz');
  zoe = await seedReleased('Zoe Zamora');
  await add(app, coach, listId, [ana.athleteId, zoe.athleteId]);
});

async function seedReleased(name: string): Promise<SeededAthlete> {
  const athlete = await seedAthlete(app.db, { name });
  await seedRelease(app.db, athlete, ['identity']);
  await refresh(athlete);
  return athlete;
}

const refresh = ({ athleteId }: SeededAthlete) =>
  inTransaction(app.db, (trx) => refreshCards(trx, [athleteId], new Date()));

const entryOf = async (athlete: SeededAthlete) => {
  const { entries } = (await readList(app, coach, listId)).body;
  return entries.find(({ card }) => card?.id === athlete.athleteId)?.id ?? '';
};

const send = (method: 'POST' | 'PUT', url: string, body: object, by = coach) =>
  app.call(method, url, { token: by.token, body });

const names = (table: string) => recordsIn(table).map(({ Name }) => Name);

test('the work of the staff is in it, in the order of the board, where it is chosen', async () => {
  const entry = await entryOf(ana);
  await send('PUT', `/api/list-entries/${entry}/tags`, { tags: ['Shooter', '=1+1'] });
  await send('POST', `/api/list-entries/${entry}/notes`, { body: 'First,\r\nin two lines' });
  await send('POST', `/api/list-entries/${entry}/notes`, { body: '@later' });
  await send('PUT', `/api/list-entries/${entry}/step`, {
    step: { text: 'Call', on: '2026-12-01', owner_id: coach.userId },
  });
  await send('PUT', '/api/list-criteria', { criteria: [{ id: null, name: '=Motor' }] });
  const work = (
    await app.call<{ criteria: { id: string }[] }>('GET', `/api/list-entries/${entry}`, {
      token: coach.token,
    })
  ).body;
  const ratings = work.criteria.map(({ id }) => ({ criterion_id: id, value: 4 }));
  await send('PUT', `/api/list-entries/${entry}/rating`, { ratings });

  const { body, headers } = await exportList(app, coach, listId, {
    columns: ['grad_year'],
    work: ['stage', 'tags', 'rating', 'step', 'notes'],
  });
  expect(headers['content-disposition']).toBe('attachment; filename="faircourt-athletes.csv"');
  const [head, first, second] = cellsIn(body);
  expect(head).toEqual([
    'Name',
    'Name – badge',
    'Class',
    'Class – badge',
    'Stage',
    'Tags',
    "'=Motor (staff average)",
    'Next step',
    'Next step: date',
    'Next step: who',
    'Notes',
    'Profile',
  ]);
  expect(first?.slice(4, 10)).toEqual([
    'Watching',
    'Shooter, =1+1',
    '4',
    'Call',
    '2026-12-01',
    expect.any(String),
  ]);
  expect(first?.[10]).toMatch(/^\d{4}-\d\d-\d\d .+: @later\n\d{4}-\d\d-\d\d .+: First,\nin two lines$/u);
  expect([second?.[0], second?.[4], second?.[10]]).toEqual(['Zoe Zamora', 'Watching', '']);
});

test('picked entries alone are in it', async () => {
  const entry_ids = [await entryOf(zoe)];
  expect(names((await exportList(app, coach, listId, { entry_ids })).body)).toEqual(['Zoe Zamora']);
});

test('who is no longer shown is left out with everything, also what the staff wrote', async () => {
  await send('POST', `/api/list-entries/${await entryOf(ana)}/notes`, { body: 'Ana is quick' });
  await app.db
    .updateTable('athletes')
    .set({ visibility: 'private' })
    .where('id', '=', ana.athleteId)
    .execute();
  await refresh(ana);
  const { body } = await exportList(app, coach, listId, { work: ['notes'] });
  expect(names(body)).toEqual(['Zoe Zamora']);
  expect(body).not.toContain('Ana');
  const exported = (await eventsOf(app.db, coach.userId)).find(({ type }) => type === 'athletes.exported');
  expect(exported?.data).toMatchObject({ list_id: listId, rows: 1, named_ids: [zoe.athleteId] });
  const looks = await app.db
    .selectFrom('profile_views')
    .select('athlete_id')
    .where('viewer_user_id', '=', coach.userId)
    .execute();
  expect(looks).toEqual([{ athlete_id: zoe.athleteId }]);
});

test('the page says before who gets no table, and the server gives none', async () => {
  const locked = async (who: SignedInCoach) => (await readList(app, who, listId)).body.export_locked;
  expect(await locked(coach)).toBe(null);
  await seedPlan(app.db, coach.userId, 'pro_scout', { status: 'lapsed' });
  expect((await exportList(app, coach, listId)).status).toBe(404);

  const unverified = await joinNewCoach(app);
  const own = await makeList(app, unverified);
  expect((await readList(app, unverified, own.id)).body.export_locked).toBe('needs_institution');
  const answer = await exportList(app, unverified, own.id);
  expect([answer.status, problemOf(answer).code]).toEqual([403, 'not_allowed']);
});

test('a colleague exports a shared list and no private one, and nothing once the seat is gone', async () => {
  const colleague = await joinCollegeCoach(app);
  await sitAtDeskOf(app.db, colleague, coach);
  expect(names((await exportList(app, colleague, listId)).body)).toHaveLength(2);
  await change(app, coach, listId, { is_shared: false });
  expect((await exportList(app, colleague, listId)).status).toBe(404);
  await change(app, coach, listId, { is_shared: true });
  await app.db
    .updateTable('seats')
    .set({ ended_at: new Date() })
    .where('user_id', '=', colleague.userId)
    .execute();
  expect((await exportList(app, colleague, listId)).status).toBe(404);
});
