/** Leads to the checkout of the payment service, and says whose page it is. */
import { CreditCard } from 'lucide-react';
import { useErrorText } from '../../api/use-error-text.ts';
import { useText } from '../../i18n/use-text.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';

type CardCheckoutProps = {
  isOpening: boolean;
  error: unknown;
  /** The number of the purchase order that waits and that the card replaces. */
  droppedOrder: string | null;
  onPay: () => void;
};

export function CardCheckout({ isOpening, error, droppedOrder, onPay }: CardCheckoutProps) {
  const t = useText();
  const errorText = useErrorText();
  return (
    <div className="flex flex-col gap-3">
      <p className="text-muted">{t('billing.card.choose')}</p>
      {droppedOrder !== null && (
        <Alert kind="caution">{t('billing.card.drops_order', { order: droppedOrder })}</Alert>
      )}
      {error !== null && <Alert kind="error">{errorText(error)}</Alert>}
      <Button
        width="full"
        icon={<CreditCard aria-hidden />}
        isBusy={isOpening}
        busyText={t('billing.card.opening')}
        onClick={onPay}
      >
        {t('billing.card.pay')}
      </Button>
    </div>
  );
}
