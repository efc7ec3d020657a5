/** The other way to pay, beside the invoice: leads to the checkout of the payment service. */
import type { ChooseOffer } from '@faircourt/contracts/billing';
import { CreditCard } from 'lucide-react';
import { useErrorText } from '../../../api/use-error-text.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { useCard, useCheckout } from './card.queries.ts';

export function PayByCard({ offer: { plan, interval } }: { offer: ChooseOffer }) {
  const t = useText();
  const errorText = useErrorText();
  const checkout = useCheckout();
  const { data: card } = useCard();
  const order = card?.drops_order ?? null;
  return (
    <div className="flex flex-col gap-3">
      <p className="text-muted">{t('billing.card.choose')}</p>
      {order !== null && <Alert kind="caution">{t('billing.card.drops_order', { order })}</Alert>}
      {checkout.error !== null && <Alert kind="error">{errorText(checkout.error)}</Alert>}
      <Button
        width="full"
        icon={<CreditCard aria-hidden />}
        isBusy={checkout.isPending}
        busyText={t('billing.card.opening')}
        onClick={() => checkout.mutate({ plan, interval })}
      >
        {t('billing.card.pay')}
      </Button>
    </div>
  );
}
