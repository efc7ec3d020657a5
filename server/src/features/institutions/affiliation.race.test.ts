/** A coach who moves on and a director who decides, at the same moment: whoever comes first, nobody is verified wrongly. */
import type { VerificationItem } from '@faircourt/contracts/verification';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { whileLocked } from '../../../test/held-lock.ts';
import { joinDirector } from '../../../test/joined-directors.ts';
import { startTestApp, type Joined, type TestApp } from '../../../test/test-app.ts';
import {
  columnsOf,
  joinWaitingCoach,
  nameAt,
  plantInstitution,
  standingOf,
} from './affiliation.test-support.ts';

let app: TestApp;
let director: Joined;
beforeAll(async () => {
  app = await startTestApp();
  director = await joinDirector(app, ['US']);
});
afterAll(() => app.close());

test.each(['the coach first', 'the director first'])('%s', async (order) => {
  const [left, next] = [await plantInstitution(app), await plantInstitution(app)];
  const coach = await joinWaitingCoach(app, left, new Date());
  const { verification_id: id } = await standingOf(app, coach);
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
