/** A card in the place of an invoice, in the middle of a period that is paid: it pays what follows, and nothing twice. */
import type { Billing } from '@faircourt/contracts/billing';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { problemOf, type Joined, type TestApp } from '../../../../test/app/test-app.ts';
import { joinAdmin } from '../../../../test/features/admin.ts';
import {
  billingOf,
  cardOf,
  delivered,
  invoicesOf,
  payByCard,
  startCardApp,
  type CardApp,
} from '../../../../test/stripe/card-app.ts';
import { passTimeOfPlans } from '../life/clock.service.ts';
import { reconcile } from './reconcile.service.ts';

let cards: CardApp;
let app: TestApp;
let admin: { token: string };

const BASIC = { plan: 'basic_scout', interval: 'month' };
const PRO = { plan: 'pro_scout', interval: 'month' };

beforeAll(async () => {
  cards = await startCardApp('2027-01-10T09:00:00Z');
  ({ app } = cards);
  admin = await joinAdmin(app);
});
afterAll(() => cards.close());

const read = (coach: Joined) => billingOf(cards, coach);
const post = ({ token }: Joined, part: string, body?: object) =>
  app.call<Billing>('POST', `/api/billing/${part}`, { token, ...(body && { body }) });

async function go(to: string): Promise<void> {
  cards.clock.at = new Date(to);
  await passTimeOfPlans(app.db, cards.clock.at);
}

/** Basic Scout from the end of the trial on, paid by invoice. */
async function joinPaid(at: string): Promise<{ coach: Joined; from: string; to: string }> {
  await go(at);
  const coach = await app.join('coach');
  await post(coach, 'choose', BASIC);
  await pay(coach);
  await go((await read(coach))?.trial_ends_at ?? '');
  const paid = await read(coach);
  return { coach, from: paid?.period_from ?? '', to: paid?.period_to ?? '' };
}

async function pay(coach: Joined): Promise<void> {
  const open = (await invoicesOf(cards, coach)).find(({ state }) => state === 'open');
  const body = { reference: 'Transfer', paid_on: cards.clock.at.toISOString().slice(0, 10) };
  const paid = await app.call('POST', `/api/admin/invoices/${open?.id}/paid`, { token: admin.token, body });
  expect(paid.status).toBe(200);
}

test('the paid period runs to its end, and the card is charged then for the first time', async () => {
  const { coach, from, to } = await joinPaid('2027-01-10T09:00:00Z');
  await go('2027-02-16T00:00:00Z');
  // The next period is invoiced already; the card takes its place.
  expect((await read(coach))?.open_invoice).not.toBeNull();
  expect(await cardOf(cards, coach)).toMatchObject({ can_check_out: true, is_by_card: false });
  const stripeId = await payByCard(cards, coach, BASIC);
  expect(await read(coach)).toMatchObject({
    ...{ stage: 'active', plan: 'basic_scout', period_from: from, period_to: to },
    ...{ open_invoice: null, scheduled: null, next_charge: { amount_cents: 19_900, on: to } },
  });
  expect(await cardOf(cards, coach)).toMatchObject({ is_by_card: true, can_check_out: false });
  expect((await invoicesOf(cards, coach)).map(({ state }) => state)).toEqual(['void', 'paid']);

  await go(to);
  await delivered(cards, () => cards.local.books.renew(stripeId));
  expect(await read(coach)).toMatchObject({ stage: 'active', period_from: to });
  const [byCard] = await invoicesOf(cards, coach);
  expect(byCard).toMatchObject({ state: 'paid', period_from: to, amount_cents: 19_900 });
  await reconcile(cards.deps());
  expect((await invoicesOf(cards, coach)).filter(({ state }) => state === 'paid')).toHaveLength(2);
});

test('another plan for the card waits for its turn, can be dropped, and a canceled card takes nothing that is paid', async () => {
  const { coach, to } = await joinPaid('2028-01-10T09:00:00Z');
  const stripeId = await payByCard(cards, coach, PRO);
  expect(await read(coach)).toMatchObject({
    ...{ plan: 'basic_scout', scheduled: { ...PRO, from: to }, next_charge: { amount_cents: 100_000 } },
  });
  const kept = (await post(coach, 'keep')).body;
  expect(kept.subscription).toMatchObject({ scheduled: null, next_charge: { amount_cents: 19_900, on: to } });
  await post(coach, 'choose', PRO);
  const cancelled = (await post(coach, 'cancel')).body;
  expect(cancelled.subscription).toMatchObject({ cancels_on: to, next_charge: null, stage: 'active' });
  expect((await post(coach, 'resume')).body.subscription).toMatchObject({ scheduled: { ...PRO } });
  await delivered(cards, () => cards.local.books.end(stripeId));
  expect(await read(coach)).toMatchObject({ stage: 'active', plan: 'basic_scout', cancels_on: to });
  expect(await cardOf(cards, coach)).toMatchObject({ is_by_card: false, can_check_out: true });

  // And once more, in the last two days, when Stripe takes no trial.
  await go(new Date(Date.parse(to) - 24 * 60 * 60_000).toISOString());
  const again = await payByCard(cards, coach, PRO);
  expect(await read(coach)).toMatchObject({ stage: 'active', plan: 'basic_scout', period_to: to });
  await go(to);
  await delivered(cards, () => cards.local.books.renew(again));
  expect(await read(coach)).toMatchObject({ stage: 'active', plan: 'pro_scout', period_from: to });
});

test('a card is not taken in the last hour, nor while the next period is paid or an invoice is past due', async () => {
  const { coach, to } = await joinPaid('2029-01-10T09:00:00Z');
  await go(new Date(Date.parse(to) - 30 * 60_000).toISOString());
  expect(problemOf(await post(coach, 'checkout', BASIC)).code).toBe('billing_not_now');
  await go(new Date(Date.parse(to) + 60 * 60_000).toISOString());
  expect((await read(coach))?.stage).toBe('past_due');
  expect(problemOf(await post(coach, 'checkout', BASIC)).code).toBe('billing_not_now');
  await pay(coach);
  const next = (await read(coach))?.period_to ?? '';
  await go(new Date(Date.parse(next) - 5 * 24 * 60 * 60_000).toISOString());
  await pay(coach);
  expect((await cardOf(cards, coach)).can_check_out).toBe(false);
});

test('a purchase order that waits is taken back once the card is confirmed: said before, and told after', async () => {
  const { coach } = await joinPaid('2030-01-10T09:00:00Z');
  expect((await post(coach, 'purchase-orders', { number: 'PO-7' })).status).toBe(200);
  expect(await cardOf(cards, coach)).toMatchObject({ can_check_out: true, drops_order: 'PO-7' });
  await payByCard(cards, coach, BASIC);
  expect(await cardOf(cards, coach)).toMatchObject({ is_by_card: true, drops_order: null });
  const { body } = await app.call<Billing>('GET', '/api/billing', { token: coach.token });
  expect(body.purchase_orders).toMatchObject([{ number: 'PO-7', state: 'withdrawn' }]);
  const letter = await app.waitForMail(coach.email, /Purchase order PO-7 is taken back/);
  expect(letter.text).toContain('paid by card');
});

test('nobody is told of an order that they took back themselves', async () => {
  const { coach } = await joinPaid('2031-01-10T09:00:00Z');
  const sent = await post(coach, 'purchase-orders', { number: 'PO-8' });
  const [order] = sent.body.purchase_orders;
  await app.call('DELETE', `/api/billing/purchase-orders/${order?.id ?? ''}`, { token: coach.token });
  expect(await cardOf(cards, coach)).toMatchObject({ drops_order: null });
  const told = await sql`
    select 1 from notifications where user_id = ${coach.userId} and data->>'what' = 'order_dropped'`.execute(
    app.db,
  );
  expect(told.rows).toEqual([]);
});
