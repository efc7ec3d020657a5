/** What the demo coaches have paid: years of Pro Scout and one of the report for the one with an account, and renewals, of which some wait for an admin. */
import { GRACE_DAYS, type BillingInterval } from '@faircourt/contracts/billing';
import { PLAN_PRICES } from '@faircourt/contracts/plan-prices';
import type { BilledPlan } from '@faircourt/contracts/vocabulary';
import { invoiceIssued, invoicePaid } from '../../features/billing/life/life.events.ts';
import { periodFrom, type Period } from '../../features/billing/life/periods.ts';
import { dayOf } from '../../platform/clock.ts';
import { addDays, addMonths } from '../calendar.ts';
import type { DemoRow } from '../demo-rows.ts';
import type { Coach, Coaches } from './coach.builder.ts';
import type { DemoBuild } from './demo-build.ts';
import { recordEvent, SYSTEM } from './event.builder.ts';
import type { Office } from './office.builder.ts';

const RENEWALS = 3;
const NOTICE_DAYS = 14;
const LONGEST_MONTH_DAYS = 31;

interface Billed {
  coach: Coach;
  plan: BilledPlan;
  interval: BillingInterval;
  subscriptionId: string;
  ordinal: number;
  period: Period;
  isPaid: boolean;
}

export function addInvoices(build: DemoBuild, office: Office, coaches: Coaches): void {
  letTrialsEnd(build);
  const billed = [
    ...payByTheYear(build, coaches.demoCoach),
    ...payForTheReport(build, coaches.demoCoach),
    ...renew(build, coaches),
  ];
  const inOrder = billed.toSorted((a, b) => Number(issuedAt(a)) - Number(issuedAt(b)));
  for (const one of inOrder) addInvoice(build, office, one);
}

/** So that the clock of the product comes by when they do, with a reminder where there is still time for one. */
function letTrialsEnd(build: DemoBuild): void {
  for (const row of build.rows.subscriptions) {
    if (row.status !== 'trial' || !row.trial_ends_at) continue;
    const end = new Date(row.trial_ends_at);
    const reminder = addDays(end, -3);
    row.next_step_at = reminder > build.now ? reminder : end;
  }
}

function payByTheYear(build: DemoBuild, coach: Coach): Billed[] {
  const row = planOf(build, coach, 'pro_scout');
  if (!row?.id || !row.trial_ends_at) return [];
  const periods = [periodFrom(new Date(row.trial_ends_at), 'year')];
  for (let last = periods[0]; last && last.to <= build.now; last = periods.at(-1)) {
    periods.push(periodFrom(last.to, 'year', last.anchorDay));
  }
  const current = periods.at(-1);
  if (current) cover(row, current, { interval: 'year', billed: periods.length });
  const { id: subscriptionId } = row;
  return periods.map((period, n) => ({
    ...{ coach, plan: 'pro_scout', interval: 'year', subscriptionId, ordinal: n + 1, period, isPaid: true },
  }));
}

/** One year, without a trial before it: the page says until when it is paid, and what comes next. */
function payForTheReport(build: DemoBuild, coach: Coach): Billed[] {
  const row = planOf(build, coach, 'global_report');
  if (!row?.id || !row.current_period_ends_at) return [];
  const to = new Date(row.current_period_ends_at);
  const period = { from: addMonths(to, -12), to, anchorDay: to.getUTCDate() };
  cover(row, period, { interval: 'year', billed: 1 });
  const about = { coach, plan: 'global_report', interval: 'year', subscriptionId: row.id } as const;
  return [{ ...about, ordinal: 1, period, isPaid: true }];
}

/** Everybody has paid what runs. Whose period ends soon is billed for the next, and some have not paid that yet. */
function renew(build: DemoBuild, { all, demoCoach }: Coaches): Billed[] {
  const soon = addDays(build.now, NOTICE_DAYS);
  let waiting = 0;
  return all.flatMap((coach) => {
    const row = coach === demoCoach ? undefined : activePlanOf(build, coach);
    if (!row) return [];
    const { id: subscriptionId, plan, end } = row;
    const interval = end > addDays(build.now, LONGEST_MONTH_DAYS) ? 'year' : 'month';
    const current = {
      from: addMonths(end, interval === 'year' ? -12 : -1),
      to: end,
      anchorDay: end.getUTCDate(),
    };
    const about = { coach, plan, interval, subscriptionId } as const;
    const paid = { ...about, ordinal: 1, period: current, isPaid: true };
    if (end > soon) {
      cover(row.row, current, { interval, billed: 1 });
      return [paid];
    }
    cover(row.row, current, { interval, billed: 2 });
    const isPaid = plan !== 'basic_scout' || ++waiting > RENEWALS;
    const next = periodFrom(end, interval, current.anchorDay);
    row.row.bill_ordinal = 2;
    row.row.next_step_at = end;
    if (isPaid) row.row.current_period_ends_at = addDays(next.to, GRACE_DAYS);
    return [paid, { ...about, ordinal: 2, period: next, isPaid }];
  });
}

function cover(
  row: DemoRow<'subscriptions'>,
  { from, to, anchorDay }: Period,
  { interval, billed }: { interval: BillingInterval; billed: number },
): void {
  row.billing_interval = interval;
  row.period_from = from;
  row.period_to = to;
  row.anchor_day = anchorDay;
  row.current_period_ends_at = addDays(to, GRACE_DAYS);
  row.billed = billed;
  row.next_step_at = addDays(to, -NOTICE_DAYS);
}

function addInvoice(build: DemoBuild, office: Office, billed: Billed): void {
  const { coach, plan, interval, subscriptionId, ordinal, period, isPaid } = billed;
  const at = issuedAt(billed);
  const year = at.getUTCFullYear();
  const place = takeNumber(build, year);
  const id = build.random.fork(`invoice:${subscriptionId}:${ordinal}`).uuidAt(at);
  const usual = addDays(at, 6);
  const paidAt = isPaid ? (usual < build.now ? usual : build.now) : null;
  build.rows.invoices.push({
    ...{ id, number: `FC-${year}-${String(place).padStart(6, '0')}`, year, place },
    ...{ subscription_id: subscriptionId, ordinal, plan, billing_interval: interval },
    ...{ period_from: period.from, period_to: period.to, anchor_day: period.anchorDay },
    amount_cents: priceOf(plan, interval) * 100,
    buyer_user_id: coach.person.userId,
    buyer_name: coach.person.name,
    buyer_institution: coach.institution?.name ?? null,
    buyer_email: coach.person.email,
    state: isPaid ? 'paid' : 'open',
    ...{ issued_at: at, due_at: period.from },
    ...(paidAt && {
      paid_at: paidAt,
      paid_on: dayOf(paidAt),
      paid_reference: `Transfer ${place}`,
      marked_by: office.admin.userId,
    }),
  });
  recordEvent(build, invoiceIssued(subscriptionId, { id }, SYSTEM), at);
  const admin = { userId: office.admin.userId, role: 'admin' };
  if (paidAt) recordEvent(build, invoicePaid(subscriptionId, id, admin), paidAt);
}

function takeNumber(build: DemoBuild, year: number): number {
  const numbers = build.rows.invoice_numbers.find((row) => row.year === year);
  if (!numbers) build.rows.invoice_numbers.push({ year, last: 1 });
  else numbers.last += 1;
  return numbers?.last ?? 1;
}

function issuedAt({ period }: Billed): Date {
  return addDays(period.from, -NOTICE_DAYS);
}

function priceOf(plan: BilledPlan, interval: BillingInterval): number {
  if (plan === 'global_report') return PLAN_PRICES.global_report.annual;
  if (plan === 'basic_scout') return PLAN_PRICES.basic_scout.monthly;
  return interval === 'year' ? PLAN_PRICES.pro_scout.annual : PLAN_PRICES.pro_scout.monthly;
}

function planOf(build: DemoBuild, { person }: Coach, plan: BilledPlan): DemoRow<'subscriptions'> | undefined {
  return build.rows.subscriptions.find((row) => row.owner_user_id === person.userId && row.plan === plan);
}

function activePlanOf(build: DemoBuild, coach: Coach) {
  const row = planOf(build, coach, 'pro_scout') ?? planOf(build, coach, 'basic_scout');
  if (!row?.id || row.status !== 'active' || !row.current_period_ends_at) return undefined;
  const plan: BilledPlan = row.plan === 'pro_scout' ? 'pro_scout' : 'basic_scout';
  return { row, id: row.id, plan, end: new Date(row.current_period_ends_at) };
}
