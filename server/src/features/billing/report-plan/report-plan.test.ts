/** The report is tried, bought, paid, renewed and ended beside a scout plan, and opens exactly while it is tried or paid. */
import type { AdminInvoice, Billing, InvoiceList } from '@faircourt/contracts/billing';
import type { PlayerReportList } from '@faircourt/contracts/player-reports';
import type { ReportPlan } from '@faircourt/contracts/report-plan';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { problemOf, startTestApp, type Joined, type TestApp } from '../../../../test/app/test-app.ts';
import { joinAdmin } from '../../../../test/features/admin.ts';
import { joinOwner, joinStaff } from '../../../../test/features/staff.ts';
import { eventsOf } from '../../../../test/records/athlete-records.ts';
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
const post = (coach: Joined, what: 'trial' | 'choose' | 'cancel' | 'resume') =>
  app.call<ReportPlan>('POST', `/api/billing/report/${what}`, { token: coach.token });
const invoicesOf = async (coach: Joined) =>
  (await app.call<InvoiceList>('GET', '/api/billing/invoices', { token: coach.token })).body.items;
const pay = (id: string) =>
  app.call<AdminInvoice>('POST', `/api/admin/invoices/${id}/paid`, {
    token: admin.token,
    body: { reference: 'Transfer 1', paid_on: clock.at.toISOString().slice(0, 10) },
  });
const canRead = async (coach: Joined) => {
  const { body } = await app.call<PlayerReportList>('GET', '/api/player-reports', { token: coach.token });
  return body.reports.length > 0;
};

test('a coach tries it, buys a year by invoice, reads, is billed again, cancels and loses it', async () => {
  await go('2027-01-10T09:00:00Z');
  const coach = await app.join('coach');
  const before = await read(coach);
  expect(before).toMatchObject({ subscription: null, trial: 'free', offer: { amount_cents: 100_000 } });
  expect(before.can).toMatchObject({ start_trial: true, choose: true, cancel: false });
  expect(await canRead(coach)).toBe(false);

  const trying = (await post(coach, 'trial')).body;
  const ends = '2027-01-24T09:00:00.000Z';
  expect(trying.subscription).toMatchObject({
    stage: 'trialing',
    trial_ends_at: ends,
    plan: 'global_report',
  });
  expect(trying.can).toMatchObject({ start_trial: false, choose: true, cancel: false });
  expect((await post(coach, 'trial')).body.subscription?.trial_ends_at).toBe(ends);
  expect(await canRead(coach)).toBe(true);
  const desk = (await app.call<Billing>('GET', '/api/billing', { token: coach.token })).body;
  expect(desk.subscription).toMatchObject({ plan: 'basic_scout', stage: 'trialing' });

  await go('2027-01-21T10:00:00Z');
  expect((await app.waitForMail(coach.email, /trial of the report ends/)).text).toContain('buy a year');
  const chosen = (await post(coach, 'choose')).body;
  expect(chosen.subscription).toMatchObject({
    stage: 'trialing',
    open_invoice: { amount_cents: 100_000, due_on: ends },
  });
  const [open] = await invoicesOf(coach);
  expect(open).toMatchObject({ plan: 'global_report', interval: 'year', period_from: ends });
  const mail = await app.waitForMail(coach.email, /^Invoice .* for Global Player Report/);
  expect(mail.attachments).toMatchObject([{ fileName: `${open?.number}.pdf` }]);
  await pay(open?.id ?? '');
  await go('2027-02-01T00:00:00Z');
  expect((await read(coach)).subscription).toMatchObject({
    stage: 'active',
    period_to: '2028-01-24T09:00:00.000Z',
    next_charge: { on: '2028-01-24T09:00:00.000Z', amount_cents: 100_000 },
  });

  await go('2028-01-11T00:00:00Z');
  const renewed = (await read(coach)).subscription;
  expect(renewed?.open_invoice).toMatchObject({ due_on: '2028-01-24T09:00:00.000Z' });
  const cancelled = (await post(coach, 'cancel')).body;
  expect(cancelled.subscription).toMatchObject({ cancels_on: renewed?.period_to, open_invoice: null });
  expect((await post(coach, 'resume')).body.subscription?.cancels_on).toBeNull();
  await post(coach, 'cancel');
  expect(await canRead(coach)).toBe(true);
  await go('2028-01-24T09:00:00Z');
  expect(await canRead(coach)).toBe(false);
  expect((await read(coach)).subscription).toMatchObject({ stage: 'lapsed' });
  expect((await app.waitForMail(coach.email, /^Your Global Player Report has ended/)).text).toContain(
    'issues are locked',
  );
  expect(problemOf(await post(coach, 'trial')).code).toBe('billing_not_now');
});

test('bought without a trial it opens with the payment, and stays open for seven days past due', async () => {
  await go('2029-03-01T00:00:00Z');
  const coach = await app.join('coach');
  const ordered = (await post(coach, 'choose')).body;
  expect(ordered.subscription).toMatchObject({ stage: 'lapsed', open_invoice: { amount_cents: 100_000 } });
  expect(ordered.can).toMatchObject({ start_trial: false, choose: false, cancel: true });
  expect(await canRead(coach)).toBe(false);
  expect(problemOf(await post(coach, 'trial')).code).toBe('billing_not_now');
  // Taken back, it can still be tried: nothing of it was ever read.
  expect((await post(coach, 'cancel')).body.can.start_trial).toBe(true);
  await post(coach, 'choose');
  const [open] = await invoicesOf(coach);
  await pay(open?.id ?? '');
  expect(await canRead(coach)).toBe(true);
  await go('2030-02-20T00:00:00Z');
  await go('2030-03-02T00:00:00Z');
  expect((await read(coach)).subscription).toMatchObject({
    stage: 'past_due',
    grace_ends_at: '2030-03-08T00:00:00.000Z',
  });
  expect(await canRead(coach)).toBe(true);
  await go('2030-03-08T00:00:00Z');
  expect(await canRead(coach)).toBe(false);
});

test('a trial that nobody buys ends by itself, and takes nothing of the scout plan', async () => {
  await go('2031-01-01T00:00:00Z');
  const coach = await joinOwner(app);
  await post(coach, 'trial');
  const subscription = (await eventsOf(app.db, await reportIdOf(coach))).map(({ type }) => type);
  expect(subscription).toContain('subscription.trial_begun');
  await go('2031-01-15T00:00:00Z');
  expect(await canRead(coach)).toBe(false);
  expect((await app.waitForMail(coach.email, /trial of the report has ended/)).text).toContain('Nothing');
});

test('one trial for each mailbox and each institution, and colleagues do not share the report', async () => {
  await go('2032-01-01T00:00:00Z');
  await app.db
    .insertInto('institutions')
    .values({ name: 'Orchard', kind: 'college', country_code: 'US', email_domain: 'orchard.example' })
    .execute();
  const first = await app.join('coach', 'head@orchard.example');
  const colleague = await app.join('coach', 'assistant@orchard.example');
  const [one, other] = await Promise.all([post(first, 'trial'), post(colleague, 'trial')]);
  expect([one.status, other.status].toSorted()).toEqual([200, 409]);
  const refused = one.status === 409 ? first : colleague;
  expect(await read(refused)).toMatchObject({
    trial: 'used_elsewhere',
    can: { start_trial: false, choose: true },
  });
  expect(await canRead(refused)).toBe(false);

  const owner = await joinOwner(app);
  const staff = await joinStaff(app, owner);
  await post(owner, 'trial');
  expect([await canRead(owner), await canRead(staff)]).toEqual([true, false]);
});

test('two tabs begin one trial, and the invoice takes the address that was written last', async () => {
  await go('2033-01-01T00:00:00Z');
  const coach = await app.join('coach');
  const both = await Promise.all([post(coach, 'trial'), post(coach, 'trial')]);
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  const details = { address_line1: '1 Arena Way', city: 'Lyon', country_code: 'FR' };
  const save = (url: string, buyer_name: string) =>
    app.call('PUT', url, { token: coach.token, body: { ...details, buyer_name } });
  expect((await save('/api/billing/report/details', 'Report Office')).status).toBe(200);
  clock.at = new Date('2033-01-01T00:01:00Z');
  expect((await save('/api/billing/details', 'Athletics Office')).status).toBe(200);
  expect((await read(coach)).details?.buyer_name).toBe('Athletics Office');
  await post(coach, 'choose');
  expect((await invoicesOf(coach))[0]?.buyer.name).toBe('Athletics Office');
});

test('a scout plan that ends or is paid does not touch the report, nor the other way round', async () => {
  await go('2034-01-01T00:00:00Z');
  const coach = await app.join('coach');
  await post(coach, 'choose');
  const [report] = await invoicesOf(coach);
  // The trial of the scout plan runs: paying for the report is no second plan.
  expect((await pay(report?.id ?? '')).status).toBe(200);
  expect(await canRead(coach)).toBe(true);
  await go('2034-01-20T00:00:00Z');
  const desk = (await app.call<Billing>('GET', '/api/billing', { token: coach.token })).body;
  expect(desk.subscription).toMatchObject({ plan: 'basic_scout', stage: 'lapsed' });
  expect(await canRead(coach)).toBe(true);
});

async function reportIdOf({ userId }: Joined): Promise<string> {
  const { id } = await app.db
    .selectFrom('subscriptions')
    .select('id')
    .where('owner_user_id', '=', userId)
    .where('plan', '=', 'global_report')
    .executeTakeFirstOrThrow();
  return id;
}
