/** Sending purchase orders and taking them back. Every change answers with the whole of billing. */
import { billingSchema, type Billing } from '@faircourt/contracts/billing';
import type { SendPurchaseOrder } from '@faircourt/contracts/purchase-orders';
import { answerOf, api } from '../../../api/client.ts';
import { uploadFile, type Upload } from '../../../api/upload-file.ts';
import { useBillingChange } from '../billing.queries.ts';

export function useSendOrder() {
  return useBillingChange((body: SendPurchaseOrder) =>
    answerOf(api.POST('/api/billing/purchase-orders', { body })),
  );
}

export function useWithdrawOrder() {
  return useBillingChange((id: string) =>
    answerOf(api.DELETE('/api/billing/purchase-orders/{id}', { params: { path: { id } } })),
  );
}

export function useSendOrderDocument(orderId: string) {
  return useBillingChange(
    async ({ file, ...upload }: { file: File } & Pick<Upload, 'signal' | 'onProgress'>): Promise<Billing> => {
      const path = `/api/billing/purchase-orders/${orderId}/document?name=${encodeURIComponent(file.name)}`;
      const answer = await uploadFile({ ...upload, file, path });
      return billingSchema.parse(await answer.json());
    },
  );
}
