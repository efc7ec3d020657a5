/** One free trial for each person and for each institution's domain. */
import type { Allowance } from '@faircourt/contracts/athlete-page';
import type { Notification } from '@faircourt/contracts/notifications';
import { afterAll, beforeAll, expect, test } from 'vitest';
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
