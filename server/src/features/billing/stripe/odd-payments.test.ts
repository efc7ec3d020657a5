/** Payments that our own pages did not lead to: each goes back once, or is left to a person. */
import { randomUUID } from 'node:crypto';
import type { CardComparison } from '@faircourt/contracts/card-comparison';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { joinAdmin } from '../../../../test/features/admin.ts';
import { forget } from '../../../../test/features/retention.ts';
import { seedPlan } from '../../../../test/records/seeded-athletes.ts';
import {
  billingOf,
  delivered,
  invoicesOf,
  payByCard,
  startCardApp,
  type CardApp,
} from '../../../../test/stripe/card-app.ts';
import { inTransaction } from '../../../platform/database/database.ts';
import { passTimeOfPlans } from '../life/clock.service.ts';
import { BY_CLOCK, takeStep } from '../life/live.service.ts';
import { finishOperations } from './operation.service.ts';
import { reconcile } from './reconcile.service.ts';
import { listUnpaidPeriods } from './unpaid-periods.store.ts';

let cards: CardApp;

beforeAll(async () => {
  cards = await startCardApp('2027-01-10T09:00:00Z');
});
afterAll(() => cards.close());

const BASIC = { plan: 'basic_scout', interval: 'month' };
const refunds = () => cards.local.books.creditNotes.length;
const odd = async () => (await reconcile(cards.deps())).filter(({ what }) => what === 'odd_payment');
const oddOf = async (id: string) => (await odd()).filter(({ stripeId }) => stripeId === id);
async function letJobsRun() {
  cards.clock.at = new Date(cards.clock.at.getTime() + 120_000);
  await finishOperations(cards.deps());
}

/** By card, in its first paid period. */
async function joinPaying() {
  const coach = await cards.app.join('coach');
  const stripeId = await payByCard(cards, coach, BASIC);
  cards.clock.at = new Date((await billingOf(cards, coach))?.trial_ends_at ?? '');
  return { coach, stripeId };
}

test('a change that was made and charged at Stripe itself changes the plan, goes back to nobody and is listed', async () => {
  const { coach, stripeId } = await joinPaying();
  await delivered(cards, () => cards.local.books.renew(stripeId));
  cards.clock.at = new Date(cards.clock.at.getTime() + 10 * 24 * 3_600_000);
  const { id } = await delivered(cards, () =>
    cards.local.books.changeAtStripe(stripeId, 'pro_scout_month', 50_000),
  );
  await letJobsRun();
  expect(await billingOf(cards, coach)).toMatchObject({ plan: 'pro_scout', stage: 'active' });
  expect(refunds()).toBe(0);
  expect(await invoicesOf(cards, coach)).toHaveLength(1);
  expect(await odd()).toMatchObject([{ stripeId: id, isOpen: true }]);
  // The next period is paid and booked as ever.
  cards.clock.at = new Date((await billingOf(cards, coach))?.period_to ?? '');
  await delivered(cards, () => cards.local.books.renew(stripeId));
  expect(await invoicesOf(cards, coach)).toHaveLength(2);
  // Nor does it go back when the card stops paying and the subscription is ended.
  cards.clock.at = new Date((await billingOf(cards, coach))?.period_to ?? '');
  await delivered(cards, () => cards.local.books.renew(stripeId, false));
  cards.clock.at = new Date(cards.clock.at.getTime() + 8 * 24 * 3_600_000);
  await passTimeOfPlans(cards.app.db, cards.clock.at);
  await letJobsRun();
  expect(cards.local.books.subscriptionOf(stripeId).status).toBe('canceled');
  expect(refunds()).toBe(0);
  // Nobody has looked at it yet: the end of the card is no reason to forget it.
  expect(await oddOf(id)).toMatchObject([{ isOpen: true, planId: expect.any(String) }]);
});

test('an odd payment stays on the list when the card is let go, and an admin takes it off with one look', async () => {
  const { coach, stripeId } = await joinPaying();
  await delivered(cards, () => cards.local.books.renew(stripeId));
  const { id } = await delivered(cards, () =>
    cards.local.books.changeAtStripe(stripeId, 'pro_scout_month', 50_000),
  );
  const { userId: adminId, token } = await joinAdmin(cards.app);
  // As when a plan is handed over, or its owner suspended for good.
  const { rows } = await sql<{ id: string }>`
    select id from subscriptions where stripe_subscription_id = ${stripeId}`.execute(cards.app.db);
  const planId = rows[0]?.id ?? '';
  await inTransaction(cards.app.db, (trx) =>
    takeStep(trx, planId, { kind: 'handed_over' }, { by: BY_CLOCK, now: cards.clock.at }),
  );
  await letJobsRun();
  expect(await billingOf(cards, coach)).toMatchObject({ stage: 'active' });
  expect(await oddOf(id)).toMatchObject([{ isOpen: true, planId }]);

  const seen = async () =>
    (await cards.app.call<CardComparison>('GET', '/api/admin/card-comparison', { token })).body;
  const listed = (await seen()).items.find(({ stripe_id: about }) => about === id);
  expect(listed).toMatchObject({ can_be_looked_at: true, owner: { id: coach.userId } });
  const look = () =>
    cards.app.call('POST', `/api/admin/card-comparison/${listed?.id ?? ''}/looked-at`, { token });
  expect((await look()).status).toBe(204);
  expect((await look()).status, 'pressed twice').toBe(204);
  const offList = await seen();
  expect(offList.items.map(({ stripe_id: about }) => about)).not.toContain(id);
  expect(offList.looked_at.find(({ stripe_id: about }) => about === id)).toMatchObject({
    what: 'odd_payment',
    looked_by: expect.any(String),
    looked_at: cards.clock.at.toISOString(),
  });
  const logged = await sql<{ actor: string }>`
    select actor_user_id as actor from events where chain = ${planId} and type = 'card_payment.looked_at'`.execute(
    cards.app.db,
  );
  expect(logged.rows).toEqual([{ actor: adminId }]);

  // The next night finds the same and says nothing; part of it goes back, and it is another matter.
  expect(await oddOf(id)).toEqual([]);
  await cards.deps().stripe.creditNotes.create({ invoice: id, amount: 10_000, refund_amount: 10_000 });
  expect(await oddOf(id)).toMatchObject([{ isOpen: true }]);
  expect((await seen()).items.map(({ stripe_id: about }) => about)).toContain(id);
});

test('a period that is open without a payment in our books is listed, until an admin has looked or its payment is there', async () => {
  const { coach, stripeId } = await joinPaying();
  await delivered(cards, () => cards.local.books.renew(stripeId));
  expect(await billingOf(cards, coach)).toMatchObject({ stage: 'active' });
  const unpaid = async (planId: string) =>
    (await reconcile(cards.deps())).filter(
      (found) => found.what === 'unpaid_period' && found.planId === planId,
    );
  const paid = await sql<{ id: string }>`
    select id from subscriptions where stripe_subscription_id = ${stripeId}`.execute(cards.app.db);
  expect(await unpaid(paid.rows[0]?.id ?? '')).toEqual([]);

  const owner = await cards.app.join('coach');
  const planId = await seedPlan(cards.app.db, owner.userId, 'pro_scout');
  expect(await unpaid(planId), 'of unknown periods nothing is said').toEqual([]);
  const now = cards.clock.at.getTime();
  const open = (days: { from: number; to: number }) =>
    cards.app.db
      .updateTable('subscriptions')
      .set({
        billing_interval: 'month',
        anchor_day: 1,
        period_from: new Date(now + days.from * 86_400_000),
        period_to: new Date(now + days.to * 86_400_000),
      })
      .where('id', '=', planId)
      .execute();
  await open({ from: -3, to: 27 });
  expect(await unpaid(planId)).toMatchObject([{ stripeId: '-', isOpen: true }]);

  const { token } = await joinAdmin(cards.app);
  const { body } = await cards.app.call<CardComparison>('GET', '/api/admin/card-comparison', { token });
  const listed = body.items.find(
    ({ what, owner: whose }) => what === 'unpaid_period' && whose?.id === owner.userId,
  );
  expect(listed).toMatchObject({ can_be_looked_at: true, plan: 'pro_scout' });
  const look = `/api/admin/card-comparison/${listed?.id ?? ''}/looked-at`;
  expect((await cards.app.call('POST', look, { token })).status).toBe(204);
  expect(await unpaid(planId)).toEqual([]);
  const places = await listUnpaidPeriods(cards.app.db, cards.clock.at);
  expect(
    places.map((found) => found.planId),
    'it takes no place on the list',
  ).not.toContain(planId);
  await open({ from: -1, to: 29 });
  expect(await unpaid(planId), 'another period is another matter').toHaveLength(1);
  await open({ from: 1, to: 31 });
  expect(await unpaid(planId), 'it has not begun').toEqual([]);
});

test('a customer whom Stripe refuses to delete belongs to no plan, and is looked at once all the same', async () => {
  const { userId: adminId, token } = await joinAdmin(cards.app);
  const customer = `cus_${randomUUID()}`;
  const { rows } = await sql<{ id: string }>`
    insert into stripe_operations (kind, stripe_id, state, fault, created_at, settled_at)
    values ('forget', ${customer}, 'given_up', 'No', ${cards.clock.at}, ${cards.clock.at}) returning id`.execute(
    cards.app.db,
  );
  const about = ({ stripeId }: { stripeId: string }) => stripeId === customer;
  expect((await reconcile(cards.deps())).filter(about)).toMatchObject([{ planId: null, isOpen: true }]);
  const seen = async () =>
    (await cards.app.call<CardComparison>('GET', '/api/admin/card-comparison', { token })).body;
  const listed = (await seen()).items.find(({ stripe_id: id }) => id === customer);
  expect(listed).toMatchObject({ what: 'given_up', can_be_looked_at: true, owner: null });
  const look = () =>
    cards.app.call('POST', `/api/admin/card-comparison/${listed?.id ?? ''}/looked-at`, { token });
  expect([(await look()).status, (await look()).status]).toEqual([204, 204]);
  const { items, looked_at: looked } = await seen();
  expect(items.map(({ stripe_id: id }) => id)).not.toContain(customer);
  expect(looked.find(({ stripe_id: id }) => id === customer)).toMatchObject({ owner: null, plan: null });
  const logged = await sql<{ actor: string }>`
    select actor_user_id as actor from events where chain = ${rows[0]?.id ?? ''} and type = 'card_payment.looked_at'`.execute(
    cards.app.db,
  );
  expect(logged.rows).toEqual([{ actor: adminId }]);
  expect((await reconcile(cards.deps())).filter(about)).toEqual([]);
});

test('a difference that is gone, or that goes by itself, cannot be looked at', async () => {
  const { token } = await joinAdmin(cards.app);
  const answer = await cards.app.call('POST', `/api/admin/card-comparison/${randomUUID()}/looked-at`, {
    token,
  });
  expect(answer.status).toBe(404);
});

test('money goes back although nobody can read the price that it was paid by', async () => {
  const attached = await payByCard(cards, await cards.app.join('coach'), BASIC);
  const { stripeId } = await joinPaying();
  // Nothing of the others is due any more.
  await passTimeOfPlans(cards.app.db, cards.clock.at);
  await letJobsRun();
  const { rows } = await sql<{ id: string }>`
    select id from subscriptions where stripe_subscription_id = ${stripeId}`.execute(cards.app.db);
  // The plan has let the card go, and the service charges it once more, by a price that somebody made there by hand.
  await inTransaction(cards.app.db, (trx) =>
    takeStep(trx, rows[0]?.id ?? '', { kind: 'handed_over' }, { by: BY_CLOCK, now: cards.clock.at }),
  );
  const before = refunds();
  cards.local.books.renew(stripeId);
  const prices = [...cards.local.books.prices.values()].map((price) => ({
    price,
    plan: price.metadata['plan'],
  }));
  for (const { price } of prices) delete price.metadata['plan'];
  const endOf = async (id: string) => {
    const found = await sql<{ state: string }>`
      select state from stripe_operations where stripe_id = ${id} and kind = 'end'`.execute(cards.app.db);
    return found.rows.map(({ state }) => state);
  };
  try {
    await letJobsRun();
    expect(await endOf(stripeId)).toEqual(['done']);
    expect(cards.local.books.subscriptionOf(stripeId).status).toBe('canceled');
    expect(refunds()).toBe(before + 1);
    // What the plan still has must be read before it ends, since it may have been paid: it is given up, with its reason, and not asked for
    // every minute for ever.
    cards.clock.at = new Date(cards.clock.at.getTime() + 8 * 24 * 3_600_000);
    await passTimeOfPlans(cards.app.db, cards.clock.at);
    // The server's own job may be faster, and then this one has nothing to complain of.
    await letJobsRun().catch(() => undefined);
    await finishOperations(cards.deps());
    expect(await endOf(attached)).toEqual(['given_up']);
    const given = (await reconcile(cards.deps())).find(
      ({ what, stripeId: about }) => what === 'given_up' && about === attached,
    );
    expect(given?.detail).toContain('stripe-setup');
  } finally {
    for (const { price, plan } of prices) if (plan) price.metadata['plan'] = plan;
  }
});

test('two payments for the same beginning that are heard of together: one is booked, the other is listed', async () => {
  const { coach, stripeId } = await joinPaying();
  cards.local.books.renew(stripeId);
  const { id } = cards.local.books.changeAtStripe(stripeId, 'pro_scout_month', 50_000);
  const found = (await odd()).find(({ stripeId: about }) => about === id);
  expect(found).toMatchObject({ isOpen: true });
  expect(await billingOf(cards, coach)).toMatchObject({ plan: 'pro_scout', stage: 'active' });
  expect((await invoicesOf(cards, coach)).map(({ state }) => state)).toEqual(['paid']);
});

test('money goes back once, also when our note of it was deleted after its time', async () => {
  const { coach, stripeId } = await joinPaying();
  const before = refunds();
  const { rows } = await sql<{ id: string }>`
    select id from subscriptions where stripe_subscription_id = ${stripeId}`.execute(cards.app.db);
  // An invoice of ours has paid for the same time, which no page allows while a card pays.
  const admin = await joinAdmin(cards.app);
  await sql`
    insert into invoices (number, year, place, subscription_id, ordinal, plan, billing_interval, amount_cents, buyer_name, buyer_address,
      buyer_user_id, issued_at, due_at, state, paid_at, paid_on, paid_reference, marked_by, period_from, period_to, anchor_day)
    values ('FC-2020-000001', 2020, 1, ${rows[0]?.id}, 900, 'basic_scout', 'month', 100, 'Someone', '{}', ${coach.userId}, ${cards.clock.at},
      ${cards.clock.at}, 'paid', ${cards.clock.at}, '2027-01-24', 'WIRE', ${admin.userId},
      ${new Date(cards.clock.at.getTime() + 1000)}, ${new Date(cards.clock.at.getTime() + 20 * 24 * 3_600_000)}, 1)`.execute(
    cards.app.db,
  );
  await delivered(cards, () => cards.local.books.renew(stripeId));
  await letJobsRun();
  expect(refunds()).toBe(before + 1);
  const { at } = cards.clock;
  await forget(cards.app.db, 'stripe_operations', new Date('2040-01-01T00:00:00Z'));
  const left = await sql`select 1 from stripe_operations where kind = 'refund'`.execute(cards.app.db);
  expect(left.rows).toEqual([]);
  cards.clock.at = at;
  await reconcile(cards.deps());
  await letJobsRun();
  expect(refunds()).toBe(before + 1);
});

test('what a person has given back at Stripe is not listed any more', async () => {
  const { stripeId } = await joinPaying();
  await delivered(cards, () => cards.local.books.renew(stripeId));
  const { id, amount_paid: amount } = await delivered(cards, () =>
    cards.local.books.changeAtStripe(stripeId, 'pro_scout_month', 50_000),
  );
  const listed = async () => (await odd()).some(({ stripeId: about }) => about === id);
  expect(await listed()).toBe(true);
  await cards.deps().stripe.creditNotes.create({ invoice: id, amount, refund_amount: amount });
  expect(await listed()).toBe(false);
});
