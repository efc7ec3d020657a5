/** The ticks that an account keeps, over HTTP. */
import { CHECKLIST_ITEMS } from '@faircourt/contracts/checklist-items';
import { OLDEST_TICK_MS, type ChecklistTicks } from '@faircourt/contracts/checklists';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { problemOf, startTestApp, type Joined, type TestApp } from '../../../test/app/test-app.ts';
import { Guard } from '../../access/engine/guard.ts';
import { loadActor } from '../../access/facts/load-actor.ts';
import { systemClock } from '../../platform/clock.ts';
import { RateLimiter } from '../../platform/rate-limit.ts';
import { TICKS_PER_ACCOUNT } from './checklist.limits.ts';
import { keepTicks } from './checklist.service.ts';

const URL = '/api/checklists';
const [FIRST, SECOND] = ['junior.athlete.list', 'junior.guardian.papers'] as const;
const HOUR_MS = 60 * 60 * 1000;
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const change = (item: string, is_ticked: boolean, age_ms = 0) => ({ item, is_ticked, age_ms });
const save = ({ token }: Joined, ...changes: ReturnType<typeof change>[]) =>
  app.call<ChecklistTicks>('PATCH', URL, { token, body: { changes } });
const read = async ({ token }: Joined) => (await app.call<ChecklistTicks>('GET', URL, { token })).body.ticked;

test('ticks follow the person, and nobody else', async () => {
  const guardian = await app.join('guardian');
  const other = await app.join('guardian');
  expect(await read(guardian)).toEqual([]);
  const answer = await save(guardian, change(SECOND, true), change(FIRST, true));
  expect([answer.status, answer.body]).toEqual([200, { ticked: [FIRST, SECOND] }]);
  expect(await read(guardian)).toEqual([FIRST, SECOND]);
  expect(await read(other)).toEqual([]);
});

test('of two devices the later change of an item wins, whichever arrives first', async () => {
  const person = await app.join('athlete');
  await save(person, change(FIRST, false, HOUR_MS), change(SECOND, true, HOUR_MS));
  // From a phone that was offline: one change is older than what the account has, the other newer.
  const answer = await save(person, change(FIRST, true, 2 * HOUR_MS), change(SECOND, false, HOUR_MS / 2));
  expect(answer.body.ticked).toEqual([]);
  // A tick of unknown age never overrules, and is never lost where there is nothing to overrule.
  const oldest = await save(
    person,
    change(FIRST, true, OLDEST_TICK_MS),
    change('senior.athlete.sign', true, OLDEST_TICK_MS),
  );
  expect(oldest.body.ticked).toEqual(['senior.athlete.sign']);
});

test('saving the same change twice is saving it once', async () => {
  const person = await app.join('athlete');
  await Promise.all([save(person, change(FIRST, true, 10)), save(person, change(FIRST, true, 10))]);
  expect(await read(person)).toEqual([FIRST]);
});

test('what can be no item, items named twice, and more or less than there is to say are refused', async () => {
  const { token } = await app.join('athlete');
  const known = change(FIRST, true);
  const wrong = [
    { changes: [] },
    { changes: [{ ...known, item: 'Ask Mr. Ames' }] },
    { changes: [{ ...known, item: '' }] },
    { changes: [known, known] },
    { changes: [{ ...known, age_ms: -1 }] },
    { changes: [{ ...known, age_ms: OLDEST_TICK_MS + 1 }] },
    { changes: [{ ...known, note: 'Ask Mr. Ames' }] },
    { changes: Array.from({ length: 2 * CHECKLIST_ITEMS.length + 1 }, (_, n) => change(`item.${n}`, true)) },
    { changes: [known], user_id: 'somebody else' },
  ];
  for (const body of wrong) {
    const answer = await app.call('PATCH', URL, { token, body });
    expect([answer.status, problemOf(answer).code]).toEqual([422, 'validation_failed']);
  }
  expect((await app.call<ChecklistTicks>('GET', URL, { token })).body.ticked).toEqual([]);
});

test('an item that an update has left out is passed over, and what came with it is kept', async () => {
  const person = await app.join('athlete');
  const answer = await save(person, change('junior.athlete.retired', true), change(FIRST, true));
  expect(answer.body.ticked).toEqual([FIRST]);
  expect((await save(person, change('junior.athlete.retired', true))).body.ticked).toEqual([FIRST]);
  const kept = app.db.selectFrom('checklist_ticks').select('item').where('user_id', '=', person.userId);
  expect(await kept.execute()).toEqual([{ item: FIRST }]);
});

test('all items fit into one request', async () => {
  const person = await app.join('coach');
  const answer = await save(person, ...CHECKLIST_ITEMS.map((item) => change(item, true)));
  expect(answer.body.ticked).toEqual([...CHECKLIST_ITEMS]);
});

test('an item that has left the page since is passed over', async () => {
  const person = await app.join('athlete');
  await app.db
    .insertInto('checklist_ticks')
    .values({
      user_id: person.userId,
      item: 'junior.athlete.retired',
      is_ticked: true,
      changed_at: new Date(),
    })
    .execute();
  expect(await read(person)).toEqual([]);
});

test.for([
  ['whose birthdate says under 13', '2018-06-01', 403],
  ['of 15', '2011-06-01', 200],
  ['without a birthdate', null, 200],
] as const)('from an athlete %s the account keeps ticks or not', async ([_who, birthdate, status]) => {
  const person = await app.join('athlete');
  await app.db.insertInto('athletes').values({ user_id: person.userId, birthdate }).execute();
  expect((await save(person, change(FIRST, true))).status).toBe(status);
  expect((await app.call('GET', URL, { token: person.token })).status).toBe(status);
});

test('nobody keeps ticks without signing in', async () => {
  expect((await app.call('GET', URL)).status).toBe(401);
});

test('saving without end is slowed down', async () => {
  const { userId } = await app.join('athlete');
  const guard = new Guard(await loadActor(app.db, userId), new Date());
  const deps = {
    db: app.db,
    clock: systemClock,
    limiter: new RateLimiter(app.db, 1 / TICKS_PER_ACCOUNT.max),
  };
  const body = { changes: [change(FIRST, true)] };
  await keepTicks(deps, guard, userId, body);
  await expect(keepTicks(deps, guard, userId, body)).rejects.toMatchObject({ code: 'rate_limited' });
});
