/** Paying a plan by card. */
import type { BillingCard, ChooseOffer } from '@faircourt/contracts/billing';
import { useQuery } from '@tanstack/react-query';
import { answerOf, api } from '../../../api/client.ts';
import { useCheckoutConfirmation } from '../../../domain/billing/use-checkout-confirmation.ts';
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

export function useConfirmation(isWaiting: boolean): void {
  useCheckoutConfirmation<BillingCard>(isWaiting, {
    confirm: () => answerOf(api.POST('/api/billing/checkout/confirm')),
    cardOf: (card) => card,
    shownAt: KEY,
    changes: [['billing', 'own'], ['billing', 'invoices'], ['allowance'], ['team']],
  });
}
