/** Every invoice, for admins: read by state, marked as paid, made void. */
import type { AdminInvoices, InvoiceState, MarkInvoicePaid } from '@faircourt/contracts/billing';
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { answerOf, api } from '../../api/client.ts';

export function useAdminInvoices(state: InvoiceState, isAllowed: boolean) {
  return useInfiniteQuery({
    queryKey: ['invoices', 'list', state],
    enabled: isAllowed,
    initialPageParam: '',
    queryFn: ({ pageParam: after, signal }): Promise<AdminInvoices> =>
      answerOf(
        api.GET('/api/admin/invoices', { params: { query: { state, ...(after && { after }) } }, signal }),
      ),
    getNextPageParam: (page) => page.next,
    select: ({ pages }) => ({
      items: pages.flatMap(({ items }) => items),
      open: pages[0]?.open ?? 0,
      overdue: pages[0]?.overdue ?? 0,
    }),
  });
}

export function useMarkPaid(id: string) {
  return useInvoiceChange((body: MarkInvoicePaid) =>
    answerOf(api.POST('/api/admin/invoices/{id}/paid', { params: { path: { id } }, body })),
  );
}

export function useVoidInvoice(id: string) {
  return useInvoiceChange((reason: string) =>
    answerOf(api.POST('/api/admin/invoices/{id}/void', { params: { path: { id } }, body: { reason } })),
  );
}

function useInvoiceChange<Input, Answer>(change: (wanted: Input) => Promise<Answer>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: change,
    // Also after a refusal: another admin may have been faster.
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['invoices'] }),
  });
}
