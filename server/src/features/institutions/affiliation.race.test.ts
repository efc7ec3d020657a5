/** Coaches who move on, and directors who decide and correct, at the same moment: each waits for the other, and once. */
import type { VerificationItem } from '@faircourt/contracts/verification';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eventsOf } from '../../../test/records/athlete-records.ts';
import { whileLocked } from '../../../test/app/held-lock.ts';
import { joinDirector } from '../../../test/records/joined-directors.ts';
import { startTestApp, type Joined, type TestApp } from '../../../test/app/test-app.ts';
import {
  columnsOf,
  joinWaitingCoach,
  nameAt,
  seedInstitution,
  affiliationOf,
} from '../../../test/features/affiliation.ts';

let app: TestApp;
let director: Joined;
beforeAll(async () => {
  app = await startTestApp();
  director = await joinDirector(app, ['US']);
});
afterAll(() => app.close());

test.each(['the coach first', 'the director first'])('%s', async (order) => {
  const [left, next] = [await seedInstitution(app), await seedInstitution(app)];
  const coach = await joinWaitingCoach(app, left, new Date());
  const { verification_id: id } = await affiliationOf(app, coach);
  const { token } = director;
  const claimed = await app.call<VerificationItem>('POST', `/api/verifications/${id}/claim`, { token });
  expect(claimed.status).toBe(200);

  const move = () => nameAt(app, coach, { institution_id: next });
  const verify = () =>
    app.call('POST', `/api/verifications/${id}/decide`, {
      token,
      body: { decision: 'verify', values_hash: claimed.body.values_hash, method: 'called the front desk' },
    });
  const lock: [string, string] = ['select 1 from coaches where id = $1 for update', coach.coachId];
  const { moved, decided } = await whileLocked(app.url, lock, async (untilWaiting) => {
    const [first, second] = order === 'the coach first' ? [move, verify] : [verify, move];
    const one = first();
    await untilWaiting(1);
    const other = second();
    await untilWaiting(2);
    return order === 'the coach first' ? { moved: one, decided: other } : { moved: other, decided: one };
  });

  expect((await moved).body).toMatchObject({ step: 'waiting', institution: { id: next } });
  expect((await decided).status).toBe(order === 'the coach first' ? 409 : 200);
  expect(await columnsOf(app, coach)).toEqual({ coach: 'unverified', institution: 'unverified' });
  const { status } = await app.db
    .selectFrom('institutions')
    .select('status')
    .where('id', '=', left)
    .executeTakeFirstOrThrow();
  expect(status).toBe('unverified');
});

test('two coaches who change places at the same moment both arrive', async () => {
  const [here, there] = [await seedInstitution(app), await seedInstitution(app)];
  const [one, other] = [
    await joinWaitingCoach(app, here, new Date()),
    await joinWaitingCoach(app, there, new Date()),
  ];
  // Each has named the next place and is about to leave the last one.
  const lock: [string, string[]] = [
    'select 1 from verifications where coach_id = any($1::uuid[]) for update',
    [one.coachId, other.coachId],
  ];
  const moves = await whileLocked(app.url, lock, async (untilWaiting) => {
    const started = [
      nameAt(app, one, { institution_id: there }),
      nameAt(app, other, { institution_id: here }),
    ];
    await untilWaiting(2);
    return { started };
  });
  const arrived = await Promise.all(moves.started);
  expect(arrived.map(({ status, body }) => [status, body.institution?.id])).toEqual([
    [200, there],
    [200, here],
  ]);
});

test('two changes of one account at once leave the name that the question to the directors has', async () => {
  const coach = await joinWaitingCoach(app, await seedInstitution(app), new Date());
  const change = (body: object) => app.call('PATCH', '/api/auth/user', { token: coach.token, body });
  await change({ name: 'Somebody Famous' });
  const lock: [string, string] = ['select 1 from users where id = $1 for update', coach.userId];
  const { started } = await whileLocked(app.url, lock, async (untilWaiting) => {
    const renamed = change({ name: 'Dana Whistler' });
    await untilWaiting(1);
    const wholeForm = change({ name: 'Somebody Famous', locale: 'es' });
    await untilWaiting(2);
    return { started: [renamed, wholeForm] };
  });
  expect((await Promise.all(started)).map(({ status }) => status)).toEqual([200, 200]);
  const shown = await app.db
    .selectFrom('users')
    .innerJoin('coaches', 'coaches.user_id', 'users.id')
    .innerJoin('verifications', 'verifications.coach_id', 'coaches.id')
    .select(['users.name', 'users.locale', sql<string>`fact_values->>'name'`.as('asked')])
    .where('users.id', '=', coach.userId)
    .execute();
  expect(shown).toEqual([{ name: 'Somebody Famous', locale: 'es', asked: 'Somebody Famous' }]);
});

test('the same correction sent twice at once is one correction', async () => {
  const id = await seedInstitution(app);
  const lock: [string, string] = ['select 1 from institutions where id = $1 for update', id];
  const body = { name: `Corrected ${id}`, website: 'https://state.test' };
  const send = () => app.call('PUT', `/api/institutions/${id}`, { token: director.token, body });
  const { started } = await whileLocked(app.url, lock, async (untilWaiting) => {
    const twice = [send(), send()];
    await untilWaiting(2);
    return { started: twice };
  });
  expect((await Promise.all(started)).map(({ status }) => status)).toEqual([200, 200]);
  const events = await eventsOf(app.db, id);
  expect(events.map(({ type }) => type)).toEqual(['institution.corrected']);
});
