/** Trying, buying, ending and resuming the report: a life of its own beside the scout plan, for its reader alone. */
import type { SaveBillingDetails } from '@faircourt/contracts/billing';
import { LIMITS } from '@faircourt/contracts/limits';
import type { SendPurchaseOrder } from '@faircourt/contracts/purchase-orders';
import type { ReportPlan } from '@faircourt/contracts/report-plan';
import type { Transaction } from 'kysely';
import { actedBy } from '../../../access/engine/acted-by.ts';
import type { Guard } from '../../../access/engine/guard.ts';
import { recordEvent } from '../../../platform/audit.ts';
import type { Clock } from '../../../platform/clock.ts';
import { inTransaction, type Database, type Queries } from '../../../platform/database/database.ts';
import type { DB } from '../../../platform/database/schema.gen.ts';
import { AppError } from '../../../platform/errors.ts';
import type { RateLimiter } from '../../../platform/rate-limit.ts';
import { CHOOSE_PER_PLAN, RESUME_PER_PLAN } from '../billing.limits.ts';
import { changedDetails } from '../billing.service.ts';
import { findPrices, storeDetails } from '../billing.store.ts';
import { findInvoice, findOpenInvoiceId } from '../invoices/invoice.store.ts';
import { detailsSaved, offerChosen, planCancelled, planResumed, trialBegun } from '../life/life.events.ts';
import { findLife, listEndedBySuspension } from '../life/life.store.ts';
import { takeStep, type Taken } from '../life/live.service.ts';
import { endsWhenCancelled } from '../life/moments.ts';
import { passTime } from '../life/pass-time.ts';
import { addDays } from '../life/periods.ts';
import { REPORT_YEAR } from '../life/product.ts';
import { firstReminderOf } from '../life/reminders.ts';
import { placeOrder } from '../orders/order.service.ts';
import { listOrdersOf } from '../orders/order.store.ts';
import { countingUsedNumbers } from '../orders/used-numbers.ts';
import { reportDesk, type CardDesk } from '../stripe/card-desk.ts';
import type { CardPayments } from '../stripe/card.payments.ts';
import { presentCard } from '../stripe/card.presenter.ts';
import { isByCard, wishByCard, type CardWished } from '../stripe/wish.service.ts';
import { hasSomebodyTried } from '../subscription.store.ts';
import { holdReport, type ReportAction } from './hold-report.ts';
import { presentReportPlan } from './report-plan.presenter.ts';
import { findReportDesk, findReportDetails, storeReportTrial } from './report-plan.store.ts';

export interface ReportPlanDeps {
  db: Database;
  clock: Clock;
  limiter: RateLimiter;
  cards: CardPayments | null;
}

export async function readReportPlan(deps: ReportPlanDeps, guard: Guard): Promise<ReportPlan> {
  guard.authorise('billing.read');
  return presentFor(deps.db, deps, guard);
}

/** Fourteen days without a card, once for each person and each institution. Asking twice gives the same trial. */
export function beginReportTrial(deps: ReportPlanDeps, guard: Guard): Promise<ReportPlan> {
  return decide(deps, guard, 'player_report.buy', async (trx, subscriptionId, { by, now }) => {
    const { userId } = actedBy(guard);
    const before = await presentFor(trx, deps, guard);
    if (before.subscription?.stage === 'trialing') return;
    if (!before.can.start_trial) throw new AppError('billing_not_now', WHY_NO_TRIAL[before.trial]);
    // What the clock has to do first, such as taking an old invoice back.
    await takeStep(trx, subscriptionId, { kind: 'time' }, { by, now });
    const endsAt = addDays(now, LIMITS.trialDays);
    await storeReportTrial(trx, subscriptionId, { userId, endsAt, nextStepAt: firstReminderOf(endsAt) });
    await recordEvent(trx, trialBegun(subscriptionId, endsAt, by), now);
  });
}

const WHY_NO_TRIAL = {
  free: 'An invoice for the report is open. Take it back before you try the report out.',
  had: 'You have tried or had the report before.',
  used_elsewhere: 'The trial was used by another account of yours, or at your institution.',
} as const;

export function chooseReport(deps: ReportPlanDeps, guard: Guard): Promise<ReportPlan> {
  return decide(deps, guard, 'player_report.buy', async (trx, subscriptionId, taken) => {
    await takeStep(trx, subscriptionId, { kind: 'chosen', offer: REPORT_YEAR }, taken);
    await deps.limiter.count([{ limit: CHOOSE_PER_PLAN, key: subscriptionId }], trx);
    await recordEvent(trx, offerChosen(subscriptionId, REPORT_YEAR, taken.by), taken.now);
  });
}

/** A year by purchase order. Taking it back and adding its document are those of every order. */
export function orderReport(
  deps: ReportPlanDeps,
  guard: Guard,
  { number }: SendPurchaseOrder,
): Promise<ReportPlan> {
  return countingUsedNumbers(deps, guard, () =>
    decide(deps, guard, 'player_report.buy', (trx, subscriptionId, taken) =>
      placeOrder(deps, trx, { subscriptionId, number, by: actedBy(guard).userId, taken }),
    ),
  );
}

/** Ends with what is paid or tried, or at once when nothing is. */
export async function cancelReport(deps: ReportPlanDeps, guard: Guard): Promise<ReportPlan> {
  const desk = reportDesk('player_report.end');
  if (await isByCard(deps.db, guard, desk)) return askByCard(deps, guard, desk, { kind: 'cancel' });
  return decide(deps, guard, 'player_report.end', async (trx, subscriptionId, taken) => {
    const before = await findLife(trx, subscriptionId);
    const life = await takeStep(trx, subscriptionId, { kind: 'cancelled' }, taken);
    if (before && passTime(before.life, taken.now).life.stage === 'lapsed') return;
    const endsAt = endsWhenCancelled(life, taken.now);
    await recordEvent(trx, planCancelled(subscriptionId, endsAt, taken.by), taken.now);
  });
}

export async function resumeReport(deps: ReportPlanDeps, guard: Guard): Promise<ReportPlan> {
  const desk = reportDesk('player_report.buy');
  if (await isByCard(deps.db, guard, desk)) {
    return askByCard(deps, guard, desk, { kind: 'resume', limit: RESUME_PER_PLAN });
  }
  return decide(deps, guard, 'player_report.buy', async (trx, subscriptionId, taken) => {
    await takeStep(trx, subscriptionId, { kind: 'resumed' }, taken);
    await deps.limiter.count([{ limit: RESUME_PER_PLAN, key: subscriptionId }], trx);
    await recordEvent(trx, planResumed(subscriptionId, taken.by), taken.now);
  });
}

/** For those who own no scout plan; who owns one writes them there, and the report takes what was written last. */
export function saveReportDetails(
  deps: ReportPlanDeps,
  guard: Guard,
  details: SaveBillingDetails,
): Promise<ReportPlan> {
  return decide(deps, guard, 'player_report.end', async (trx, subscriptionId, { by, now }) => {
    const fields = changedDetails(await findReportDetails(trx, actedBy(guard).userId), details);
    if (fields.length === 0) return;
    await storeDetails(trx, subscriptionId, details, now);
    await recordEvent(trx, detailsSaved(subscriptionId, fields, by), now);
  });
}

async function decide(
  deps: ReportPlanDeps,
  guard: Guard,
  action: ReportAction,
  change: (trx: Transaction<DB>, subscriptionId: string, taken: Taken) => Promise<void>,
): Promise<ReportPlan> {
  return inTransaction(deps.db, async (trx) => {
    const { subscriptionId } = await holdReport(trx, guard, action);
    await change(trx, subscriptionId, { by: actedBy(guard), now: guard.now });
    return presentFor(trx, deps, guard);
  });
}

/** What the payment service has to do: written down, asked, and read again. */
async function askByCard(
  deps: ReportPlanDeps,
  guard: Guard,
  desk: CardDesk,
  wish: CardWished,
): Promise<ReportPlan> {
  await wishByCard(deps, guard, desk, wish);
  return presentFor(deps.db, deps, guard);
}

/** As it is now, also where the clock has not come by yet. */
async function presentFor(queries: Queries, { cards }: ReportPlanDeps, guard: Guard): Promise<ReportPlan> {
  const { userId } = actedBy(guard);
  const { now } = guard;
  const desk = await findReportDesk(queries, userId);
  const found = desk && (await findLife(queries, desk.id));
  const life = found ? passTime(found.life, now).life : null;
  const openId = desk && (await findOpenInvoiceId(queries, desk.id));
  const open = openId !== null && life?.bill?.isPaid === false ? await findInvoice(queries, openId) : null;
  const hadIt = found?.trialEndsAt != null || desk?.was_paid === true;
  const isUsed = !hadIt && (await hasSomebodyTried(queries, userId, [REPORT_YEAR.plan]));
  const isNothing = life?.stage === 'lapsed' && life.billed === 0 && !hadIt;
  const subscriptionId = desk?.id ?? null;
  return presentReportPlan({
    desk: isNothing ? null : desk,
    life,
    trialEndsAt: found?.trialEndsAt ?? null,
    prices: await findPrices(queries),
    details: desk && (await findReportDetails(queries, userId)),
    orders: desk ? await listOrdersOf(queries, { subscriptionId: desk.id, userId }) : [],
    openInvoice: open?.ordinal === life?.bill?.ordinal ? open : null,
    card: await presentCard(queries, { cards, subscriptionId, life, userId, isOwner: true, now }),
    isEndedBySuspension: desk !== null && (await listEndedBySuspension(queries, userId)).includes(desk.id),
    trial: hadIt ? 'had' : isUsed ? 'used_elsewhere' : 'free',
    may: { buy: guard.can('player_report.buy'), end: guard.can('player_report.end') },
    now,
  });
}
