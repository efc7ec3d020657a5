/** The product with keys, beside a payment service on this machine, on a clock that a test sets. */
import type { Billing, BillingCard, InvoiceList, PaymentPage } from '@faircourt/contracts/billing';
import type { ReportPlan } from '@faircourt/contracts/report-plan';
import { sql } from 'kysely';
import { expect } from 'vitest';
import { setUpStripe } from '../../src/features/billing/stripe/setup.service.ts';
import { openStripe } from '../../src/features/billing/stripe/stripe.client.ts';
import { startTestApp, type Joined, type TestApp } from '../app/test-app.ts';
import { startStripeServer, type StripeEvent, type StripeServer } from './stripe-server.ts';

export interface CardApp {
  app: TestApp;
  local: StripeServer;
  clock: { at: Date };
  /** For what a job does. */
  deps: () => {
    db: TestApp['db'];
    clock: { now: () => Date };
    stripe: ReturnType<typeof openStripe>;
  };
  close: () => Promise<void>;
}

export async function startCardApp(at: string): Promise<CardApp> {
  const clock = { at: new Date(at) };
  const now = () => clock.at;
  const local = await startStripeServer({ now });
  const app = await startTestApp({ clock: { now }, environment: { ...local.settings } });
  const { stripe: config } = app.config;
  if (!config) throw new Error('No keys');
  const stripe = openStripe(config);
  await setUpStripe(stripe, 'https://faircourt.example');
  return {
    app,
    local,
    clock,
    deps: () => ({ db: app.db, clock: { now }, stripe }),
    async close() {
      await app.close();
      await local.close();
    },
  };
}

/** Sends it as Stripe does, and waits until the job has worked it off. */
export async function deliver({ app, local }: CardApp, { id, text }: StripeEvent): Promise<number> {
  const { status } = await sendWebhook({ app }, text, local.sign(text));
  await expect
    .poll(
      async () => {
        const { rows } =
          await sql`select 1 from stripe_events where id = ${id} and worked_at is not null`.execute(app.db);
        return rows.length;
      },
      // No measure of speed: this ends what hangs.
      { timeout: 120_000 },
    )
    .toBe(1);
  return status;
}

export function sendWebhook({ app }: Pick<CardApp, 'app'>, text: string, signature: string) {
  return app.call('POST', '/api/stripe/webhook', {
    body: text,
    headers: { 'content-type': 'application/json', 'stripe-signature': signature },
  });
}

/** What happens at Stripe, and all that it tells of it. */
export async function delivered<Found>(cards: CardApp, happen: () => Found): Promise<Found> {
  const before = cards.local.events.length;
  const found = happen();
  for (const event of cards.local.events.slice(before)) await deliver(cards, event);
  return found;
}

/** The id of the session that was opened. */
export async function checkOut(
  { app }: CardApp,
  { token }: Joined,
  offer = { plan: 'pro_scout', interval: 'month' },
): Promise<string> {
  const page = await app.call<PaymentPage>('POST', '/api/billing/checkout', { token, body: offer });
  expect(page.status).toBe(200);
  return page.body.url.split('/').at(-1) ?? '';
}

/** Pays, and delivers what is told of it: the subscription at Stripe. */
export async function payByCard(
  cards: CardApp,
  coach: Joined,
  offer?: { plan: string; interval: string },
): Promise<string> {
  const sessionId = await checkOut(cards, coach, offer);
  return (await delivered(cards, () => cards.local.books.complete(sessionId))).id;
}

/** The id of the session on which the report can be paid. */
export async function checkOutReport({ app }: CardApp, { token }: Joined): Promise<string> {
  const page = await app.call<PaymentPage>('POST', '/api/billing/report/checkout', { token });
  expect(page.status).toBe(200);
  return page.body.url.split('/').at(-1) ?? '';
}

export async function payReportByCard(cards: CardApp, coach: Joined): Promise<string> {
  const sessionId = await checkOutReport(cards, coach);
  return (await delivered(cards, () => cards.local.books.complete(sessionId))).id;
}

export async function reportOf({ app }: CardApp, { token }: Joined): Promise<ReportPlan> {
  return (await app.call<ReportPlan>('GET', '/api/billing/report', { token })).body;
}

export async function billingOf({ app }: CardApp, { token }: Joined): Promise<Billing['subscription']> {
  return (await app.call<Billing>('GET', '/api/billing', { token })).body.subscription;
}

export async function cardOf({ app }: CardApp, { token }: Joined): Promise<BillingCard> {
  return (await app.call<BillingCard>('GET', '/api/billing/card', { token })).body;
}

export async function invoicesOf({ app }: CardApp, { token }: Joined): Promise<InvoiceList['items']> {
  return (await app.call<InvoiceList>('GET', '/api/billing/invoices', { token })).body.items;
}
