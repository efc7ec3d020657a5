/** The report's own subscription: what it is, and what its reader decides about it. For /dashboard/reports and /dashboard/billing. */
import type { SaveBillingDetails } from '@faircourt/contracts/billing';
import type { SendPurchaseOrder } from '@faircourt/contracts/purchase-orders';
import type { ReportPlan } from '@faircourt/contracts/report-plan';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { answerOf, api } from '../../api/client.ts';

export const reportPlanQuery = queryOptions({
  queryKey: ['billing', 'report'],
  queryFn: ({ signal }): Promise<ReportPlan> => answerOf(api.GET('/api/billing/report', { signal })),
});

export function useBeginReportTrial() {
  return useReportChange<void>(() => answerOf(api.POST('/api/billing/report/trial')));
}

export function useBuyReport() {
  return useReportChange<void>(() => answerOf(api.POST('/api/billing/report/choose')));
}

export function useOrderReport() {
  return useReportChange((body: SendPurchaseOrder) =>
    answerOf(api.POST('/api/billing/report/purchase-orders', { body })),
  );
}

export function useCancelReport() {
  return useReportChange<void>(() => answerOf(api.POST('/api/billing/report/cancel')));
}

export function useResumeReport() {
  return useReportChange<void>(() => answerOf(api.POST('/api/billing/report/resume')));
}

export function useSaveReportDetails() {
  return useReportChange((body: SaveBillingDetails) =>
    answerOf(api.PUT('/api/billing/report/details', { body })),
  );
}

function useReportChange<Input>(change: (wanted: Input) => Promise<ReportPlan>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: (plan) => queryClient.setQueryData(reportPlanQuery.queryKey, plan),
    // Also after a refusal: time or an admin may have changed it. The shelf opens and locks with it.
    onSettled: () =>
      Promise.all(
        [['billing'], ['player-reports']].map((queryKey) => queryClient.invalidateQueries({ queryKey })),
      ),
  });
}
