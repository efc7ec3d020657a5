/** The extras of Pro Scout by the year: booked by its owner alone, one at a time, and answered in the inbox of support. */
import { randomUUID } from 'node:crypto';
import type { ProExtras } from '@faircourt/contracts/pro-extras';
import type { SupportInbox } from '@faircourt/contracts/support-inbox';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { problemOf, startTestApp, type Joined, type TestApp } from '../../../../test/app/test-app.ts';
import { joinAdmin } from '../../../../test/features/admin.ts';
import { joinOwner } from '../../../../test/features/staff.ts';
import type { SignedIn } from '../../../../test/records/conversations.ts';

let app: TestApp;
let admin: SignedIn;
const clock = { at: new Date('2027-01-10T09:00:00Z') };
beforeAll(async () => {
  app = await startTestApp({ clock: { now: () => clock.at } });
  admin = await joinAdmin(app);
});
afterAll(() => app.close());

const list = ({ token }: Joined) => app.call<ProExtras>('GET', '/api/billing/extras', { token });
const book = ({ token }: Joined, kind: string, text = 'Four of us, please.') =>
  app.call<ProExtras>('POST', '/api/billing/extras', { token, body: { kind, text, times: 'Mornings' } });
const work = (id: string | undefined, what: string, body: object) =>
  app.call('POST', `/api/support-requests/${id}/${what}`, { token: admin.token, body });

async function joinAnnual() {
  const owner = await joinOwner(app);
  await app.db
    .updateTable('subscriptions')
    .set({ billing_interval: 'year', current_period_ends_at: new Date('2028-01-01') })
    .where('id', '=', owner.subscriptionId)
    .execute();
  return owner;
}

test('the owner books each once, an admin answers, and the page says so', async () => {
  const owner = await joinAnnual();
  expect((await list(owner)).body.extras?.map(({ kind, can_book: can }) => [kind, can])).toEqual([
    ['feature_request', true],
    ['onboarding', true],
    ['strategy_call', true],
  ]);
  const answers = await Promise.all([book(owner, 'strategy_call'), book(owner, 'strategy_call')]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  const [, , call] = (await list(owner)).body.extras ?? [];
  expect(call).toMatchObject({ can_book: false, next_from: '2027-04-01', booked: { state: 'open' } });

  const inbox = await app.call<SupportInbox>('GET', '/api/support-requests', { token: admin.token });
  expect(inbox.body.requests).toMatchObject([{ extra: 'strategy_call', is_pro: true }]);
  const id = call?.booked?.request_id;
  await work(id, 'answers', { body: 'Tuesday at ten?', submission_id: randomUUID() });
  const [, , answered] = (await list(owner)).body.extras ?? [];
  expect(answered?.booked).toMatchObject({ state: 'answered', answer: 'Tuesday at ten?' });
  await work(id, 'close', {});
  expect(problemOf(await book(owner, 'strategy_call')).code).toBe('conflict');
  clock.at = new Date('2027-04-01T09:00:00Z');
  expect((await book(owner, 'strategy_call')).status).toBe(200);
});

test('a monthly plan, a trial and a colleague have none', async () => {
  const monthly = await joinOwner(app);
  const trying = await app.join('coach');
  for (const coach of [monthly, trying]) {
    expect((await list(coach)).body).toEqual({ extras: null });
    expect((await book(coach, 'onboarding')).status).toBe(404);
  }
  const ended = await joinAnnual();
  await app.db
    .updateTable('subscriptions')
    .set({ current_period_ends_at: new Date('2027-01-01') })
    .where('id', '=', ended.subscriptionId)
    .execute();
  expect((await book(ended, 'onboarding')).status).toBe(404);
});
