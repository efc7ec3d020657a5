/** The report is paid by card beside a scout plan that is paid by the same card, and neither touches the other. */
import type { PaymentPage } from '@faircourt/contracts/billing';
import type { CardComparison } from '@faircourt/contracts/card-comparison';
import type { PlayerReportList } from '@faircourt/contracts/player-reports';
import type { ReportPlan } from '@faircourt/contracts/report-plan';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { problemOf, type Joined, type TestApp } from '../../../../test/app/test-app.ts';
import { joinAdmin } from '../../../../test/features/admin.ts';
import {
  billingOf,
  checkOutReport,
  deliver,
  delivered,
  invoicesOf,
  payByCard,
  payReportByCard,
  reportOf,
  startCardApp,
  type CardApp,
} from '../../../../test/stripe/card-app.ts';
import type { StripeServer } from '../../../../test/stripe/stripe-server.ts';
import { eraseAccount } from '../../rights/erasure/erase.service.ts';
import { passTimeOfPlans } from '../life/clock.service.ts';
import { finishOperations } from '../stripe/operation.service.ts';
import { reconcile } from '../stripe/reconcile.service.ts';

let cards: CardApp;
let app: TestApp;
let local: StripeServer;
let clock: CardApp['clock'];

beforeAll(async () => {
  cards = await startCardApp('2027-01-10T09:00:00Z');
  ({ app, local, clock } = cards);
  await app.db
    .insertInto('player_reports')
    .values({
      ...{ number: 1, from_at: new Date('2026-12-01'), to_at: new Date('2026-12-15') },
      ...{ made_at: new Date('2026-12-15'), totals: '{"listed": 0, "verified": 0, "countries": []}' },
    })
    .execute();
});
afterAll(() => cards.close());

const read = (coach: Joined) => reportOf(cards, coach);
const post = <Body = ReportPlan>({ token }: Joined, part: string) =>
  app.call<Body>('POST', `/api/billing/report/${part}`, { token });
const happens = <Found>(happen: () => Found) => delivered(cards, happen);
const canRead = async ({ token }: Joined) => {
  const { body } = await app.call<PlayerReportList>('GET', '/api/player-reports', { token });
  return body.reports.length > 0;
};
const reportInvoices = async (coach: Joined) =>
  (await invoicesOf(cards, coach)).filter(({ plan }) => plan === 'global_report');
const go = async (to: string) => {
  clock.at = new Date(to);
  await passTimeOfPlans(app.db, clock.at);
};
const letJobsRun = async () => {
  clock.at = new Date(clock.at.getTime() + 120_000);
  await finishOperations(cards.deps());
};
const differences = async (stripeId: string) =>
  (await reconcile(cards.deps())).filter((one) => one.stripeId === stripeId);

test('a declined card opens nothing; the next one pays a year at once, which renews, is cancelled, resumed and ends', async () => {
  clock.at = new Date('2027-02-01T00:00:00Z');
  const coach = await app.join('coach');
  expect((await read(coach)).card).toMatchObject({
    is_offered: true,
    can_check_out: true,
    is_by_card: false,
  });
  const sessionId = await checkOutReport(cards, coach);
  const { id: declined } = await happens(() => local.books.decline(sessionId));
  expect(await canRead(coach)).toBe(false);
  expect((await read(coach)).card).toMatchObject({ is_by_card: false, is_checking_out: true });
  expect(await differences(declined)).toEqual([]);

  const { id } = await happens(() => local.books.complete(sessionId));
  const bought = await read(coach);
  expect(bought.subscription).toMatchObject({ stage: 'active', period_to: '2028-02-01T00:00:00.000Z' });
  expect(bought.subscription?.next_charge).toMatchObject({ amount_cents: 100_000, plan: 'global_report' });
  expect(bought.card).toMatchObject({ is_by_card: true, payment_method: { brand: 'visa', last4: '4242' } });
  expect(bought.can).toMatchObject({ choose: false, start_trial: false, send_purchase_order: false });
  expect(await canRead(coach)).toBe(true);
  expect(await reportInvoices(coach)).toMatchObject([{ state: 'paid', amount_cents: 100_000 }]);
  expect(local.books.subscriptionOf(id).metadata).toMatchObject({ product: 'report' });
  expect((await app.waitForMail(coach.email, /is paid/)).attachments).toHaveLength(1);
  // The scout plan is still tried, and nobody has paid for it.
  expect(await billingOf(cards, coach)).toMatchObject({ plan: 'basic_scout', stage: 'trialing' });
  expect(problemOf(await post(coach, 'choose')).code).toBe('billing_not_now');
  expect(problemOf(await post(coach, 'checkout')).code).toBe('billing_not_now');

  await go('2028-02-01T00:00:00Z');
  await happens(() => local.books.renew(id));
  expect((await read(coach)).subscription).toMatchObject({ period_to: '2029-02-01T00:00:00.000Z' });
  expect(await reportInvoices(coach)).toHaveLength(2);

  const cancelled = (await post(coach, 'cancel')).body;
  expect(cancelled.subscription).toMatchObject({ cancels_on: '2029-02-01T00:00:00.000Z', next_charge: null });
  expect(local.books.subscriptionOf(id).cancel_at_period_end).toBe(true);
  expect((await app.waitForMail(coach.email, /Global Player Report is canceled/)).text).toContain(
    'every issue',
  );
  expect((await post(coach, 'resume')).body.subscription?.cancels_on).toBeNull();
  await post(coach, 'cancel');
  expect((await post<PaymentPage>(coach, 'portal')).body.url).toContain('/dashboard/billing#portal');
  await go('2029-02-01T00:00:00Z');
  await happens(() => local.books.renew(id));
  expect(await canRead(coach)).toBe(false);
  expect((await read(coach)).subscription?.stage).toBe('lapsed');
});

test('a trial of the report is kept, an open invoice is void, and the card pays when the trial ends', async () => {
  clock.at = new Date('2030-01-01T00:00:00Z');
  const coach = await app.join('coach');
  await post(coach, 'trial');
  await post(coach, 'choose');
  const id = await payReportByCard(cards, coach);
  const ends = '2030-01-15T00:00:00.000Z';
  expect((await read(coach)).subscription).toMatchObject({
    stage: 'trialing',
    open_invoice: null,
    next_charge: { on: ends },
  });
  expect((await reportInvoices(coach)).map(({ state }) => state)).toEqual(['void']);
  await go(ends);
  await happens(() => local.books.renew(id));
  expect((await read(coach)).subscription).toMatchObject({ stage: 'active', period_from: ends });
  expect((await reportInvoices(coach)).map(({ state }) => state).toSorted()).toEqual(['paid', 'void']);
});

test('past due it is read for seven days: another card pays it, or it lapses and nothing more is charged', async () => {
  clock.at = new Date('2031-01-01T00:00:00Z');
  const coach = await app.join('coach');
  const id = await payReportByCard(cards, coach);
  await go('2032-01-01T00:00:00Z');
  await happens(() => local.books.renew(id, false));
  expect((await read(coach)).subscription).toMatchObject({
    stage: 'past_due',
    grace_ends_at: '2032-01-08T00:00:00.000Z',
  });
  expect(await canRead(coach)).toBe(true);
  const letter = await app.waitForMail(coach.email, /declined/);
  expect(letter.text).toContain('its issues are locked');
  expect(letter.text).not.toContain('complete profiles');
  expect((await post<PaymentPage>(coach, 'unpaid')).body.url).toBe(`${local.baseUrl}/pay/${id}`);
  await happens(() => local.books.settle(id));
  expect((await read(coach)).subscription).toMatchObject({
    stage: 'active',
    period_to: '2033-01-01T00:00:00.000Z',
  });
  expect(await reportInvoices(coach)).toHaveLength(2);

  await go('2033-01-01T00:00:00Z');
  await happens(() => local.books.renew(id, false));
  await go('2033-01-08T00:00:01Z');
  expect(await canRead(coach)).toBe(false);
  await letJobsRun();
  const { status, latest_invoice: latest } = local.books.subscriptionOf(id);
  expect([status, local.books.invoices.get(latest ?? '')?.status]).toEqual(['canceled', 'void']);
  // And back, by card: the year begins with the payment.
  await payReportByCard(cards, coach);
  expect((await read(coach)).subscription).toMatchObject({
    stage: 'active',
    period_from: clock.at.toISOString(),
  });
});

test('both subscriptions of one customer, heard in any order and twice: neither touches the other', async () => {
  clock.at = new Date('2034-01-01T00:00:00Z');
  const coach = await app.join('coach');
  const scoutId = await payByCard(cards, coach);
  const reportId = await payReportByCard(cards, coach);
  const [scout, report] = [scoutId, reportId].map((id) => local.books.subscriptionOf(id));
  expect(scout?.customer).toBe(report?.customer);
  const ends = (await billingOf(cards, coach))?.trial_ends_at ?? '';
  await go(ends);
  const before = local.events.length;
  local.books.renew(scoutId, false);
  local.books.settle(scoutId);
  const told = local.events.slice(before);
  const paidReport = local.events.filter(({ text }) => text.includes(reportId));
  for (const event of [...told.toReversed(), ...paidReport, ...told]) await deliver(cards, event);
  expect(await billingOf(cards, coach)).toMatchObject({
    plan: 'pro_scout',
    stage: 'active',
    period_from: ends,
  });
  expect((await read(coach)).subscription).toMatchObject({
    plan: 'global_report',
    stage: 'active',
    period_to: '2035-01-01T00:00:00.000Z',
  });
  expect((await invoicesOf(cards, coach)).map(({ plan, state }) => `${plan} ${state}`).toSorted()).toEqual([
    'global_report paid',
    'pro_scout paid',
  ]);
  expect(local.books.creditNotes.filter(({ invoice }) => invoice === report?.latest_invoice)).toEqual([]);

  // The plan ends with an unpaid month, and the report stays what it is; then the other way round.
  await go((await billingOf(cards, coach))?.period_to ?? '');
  await happens(() => local.books.renew(scoutId, false));
  await go(new Date(clock.at.getTime() + 8 * 24 * 3_600_000).toISOString());
  await letJobsRun();
  expect((await billingOf(cards, coach))?.stage).toBe('lapsed');
  expect(local.books.subscriptionOf(scoutId).status).toBe('canceled');
  expect(local.books.subscriptionOf(reportId).status).toBe('active');
  expect(await canRead(coach)).toBe(true);
  const again = await payByCard(cards, coach, { plan: 'basic_scout', interval: 'month' });
  await happens(() => local.books.end(reportId));
  expect(await canRead(coach)).toBe(false);
  expect(await billingOf(cards, coach)).toMatchObject({ plan: 'basic_scout', stage: 'active' });
  expect(local.books.subscriptionOf(again).status).toBe('active');
});

test('who pays an invoice of the report while the page is open gets the money of the card back, and the plan keeps its card', async () => {
  clock.at = new Date('2036-01-01T00:00:00Z');
  const admin = await joinAdmin(app);
  const coach = await app.join('coach');
  const scoutId = await payByCard(cards, coach);
  const sessionId = await checkOutReport(cards, coach);
  await post(coach, 'choose');
  const [open] = await reportInvoices(coach);
  await app.call('POST', `/api/admin/invoices/${open?.id}/paid`, {
    token: admin.token,
    body: { reference: 'Transfer', paid_on: '2036-01-01' },
  });
  const refunds = local.books.creditNotes.length;
  const { id } = await happens(() => local.books.complete(sessionId));
  await letJobsRun();
  expect(local.books.subscriptionOf(id).status).toBe('canceled');
  expect(local.books.creditNotes.slice(refunds).map(({ refund_amount: amount }) => amount)).toEqual([
    100_000,
  ]);
  expect(await read(coach)).toMatchObject({ subscription: { stage: 'active' }, card: { is_by_card: false } });
  expect(local.books.subscriptionOf(scoutId).status).toBe('trialing');
  // A card for the time after the year that the invoice has paid: nothing is charged before.
  const instead = await payReportByCard(cards, coach);
  expect((await read(coach)).subscription).toMatchObject({
    stage: 'active',
    next_charge: { on: '2037-01-01T00:00:00.000Z' },
  });
  expect(local.books.subscriptionOf(instead).trial_end).toBe(Date.parse('2037-01-01T00:00:00Z') / 1000);
});

test('the comparison takes over what no message told of the report, and lists what nobody but a person can set right', async () => {
  clock.at = new Date('2038-01-01T00:00:00Z');
  const coach = await app.join('coach');
  const id = await payReportByCard(cards, coach);
  // No checkout is left that a job would follow meanwhile.
  await letJobsRun();
  await go('2039-01-01T00:00:00Z');
  local.books.renew(id);
  expect(await differences(id)).toMatchObject([{ what: 'taken_over', isOpen: false }]);
  expect(await differences(id)).toEqual([]);
  // Somebody puts the price of a scout plan on it: the report stays as it is, and the scout plan too.
  const wrong = local.books.changeAtStripe(id, 'pro_scout_month', 50_000);
  expect(await differences(id)).toMatchObject([
    { what: 'failed', isOpen: true, detail: 'global_report cannot become pro_scout' },
  ]);
  expect((await read(coach)).subscription).toMatchObject({ plan: 'global_report', stage: 'active' });
  expect((await billingOf(cards, coach))?.plan).toBe('basic_scout');
  local.books.changeAtStripe(id, 'global_report_year', 0);
  expect(await differences(id)).toEqual([]);
  expect((await differences(wrong.id)).map(({ what }) => what)).toEqual(['odd_payment']);
  // A whole year that was paid at the wrong price is in no book either, and no invoice of the report.
  await go('2040-01-01T00:00:00Z');
  local.books.changeAtStripe(id, 'pro_scout_year', 0);
  const { latest_invoice: foreign } = local.books.renew(id);
  local.books.changeAtStripe(id, 'global_report_year', 0);
  expect(await differences(foreign ?? '')).toMatchObject([
    { what: 'odd_payment', detail: expect.stringContaining('by a price of pro_scout, which') },
  ]);
  expect((await invoicesOf(cards, coach)).map(({ plan }) => plan)).toEqual([
    'global_report',
    'global_report',
  ]);
  local.books.subscriptions.delete(id);
  expect(await differences(id)).toMatchObject([
    { what: 'gone_at_stripe', isOpen: true },
    { what: 'unpaid_period', isOpen: true },
  ]);
  const { token } = await joinAdmin(app);
  const { body } = await app.call<CardComparison>('GET', '/api/admin/card-comparison', { token });
  expect(body.items).toContainEqual(expect.objectContaining({ stripe_id: id, plan: 'global_report' }));
});

test('the price of the other product keeps nobody from cancelling and resuming', async () => {
  clock.at = new Date('2050-01-01T00:00:00Z');
  const coach = await app.join('coach');
  const id = await payReportByCard(cards, coach);
  await letJobsRun();
  local.books.changeAtStripe(id, 'pro_scout_year', 0);
  const cancelled = (await post(coach, 'cancel')).body;
  expect(local.books.subscriptionOf(id).cancel_at_period_end).toBe(true);
  expect(cancelled).toMatchObject({
    subscription: { plan: 'global_report', cancels_on: '2051-01-01T00:00:00.000Z' },
    card: { is_waiting: false },
  });
  await app.waitForMail(coach.email, /Global Player Report is canceled/);
  const resumed = (await post(coach, 'resume')).body;
  expect(local.books.subscriptionOf(id).cancel_at_period_end).toBe(false);
  expect(resumed).toMatchObject({ subscription: { cancels_on: null }, card: { is_waiting: false } });
});

test('what is charged for the other product after the report has lapsed ends, and the money goes back', async () => {
  clock.at = new Date('2052-01-01T00:00:00Z');
  const coach = await app.join('coach');
  const id = await payReportByCard(cards, coach);
  await letJobsRun();
  local.books.changeAtStripe(id, 'pro_scout_month', 0);
  await go('2053-01-01T00:00:00Z');
  const { latest_invoice: foreign } = local.books.renew(id);
  await go('2053-01-08T00:00:01Z');
  expect(await canRead(coach)).toBe(false);
  await letJobsRun();
  expect(local.books.subscriptionOf(id).status).toBe('canceled');
  expect(local.books.creditNotes.filter(({ invoice }) => invoice === foreign)).toHaveLength(1);
  expect(await differences(id)).toEqual([]);
});

test('what an admin keeps of the other product stays also when the subscription ends', async () => {
  clock.at = new Date('2054-01-01T00:00:00Z');
  const coach = await app.join('coach');
  const id = await payReportByCard(cards, coach);
  await letJobsRun();
  await go('2055-01-01T00:00:00Z');
  local.books.changeAtStripe(id, 'pro_scout_year', 0);
  const { latest_invoice: foreign } = local.books.renew(id);
  local.books.changeAtStripe(id, 'global_report_year', 0);
  await differences(id);
  const { token } = await joinAdmin(app);
  const { body } = await app.call<CardComparison>('GET', '/api/admin/card-comparison', { token });
  const listed = body.items.find(({ stripe_id: about }) => about === foreign);
  await app.call('POST', `/api/admin/card-comparison/${listed?.id ?? ''}/looked-at`, { token });
  await go('2056-01-01T00:00:00Z');
  await happens(() => local.books.renew(id, false));
  await go('2056-01-08T00:00:01Z');
  await letJobsRun();
  expect(local.books.subscriptionOf(id).status).toBe('canceled');
  expect(local.books.creditNotes.filter(({ invoice }) => invoice === foreign)).toEqual([]);
});

test('whose page of the payment service was paid is told so without a message, and an erased reader is charged no more', async () => {
  clock.at = new Date('2042-01-01T00:00:00Z');
  const coach = await app.join('coach');
  const sessionId = await checkOutReport(cards, coach);
  expect(local.books.sessions.get(sessionId)?.success_url).toMatch(/\/dashboard\/reports\?checkout=done$/);
  const { id } = local.books.complete(sessionId);
  expect((await post(coach, 'checkout/confirm')).body).toMatchObject({ card: { is_by_card: true } });
  await eraseAccount(app.db, coach.userId, clock.at);
  // A message that comes between must not open it again.
  for (const event of local.events.filter(({ text }) => text.includes(id))) await deliver(cards, event);
  await letJobsRun();
  expect(local.books.subscriptionOf(id).status).toBe('canceled');
  const { status, paid_by } = await app.db
    .selectFrom('subscriptions')
    .select(['status', 'paid_by'])
    .where('owner_user_id', '=', coach.userId)
    .where('plan', '=', 'global_report')
    .executeTakeFirstOrThrow();
  expect({ status, paid_by }).toEqual({ status: 'lapsed', paid_by: 'invoice' });
});
