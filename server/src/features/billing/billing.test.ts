import {
  INVOICE_STATES,
  type AdminInvoice,
  type AdminInvoices,
  type Billing,
  type ForeseenChoice,
  type Invoice,
  type InvoiceList,
  type InvoiceState,
} from '@faircourt/contracts/billing';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { problemOf, startTestApp, type Joined, type TestApp } from '../../../test/app/test-app.ts';
import { joinAdmin } from '../../../test/features/admin.ts';
import { joinOwner, joinStaff } from '../../../test/features/staff.ts';
import { passTimeOfPlans } from './life/clock.service.ts';

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
const choose = (coach: { token: string }, plan: string, interval: string) =>
  app.call<Billing>('POST', '/api/billing/choose', { token: coach.token, body: { plan, interval } });
const invoicesOf = async (coach: Joined) =>
  (await app.call<InvoiceList>('GET', '/api/billing/invoices', { token: coach.token })).body.items;
const pay = (id: string, reference = 'Transfer 1') =>
  app.call<AdminInvoice>('POST', `/api/admin/invoices/${id}/paid`, {
    token: admin.token,
    body: { reference, paid_on: clock.at.toISOString().slice(0, 10) },
  });

test('a coach goes from the trial to a paid plan, changes it, cancels and comes back', async () => {
  await go('2027-01-10T09:00:00Z');
  const coach = await app.join('coach');
  const tried = await read(coach);
  expect(tried.subscription).toMatchObject({ stage: 'trialing', plan: 'basic_scout', interval: null });
  const ends = tried.subscription?.trial_ends_at ?? '';
  expect(tried.can).toEqual({
    choose: true,
    cancel: true,
    resume: false,
    keep: false,
    send_purchase_order: true,
    edit_details: true,
  });

  const chosen = await choose(coach, 'pro_scout', 'month');
  expect(chosen.body.subscription).toMatchObject({
    stage: 'trialing',
    plan: 'pro_scout',
    trial_ends_at: ends,
    next_charge: { amount_cents: 100_000, on: ends },
    open_invoice: { number: expect.stringMatching(/^FC-2027-\d{6}$/) as string, due_on: ends },
  });
  const [open] = await invoicesOf(coach);
  expect(open).toMatchObject({ state: 'open', period_from: ends, amount_cents: 100_000 });
  const mail = await app.waitForMail(coach.email, /^Invoice/);
  expect(mail.text).toContain(open?.number ?? 'none');
  expect(mail.attachments).toMatchObject([{ fileName: `${open?.number}.pdf` }]);
  expect(
    Buffer.from(mail.attachments?.[0]?.base64 ?? '', 'base64')
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-');

  const paid = await pay(open?.id ?? '');
  expect(paid.body).toMatchObject({ state: 'paid', paid_reference: 'Transfer 1' });
  expect((await pay(open?.id ?? '')).status).toBe(200);
  expect(problemOf(await pay(open?.id ?? '', 'Another')).code).toBe('invoice_settled');

  await go('2027-01-25T09:00:00Z');
  expect((await read(coach)).subscription).toMatchObject({ stage: 'active', period_from: ends });
  const foreseen = await app.call<ForeseenChoice>(
    'GET',
    '/api/billing/foresee?plan=basic_scout&interval=month',
    { token: coach.token },
  );
  const periodEnd = (await read(coach)).subscription?.period_to;
  expect(foreseen.body).toMatchObject({ is_at_once: false, takes_effect_on: periodEnd, seats_over: 0 });
  const changed = await choose(coach, 'basic_scout', 'month');
  expect(changed.body.subscription).toMatchObject({
    plan: 'pro_scout',
    scheduled: { plan: 'basic_scout', interval: 'month', from: periodEnd },
  });
  const kept = await app.call<Billing>('POST', '/api/billing/keep', { token: coach.token });
  expect(kept.body.subscription?.scheduled).toBeNull();

  const cancelled = await app.call<Billing>('POST', '/api/billing/cancel', { token: coach.token });
  expect(cancelled.body.subscription).toMatchObject({ cancels_on: periodEnd, next_charge: null });
  await go('2027-03-01T00:00:00Z');
  expect((await read(coach)).subscription).toMatchObject({ stage: 'lapsed', open_invoice: null });
  expect(await planStatus(coach)).toBe('lapsed');

  await choose(coach, 'pro_scout', 'year');
  const [back] = await invoicesOf(coach);
  expect(back).toMatchObject({ period_from: null, amount_cents: 900_000, state: 'open' });
  await pay(back?.id ?? '');
  expect((await read(coach)).subscription).toMatchObject({
    stage: 'active',
    period_from: '2027-03-01T00:00:00.000Z',
    period_to: '2028-03-01T00:00:00.000Z',
  });
});

test('what is not paid stays open for seven days, and then locks', async () => {
  await go('2027-04-01T00:00:00Z');
  const coach = await app.join('coach');
  await choose(coach, 'basic_scout', 'month');
  await go('2027-04-16T00:00:00Z');
  expect((await read(coach)).subscription).toMatchObject({
    stage: 'past_due',
    grace_ends_at: '2027-04-22T00:00:00.000Z',
  });
  expect(await allowancePlan(coach)).toBe('basic_scout');
  await app.waitForMail(coach.email, /past due/);
  await go('2027-04-22T00:00:01Z');
  expect((await read(coach)).subscription?.stage).toBe('lapsed');
  expect(await allowancePlan(coach)).toBeNull();
  const [voided] = await invoicesOf(coach);
  expect(voided?.state).toBe('void');

  // The money came after all: it gives back the period in which the days of grace were, on an invoice of its own, and once.
  const { body } = await app.call<AdminInvoices>('GET', '/api/admin/invoices?state=void', admin);
  expect(body.items.find(({ id }) => id === voided?.id)?.can_be_paid_late).toBe(true);
  expect((await pay(voided?.id ?? '', 'Late')).status).toBe(200);
  expect((await pay(voided?.id ?? '', 'Late')).status).toBe(200);
  expect((await read(coach)).subscription).toMatchObject({
    stage: 'active',
    period_from: '2027-04-15T00:00:00.000Z',
  });
  expect((await invoicesOf(coach)).map(({ state }) => state)).toEqual(['paid', 'void']);
  expect(problemOf(await pay(voided?.id ?? '', 'Other')).code).toBe('invoice_settled');
  expect((await newsOf(coach)).slice(-2)).toEqual(['ended', 'paid']);
});

test('while nothing is paid for the period that runs, a change applies at once, as it is foreseen', async () => {
  await go('2028-04-01T00:00:00Z');
  const coach = await app.join('coach');
  await choose(coach, 'pro_scout', 'month');
  await go('2028-04-16T00:00:00Z');
  const foreseen = await app.call<ForeseenChoice>(
    'GET',
    '/api/billing/foresee?plan=basic_scout&interval=month',
    coach,
  );
  expect(foreseen.body).toMatchObject({
    is_at_once: true,
    unpaid_until: '2028-04-22T00:00:00.000Z',
    charge: { amount_cents: 19_900 },
  });
  await choose(coach, 'basic_scout', 'month');
  expect((await read(coach)).subscription).toMatchObject({
    ...{ stage: 'past_due', plan: 'basic_scout', scheduled: null },
    ...{ grace_ends_at: foreseen.body.unpaid_until, open_invoice: { amount_cents: 19_900 } },
  });
  expect(await allowancePlan(coach)).toBe('basic_scout');
  expect((await invoicesOf(coach)).map(({ state }) => state)).toEqual(['open', 'void']);
});

test('a late job takes no access in the days of grace', async () => {
  await go('2027-05-01T00:00:00Z');
  const coach = await app.join('coach');
  await choose(coach, 'basic_scout', 'month');
  clock.at = new Date('2027-05-20T00:00:00Z');
  expect(await allowancePlan(coach)).toBe('basic_scout');
  expect((await read(coach)).subscription?.stage).toBe('past_due');
  clock.at = new Date('2027-05-22T00:00:01Z');
  expect(await allowancePlan(coach)).toBeNull();
});

test('the trial is told of on day 11 and day 13 and at its end, once each, by two servers', async () => {
  await go('2027-06-01T00:00:00Z');
  const coach = await app.join('coach');
  for (const at of ['2027-06-12T00:00:01Z', '2027-06-14T00:00:01Z', '2027-06-15T00:00:01Z']) {
    clock.at = new Date(at);
    await Promise.all([passTimeOfPlans(app.db, clock.at), passTimeOfPlans(app.db, clock.at)]);
    await passTimeOfPlans(app.db, clock.at);
  }
  const told = await newsOf(coach);
  expect(told).toEqual(['trial_ending', 'trial_ending', 'trial_over']);
});

test('after missed nights one reminder is enough', async () => {
  await go('2027-07-01T00:00:00Z');
  const coach = await app.join('coach');
  await go('2027-07-14T12:00:00Z');
  await go('2027-07-14T13:00:00Z');
  expect(await newsOf(coach)).toEqual(['trial_ending']);
});

test('who works at another desk hears nothing of a trial that waits there', async () => {
  clock.at = new Date();
  const owner = await joinOwner(app);
  const colleague = await joinStaff(app, owner);
  for (const days of [11.1, 13.1, 14.1]) {
    clock.at = new Date(Date.now() + days * 24 * 60 * 60 * 1000);
    await passTimeOfPlans(app.db, clock.at);
  }
  expect(await planStatus(colleague)).toBe('lapsed');
  expect(await newsOf(colleague)).toEqual([]);
});

test('a colleague sees the plan and no money, and cannot decide', async () => {
  clock.at = new Date();
  const owner = await joinOwner(app);
  const colleague = await joinStaff(app, owner);
  const seen = await read(colleague);
  expect(seen.subscription).toMatchObject({ is_owner: false, next_charge: null, open_invoice: null });
  expect(Object.values(seen.can).every((can) => !can)).toBe(true);
  expect((await choose(colleague, 'basic_scout', 'month')).status).toBe(403);
  expect(await invoicesOf(colleague)).toEqual([]);
});

test('Basic Scout is not sold by the year, and an address needs its fields', async () => {
  const coach = await app.join('coach');
  const refused = problemOf(await choose(coach, 'basic_scout', 'year'));
  expect(refused.errors?.[0]).toMatchObject({ field: 'interval', code: 'not_offered' });
  const body = { buyer_name: '', address_line1: '', city: '', country_code: 'XX' };
  const wrong = await app.call('PUT', '/api/billing/details', { token: coach.token, body });
  expect(
    problemOf(wrong)
      .errors?.map(({ field }) => field)
      .toSorted(),
  ).toEqual(['address_line1', 'buyer_name', 'city', 'country_code'].toSorted());
});

test('an invoice keeps the buyer as they were, and is a PDF for its owner alone', async () => {
  clock.at = new Date('2027-08-01T00:00:00Z');
  const coach = await app.join('coach');
  const stranger = await app.join('coach');
  const details = {
    buyer_name: 'Ridgeline College',
    address_line1: '1 Court Road',
    city: 'Ridgeline',
    postal_code: '12345',
    country_code: 'US',
    tax_number: 'US-1',
  };
  await app.call('PUT', '/api/billing/details', { token: coach.token, body: details });
  await choose(coach, 'pro_scout', 'month');
  const body = { ...details, buyer_name: 'Renamed' };
  await app.call('PUT', '/api/billing/details', { token: coach.token, body });
  const [invoice] = await invoicesOf(coach);
  const url = `/api/billing/invoices/${invoice?.id}`;
  const page = await app.call<Invoice>('GET', url, { token: coach.token });
  expect(page.body.buyer).toMatchObject({
    name: 'Ridgeline College',
    address_lines: ['1 Court Road', '12345 Ridgeline'],
    tax_number: 'US-1',
  });
  const pdf = await app.runtime.server.inject({
    url: `${url}/pdf`,
    headers: { authorization: `Bearer ${coach.token}` },
  });
  expect(pdf.headers['content-type']).toBe('application/pdf');
  expect(pdf.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  expect((await app.call('GET', url, { token: stranger.token })).status).toBe(404);
  expect((await app.call('GET', `${url}/pdf`, { token: stranger.token })).status).toBe(404);
  expect((await app.call('GET', url, { token: admin.token })).status).toBe(200);
});

test('an admin takes an invoice back, and the owner can resume', async () => {
  clock.at = new Date('2027-09-01T00:00:00Z');
  const coach = await app.join('coach');
  await choose(coach, 'basic_scout', 'month');
  const [open] = await invoicesOf(coach);
  const listed = await app.call<AdminInvoices>('GET', '/api/admin/invoices?state=open', admin);
  const shown = listed.body.items.find(({ id }) => id === open?.id);
  expect(shown?.ends_if_void).toBe((await read(coach)).subscription?.trial_ends_at);
  const taken = await app.call<AdminInvoice>('POST', `/api/admin/invoices/${open?.id}/void`, {
    token: admin.token,
    body: { reason: 'unpaid' },
  });
  // What an admin writes decides nothing, also when it reads like a code of ours.
  expect(taken.body).toMatchObject({ state: 'void', void_code: 'by_admin', void_reason: 'unpaid' });
  expect((await read(coach)).can.resume).toBe(true);
  expect(await newsOf(coach)).toEqual(['invoice_issued', 'stopped']);
  const resumed = await app.call<Billing>('POST', '/api/billing/resume', { token: coach.token });
  expect(resumed.body.subscription?.open_invoice?.number).not.toBe(open?.number);
});

test('admins find invoices by their state', async () => {
  clock.at = new Date('2027-10-01T00:00:00Z');
  const made = new Map<InvoiceState, string>();
  for (const state of INVOICE_STATES) {
    const coach = await app.join('coach');
    await choose(coach, 'basic_scout', 'month');
    const [invoice] = await invoicesOf(coach);
    made.set(state, invoice?.id ?? '');
  }
  await pay(made.get('paid') ?? '');
  await app.call('POST', `/api/admin/invoices/${made.get('void')}/void`, {
    token: admin.token,
    body: { reason: 'Wrong buyer' },
  });
  for (const state of INVOICE_STATES) {
    const { body } = await app.call<AdminInvoices>('GET', `/api/admin/invoices?state=${state}`, {
      token: admin.token,
    });
    expect(body.items.map(({ id }) => id)).toContain(made.get(state));
    expect(new Set(body.items.map((item) => item.state))).toEqual(new Set([state]));
  }
});

async function planStatus(coach: Joined): Promise<string | undefined> {
  const row = await app.db
    .selectFrom('subscriptions')
    .select('status')
    .where('owner_user_id', '=', coach.userId)
    .executeTakeFirst();
  return row?.status;
}

async function allowancePlan(coach: Joined): Promise<string | null> {
  const { body } = await app.call<{ plan: string | null }>('GET', '/api/allowance', { token: coach.token });
  return body.plan;
}

async function newsOf(coach: Joined): Promise<unknown[]> {
  const { rows } = await sql<{ what: string }>`
    select data->>'what' as what from notifications
    where user_id = ${coach.userId} and kind = 'billing_news' order by id`.execute(app.db);
  return rows.map(({ what }) => what);
}
