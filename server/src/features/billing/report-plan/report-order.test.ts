/** A year of the report by purchase order: the road of annual Pro Scout, beside whatever scout plan there is. */
import type { Billing, Invoice } from '@faircourt/contracts/billing';
import type { PlayerReportList } from '@faircourt/contracts/player-reports';
import type { AdminPurchaseOrder, AdminPurchaseOrders } from '@faircourt/contracts/purchase-orders';
import type { ReportPlan } from '@faircourt/contracts/report-plan';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { problemOf, startTestApp, type Joined, type TestApp } from '../../../../test/app/test-app.ts';
import { joinAdmin } from '../../../../test/features/admin.ts';
import { joinOwner, joinStaff } from '../../../../test/features/staff.ts';
import { pdf } from '../../../../test/records/sample-files.ts';
import { passTimeOfPlans } from '../life/clock.service.ts';

let app: TestApp;
let admin: { token: string };
const clock = { at: new Date('2027-01-10T09:00:00Z') };

beforeAll(async () => {
  app = await startTestApp({ clock: { now: () => clock.at } });
  admin = await joinAdmin(app);
  await app.db
    .insertInto('player_reports')
    .values({
      ...{ number: 1, from_at: new Date('2026-12-01'), to_at: new Date('2026-12-15') },
      ...{ made_at: new Date('2026-12-15'), totals: '{"listed": 0, "verified": 0, "countries": []}' },
    })
    .execute();
});
afterAll(() => app.close());

function go(to: string): Promise<void> {
  clock.at = new Date(to);
  return passTimeOfPlans(app.db, clock.at);
}

const read = async (coach: Joined) =>
  (await app.call<ReportPlan>('GET', '/api/billing/report', { token: coach.token })).body;
const send = (coach: Joined, number: string) =>
  app.call<ReportPlan>('POST', '/api/billing/report/purchase-orders', {
    token: coach.token,
    body: { number },
  });
const post = (coach: Joined, what: 'trial' | 'choose' | 'cancel') =>
  app.call<ReportPlan>('POST', `/api/billing/report/${what}`, { token: coach.token });
const decide = (id: string, what: 'accept' | 'refuse') =>
  app.call<AdminPurchaseOrder>('POST', `/api/admin/purchase-orders/${id}/${what}`, {
    token: admin.token,
    ...(what === 'refuse' ? { body: { reason: 'The signature is missing' } } : {}),
  });
const idOf = ({ purchase_orders: [order] }: ReportPlan) => order?.id ?? '';
const canRead = async (coach: Joined) => {
  const { body } = await app.call<PlayerReportList>('GET', '/api/player-reports', { token: coach.token });
  return body.reports.length > 0;
};

test('an order without a trial opens the report when it is accepted, and its invoice is paid', async () => {
  await go('2027-01-10T09:00:00Z');
  const coach = await app.join('coach');
  const sent = (await send(coach, 'PO 900')).body;
  expect(sent).toMatchObject({
    subscription: null,
    purchase_orders: [
      { number: 'PO 900', plan: 'global_report', state: 'pending', amount_cents: 100_000, document: null },
    ],
    can: { send_purchase_order: false },
  });
  expect(problemOf(await send(coach, 'PO 901')).code).toBe('billing_not_now');
  expect(await canRead(coach)).toBe(false);
  const scout = (await app.call<Billing>('GET', '/api/billing', { token: coach.token })).body;
  expect(scout).toMatchObject({ purchase_orders: [], can: { send_purchase_order: true } });

  const url = `/api/billing/purchase-orders/${idOf(sent)}/document`;
  const headers = { 'content-type': 'application/octet-stream' };
  const kept = await app.call('PUT', `${url}?name=order.pdf`, {
    ...{ token: coach.token, body: pdf('Order'), headers },
  });
  expect(kept.status).toBe(200);
  expect((await read(coach)).purchase_orders[0]?.document?.name).toBe('order.pdf');
  const waiting = await app.call<AdminPurchaseOrders>('GET', '/api/admin/purchase-orders', admin);
  expect(waiting.body.items).toMatchObject([{ id: idOf(sent), plan: 'global_report' }]);

  const { invoice_id: invoiceId } = (await decide(idOf(sent), 'accept')).body;
  expect(await canRead(coach)).toBe(true);
  expect((await read(coach)).subscription).toMatchObject({
    stage: 'active',
    is_on_account: true,
    period_to: '2028-01-10T09:00:00.000Z',
    open_invoice: { amount_cents: 100_000, due_on: '2027-02-09T09:00:00.000Z' },
  });
  const mail = await app.waitForMail(coach.email, /^Purchase order PO 900/);
  expect(mail.text).toContain('Global Player Report');
  const body = { reference: 'WIRE 1', paid_on: '2027-01-10' };
  await app.call('POST', `/api/admin/invoices/${invoiceId}/paid`, { token: admin.token, body });
  expect((await read(coach)).subscription).toMatchObject({ stage: 'active', is_on_account: false });
  const invoice = await app.call<Invoice>('GET', `/api/billing/invoices/${invoiceId}`, {
    token: coach.token,
  });
  expect(invoice.body).toMatchObject({ plan: 'global_report', purchase_order_number: 'PO 900' });
});

test('in a trial the year begins when the trial ends, and gives way to no second invoice', async () => {
  await go('2028-01-01T00:00:00Z');
  const coach = await app.join('coach');
  await post(coach, 'trial');
  await post(coach, 'choose');
  const sent = (await send(coach, 'PO 1')).body;
  await decide(idOf(sent), 'accept');
  const { subscription } = await read(coach);
  expect(subscription).toMatchObject({ stage: 'trialing', open_invoice: { amount_cents: 100_000 } });
  const { rows } = await openInvoices(coach);
  expect(rows).toMatchObject([{ purchase_order_number: 'PO 1', period_from: '2028-01-15T00:00:00.000Z' }]);
});

test('never paid, it is past due after 30 days, ends after 37, and was no free trial to be followed by one', async () => {
  await go('2029-01-01T00:00:00Z');
  const coach = await app.join('coach');
  const refused = idOf((await send(coach, 'PO 2')).body);
  await decide(refused, 'refuse');
  const letter = await app.waitForMail(coach.email, /could not accept/);
  expect(letter.text).toContain('Global Player Report');
  expect(await read(coach)).toMatchObject({ subscription: null, can: { start_trial: true } });
  await decide(idOf((await send(coach, 'po 2')).body), 'accept');
  await go('2029-01-31T00:00:00Z');
  expect((await read(coach)).subscription?.stage).toBe('past_due');
  expect(await canRead(coach)).toBe(true);
  await go('2029-02-07T00:00:00Z');
  expect(await canRead(coach)).toBe(false);
  expect(await read(coach)).toMatchObject({ trial: 'had', can: { start_trial: false, choose: true } });
});

test('it is taken back by its sender alone, and goes with a trial that is begun and canceled', async () => {
  clock.at = new Date();
  const owner = await joinOwner(app);
  const colleague = await joinStaff(app, owner);
  // A seat of somebody else's plan is no bar: the report is one's own.
  const id = idOf((await send(colleague, 'PO 3')).body);
  const withdraw = (by: Joined) =>
    app.call('DELETE', `/api/billing/purchase-orders/${id}`, { token: by.token });
  expect((await withdraw(owner)).status).toBe(404);
  expect((await withdraw(colleague)).status).toBe(200);
  expect(await read(colleague)).toMatchObject({
    subscription: null,
    purchase_orders: [{ state: 'withdrawn' }],
    can: { send_purchase_order: true },
  });
  await post(colleague, 'trial');
  await send(colleague, 'PO 4');
  await post(colleague, 'choose');
  expect((await post(colleague, 'cancel')).body.purchase_orders[0]).toMatchObject({ state: 'withdrawn' });
});

async function openInvoices({ token }: Joined) {
  const { body } = await app.call<{ items: Invoice[] }>('GET', '/api/billing/invoices', { token });
  return { rows: body.items.filter(({ state }) => state === 'open') };
}
