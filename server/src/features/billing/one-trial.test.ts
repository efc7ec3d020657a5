/** One free trial for each person and for each institution's domain. */
import type { Allowance } from '@faircourt/contracts/athlete-page';
import type { Notification } from '@faircourt/contracts/notifications';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sitAtDeskOf } from '../../../test/features/lists.ts';
import { startTestApp, type Joined, type TestApp } from '../../../test/app/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

async function planOf(coach: Joined): Promise<string | null> {
  const { body } = await app.call<Allowance>('GET', '/api/allowance', { token: coach.token });
  return body.plan;
}
async function isToldOfUsedTrial(coach: Joined): Promise<boolean> {
  const { body } = await app.call<{ notifications: Notification[] }>('GET', '/api/notifications', {
    token: coach.token,
  });
  return body.notifications.some(({ kind }) => kind === 'trial_used');
}

test('a second account of the same mailbox gets no second trial, and is told so', async () => {
  const first = await app.join('coach', 'dana.field@gmail.com');
  const second = await app.join('coach', 'danafield+again@gmail.com');
  expect([await planOf(first), await planOf(second)]).toEqual(['basic_scout', null]);
  expect([await isToldOfUsedTrial(first), await isToldOfUsedTrial(second)]).toEqual([false, true]);
});

test('a trial that is handed to somebody else is still the one of those who began it', async () => {
  await app.db
    .insertInto('institutions')
    .values({ name: 'Ridgeway', kind: 'college', country_code: 'US', email_domain: 'ridgeway.example' })
    .execute();
  const first = await app.join('coach', 'head@ridgeway.example');
  const friend = await app.join('coach', 'friend@mail.example');
  await app.db.deleteFrom('subscriptions').where('owner_user_id', '=', friend.userId).execute();
  await sitAtDeskOf(app.db, friend, first);
  const { id: seat_id } = await app.db
    .selectFrom('seats')
    .select('id')
    .where('user_id', '=', friend.userId)
    .where('ended_at', 'is', null)
    .executeTakeFirstOrThrow();
  expect((await app.call('PUT', '/api/team/offer', { token: first.token, body: { seat_id } })).status).toBe(
    204,
  );
  expect((await app.call('POST', '/api/team/offer/accept', { token: friend.token })).status).toBe(204);
  const colleague = await app.join('coach', 'assistant@ridgeway.example');
  expect([await planOf(colleague), await isToldOfUsedTrial(colleague)]).toEqual([null, true]);
  // Who took it over has had it as well.
  const again = await app.join('coach', 'friend+again@mail.example');
  expect(await planOf(again)).toBe(null);
});

test('colleagues at one institution share a trial; strangers with one mail provider do not', async () => {
  await app.db
    .insertInto('institutions')
    .values({ name: 'Lakeside', kind: 'college', country_code: 'US', email_domain: 'lakeside.example' })
    .execute();
  const first = await app.join('coach', 'head@lakeside.example');
  const colleague = await app.join('coach', 'assistant@lakeside.example');
  expect([await planOf(first), await planOf(colleague)]).toEqual(['basic_scout', null]);
  const others = [await app.join('coach', 'one@mail.example'), await app.join('coach', 'two@mail.example')];
  expect([await planOf(others[0] ?? first), await planOf(others[1] ?? first)]).toEqual([
    'basic_scout',
    'basic_scout',
  ]);
});
