/** The real package against a payment service on this machine. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startStripeServer, type StripeServer } from '../../../../test/stripe/stripe-server.ts';
import { readConfig } from '../../../platform/config.ts';
import { CATALOGUE } from './catalogue.ts';
import { setUpStripe } from './setup.service.ts';
import { openStripe } from './stripe.client.ts';

let local: StripeServer;
beforeEach(async () => {
  local = await startStripeServer();
});
afterEach(() => local.close());

function open() {
  const { stripe } = readConfig({ ...local.settings });
  if (!stripe) throw new Error('No keys');
  return openStripe(stripe);
}

const setUp = () => setUpStripe(open(), 'https://faircourt.example');
const keyed = () => [...local.books.prices.values()].filter(({ lookup_key: key }) => key !== null);

test('the set-up makes products and prices from the one list of prices, and leaves them alone the second time', async () => {
  const first = await setUp();
  expect(first).toContain('made product faircourt_pro_scout');
  expect(first).toContain('made price pro_scout_year: $9,000');
  expect(first).toContain('made product faircourt_global_report');
  expect(first).toContain('made price global_report_year: $1,000');
  expect(keyed().map(({ lookup_key: key, unit_amount: cents }) => [key, cents])).toEqual(
    CATALOGUE.map(({ lookupKey, cents }) => [lookupKey, cents]),
  );
  const second = await setUp();
  expect(second).toContain('price pro_scout_year is there: $9,000');
  expect(local.books.prices.size).toBe(4);
});

test('a price that differs is made again, keeps its key, and is said', async () => {
  await setUp();
  const wrong = keyed().find(({ lookup_key: key }) => key === 'basic_scout_month');
  if (wrong) wrong.unit_amount = 100;
  const said = (await setUp()).find((line) => line.includes('basic_scout_month'));
  expect(said).toContain('was $1 and is $199 from now on');
  expect(wrong?.lookup_key).toBeNull();
  expect(keyed().find(({ lookup_key: key }) => key === 'basic_scout_month')?.unit_amount).toBe(19_900);
});

test('what fails on the way is done once, also when its answer was lost', async () => {
  local.troubles.push(500, null, 'lost', 500, null);
  await setUp();
  expect(local.books.products.size).toBe(3);
  expect(local.books.prices.size).toBe(4);
  expect(local.asked.length).toBeGreaterThan(10);
});

test('a key that comes again with another request is refused', async () => {
  const stripe = open();
  await stripe.products.create({ id: 'one', name: 'One' }, { idempotencyKey: 'same' });
  const again = await stripe.products.create({ id: 'one', name: 'One' }, { idempotencyKey: 'same' });
  expect(again.id).toBe('one');
  await expect(
    stripe.products.create({ id: 'two', name: 'Two' }, { idempotencyKey: 'same' }),
  ).rejects.toMatchObject({ type: 'StripeIdempotencyError' });
});
