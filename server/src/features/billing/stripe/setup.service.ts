/**
 * npm run admin -- stripe-setup: makes what Checkout needs at Stripe, and says what it did. Safe to repeat: what is there and right
 * is left alone.
 */
import type { Stripe } from 'stripe';
import { CATALOGUE, PRODUCT_NAMES, productIdOf, type CataloguePrice } from './catalogue.ts';
import { isMissing } from './stripe.client.ts';
import { WEBHOOK_EVENTS, WEBHOOK_PATH } from './webhook.events.ts';

export async function setUpStripe(stripe: Stripe, baseUrl: string): Promise<string[]> {
  const lines: string[] = [];
  for (const plan of new Set(CATALOGUE.map((price) => price.plan))) {
    const id = productIdOf(plan);
    const isMade = await makeProduct(stripe, id, PRODUCT_NAMES[plan]);
    lines.push(isMade ? `made product ${id}` : `product ${id} is there`);
  }
  for (const price of CATALOGUE) lines.push(await setUpPrice(stripe, price));
  return [...lines, ...webhookLines(baseUrl)];
}

async function makeProduct(stripe: Stripe, id: string, name: string): Promise<boolean> {
  try {
    await stripe.products.retrieve(id);
    return false;
  } catch (error) {
    if (!isMissing(error)) throw error;
  }
  await stripe.products.create({ id, name }, { idempotencyKey: `faircourt-product-${id}` });
  return true;
}

async function setUpPrice(stripe: Stripe, price: CataloguePrice): Promise<string> {
  const { lookupKey, cents, plan, interval } = price;
  const { data } = await stripe.prices.list({ lookup_keys: [lookupKey], active: true, limit: 1 });
  const [found] = data;
  if (found && isRight(found, price)) return `price ${lookupKey} is there: ${dollars(cents)}`;
  const made = await stripe.prices.create(
    {
      product: productIdOf(plan),
      currency: 'usd',
      unit_amount: cents,
      recurring: { interval },
      lookup_key: lookupKey,
      transfer_lookup_key: true,
      metadata: { plan, interval },
    },
    // The old price is in the key: going back to an earlier amount makes a price again instead of repeating an old answer.
    { idempotencyKey: `faircourt-price-${lookupKey}-${cents}-${found?.id ?? 'first'}` },
  );
  if (!found) return `made price ${lookupKey}: ${dollars(cents)}`;
  const before = found.unit_amount === null ? 'another amount' : dollars(found.unit_amount);
  return `price ${lookupKey} was ${before} and is ${dollars(cents)} from now on (${made.id}). Running subscriptions keep ${found.id} until they change.`;
}

function isRight(found: Stripe.Price, { plan, interval, cents }: CataloguePrice): boolean {
  return (
    found.unit_amount === cents &&
    found.currency === 'usd' &&
    found.recurring?.interval === interval &&
    found.metadata['plan'] === plan &&
    found.metadata['interval'] === interval
  );
}

function webhookLines(baseUrl: string): string[] {
  return [
    `Webhooks: point an endpoint at ${baseUrl}${WEBHOOK_PATH} for these events, and set its signing secret as STRIPE_WEBHOOK_SECRET:`,
    ...WEBHOOK_EVENTS.map((type) => `  ${type}`),
  ];
}

function dollars(cents: number): string {
  return `$${(cents / 100).toLocaleString('en-US')}`;
}
