/** How often an owner changes their mind: each time is an invoice with a number, a bell and an email. */
import type { Billing } from '@faircourt/contracts/billing';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestApp, type Answer, type Joined, type TestApp } from '../../../test/app/test-app.ts';

let app: TestApp;
let coach: Joined;
beforeAll(async () => {
  app = await startTestApp({ environment: { RATE_LIMIT_SCALE: '1' } });
});
afterAll(() => app.close());
beforeEach(async () => {
  coach = await app.join('coach');
});

const post = (part: string, body?: object): Promise<Answer<Billing>> =>
  app.call('POST', `/api/billing/${part}`, { token: coach.token, ...(body && { body }) });
const choose = (n: number) =>
  post('choose', { plan: n % 2 === 0 ? 'pro_scout' : 'basic_scout', interval: 'month' });

async function countInvoices(): Promise<number> {
  const rows = await app.db
    .selectFrom('invoices')
    .innerJoin('subscriptions', 'subscriptions.id', 'invoices.subscription_id')
    .select('invoices.id')
    .where('owner_user_id', '=', coach.userId)
    .execute();
  return rows.length;
}

test('choosing to and fro ends after ten invoices, and cancelling is still possible', async () => {
  const answers: number[] = [];
  for (let n = 0; n < 11; n++) answers.push((await choose(n)).status);
  expect(answers).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
  expect(await countInvoices()).toBe(10);
  expect((await post('cancel')).status).toBe(200);
});

test('what was refused does not count', async () => {
  await choose(0);
  for (let n = 0; n < 11; n++) expect((await choose(0)).status).toBe(409);
  expect((await choose(1)).status).toBe(200);
});

test('canceling and resuming ends too, and one plan leaves another alone', async () => {
  await choose(0);
  for (let n = 0; n < 10; n++) {
    await post('cancel');
    expect((await post('resume')).status).toBe(200);
  }
  await post('cancel');
  expect((await post('resume')).status).toBe(429);
  coach = await app.join('coach');
  expect((await choose(0)).status).toBe(200);
});
