/** What the pages say of the report's subscription. */
import { RENEWAL_NOTICE_DAYS, type BillingCard, type BillingDetails } from '@faircourt/contracts/billing';
import type { ReportPlan } from '@faircourt/contracts/report-plan';
import { presentSubscription, priceOf, whatCan } from '../billing.presenter.ts';
import type { Prices } from '../billing.store.ts';
import type { InvoiceRow } from '../invoices/invoice.store.ts';
import type { Life } from '../life/life.ts';
import { endsWhenCancelled } from '../life/moments.ts';
import { addDays, later } from '../life/periods.ts';
import { REPORT_YEAR } from '../life/product.ts';
import { presentOrder } from '../orders/order.presenter.ts';
import type { OrderRow } from '../orders/order.store.ts';
import type { ReportDesk } from './report-plan.store.ts';

export interface PresentedReport {
  /** Null: what was never tried nor billed is nothing yet. */
  desk: ReportDesk | null;
  life: Life | null;
  trialEndsAt: Date | null;
  prices: Prices;
  details: BillingDetails | null;
  openInvoice: InvoiceRow | null;
  orders: readonly OrderRow[];
  card: BillingCard;
  isEndedBySuspension: boolean;
  trial: ReportPlan['trial'];
  /** What the reader may do at all, before their subscription is asked. */
  may: { buy: boolean; end: boolean };
  now: Date;
}

export function presentReportPlan(report: PresentedReport): ReportPlan {
  const { desk, life, prices, details, may, now } = report;
  const can = life && whatCan(life);
  const isChosen =
    life !== null && (life.bill !== null || (life.stage !== 'trialing' && life.stage !== 'lapsed'));
  const isRunning = life !== null && (life.stage !== 'lapsed' || life.bill !== null);
  return {
    subscription: desk && life ? presentSubscription({ ...report, desk, life, isOwner: true }) : null,
    offer: { ...priceOf(prices, REPORT_YEAR), ...foresee(life, now) },
    trial: report.trial,
    ends_if_cancelled: life && isRunning ? endsWhenCancelled(life, now).toISOString() : null,
    details,
    purchase_orders: report.orders.map(presentOrder),
    card: cardOf(report),
    can: {
      start_trial: may.buy && report.trial === 'free' && !isRunning,
      choose: may.buy && !isChosen && !can?.resume,
      // A trial without an order ends by itself.
      cancel: may.end && (can?.cancel ?? false) && (life?.stage !== 'trialing' || life.bill !== null),
      resume: may.buy && (can?.resume ?? false),
      send_purchase_order: may.buy && (can?.send_purchase_order ?? true),
      edit_details: may.end && desk !== null,
    },
  };
}

/** What nobody has asked for yet can be paid by card as well. */
function cardOf({ card, life, may }: PresentedReport): BillingCard {
  return { ...card, can_check_out: may.buy && (life === null ? card.is_offered : card.can_check_out) };
}

/** A year follows the trial, or what is paid; where nothing runs it begins with the payment. */
function foresee(life: Life | null, now: Date): Pick<ReportPlan['offer'], 'begins_on' | 'due_on'> {
  const after = endOf(life);
  const due = after ? later(after, now) : addDays(now, RENEWAL_NOTICE_DAYS);
  return { begins_on: after?.toISOString() ?? null, due_on: due.toISOString() };
}

function endOf(life: Life | null): Date | null {
  switch (life?.stage) {
    case 'trialing':
      return life.trialEndsAt;
    case 'active':
      return life.period.to;
    case 'on_account':
    case 'past_due':
      return life.bill.period.to;
    default:
      return null;
  }
}
