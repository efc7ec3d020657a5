/** Nobody pays for two plans: an open bill of a plan that has ended goes when its owner works under another one. */
import type { Billing, InvoiceList } from '@faircourt/contracts/billing';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  problemOf,
  startTestApp,
  type Answer,
  type Joined,
  type TestApp,
} from '../../../../test/app/test-app.ts';
import { joinAdmin } from '../../../../test/features/admin.ts';
import { joinOwner, joinStaff, seatIdOf, type Owner } from '../../../../test/features/staff.ts';
import { seedPlan } from '../../../../test/records/seeded-athletes.ts';

let app: TestApp;
let admin: { token: string };
let owner: Owner;
let returning: Joined;
let lapsedId: string;
beforeAll(async () => {
  app = await startTestApp();
  admin = await joinAdmin(app);
});
afterAll(() => app.close());
beforeEach(async () => {
  owner = await joinOwner(app);
  returning = await app.join('coach');
  lapsedId = await seedPlan(app.db, returning.userId, 'pro_scout', {
    status: 'lapsed',
    endsAt: new Date('2026-01-01'),
  });
});

async function choose(): Promise<string> {
  const body = { plan: 'pro_scout', interval: 'month' };
  const { status } = await app.call<Billing>('POST', '/api/billing/choose', { token: returning.token, body });
  expect(status).toBe(200);
  const list = await app.call<InvoiceList>('GET', '/api/billing/invoices', { token: returning.token });
  return list.body.items[0]?.id ?? '';
}

function pay(id: string): Promise<Answer> {
  const body = { reference: 'Transfer 1', paid_on: new Date().toISOString().slice(0, 10) };
  return app.call('POST', `/api/admin/invoices/${id}/paid`, { token: admin.token, body });
}

const stateOf = (id: string) =>
  app.db.selectFrom('invoices').select(['state', 'void_code']).where('id', '=', id).executeTakeFirstOrThrow();

async function takeOver(): Promise<void> {
  const body = { seat_id: await seatIdOf(app, returning) };
  await app.call('PUT', '/api/team/offer', { token: owner.token, body });
  const { status } = await app.call('POST', '/api/team/offer/accept', { token: returning.token });
  expect(status).toBe(204);
}

test('who accepts a seat is not charged for the return to their own plan any more', async () => {
  const id = await choose();
  await joinStaff(app, owner, returning);
  expect(await stateOf(id)).toEqual({ state: 'void', void_code: 'cancelled' });
  expect(problemOf(await pay(id)).code).toBe('invoice_settled');
  await takeOver();
  const { body } = await app.call<Billing>('GET', '/api/billing', { token: returning.token });
  expect(body.subscription).toMatchObject({ is_owner: true, stage: 'active', open_invoice: null });
});

test('who takes a plan over leaves no open bill of their own behind', async () => {
  await joinStaff(app, owner, returning);
  const id = await billBehindTheSeat();
  await takeOver();
  expect((await stateOf(id)).state).toBe('void');
});

test('a payment for an owner with another live plan is refused in words', async () => {
  const id = await choose();
  await app.db
    .updateTable('subscriptions')
    .set({ owner_user_id: returning.userId })
    .where('id', '=', owner.subscriptionId)
    .execute();
  expect(problemOf(await pay(id))).toMatchObject({ code: 'other_plan', status: 409 });
  expect((await stateOf(id)).state).toBe('open');
});

test('an order of an owner with another live plan is refused in words for orders', async () => {
  const { id } = await app.db
    .insertInto('purchase_orders')
    .values({
      ...{ subscription_id: lapsedId, sent_by: returning.userId, number: 'PO-9', plan: 'pro_scout' },
      ...{ billing_interval: 'year', amount_cents: 900_000, sent_at: new Date() },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await app.db
    .updateTable('subscriptions')
    .set({ owner_user_id: returning.userId })
    .where('id', '=', owner.subscriptionId)
    .execute();
  const answer = await app.call('POST', `/api/admin/purchase-orders/${id}/accept`, { token: admin.token });
  expect(problemOf(answer)).toMatchObject({ code: 'other_plan_order', status: 409 });
});

/** As it is where the bill was open before seats took it back. */
async function billBehindTheSeat(): Promise<string> {
  const now = new Date();
  const { id } = await app.db
    .insertInto('invoices')
    .values({
      ...{ number: `FC-2000-${lapsedId}`, year: 2000, place: 1, subscription_id: lapsedId, ordinal: 1 },
      ...{ plan: 'pro_scout', billing_interval: 'month', amount_cents: 100_000, buyer_name: 'Test coach' },
      ...{ issued_at: now, due_at: new Date(now.getTime() + 86_400_000) },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await app.db
    .updateTable('subscriptions')
    .set({ bill_ordinal: 1, billed: 1, billing_interval: 'month' })
    .where('id', '=', lapsedId)
    .execute();
  return id;
}
