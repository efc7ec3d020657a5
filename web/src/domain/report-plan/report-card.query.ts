/** Paying the report by card. */
import type { ReportPlan } from '@faircourt/contracts/report-plan';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { answerOf, api } from '../../api/client.ts';
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

const ASK_AGAIN_MS = 3_000;
const ASK_AT_MOST = 40;

/** Back from the payment service: asks until the payment is confirmed, and the shelf opens. */
export function useReportConfirmation(isWaiting: boolean) {
  const queryClient = useQueryClient();
  return useQuery({
    queryKey: ['report-checkout'],
    enabled: isWaiting,
    // A webhook goes on where this ends.
    refetchInterval: ({ state }) => (state.dataUpdateCount < ASK_AT_MOST ? ASK_AGAIN_MS : false),
    staleTime: 0,
    gcTime: 0,
    queryFn: async (): Promise<ReportPlan> => {
      const plan = await answerOf(api.POST('/api/billing/report/checkout/confirm'));
      if (plan.card.is_by_card || !plan.card.is_checking_out) {
        queryClient.setQueryData(reportPlanQuery.queryKey, plan);
        await Promise.all(
          [['billing', 'invoices'], ['player-reports']].map((queryKey) =>
            queryClient.invalidateQueries({ queryKey }),
          ),
        );
      }
      return plan;
    },
  });
}
