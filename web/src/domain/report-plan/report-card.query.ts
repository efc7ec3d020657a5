/** Paying the report by card. */
import type { ReportPlan } from '@faircourt/contracts/report-plan';
import { answerOf, api } from '../../api/client.ts';
import { useCheckoutConfirmation } from '../billing/use-checkout-confirmation.ts';
import { usePaymentPage } from '../billing/use-payment-page.ts';
import { reportPlanQuery } from './report-plan.query.ts';

export function useReportCheckout() {
  return usePaymentPage<void>(() => answerOf(api.POST('/api/billing/report/checkout')));
}

export function useReportPortal() {
  return usePaymentPage<void>(() => answerOf(api.POST('/api/billing/report/portal')));
}

/** Stripe's own page of what the card did not pay. */
export function useUnpaidReport() {
  return usePaymentPage<void>(() => answerOf(api.POST('/api/billing/report/unpaid')));
}

/** Once the payment is confirmed the shelf opens. */
export function useReportConfirmation(isWaiting: boolean): void {
  useCheckoutConfirmation<ReportPlan>(isWaiting, {
    confirm: () => answerOf(api.POST('/api/billing/report/checkout/confirm')),
    cardOf: ({ card }) => card,
    shownAt: reportPlanQuery.queryKey,
    changes: [['billing', 'invoices'], ['player-reports']],
  });
}
