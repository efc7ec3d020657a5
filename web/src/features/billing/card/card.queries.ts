/** Paying a plan by card. */
import type { BillingCard, ChooseOffer } from '@faircourt/contracts/billing';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { answerOf, api } from '../../../api/client.ts';
import { usePaymentPage } from '../../../domain/billing/use-payment-page.ts';

const KEY = ['billing', 'card'];

export function useCard() {
  return useQuery({
    queryKey: KEY,
    queryFn: ({ signal }): Promise<BillingCard> => answerOf(api.GET('/api/billing/card', { signal })),
  });
}

export function useCheckout() {
  return usePaymentPage((body: ChooseOffer) => answerOf(api.POST('/api/billing/checkout', { body })));
}

/** Stripe's own page of what the card did not pay. */
export function useUnpaid() {
  return usePaymentPage<void>(() => answerOf(api.POST('/api/billing/unpaid')));
}

export function usePortal() {
  return usePaymentPage<void>(() => answerOf(api.POST('/api/billing/portal')));
}

const ASK_AGAIN_MS = 3_000;
const ASK_AT_MOST = 40;

/** Back from the payment service: asks until the payment is confirmed. */
export function useConfirmation(isWaiting: boolean) {
  const queryClient = useQueryClient();
  return useQuery({
    queryKey: [...KEY, 'confirmation'],
    enabled: isWaiting,
    // A webhook goes on where this ends.
    refetchInterval: ({ state }) => (state.dataUpdateCount < ASK_AT_MOST ? ASK_AGAIN_MS : false),
    staleTime: 0,
    gcTime: 0,
    queryFn: async (): Promise<BillingCard> => {
      const card = await answerOf(api.POST('/api/billing/checkout/confirm'));
      if (card.is_by_card || !card.is_checking_out) {
        queryClient.setQueryData(KEY, card);
        await Promise.all(
          [['billing', 'own'], ['billing', 'invoices'], ['allowance'], ['team']].map((queryKey) =>
            queryClient.invalidateQueries({ queryKey }),
          ),
        );
      }
      return card;
    },
  });
}
