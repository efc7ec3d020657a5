/** The pages where one pays and changes the card are at the payment service, so the browser goes there. */
import type { PaymentPage } from '@faircourt/contracts/billing';
import { useMutation } from '@tanstack/react-query';

export function usePaymentPage<Input>(open: (wanted: Input) => Promise<PaymentPage>) {
  return useMutation({
    mutationFn: open,
    onSuccess: ({ url }) => window.location.assign(url),
  });
}
