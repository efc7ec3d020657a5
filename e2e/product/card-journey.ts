/**
 * A journey that pays by card: a second server of the product on the same data, with keys, beside a payment service on this machine.
 * Everybody else's product takes no cards.
 */
import { execFile } from 'node:child_process';
import { createServer, type AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { test as journey } from './journey.ts';
import { ADMIN, MAIN, settingsBeside, startBeside } from './product.ts';

export { expect } from './journey.ts';

const PAYMENT_SERVICE = fileURLToPath(new URL('../../server/test/stripe/run.ts', import.meta.url));

type CardProduct = { origin: string; paymentService: string };

export const test = journey.extend<object, { cardProduct: CardProduct }>({
  cardProduct: [
    // Playwright reads from the pattern which fixtures are asked for: none.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const [port, stripePort] = [await freePort(), await freePort()];
      const origin = `http://localhost:${port}`;
      const paymentService = `http://127.0.0.1:${stripePort}`;
      const endStripe = await startBeside(
        PAYMENT_SERVICE,
        { PORT: String(stripePort), WEBHOOK_URL: `${origin}/api/stripe/webhook` },
        'Stripe is at',
      );
      const settings = {
        ...(await settingsBeside()),
        PORT: String(port),
        BASE_URL: origin,
        STRIPE_SECRET_KEY: 'sk_test_local',
        STRIPE_WEBHOOK_SECRET: 'whsec_local',
        STRIPE_API_BASE: paymentService,
      };
      await promisify(execFile)(process.execPath, [ADMIN, 'stripe-setup'], {
        env: { PATH: process.env['PATH'], ...settings },
      });
      const endProduct = await startBeside(MAIN, settings, 'Faircourt is at');
      await use({ origin, paymentService });
      await endProduct();
      await endStripe();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  baseURL: ({ cardProduct }, use) => use(cardProduct.origin),
});

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  await new Promise((closed) => server.close(closed));
  return port;
}
