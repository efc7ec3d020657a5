/** Reading and changing what a coach pays for. Every change answers with the whole, so the page follows at once. */
import type {
  Billing,
  ChooseOffer,
  ForeseenCancel,
  ForeseenChoice,
  Invoice,
  InvoiceList,
  SaveBillingDetails,
} from '@faircourt/contracts/billing';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { answerOf, api } from '../../api/client.ts';
import { downloadFile } from '../../api/download-file.ts';
import { billingQuery } from '../../domain/billing/billing.query.ts';

/** What an open dialog says must be true now, so nothing of it is kept. */
const ALWAYS_FRESH = { staleTime: 0, gcTime: 0 } as const;

export function useForeseenChoice({ plan, interval }: ChooseOffer) {
  return useQuery({
    queryKey: ['billing', 'foresee', plan, interval],
    queryFn: ({ signal }): Promise<ForeseenChoice> =>
      answerOf(api.GET('/api/billing/foresee', { params: { query: { plan, interval } }, signal })),
    ...ALWAYS_FRESH,
  });
}

export function useForeseenCancel() {
  return useQuery({
    queryKey: ['billing', 'foresee-cancel'],
    queryFn: ({ signal }): Promise<ForeseenCancel> =>
      answerOf(api.GET('/api/billing/foresee-cancel', { signal })),
    ...ALWAYS_FRESH,
  });
}

export function useInvoices() {
  return useQuery({
    queryKey: ['billing', 'invoices'],
    queryFn: ({ signal }): Promise<InvoiceList> => answerOf(api.GET('/api/billing/invoices', { signal })),
  });
}

export function useInvoice(id: string) {
  return useQuery({
    queryKey: ['billing', 'invoices', id],
    queryFn: ({ signal }): Promise<Invoice> =>
      answerOf(api.GET('/api/billing/invoices/{id}', { params: { path: { id } }, signal })),
  });
}

export function downloadInvoice(id: string): Promise<Blob> {
  return downloadFile(`/api/billing/invoices/${id}/pdf`);
}

export function useChooseOffer() {
  return useBillingChange((body: ChooseOffer) => answerOf(api.POST('/api/billing/choose', { body })));
}

export function useCancelPlan() {
  return useBillingChange<void>(() => answerOf(api.POST('/api/billing/cancel')));
}

export function useResumePlan() {
  return useBillingChange<void>(() => answerOf(api.POST('/api/billing/resume')));
}

/** Takes back a change that waits for the next period. */
export function useKeepPlan() {
  return useBillingChange<void>(() => answerOf(api.POST('/api/billing/keep')));
}

export function useSaveDetails() {
  return useBillingChange((body: SaveBillingDetails) => answerOf(api.PUT('/api/billing/details', { body })));
}

export function useBillingChange<Input>(change: (wanted: Input) => Promise<Billing>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: (billing) => queryClient.setQueryData(billingQuery.queryKey, billing),
    // Also after a refusal: time or an admin may have changed the plan. What the plan opens changes with it.
    onSettled: () =>
      Promise.all(
        [['billing'], ['allowance'], ['team']].map((queryKey) => queryClient.invalidateQueries({ queryKey })),
      ),
  });
}
