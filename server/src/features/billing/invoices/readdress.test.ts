/** A plan changes hands: address and invoices stay with the one who bought, and the next one buys for themselves. */
import type { Billing, Invoice, InvoiceList } from '@faircourt/contracts/billing';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { problemOf, startTestApp, type Joined, type TestApp } from '../../../../test/app/test-app.ts';
import { joinAdmin } from '../../../../test/features/admin.ts';
import { joinOwner, joinStaff, seatIdOf, type Owner } from '../../../../test/features/staff.ts';
import { eraseAccount } from '../../rights/erasure/erase.service.ts';
import { findLife } from '../life/life.store.ts';
import { passTimeOfPlans } from '../life/clock.service.ts';

const DETAILS = {
  buyer_name: 'Former Owner',
  address_line1: '1 Home Street',
  city: 'Ridgeline',
  country_code: 'US',
  tax_number: 'US-1',
};

let app: TestApp;
let owner: Owner;
let next: Joined;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  owner = await joinOwner(app);
  next = await joinStaff(app, owner);
  await app.call('PUT', '/api/billing/details', { token: owner.token, body: DETAILS });
  await endIn(10);
  await passTimeOfPlans(app.db, new Date());
});

/** So near that the next period is billed. */
async function endIn(days: number): Promise<void> {
  const to = new Date(Date.now() + days * 86_400_000);
  await app.db
    .updateTable('subscriptions')
    .set({
      ...{ billing_interval: 'month', period_from: new Date(to.getTime() - 30 * 86_400_000), period_to: to },
      ...{ anchor_day: to.getUTCDate(), next_step_at: new Date(0) },
    })
    .where('id', '=', owner.subscriptionId)
    .execute();
}

async function handOver(): Promise<void> {
  const body = { seat_id: await seatIdOf(app, next) };
  await app.call('PUT', '/api/team/offer', { token: owner.token, body });
  expect((await app.call('POST', '/api/team/offer/accept', { token: next.token })).status).toBe(204);
}

const billingOf = async ({ token }: Joined) =>
  (await app.call<Billing>('GET', '/api/billing', { token })).body;
const invoicesOf = async ({ token }: Joined) =>
  (await app.call<InvoiceList>('GET', '/api/billing/invoices', { token })).body.items;
const statusOf = async ({ token }: Joined, id: string) =>
  (await app.call<Invoice>('GET', `/api/billing/invoices/${id}`, { token })).status;

test('the open bill is made out again, and each reads their own alone', async () => {
  const [before] = await invoicesOf(owner);
  expect(before).toMatchObject({ state: 'open', buyer: { name: 'Former Owner', tax_number: 'US-1' } });
  await handOver();

  const seen = await billingOf(next);
  expect(seen.details).toBeNull();
  const mine = await invoicesOf(next);
  expect(mine).toMatchObject([
    {
      state: 'open',
      amount_cents: before?.amount_cents,
      due_on: before?.due_on,
      buyer: { name: 'Test coach', email: next.email, address_lines: [], tax_number: null },
    },
  ]);
  expect(seen.subscription?.open_invoice?.id).toBe(mine[0]?.id);

  expect(await invoicesOf(owner)).toMatchObject([{ id: before?.id, state: 'void' }]);
  expect(await statusOf(owner, before?.id ?? '')).toBe(200);
  expect(await statusOf(next, before?.id ?? '')).toBe(404);
  expect(await statusOf(owner, mine[0]?.id ?? '')).toBe(404);
  const pdf = `/api/billing/invoices/${before?.id}/pdf`;
  expect((await app.call('GET', pdf, { token: next.token })).status).toBe(404);
  expect((await findLife(app.db, owner.subscriptionId))?.life.bill).toMatchObject({
    ordinal: 2,
    isPaid: false,
  });
});

test('erasing the former owner leaves the invoice as the law asks, and no address beside it', async () => {
  const [before] = await invoicesOf(owner);
  await handOver();
  await eraseAccount(app.db, owner.userId, new Date());
  const kept = await app.db
    .selectFrom('invoices')
    .select(['buyer_name', 'buyer_user_id'])
    .where('id', '=', before?.id ?? '')
    .executeTakeFirstOrThrow();
  expect(kept).toEqual({ buyer_name: 'Former Owner', buyer_user_id: owner.userId });
  const left = await app.db.selectFrom('billing_details').select('buyer_name').execute();
  expect(left.map(({ buyer_name: name }) => name)).not.toContain('Former Owner');
  // What the new owner is asked for stays open.
  expect(await invoicesOf(next)).toMatchObject([{ state: 'open' }]);
});

test('an order that waits goes with the one who sent it, also where nothing is billed', async () => {
  owner = await joinOwner(app);
  next = await joinStaff(app, owner);
  await app.call('POST', '/api/billing/purchase-orders', { token: owner.token, body: { number: 'PO 31' } });
  const [sent] = (await billingOf(owner)).purchase_orders;
  expect(sent).toMatchObject({ state: 'pending' });
  await handOver();
  const admin = await joinAdmin(app);
  const accepted = await app.call('POST', `/api/admin/purchase-orders/${sent?.id}/accept`, {
    token: admin.token,
  });
  expect(problemOf(accepted).code).toBe('billing_not_now');
  expect(await invoicesOf(next)).toEqual([]);
  expect((await billingOf(next)).can.send_purchase_order).toBe(true);
});

test('late money of a former owner does not become the next one’s invoice', async () => {
  const [open] = await invoicesOf(owner);
  const until = new Date(Date.now() + 40 * 86_400_000);
  await passTimeOfPlans(app.db, until);
  expect((await findLife(app.db, owner.subscriptionId))?.life.stage).toBe('lapsed');
  await app.db
    .updateTable('subscriptions')
    .set({ owner_user_id: next.userId })
    .where('id', '=', owner.subscriptionId)
    .execute();
  const admin = await joinAdmin(app);
  const answer = await app.call('POST', `/api/admin/invoices/${open?.id}/paid`, {
    token: admin.token,
    body: { reference: 'Late', paid_on: new Date().toISOString().slice(0, 10) },
  });
  expect(problemOf(answer).code).toBe('invoice_settled');
  expect(await invoicesOf(next)).toEqual([]);
});

test('the number of a purchase order stays on the bill that is made out again', async () => {
  await app.call('POST', '/api/billing/purchase-orders', { token: owner.token, body: { number: 'PO 77' } });
  const admin = await joinAdmin(app);
  const { id } = await app.db
    .selectFrom('purchase_orders')
    .select('id')
    .where('subscription_id', '=', owner.subscriptionId)
    .executeTakeFirstOrThrow();
  await app.call('POST', `/api/admin/purchase-orders/${id}/accept`, { token: admin.token });
  await handOver();
  expect(await invoicesOf(next)).toMatchObject([{ state: 'open', purchase_order_number: 'PO 77' }]);
});
