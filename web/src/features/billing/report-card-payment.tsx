/** How the report is paid by card: which card, where it is changed, and a card in the place of an invoice. */
import type { ReportPlan } from '@faircourt/contracts/report-plan';
import { CreditCard } from 'lucide-react';
import { useErrorText } from '../../api/use-error-text.ts';
import { CardCheckout } from '../../domain/billing/card-checkout.tsx';
import { useMoney } from '../../domain/billing/use-money.ts';
import {
  useReportCheckout,
  useReportPortal,
  useUnpaidReport,
} from '../../domain/report-plan/report-card.query.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useText } from '../../i18n/use-text.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogContent, DialogTrigger } from '../../ui/dialog.tsx';
import { brandName } from './card/brand-name.ts';

type Plan = { plan: ReportPlan };

export function ReportPayment({ plan }: Plan) {
  const t = useText();
  const errorText = useErrorText();
  const portal = useReportPortal();
  const unpaid = useUnpaidReport();
  const { card, subscription } = plan;
  const { payment_method: method } = card;
  const failure = portal.error ?? unpaid.error;
  if (!card.is_by_card) return null;
  return (
    <div className="flex flex-col gap-3 border-t border-line pt-4">
      {card.is_waiting && <Alert kind="info" title={t('billing.card.waiting')} />}
      <dl className="flex flex-col gap-1.5">
        <dt className="text-sm text-muted">{t('billing.card')}</dt>
        <dd className="font-medium">
          {method
            ? t('billing.card.method', { brand: brandName(method.brand), last4: method.last4 })
            : t('billing.card.no_method')}
        </dd>
      </dl>
      {failure !== null && <Alert kind="error">{errorText(failure)}</Alert>}
      <div className="flex flex-wrap gap-3">
        {subscription?.stage === 'past_due' && (
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
    </div>
  );
}

/** For who has ordered or paid a year by invoice. */
export function ReportCardInstead({ plan }: Plan) {
  const t = useText();
  const { card, can } = plan;
  if (!card.can_check_out || can.choose || can.resume) return null;
  return (
    <Dialog>
      <DialogTrigger asChild>
        <Button variant="secondary" icon={<CreditCard aria-hidden />}>
          {t('billing.card.pay')}
        </Button>
      </DialogTrigger>
      <DialogContent title={t('report_plan.card.instead')}>
        <Instead plan={plan} />
      </DialogContent>
    </Dialog>
  );
}

function Instead({ plan: { subscription, offer, card } }: Plan) {
  const t = useText();
  const format = useFormat();
  const money = useMoney();
  const { mutate, isPending, error } = useReportCheckout();
  const paidTo = subscription?.stage === 'active' ? subscription.period_to : null;
  const charge =
    offer.begins_on === null
      ? t('report_plan.card.charged_now', { amount: money(offer) })
      : t('billing.choose.charge_card', { amount: money(offer), date: format.day(offer.begins_on) });
  return (
    <div className="flex flex-col gap-4">
      <p>
        {paidTo === null
          ? `${charge} ${t('report_plan.card.invoice_void')}`
          : t('billing.card.instead', { date: format.day(paidTo) })}
      </p>
      <CardCheckout
        isOpening={isPending}
        error={error}
        droppedOrder={card.drops_order}
        onPay={() => mutate()}
      />
    </div>
  );
}
