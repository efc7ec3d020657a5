/** The other way to pay a plan, beside the invoice. */
import type { ChooseOffer } from '@faircourt/contracts/billing';
import { CardCheckout } from '../../../domain/billing/card-checkout.tsx';
import { useCard, useCheckout } from './card.queries.ts';

export function PayByCard({ offer: { plan, interval } }: { offer: ChooseOffer }) {
  const { mutate, isPending, error } = useCheckout();
  const { data: card } = useCard();
  return (
    <CardCheckout
      isOpening={isPending}
      error={error}
      droppedOrder={card?.drops_order ?? null}
      onPay={() => mutate({ plan, interval })}
    />
  );
}
