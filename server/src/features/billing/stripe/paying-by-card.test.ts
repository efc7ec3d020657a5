/** From a trial to a plan that is paid by card, and all that can come between: against a payment service on this machine. */
import type { Billing, BillingCard, PaymentPage } from '@faircourt/contracts/billing';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { problemOf, type Joined, type TestApp } from '../../../../test/app/test-app.ts';
import { joinAdmin } from '../../../../test/features/admin.ts';
import {
  billingOf,
  cardOf,
  checkOut,
  deliver,
  delivered,
  invoicesOf,
  payByCard,
  sendWebhook,
  startCardApp,
  type CardApp,
} from '../../../../test/stripe/card-app.ts';
import type { StripeServer } from '../../../../test/stripe/stripe-server.ts';
import { passTimeOfPlans } from '../life/clock.service.ts';
import { finishOperations } from './operation.service.ts';
import { describeDifferences, reconcile } from './reconcile.service.ts';

let cards: CardApp;
let app: TestApp;
let local: StripeServer;
let clock: CardApp['clock'];

beforeAll(async () => {
  cards = await startCardApp('2027-01-10T09:00:00Z');
  ({ app, local, clock } = cards);
});
afterAll(() => cards.close());

const read = (coach: Joined) => billingOf(cards, coach);
const card = (coach: Joined) => cardOf(cards, coach);
const post = <Body>({ token }: Joined, part: string, body?: object) =>
  app.call<Body>('POST', `/api/billing/${part}`, { token, ...(body && { body }) });
const happens = <Found>(happen: () => Found) => delivered(cards, happen);

test('a trial is kept, the card pays when it ends, and each payment is one invoice', async () => {
  clock.at = new Date('2027-01-10T09:00:00Z');
  const coach = await app.join('coach');
  expect(await card(coach)).toMatchObject({ is_offered: true, can_check_out: true, is_by_card: false });
  const ends = (await read(coach))?.trial_ends_at ?? '';
  await post(coach, 'choose', { plan: 'basic_scout', interval: 'month' });
  const stripeId = await payByCard(cards, coach);
  expect(await read(coach)).toMatchObject({
    stage: 'trialing',
    plan: 'pro_scout',
    trial_ends_at: ends,
    open_invoice: null,
    next_charge: { amount_cents: 100_000, on: ends },
  });
  expect(await card(coach)).toMatchObject({
    is_by_card: true,
    can_check_out: false,
    payment_method: { brand: 'visa', last4: '4242' },
  });
  // The invoice that was open for the same time is void, and nothing was paid yet.
  expect((await invoicesOf(cards, coach)).map(({ state }) => state)).toEqual(['void']);

  clock.at = new Date(ends);
  const before = local.events.length;
  local.books.renew(stripeId);
  // In the wrong order, twice each.
  for (const event of local.events.slice(before).toReversed()) expect(await deliver(cards, event)).toBe(204);
  for (const event of local.events.slice(before)) await deliver(cards, event);
  expect(await read(coach)).toMatchObject({ stage: 'active', period_from: ends });
  const [paid, ...others] = await invoicesOf(cards, coach);
  expect(others).toHaveLength(1);
  expect(paid).toMatchObject({ state: 'paid', amount_cents: 100_000, period_from: ends, plan: 'pro_scout' });
  // Our clock issues nothing for a card.
  clock.at = new Date((await read(coach))?.period_to ?? '');
  await passTimeOfPlans(app.db, clock.at);
  expect(await invoicesOf(cards, coach)).toHaveLength(2);
  expect((await read(coach))?.stage).toBe('active');
});

test('a change waits for the next period, is taken back, and cancelling can be undone', async () => {
  clock.at = new Date('2027-03-01T00:00:00Z');
  const coach = await app.join('coach');
  const stripeId = await payByCard(cards, coach);
  const inTrial = await post<Billing>(coach, 'choose', { plan: 'pro_scout', interval: 'year' });
  expect(inTrial.body.subscription).toMatchObject({ stage: 'trialing', interval: 'year', scheduled: null });
  clock.at = new Date((await read(coach))?.trial_ends_at ?? '');
  await happens(() => local.books.renew(stripeId));
  const end = (await read(coach))?.period_to;
  const changed = await post<Billing>(coach, 'choose', { plan: 'basic_scout', interval: 'month' });
  expect(changed.body.subscription).toMatchObject({
    plan: 'pro_scout',
    scheduled: { plan: 'basic_scout', interval: 'month', from: end },
  });
  const kept = await post<Billing>(coach, 'keep');
  expect(kept.body.subscription?.scheduled).toBeNull();
  expect(problemOf(await post(coach, 'keep')).code).toBe('billing_not_now');
  await post(coach, 'choose', { plan: 'basic_scout', interval: 'month' });
  const cancelled = await post<Billing>(coach, 'cancel');
  expect(cancelled.body.subscription).toMatchObject({ cancels_on: end, scheduled: null, next_charge: null });
  const resumed = await post<Billing>(coach, 'resume');
  expect(resumed.body.subscription).toMatchObject({ cancels_on: null, plan: 'pro_scout' });
  await post(coach, 'cancel');
  clock.at = new Date(end ?? '');
  await happens(() => local.books.renew(stripeId));
  expect((await read(coach))?.stage).toBe('lapsed');
  // And back, by card: the period begins with the payment.
  await payByCard(cards, coach, { plan: 'basic_scout', interval: 'month' });
  expect(await read(coach)).toMatchObject({ stage: 'active', period_from: clock.at.toISOString() });
});

test('a card that is refused has seven days; then the plan closes and nothing more is charged', async () => {
  clock.at = new Date('2028-06-01T00:00:00Z');
  const coach = await app.join('coach');
  const stripeId = await payByCard(cards, coach);
  clock.at = new Date((await read(coach))?.trial_ends_at ?? '');
  await happens(() => local.books.renew(stripeId, false));
  expect(await read(coach)).toMatchObject({ stage: 'past_due', grace_ends_at: '2028-06-22T00:00:00.000Z' });
  await app.waitForMail(coach.email, /declined/);
  expect(problemOf(await post(coach, 'choose', { plan: 'basic_scout', interval: 'month' })).code).toBe(
    'billing_not_now',
  );
  const page = await post<PaymentPage>(coach, 'unpaid');
  expect(page.body.url).toBe(`${local.baseUrl}/pay/${stripeId}`);
  clock.at = new Date('2028-06-22T00:00:01Z');
  await passTimeOfPlans(app.db, clock.at);
  expect((await read(coach))?.stage).toBe('lapsed');
  expect(problemOf(await post(coach, 'unpaid')).code).toBe('billing_not_now');
  clock.at = new Date('2028-06-22T00:02:00Z');
  await finishOperations(cards.deps());
  const { status, latest_invoice: latest } = local.books.subscriptionOf(stripeId);
  expect([status, local.books.invoices.get(latest ?? '')?.status]).toEqual(['canceled', 'void']);
  for (const event of local.events.slice(-1)) await deliver(cards, event);
  expect((await read(coach))?.stage).toBe('lapsed');
});

test('who pays an invoice while the checkout is open gets the money of the card back', async () => {
  clock.at = new Date('2028-08-01T00:00:00Z');
  const admin = await joinAdmin(app);
  const coach = await app.join('coach');
  const sessionId = await checkOut(cards, coach);
  await post(coach, 'choose', { plan: 'pro_scout', interval: 'month' });
  const [open] = await invoicesOf(cards, coach);
  await app.call('POST', `/api/admin/invoices/${open?.id}/paid`, {
    token: admin.token,
    body: { reference: 'Transfer', paid_on: '2028-08-01' },
  });
  const { id } = await happens(() => local.books.complete(sessionId));
  expect((await card(coach)).is_by_card).toBe(false);
  clock.at = new Date('2028-08-01T00:05:00Z');
  await finishOperations(cards.deps());
  expect(local.books.subscriptionOf(id).status).toBe('canceled');
  expect((await read(coach))?.plan).toBe('pro_scout');
});

test('a second checkout closes the first, and the reader who comes back confirms without a webhook', async () => {
  clock.at = new Date('2028-10-01T00:00:00Z');
  const coach = await app.join('coach');
  const first = await checkOut(cards, coach);
  const second = await checkOut(cards, coach, { plan: 'basic_scout', interval: 'month' });
  expect(local.books.sessions.get(first)?.status).toBe('expired');
  local.books.complete(second);
  const confirmed = await post<BillingCard>(coach, 'checkout/confirm');
  expect(confirmed.body).toMatchObject({ is_by_card: true });
  const portal = await post<PaymentPage>(coach, 'portal');
  expect(portal.body.url).toContain('/dashboard/billing#portal');
});

test('what Stripe does not answer waits, is done once, and is not lost', async () => {
  clock.at = new Date('2028-12-01T00:00:00Z');
  const coach = await app.join('coach');
  const stripeId = await payByCard(cards, coach);
  local.troubles.push(429);
  const asked = await post<Billing>(coach, 'cancel');
  expect(asked.status).toBe(200);
  expect((await card(coach)).is_waiting).toBe(true);
  expect(local.books.subscriptionOf(stripeId).cancel_at_period_end).toBe(false);
  clock.at = new Date('2028-12-01T00:02:00Z');
  await finishOperations(cards.deps());
  expect((await card(coach)).is_waiting).toBe(false);
  expect((await read(coach))?.cancels_on).toBe((await read(coach))?.trial_ends_at);
});

test('a wish is told once Stripe has agreed, pressed again it is the same one, and it can be taken back while it waits', async () => {
  clock.at = new Date('2029-01-01T00:00:00Z');
  const coach = await app.join('coach');
  const stripeId = await payByCard(cards, coach);
  const said = async () => {
    const { rows } = await sql<{ type: string; actor_user_id: string | null }>`
      select type, actor_user_id from events
      where chain = (select id from subscriptions where stripe_subscription_id = ${stripeId})
        and type in ('subscription.cancelled', 'subscription.resumed', 'subscription.chosen') order by seq`.execute(
      app.db,
    );
    return rows.map(({ type, actor_user_id: by }) => [type, by === coach.userId]);
  };
  const asked = async () => {
    const { rows } = await sql<{ kind: string; state: string }>`
      select kind, state from stripe_operations
      where stripe_id = ${stripeId} order by created_at, id`.execute(app.db);
    return rows.map(({ kind, state }) => `${kind} ${state}`);
  };
  for (let press = 0; press < 3; press++) {
    local.troubles.push(429);
    expect((await post(coach, 'cancel')).status).toBe(200);
  }
  expect(await asked()).toEqual(['cancel pending']);
  expect(await card(coach)).toMatchObject({ is_waiting: true });
  expect(await said()).toEqual([]);
  expect((await read(coach))?.cancels_on).toBeNull();
  // Away again: the second thought waits behind the first.
  local.troubles.push(429);
  expect((await post(coach, 'resume')).status).toBe(200);
  expect(await asked()).toEqual(['cancel pending', 'resume pending']);
  clock.at = new Date('2029-01-01T00:02:00Z');
  await Promise.all([finishOperations(cards.deps()), finishOperations(cards.deps())]);
  expect(await asked()).toEqual(['cancel done', 'resume done']);
  expect(await said()).toEqual([
    ['subscription.cancelled', true],
    ['subscription.resumed', true],
  ]);
  expect((await read(coach))?.cancels_on).toBeNull();
});

test('what Stripe refuses is told to nobody', async () => {
  clock.at = new Date('2029-01-15T00:00:00Z');
  const coach = await app.join('coach');
  await payByCard(cards, coach);
  local.troubles.push(400);
  expect(problemOf(await post(coach, 'cancel')).code).toBe('billing_not_now');
  const { rows } =
    await sql`select 1 from events where type = 'subscription.cancelled' and actor_user_id = ${coach.userId}`.execute(
      app.db,
    );
  expect(rows).toEqual([]);
});

test('the comparison takes over what no message told, and lists what is gone at Stripe', async () => {
  clock.at = new Date('2029-02-01T00:00:00Z');
  const coach = await app.join('coach');
  const stripeId = await payByCard(cards, coach);
  clock.at = new Date((await read(coach))?.trial_ends_at ?? '');
  local.books.renew(stripeId);
  expect((await reconcile(cards.deps())).filter((one) => one.stripeId === stripeId)).toMatchObject([
    { what: 'taken_over', isOpen: false },
  ]);
  expect((await read(coach))?.stage).toBe('active');
  expect((await reconcile(cards.deps())).filter((one) => one.stripeId === stripeId)).toEqual([]);
  local.books.subscriptions.delete(stripeId);
  const said = describeDifferences(await reconcile(cards.deps())).join('\n');
  expect(said).toContain(`LOOK AT ${stripeId} gone at stripe`);
});

test('a message without its signature, with an old one or with a changed word is refused; a repeated one is kept once', async () => {
  const text = JSON.stringify({
    id: 'evt_1',
    object: 'event',
    type: 'customer.created',
    data: { object: {} },
  });
  expect((await sendWebhook(cards, text, 'nothing')).status).toBe(400);
  expect((await sendWebhook(cards, text, local.sign(text, { secret: 'whsec_other' }))).status).toBe(400);
  const old = new Date(clock.at.getTime() - 10 * 60 * 1000);
  expect((await sendWebhook(cards, text, local.sign(text, { at: old }))).status).toBe(400);
  expect((await sendWebhook(cards, `${text} `, local.sign(text))).status).toBe(400);
  expect((await sendWebhook(cards, text, local.sign(text))).status).toBe(204);
  expect((await sendWebhook(cards, text, local.sign(text))).status).toBe(204);
  const { rows } = await sql<{ worked_at: Date | null }>`
    select worked_at from stripe_events where id = 'evt_1'`.execute(app.db);
  expect(rows).toHaveLength(1);
  expect(rows[0]?.worked_at).not.toBeNull();
});
