/** Paying by card where two things meet: two tabs, two owners, fifty payments, somebody who leaves, and what only an admin sees. */
import type { CardComparison } from '@faircourt/contracts/card-comparison';
import type { PaymentPage } from '@faircourt/contracts/billing';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { problemOf, type Joined, type TestApp } from '../../../../test/app/test-app.ts';
import { joinAdmin } from '../../../../test/features/admin.ts';
import { joinStaff, seatIdOf } from '../../../../test/features/staff.ts';
import { seedPerson } from '../../../../test/records/seeded-athletes.ts';
import {
  billingOf,
  cardOf,
  checkOut,
  deliver,
  delivered,
  invoicesOf,
  payByCard,
  startCardApp,
  type CardApp,
} from '../../../../test/stripe/card-app.ts';
import type { StripeServer } from '../../../../test/stripe/stripe-server.ts';
import { eraseAccount } from '../../rights/erasure/erase.service.ts';
import { passTimeOfPlans } from '../life/clock.service.ts';
import { SCOUT_DESK } from './card-desk.ts';
import { lookupKeyOf } from './catalogue.ts';
import { checkoutParams } from './checkout.params.ts';
import { findPrice, finishOperations } from './operation.service.ts';
import { reconcile } from './reconcile.service.ts';

let cards: CardApp;
let app: TestApp;
let local: StripeServer;
let clock: CardApp['clock'];

beforeAll(async () => {
  cards = await startCardApp('2027-01-10T09:00:00Z');
  ({ app, local, clock } = cards);
});
afterAll(() => cards.close());

const PRO = { plan: 'pro_scout', interval: 'month' } as const;
const later = (minutes: number) => {
  clock.at = new Date(clock.at.getTime() + minutes * 60_000);
};

test('somebody who presses twice, or in two tabs, has one page to pay on, and what is paid on another goes back', async () => {
  const coach = await app.join('coach');
  const pressed = await Promise.all(
    Array.from({ length: 4 }, () =>
      app.call<PaymentPage>('POST', '/api/billing/checkout', { token: coach.token, body: PRO }),
    ),
  );
  expect(
    [...new Set(pressed.map(({ status }) => status))].every((status) => [200, 409].includes(status)),
  ).toBe(true);
  const open = [...local.books.sessions.values()].filter(({ status }) => status === 'open');
  expect(open).toHaveLength(1);
  await delivered(cards, () => local.books.complete(open[0]?.id ?? ''));
  expect((await cardOf(cards, coach)).is_by_card).toBe(true);
  expect(
    problemOf(await app.call('POST', '/api/billing/checkout', { token: coach.token, body: PRO })).code,
  ).toBe('billing_not_now');

  // A page of Stripe that nobody could close: somebody pays on it all the same.
  const first = [...local.books.sessions.values()].find(({ status }) => status === 'complete');
  const { wanted, ...shown } = first ?? { wanted: null };
  if (!wanted) throw new Error('No session');
  const again = { ...shown, wanted: { ...wanted, trialEnd: null }, id: 'cs_again', status: 'open' as const };
  local.books.sessions.set('cs_again', { ...again, subscription: null } as never);
  const second = await delivered(cards, () => local.books.complete('cs_again'));
  later(2);
  await finishOperations(cards.deps());
  expect(local.books.subscriptionOf(second.id).status).toBe('canceled');
  expect(local.books.creditNotes.map(({ refund_amount: amount }) => amount)).toEqual([100_000]);
  expect(await invoicesOf(cards, coach)).toEqual([]);
});

test('a plan that changes hands keeps what the card has paid, and the card of the former owner pays nothing more', async () => {
  const owner = await app.join('coach');
  const stripeId = await payByCard(cards, owner);
  clock.at = new Date((await billingOf(cards, owner))?.trial_ends_at ?? '');
  await delivered(cards, () => local.books.renew(stripeId));
  const period = (await billingOf(cards, owner))?.period_to;
  const heir = await joinStaff(app, owner);
  await app.call('PUT', '/api/team/offer', {
    token: owner.token,
    body: { seat_id: await seatIdOf(app, heir) },
  });
  await app.call('POST', '/api/team/offer/accept', { token: heir.token });
  expect(await billingOf(cards, heir)).toMatchObject({ is_owner: true, stage: 'active', period_to: period });
  expect(await cardOf(cards, heir)).toMatchObject({ is_by_card: false, can_manage: false });
  // Charged at the very last moment, before Stripe has heard of it: nobody's book has it, so it goes back.
  clock.at = new Date(period ?? '');
  const refunds = local.books.creditNotes.length;
  await delivered(cards, () => local.books.renew(stripeId));
  later(2);
  await finishOperations(cards.deps());
  expect(local.books.subscriptionOf(stripeId).status).toBe('canceled');
  expect(local.books.creditNotes.slice(refunds)).toHaveLength(1);
});

test('who takes over a plan that its card no longer pays opens no page of the former owner', async () => {
  const owner = await app.join('coach');
  const stripeId = await payByCard(cards, owner);
  clock.at = new Date((await billingOf(cards, owner))?.trial_ends_at ?? '');
  await delivered(cards, () => local.books.renew(stripeId));
  const tied = sql<{ id: string }>`select id from subscriptions where stripe_subscription_id = ${stripeId}`;
  const planId = (await tied.execute(app.db)).rows[0]?.id ?? '';
  const heir = await joinStaff(app, owner);
  clock.at = new Date((await billingOf(cards, owner))?.period_to ?? '');
  await delivered(cards, () => local.books.renew(stripeId, false));
  await app.call('PUT', '/api/team/offer', {
    token: owner.token,
    body: { seat_id: await seatIdOf(app, heir) },
  });
  // It lapses in the very step in which it changes hands, and Stripe has not heard of it yet.
  later(8 * 24 * 60);
  await app.call('POST', '/api/team/offer/accept', { token: heir.token });
  expect(await billingOf(cards, heir)).toMatchObject({ is_owner: true, stage: 'lapsed' });
  const portal = () => app.call('POST', '/api/billing/portal', { token: heir.token });
  expect((await tied.execute(app.db)).rows).toEqual([]);
  expect(problemOf(await portal()).code).toBe('billing_not_now');
  // Nor where a plan was handed over before cards were left behind.
  await sql`update subscriptions set stripe_subscription_id = ${stripeId} where id = ${planId}`.execute(
    app.db,
  );
  expect((await tied.execute(app.db)).rows).toHaveLength(1);
  expect(local.books.subscriptionOf(stripeId).status).toBe('past_due');
  expect(problemOf(await portal()).code).toBe('billing_not_now');
  later(2);
  await finishOperations(cards.deps());
  expect(local.books.subscriptionOf(stripeId).status).toBe('canceled');
});

test('an erased owner is deleted at Stripe, and the paid days stay with the staff', async () => {
  const owner = await app.join('coach');
  const stripeId = await payByCard(cards, owner);
  clock.at = new Date((await billingOf(cards, owner))?.trial_ends_at ?? '');
  await delivered(cards, () => local.books.renew(stripeId));
  const { customer } = local.books.subscriptionOf(stripeId);
  const colleague = await joinStaff(app, owner);
  const paidUntil = (await billingOf(cards, colleague))?.period_to;
  await eraseAccount(app.db, owner.userId, clock.at);
  later(2);
  await finishOperations(cards.deps());
  expect(local.books.customers.has(customer), 'deleted before the clock took the card off').toBe(true);
  await passTimeOfPlans(app.db, clock.at);
  later(2);
  await finishOperations(cards.deps());
  expect(local.books.customers.has(customer)).toBe(false);
  expect(local.books.subscriptionOf(stripeId).status).toBe('canceled');
  expect(await billingOf(cards, colleague)).toMatchObject({ stage: 'active', cancels_on: paidUntil });
  const { rows } = await sql`
    select 1 from subscriptions where stripe_subscription_id = ${stripeId} or card_last4 is not null and owner_user_id = ${owner.userId}`.execute(
    app.db,
  );
  expect(rows).toEqual([]);
});

test('an erased owner without a staff is deleted at Stripe at once, and a late message opens nothing', async () => {
  const owner = await app.join('coach');
  const stripeId = await payByCard(cards, owner);
  const { customer } = local.books.subscriptionOf(stripeId);
  await eraseAccount(app.db, owner.userId, clock.at);
  later(2);
  await delivered(cards, () => finishOperations(cards.deps()));
  expect(local.books.customers.has(customer)).toBe(false);
  expect(local.books.subscriptionOf(stripeId).status).toBe('canceled');
  await reconcile(cards.deps());
  const { rows } = await sql`
    select status, paid_by, stripe_subscription_id, card_last4,
      (select count(*)::int from stripe_customers where user_id = ${owner.userId}) as customers
    from subscriptions where owner_user_id = ${owner.userId}`.execute(app.db);
  expect(rows).toEqual([
    { status: 'lapsed', paid_by: 'invoice', stripe_subscription_id: null, card_last4: null, customers: 0 },
  ]);
});

test('a change whose answer was lost is made once and stays', async () => {
  const coach = await app.join('coach');
  const stripeId = await payByCard(cards, coach, PRO);
  clock.at = new Date((await billingOf(cards, coach))?.trial_ends_at ?? '');
  await delivered(cards, () => local.books.renew(stripeId));
  for (const lostAt of [0, 1, 2]) {
    const plan = lostAt % 2 === 0 ? 'basic_scout' : 'pro_scout';
    const answered = Array.from({ length: 3 + lostAt }, () => null);
    local.troubles.push(...answered, 'lost');
    await app.call('POST', '/api/billing/choose', { token: coach.token, body: { plan, interval: 'month' } });
    local.troubles.length = 0;
    later(2);
    await finishOperations(cards.deps());
    const scheduled = (await billingOf(cards, coach))?.scheduled ?? null;
    expect(scheduled?.plan ?? 'pro_scout', `lost after ${lostAt}`).toBe(plan);
  }
});

test('admins read what the comparison found, ask for another one, and nobody else does', async () => {
  const admin = await joinAdmin(app);
  const coach = await app.join('coach');
  const stripeId = await payByCard(cards, coach);
  local.books.subscriptions.delete(stripeId);
  const read = () => app.call<CardComparison>('GET', '/api/admin/card-comparison', { token: admin.token });
  expect((await read()).body).toMatchObject({ is_offered: true });
  expect((await app.call('POST', '/api/admin/card-comparison', { token: admin.token })).status).toBe(204);
  await expect
    .poll(async () => (await read()).body.items.find((one) => one.stripe_id === stripeId), {
      timeout: 120_000,
    })
    .toMatchObject({ what: 'gone_at_stripe', is_open: true, owner: { id: coach.userId } });
});

test(
  'fifty payments at once have invoices without a gap in their numbers',
  { timeout: 240_000 },
  async () => {
    clock.at = new Date('2031-01-05T00:00:00Z');
    const { stripe } = cards.deps();
    const price = await findPrice(stripe, lookupKeyOf(PRO));
    const sessions: string[] = [];
    for (let n = 0; n < 50; n++) {
      const userId = await seedPerson(app.db, { role: 'coach', name: `Payer ${n}` });
      const { id } = await app.db
        .insertInto('subscriptions')
        .values({ owner_user_id: userId, plan: 'pro_scout', status: 'lapsed' })
        .returning('id')
        .executeTakeFirstOrThrow();
      const about = {
        subscriptionId: id,
        userId,
        price,
        customerId: null,
        email: null,
        firstChargeAt: null,
      } as const;
      const params = checkoutParams({
        ...about,
        desk: SCOUT_DESK,
        locale: 'en',
        baseUrl: 'https://faircourt.example',
        now: clock.at,
      });
      sessions.push((await stripe.checkout.sessions.create(params)).id);
    }
    const before = local.events.length;
    for (const id of sessions) local.books.complete(id);
    const told = local.events.slice(before).filter(({ type }) => type === 'invoice.paid');
    expect(told).toHaveLength(50);
    await Promise.all(told.map((event) => deliver(cards, event)));
    const { rows } = await sql<{ number: string }>`
    select number from invoices where year = 2031 and state = 'paid' order by number`.execute(app.db);
    expect(rows.map(({ number }) => number)).toEqual(
      Array.from({ length: 50 }, (_, n) => `FC-2031-${String(n + 1).padStart(6, '0')}`),
    );
  },
);

test('a checkout in the last days of a trial begins with its end, and in its last minutes with the payment', async () => {
  const coach: Joined = await app.join('coach');
  const ends = new Date((await billingOf(cards, coach))?.trial_ends_at ?? '');
  clock.at = new Date(ends.getTime() - 10 * 3_600_000);
  const wanted = (id: string) => local.books.sessions.get(id)?.wanted;
  const hours = await checkOut(cards, coach);
  expect(wanted(hours)).toMatchObject({ trialEnd: null, anchor: ends.getTime() / 1000 });
  await delivered(cards, () => local.books.complete(hours));
  expect(await billingOf(cards, coach)).toMatchObject({
    stage: 'trialing',
    next_charge: { on: ends.toISOString() },
  });
  const other = await app.join('coach');
  clock.at = new Date(new Date((await billingOf(cards, other))?.trial_ends_at ?? '').getTime() - 10 * 60_000);
  const minutes = await checkOut(cards, other);
  expect(wanted(minutes)).toMatchObject({ trialEnd: null, anchor: null });
  await delivered(cards, () => local.books.complete(minutes));
  expect(await billingOf(cards, other)).toMatchObject({
    stage: 'active',
    period_from: clock.at.toISOString(),
  });
});
