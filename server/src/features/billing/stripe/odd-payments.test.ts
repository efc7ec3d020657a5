/** Payments that our own pages did not lead to: each goes back once, or is left to a person. */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { joinAdmin } from '../../../../test/features/admin.ts';
import { forget } from '../../../../test/features/retention.ts';
import {
  billingOf,
  delivered,
  invoicesOf,
  payByCard,
  startCardApp,
  type CardApp,
} from '../../../../test/stripe/card-app.ts';
import { passTimeOfPlans } from '../life/clock.service.ts';
import { finishOperations } from './operation.service.ts';
import { reconcile } from './reconcile.service.ts';

let cards: CardApp;

beforeAll(async () => {
  cards = await startCardApp('2027-01-10T09:00:00Z');
});
afterAll(() => cards.close());

const BASIC = { plan: 'basic_scout', interval: 'month' };
const refunds = () => cards.local.books.creditNotes.length;
const odd = async () => (await reconcile(cards.deps())).filter(({ what }) => what === 'odd_payment');
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
  expect(refunds()).toBe(1);
  const { at } = cards.clock;
  await forget(cards.app.db, 'stripe_operations', new Date('2040-01-01T00:00:00Z'));
  const left = await sql`select 1 from stripe_operations where kind = 'refund'`.execute(cards.app.db);
  expect(left.rows).toEqual([]);
  cards.clock.at = at;
  await reconcile(cards.deps());
  await letJobsRun();
  expect(refunds()).toBe(1);
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
