/** How the plan is paid by card: which card, and what waits for the payment service. Nothing where no cards are taken. */
import { chooseOfferSchema, type BillingCard, type BillingSubscription } from '@faircourt/contracts/billing';
import { useId } from 'react';
import { useErrorText } from '../../../api/use-error-text.ts';
import { useCheckoutReturn } from '../../../domain/billing/use-checkout-return.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card, CardContent, CardHeader, CardTitle } from '../../../ui/card.tsx';
import { brandName } from './brand-name.ts';
import { useCard, useConfirmation, usePortal, useUnpaid } from './card.queries.ts';
import { PayByCard } from './pay-by-card.tsx';

type Props = { subscription: BillingSubscription };

export function CardCard({ subscription }: Props) {
  const { data: card } = useCard();
  if (!card?.is_offered) return null;
  return (
    <>
      <Waiting card={card} />
      {card.is_by_card && <PaidByCard card={card} subscription={subscription} />}
      {card.can_check_out && <CardInstead subscription={subscription} />}
    </>
  );
}

function Waiting({ card }: { card: BillingCard }) {
  const t = useText();
  const isConfirming = !card.is_by_card && card.is_checking_out;
  const isBack = useCheckoutReturn(isConfirming);
  const isUnconfirmed = isBack && isConfirming;
  useConfirmation(isUnconfirmed);
  if (isUnconfirmed) {
    return (
      <Alert kind="info" title={t('billing.card.confirming')}>
        {t('billing.card.confirming.text')}
      </Alert>
    );
  }
  if (card.is_waiting) return <Alert kind="info" title={t('billing.card.waiting')} />;
  return isBack && card.is_by_card ? (
    <Alert kind="success" title={t('billing.card.done')}>
      {t('billing.card.done.text')}
    </Alert>
  ) : null;
}

/** A period that an invoice has paid runs to its end, and the card pays what follows. */
function CardInstead({ subscription: { stage, plan, interval, scheduled, period_to: paidTo } }: Props) {
  const t = useText();
  const format = useFormat();
  const titleId = useId();
  const next = chooseOfferSchema.safeParse(scheduled ?? { plan, interval });
  if (stage !== 'active' || paidTo === null || !next.success) return null;
  return (
    <Card aria-labelledby={titleId}>
      <CardHeader>
        <CardTitle id={titleId}>{t('billing.card')}</CardTitle>
      </CardHeader>
      <CardContent className="flex max-w-2xl flex-col gap-4">
        <p>{t('billing.card.instead', { date: format.day(paidTo) })}</p>
        <PayByCard offer={next.data} />
      </CardContent>
    </Card>
  );
}

function PaidByCard({ card, subscription }: { card: BillingCard; subscription: BillingSubscription }) {
  const t = useText();
  const format = useFormat();
  const titleId = useId();
  const errorText = useErrorText();
  const portal = usePortal();
  const unpaid = useUnpaid();
  const failure = portal.error ?? unpaid.error;
  const { payment_method: method } = card;
  const { stage, grace_ends_at: graceEnds } = subscription;
  const isUnpaid = stage === 'past_due' && graceEnds !== null;
  return (
    <Card aria-labelledby={titleId}>
      <CardHeader>
        <CardTitle id={titleId}>{t('billing.card')}</CardTitle>
      </CardHeader>
      <CardContent className="flex flex-col gap-4">
        {isUnpaid && (
          <Alert kind="caution" title={t('billing.card.refused')}>
            {t('billing.card.refused.text', { date: format.day(graceEnds) })}
          </Alert>
        )}
        <p>
          {method
            ? t('billing.card.method', { brand: brandName(method.brand), last4: method.last4 })
            : t('billing.card.no_method')}
        </p>
        {failure !== null && <Alert kind="error">{errorText(failure)}</Alert>}
        <div className="flex flex-wrap gap-3">
          {isUnpaid && (
            <Button
              isBusy={unpaid.isPending}
              busyText={t('billing.card.opening')}
              onClick={() => unpaid.mutate()}
            >
              {t('billing.card.pay_unpaid')}
            </Button>
          )}
          {card.can_manage && (
            <Button
              variant="secondary"
              isBusy={portal.isPending}
              busyText={t('billing.card.opening')}
              onClick={() => portal.mutate()}
            >
              {t('billing.card.manage')}
            </Button>
          )}
        </div>
      </CardContent>
    </Card>
  );
}
