import type { AdminInvoices, Billing, Invoice, InvoiceList } from '@faircourt/contracts/billing';
import type { AdminPurchaseOrder, AdminPurchaseOrders } from '@faircourt/contracts/purchase-orders';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { problemOf, startTestApp, type Joined, type TestApp } from '../../../../test/app/test-app.ts';
import { joinAdmin } from '../../../../test/features/admin.ts';
import { seedInstitution } from '../../../../test/features/affiliation.ts';
import { joinOwner, joinStaff } from '../../../../test/features/staff.ts';
import { pdf } from '../../../../test/records/sample-files.ts';
import { passTimeOfPlans } from '../life/clock.service.ts';

let app: TestApp;
let admin: { token: string };
const clock = { at: new Date('2027-01-10T09:00:00Z') };

beforeAll(async () => {
  app = await startTestApp({ clock: { now: () => clock.at } });
  admin = await joinAdmin(app);
});

afterAll(() => app.close());

function go(to: string): Promise<void> {
  clock.at = new Date(to);
  return passTimeOfPlans(app.db, clock.at);
}

const read = async (coach: Joined) =>
  (await app.call<Billing>('GET', '/api/billing', { token: coach.token })).body;
const send = (coach: Joined, number: string, on = app) =>
  on.call<Billing>('POST', '/api/billing/purchase-orders', { token: coach.token, body: { number } });
const withdraw = (coach: Joined, id: string) =>
  app.call<Billing>('DELETE', `/api/billing/purchase-orders/${id}`, { token: coach.token });
const accept = (id: string) =>
  app.call<AdminPurchaseOrder>('POST', `/api/admin/purchase-orders/${id}/accept`, { token: admin.token });
const refuse = (id: string, reason = 'The signature is missing') =>
  app.call<AdminPurchaseOrder>('POST', `/api/admin/purchase-orders/${id}/refuse`, {
    token: admin.token,
    body: { reason },
  });
const idOf = ({ purchase_orders: [order] }: Billing) => order?.id ?? '';

test('an order in a trial goes from sent to accepted to paid, and its number is on the invoice', async () => {
  await go('2027-01-10T09:00:00Z');
  const coach = await app.join('coach');
  const sent = (await send(coach, 'PO 4711')).body;
  expect(sent.purchase_orders).toMatchObject([
    { number: 'PO 4711', state: 'pending', amount_cents: 900_000 },
  ]);
  expect(sent.can.send_purchase_order).toBe(false);
  expect(problemOf(await send(coach, 'PO 4712')).code).toBe('billing_not_now');
  const waiting = await app.call<AdminPurchaseOrders>('GET', '/api/admin/purchase-orders', admin);
  const waits = { id: idOf(sent), number: 'PO 4711', sent_at: '2027-01-10T09:00:00.000Z' };
  expect(waiting.body.items).toContainEqual(expect.objectContaining(waits));
  expect(waiting.body.pending).toBeGreaterThan(0);

  const accepted = await accept(idOf(sent));
  expect(accepted.body).toMatchObject({ state: 'accepted', invoice_id: expect.any(String) as string });
  expect((await accept(idOf(sent))).body).toEqual(accepted.body);
  const ends = sent.subscription?.trial_ends_at ?? '';
  const invoice = await app.call<Invoice>('GET', `/api/billing/invoices/${accepted.body.invoice_id}`, {
    token: coach.token,
  });
  expect(invoice.body).toMatchObject({
    purchase_order_number: 'PO 4711',
    due_on: '2027-02-09T09:00:00.000Z',
    period_from: ends,
    amount_cents: 900_000,
  });
  expect((await app.waitForMail(coach.email, /^Purchase order PO 4711/)).text).toContain(invoice.body.number);

  await go('2027-02-01T00:00:00Z');
  expect((await read(coach)).subscription).toMatchObject({ stage: 'active', is_on_account: true });
  const body = { reference: 'WIRE 1', paid_on: '2027-02-01' };
  await app.call('POST', `/api/admin/invoices/${invoice.body.id}/paid`, { token: admin.token, body });
  expect((await read(coach)).subscription).toMatchObject({
    stage: 'active',
    is_on_account: false,
    period_from: ends,
  });
});

test('an order opens a plan that has ended; unpaid it is past due after 30 days and lapses after 37', async () => {
  await go('2027-03-01T00:00:00Z');
  const coach = await app.join('coach');
  await go('2027-04-01T00:00:00Z');
  expect((await read(coach)).subscription?.stage).toBe('lapsed');
  await accept(idOf((await send(coach, 'PO 1')).body));
  expect((await read(coach)).subscription).toMatchObject({
    plan: 'pro_scout',
    is_on_account: true,
    period_from: '2027-04-01T00:00:00.000Z',
    period_to: '2028-04-01T00:00:00.000Z',
  });
  clock.at = new Date('2027-04-30T23:00:00Z');
  expect(await allowancePlan(coach)).toBe('pro_scout');
  await go('2027-05-01T00:00:00Z');
  expect((await read(coach)).subscription?.stage).toBe('past_due');
  await app.waitForMail(coach.email, /past due/);
  const open = await app.call<AdminInvoices>('GET', '/api/admin/invoices?state=open', admin);
  const unpaid = open.body.items.find(({ owner }) => owner?.user_id === coach.userId);
  expect(unpaid).toMatchObject({ due_on: '2027-05-01T00:00:00.000Z', purchase_order_number: 'PO 1' });
  await go('2027-05-08T00:00:00Z');
  expect((await read(coach)).subscription?.stage).toBe('lapsed');
  expect(await allowancePlan(coach)).toBeNull();

  // The 37 days were worked in: late money is for the year that they belong to, under the same order.
  await go('2027-05-09T00:00:00Z');
  const late = await app.call('POST', `/api/admin/invoices/${unpaid?.id}/paid`, {
    token: admin.token,
    body: { reference: 'Late', paid_on: '2027-05-08' },
  });
  expect(late.status).toBe(200);
  expect((await read(coach)).subscription).toMatchObject({
    stage: 'active',
    period_from: '2027-04-01T00:00:00.000Z',
    period_to: '2028-04-01T00:00:00.000Z',
  });
  const { items } = (await app.call<InvoiceList>('GET', '/api/billing/invoices', { token: coach.token }))
    .body;
  expect(items).toMatchObject([
    { state: 'paid', purchase_order_number: 'PO 1', paid_on: '2027-05-08' },
    { state: 'void', purchase_order_number: 'PO 1' },
  ]);
  expect(await newsAbout(coach, 'order_accepted')).toBe(1);
});

test('a refused order says why, and its number can be sent again; what was accepted is not taken twice', async () => {
  await go('2027-06-01T00:00:00Z');
  const coach = await app.join('coach');
  const first = idOf((await send(coach, 'PO 7')).body);
  expect((await refuse(first)).body).toMatchObject({ state: 'refused', reason: 'The signature is missing' });
  expect(problemOf(await accept(first)).code).toBe('billing_not_now');
  expect((await app.waitForMail(coach.email, /could not accept/)).text).toContain('The signature is missing');
  const again = await send(coach, 'po 7');
  expect(again.status).toBe(200);
  await accept(idOf(again.body));
  const used = problemOf(await send(coach, 'PO 7'));
  expect(used.errors?.[0]).toMatchObject({ field: 'number', code: 'used' });
});

test('a number that a verified colleague has sent is not taken again, and one of another college is', async () => {
  await go('2027-06-10T00:00:00Z');
  const college = await seedInstitution(app, { status: 'verified' });
  const sender = await joinAt(college, 'verified');
  const id = idOf((await send(sender, 'PO 70')).body);
  const again = problemOf(await send(await joinAt(college, 'verified'), 'po 70'));
  expect(again.errors).toEqual([
    { field: 'number', code: 'used', message: 'We already have a purchase order with this number.' },
  ]);
  expect(JSON.stringify(again), 'whose it is stays unsaid').not.toContain(sender.email);
  const elsewhere = await joinAt(await seedInstitution(app, { status: 'verified' }), 'verified');
  expect((await send(elsewhere, 'PO 70')).status).toBe(200);
  await refuse(id);
  expect((await send(await joinAt(college, 'verified'), 'PO 70')).status, 'as after a refusal').toBe(200);
});

test('five refused numbers a day are enough: nobody goes through those of a college', async () => {
  const strict = await startTestApp({ environment: { RATE_LIMIT_SCALE: '1' } });
  const college = await seedInstitution(strict, { status: 'verified' });
  await send(await joinAt(college, 'verified', strict), 'PO 80', strict);
  const curious = await joinAt(college, 'verified', strict);
  const answers: number[] = [];
  for (const number of ['PO 80', 'PO 80', 'po 80', 'PO 80', 'PO 80', 'PO 80', 'PO 81']) {
    answers.push((await send(curious, number, strict)).status);
  }
  expect(answers).toEqual([422, 422, 422, 422, 422, 429, 429]);
  await strict.close();
});

test('who only says that they work there learns nothing and stops nobody; the admin sees that the number came twice', async () => {
  await go('2027-06-20T00:00:00Z');
  const college = await seedInstitution(app, { status: 'verified' });
  const stranger = await joinAt(college, 'unverified');
  const first = await send(stranger, 'PO 71');
  const second = await send(await joinAt(college, 'verified'), 'PO 71');
  expect([first.status, second.status]).toEqual([200, 200]);
  const other = await send(await joinAt(college, 'unverified'), 'PO 72');
  const { items } = (await app.call<AdminPurchaseOrders>('GET', '/api/admin/purchase-orders', admin)).body;
  const isElsewhere = ({ body }: { body: Billing }) =>
    items.find(({ id }) => id === idOf(body))?.is_number_elsewhere;
  expect([first, second, other].map(isElsewhere)).toEqual([true, true, false]);
});

test('a number that one account has sent for two plans came from nobody else', async () => {
  await go('2027-06-25T00:00:00Z');
  const coach = await joinAt(await seedInstitution(app, { status: 'verified' }), 'verified');
  const heir = await app.join('coach');
  // As after a plan that went to somebody else: what was sent for it keeps its sender.
  const first = idOf((await send(coach, 'PO 90')).body);
  await sql`
    update purchase_orders set subscription_id = (select id from subscriptions where owner_user_id = ${heir.userId})
    where id = ${first}`.execute(app.db);
  const again = idOf((await send(coach, 'PO 90')).body);
  const { items } = (await app.call<AdminPurchaseOrders>('GET', '/api/admin/purchase-orders', admin)).body;
  expect(items.find(({ id }) => id === again)?.is_number_elsewhere).toBe(false);
});

async function joinAt(institutionId: string, status: 'verified' | 'unverified', on = app): Promise<Joined> {
  const coach = await on.join('coach');
  await on.db
    .updateTable('coaches')
    .set({ institution_id: institutionId, affiliation_status: status })
    .where('user_id', '=', coach.userId)
    .execute();
  return coach;
}

test('an order is taken back by its sender, and goes with a plan that is cancelled', async () => {
  await go('2027-07-01T00:00:00Z');
  const coach = await app.join('coach');
  const first = idOf((await send(coach, 'PO 8')).body);
  const taken = await withdraw(coach, first);
  expect(taken.body.purchase_orders).toMatchObject([{ state: 'withdrawn' }]);
  expect((await withdraw(coach, first)).status).toBe(200);
  expect(problemOf(await accept(first)).code).toBe('billing_not_now');
  await send(coach, 'PO 9');
  const cancelled = await app.call<Billing>('POST', '/api/billing/cancel', { token: coach.token });
  expect(cancelled.body.purchase_orders[0]).toMatchObject({ number: 'PO 9', state: 'withdrawn' });
});

test('the document is read by its sender and by admins, and by nobody else', async () => {
  clock.at = new Date();
  const owner = await joinOwner(app);
  const colleague = await joinStaff(app, owner);
  const stranger = await app.join('coach');
  const id = idOf((await send(owner, 'PO 10')).body);
  const url = `/api/billing/purchase-orders/${id}/document`;
  const put = (token: string, body = pdf('Order')) =>
    app.call<Billing>('PUT', `${url}?name=order.pdf`, {
      token,
      body,
      headers: { 'content-type': 'application/octet-stream' },
    });
  expect((await put(owner.token)).body.purchase_orders[0]?.document).toMatchObject({ name: 'order.pdf' });
  expect((await put(colleague.token)).status).toBe(403);
  expect((await put(stranger.token)).status).toBe(404);
  expect((await put(owner.token, Buffer.from('no document'))).status).toBe(415);
  const get = (token: string) =>
    app.runtime.server.inject({ url, headers: { authorization: `Bearer ${token}` } });
  for (const { token } of [owner, admin]) {
    const file = await get(token);
    expect(file.headers['content-disposition']).toContain('attachment');
    expect(file.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  }
  expect((await get(colleague.token)).statusCode).toBe(404);
  expect((await get(stranger.token)).statusCode).toBe(404);
  await accept(id);
  expect(problemOf(await put(owner.token)).code).toBe('billing_not_now');
});

async function allowancePlan(coach: Joined): Promise<string | null> {
  const { body } = await app.call<{ plan: string | null }>('GET', '/api/allowance', { token: coach.token });
  return body.plan;
}

async function newsAbout(coach: Joined, what: string): Promise<number> {
  const rows = await app.db
    .selectFrom('notifications')
    .select('data')
    .where('user_id', '=', coach.userId)
    .where('kind', '=', 'billing_news')
    .execute();
  return rows.filter(({ data }) => (data as { what?: string }).what === what).length;
}
