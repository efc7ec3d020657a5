/** What a reader is told, and what becomes of it, when Stripe refuses what the pages for paying need. */
import type { PaymentPage } from '@faircourt/contracts/billing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { problemOf, type Joined } from '../../../../test/app/test-app.ts';
import {
  cardOf,
  checkOut,
  deliver,
  payByCard,
  startCardApp,
  type CardApp,
} from '../../../../test/stripe/card-app.ts';

let cards: CardApp;

beforeAll(async () => {
  cards = await startCardApp('2027-01-10T09:00:00Z');
});
afterAll(() => cards.close());

const PRO = { plan: 'pro_scout', interval: 'month' };
const post = ({ token }: Joined, part: string, body?: object) =>
  cards.app.call<PaymentPage>('POST', `/api/billing/${part}`, { token, ...(body && { body }) });

/** Somebody at Stripe deletes a customer, with everything that is paid by it. */
async function deleteCustomerOf(stripeId: string): Promise<void> {
  const { customer } = cards.local.books.subscriptionOf(stripeId);
  const before = cards.local.events.length;
  await cards.deps().stripe.customers.del(customer);
  for (const event of cards.local.events.slice(before)) await deliver(cards, event);
}

test('whose customer was deleted at Stripe has nothing to manage there, and begins with a new one', async () => {
  const coach = await cards.app.join('coach');
  const stripeId = await payByCard(cards, coach);
  await deleteCustomerOf(stripeId);
  expect((await cardOf(cards, coach)).can_manage).toBe(true);
  expect(problemOf(await post(coach, 'portal')).code).toBe('billing_not_now');
  expect((await cardOf(cards, coach)).can_manage).toBe(false);
  const again = await payByCard(cards, coach);
  const { customer } = cards.local.books.subscriptionOf(again);
  expect(customer).not.toBe(cards.local.books.subscriptionOf(stripeId).customer);
  expect((await post(coach, 'portal')).status).toBe(200);
});

test('who checks out right after the customer was deleted gets a page all the same', async () => {
  const coach = await cards.app.join('coach');
  await deleteCustomerOf(await payByCard(cards, coach));
  expect(cards.local.books.sessions.get(await checkOut(cards, coach))?.customer).toBeNull();
});

test('without prices at Stripe the reader learns that there is another way to pay', async () => {
  const coach = await cards.app.join('coach');
  const prices = new Map(cards.local.books.prices);
  cards.local.books.prices.clear();
  const refused = await post(coach, 'checkout', PRO);
  expect(problemOf(refused)).toMatchObject({ status: 503, code: 'card_not_working' });
  for (const [id, price] of prices) cards.local.books.prices.set(id, price);
  expect((await post(coach, 'checkout', PRO)).status).toBe(200);
});

test('a page that Stripe does not close is said to be no page to pay on, and the next try has one', async () => {
  const coach = await cards.app.join('coach');
  await checkOut(cards, coach);
  // Read, and not closed.
  cards.local.troubles.push(null, 400);
  expect(problemOf(await post(coach, 'checkout', PRO))).toMatchObject({ code: 'card_not_working' });
  expect((await post(coach, 'checkout', PRO)).status).toBe(200);
});

test('a page that is paid while it is being closed pays for the plan', async () => {
  const coach = await cards.app.join('coach');
  const sessionId = await checkOut(cards, coach);
  cards.local.troubles.push(null, () => cards.local.books.complete(sessionId));
  expect(problemOf(await post(coach, 'checkout', PRO)).code).toBe('billing_not_now');
  expect(await cardOf(cards, coach)).toMatchObject({ is_by_card: true });
});
