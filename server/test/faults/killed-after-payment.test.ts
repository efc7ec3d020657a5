/** kill -9 between the payment at Stripe and its webhook: the plan opens and the payment is booked once the server is back. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Session } from '@faircourt/contracts/accounts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { setUpStripe } from '../../src/features/billing/stripe/setup.service.ts';
import { openStripe } from '../../src/features/billing/stripe/stripe.client.ts';
import { freePort } from '../../src/platform/database/embedded.ts';
import { freshDatabase, type FreshDatabase } from '../app/fresh-database.ts';
import { spawnServer, type SpawnedServer } from '../app/spawned-server.ts';
import { PASSWORD } from '../app/test-app.ts';
import { startStripeServer, type StripeServer } from '../stripe/stripe-server.ts';

let fresh: FreshDatabase;
let directory: string;
let local: StripeServer;
let server: SpawnedServer | undefined;
let port: number;

beforeAll(async () => {
  fresh = await freshDatabase();
  directory = await mkdtemp(join(tmpdir(), 'faircourt-paid-'));
  local = await startStripeServer();
  port = await freePort();
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = local.settings;
  await setUpStripe(openStripe({ secretKey, webhookSecret, apiBase: local.baseUrl }), address());
});
afterAll(async () => {
  server?.process.kill('SIGKILL');
  await local.close();
  await fresh.drop();
  await rm(directory, { recursive: true, force: true });
});

const address = () => `http://localhost:${port}`;

test('what was paid while nobody listened is not lost', { timeout: 300_000 }, async () => {
  await start();
  const token = await joinLapsed('payer@example.test');
  const { url } = await call<{ url: string }>('/api/billing/checkout', token, {
    plan: 'pro_scout',
    interval: 'year',
  });
  server?.process.kill('SIGKILL');
  await server?.ended;
  local.webhookUrl = `${address()}/api/stripe/webhook`;
  local.books.complete(url.split('/').at(-1) ?? '');
  await start();
  await expect.poll(() => booked(), { timeout: 120_000 }).toEqual([{ state: 'paid', status: 'active' }]);
});

async function start(): Promise<void> {
  server = spawnServer({
    DATABASE_URL: fresh.url,
    DATA_DIR: directory,
    PORT: String(port),
    METRICS_PORT: '0',
    LOG_LEVEL: 'silent',
    RATE_LIMIT_SCALE: '1000',
    ...local.settings,
  });
  await server.said('Faircourt is at');
}

/** A coach whose trial is over, as if the mailed code had come back before. */
async function joinLapsed(email: string): Promise<string> {
  const data = { name: 'Payer', role: 'coach' };
  await call('/api/auth/sign-up', null, { email, password: PASSWORD, data });
  await sql`update auth_users set email_verified = true where email = ${email}`.execute(fresh.db);
  await sql`update subscriptions set status = 'lapsed', trial_ends_at = now()`.execute(fresh.db);
  const session = await call<Session>('/api/auth/sign-in', null, { email, password: PASSWORD });
  return session.access_token;
}

async function call<Body>(path: string, token: string | null, body: object): Promise<Body> {
  const answer = await fetch(`${address()}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
    body: JSON.stringify(body),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${text}`);
  // The caller names the shape that it expects; what it does with it is the check.
  return JSON.parse(text) as Body;
}

async function booked(): Promise<{ state: string; status: string }[]> {
  const { rows } = await sql<{ state: string; status: string }>`
    select invoices.state::text as state, subscriptions.status::text as status from invoices
    join subscriptions on subscriptions.id = invoices.subscription_id`.execute(fresh.db);
  return rows;
}
