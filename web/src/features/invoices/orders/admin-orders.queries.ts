/** Purchase orders, for admins: read by state, accepted or refused. */
import type { AdminPurchaseOrders, PurchaseOrderState } from '@faircourt/contracts/purchase-orders';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { answerOf, api } from '../../../api/client.ts';

export function useAdminOrders(state: PurchaseOrderState) {
  return useQuery({
    queryKey: ['purchase_orders', 'list', state],
    queryFn: ({ signal }): Promise<AdminPurchaseOrders> =>
      answerOf(api.GET('/api/admin/purchase-orders', { params: { query: { state } }, signal })),
  });
}

export function useAcceptOrder(id: string) {
  return useOrderChange<void, unknown>(() =>
    answerOf(api.POST('/api/admin/purchase-orders/{id}/accept', { params: { path: { id } } })),
  );
}

export function useRefuseOrder(id: string) {
  return useOrderChange((reason: string) =>
    answerOf(
      api.POST('/api/admin/purchase-orders/{id}/refuse', { params: { path: { id } }, body: { reason } }),
    ),
  );
}

function useOrderChange<Input, Answer>(change: (wanted: Input) => Promise<Answer>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: change,
    // Also after a refusal: another admin may have been faster. An accepted order is an open invoice.
    onSettled: () =>
      Promise.all(
        [['purchase_orders'], ['invoices']].map((queryKey) => queryClient.invalidateQueries({ queryKey })),
      ),
  });
}
