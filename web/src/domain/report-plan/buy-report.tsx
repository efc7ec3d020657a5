/** Buys a year of the report: by invoice, or by card where cards are taken. The day and the amount are said before anybody confirms. */
import type { ReportPlan } from '@faircourt/contracts/report-plan';
import { useState } from 'react';
import { useErrorText } from '../../api/use-error-text.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useText } from '../../i18n/use-text.ts';
import { ConfirmedAction } from '../../shell/confirmed-action.tsx';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogActions, DialogClose, DialogContent, DialogTrigger } from '../../ui/dialog.tsx';
import { toast } from '../../ui/toast.tsx';
import { CardCheckout } from '../billing/card-checkout.tsx';
import { useMoney } from '../billing/use-money.ts';
import { useReportCheckout } from './report-card.query.ts';
import { useBuyReport } from './report-plan.query.ts';

type Plan = { plan: ReportPlan };

export function BuyReport({ plan }: Plan) {
  return plan.card.can_check_out ? <BuyEitherWay plan={plan} /> : <BuyByInvoice plan={plan} />;
}

function BuyByInvoice({ plan: { offer, can } }: Plan) {
  const t = useText();
  const format = useFormat();
  const money = useMoney();
  const buy = useBuyReport();
  const when = useBeginning({ offer });
  return (
    <ConfirmedAction
      trigger={
        <Button variant={can.start_trial ? 'secondary' : 'accent'}>
          {t('report_plan.buy', { amount: money(offer) })}
        </Button>
      }
      title={t('report_plan.buy.question')}
      description={[
        when,
        t('billing.choose.charge', { amount: money(offer), date: format.day(offer.due_on) }),
        t('report_plan.buy.renews'),
        t('report_plan.buy.by_invoice'),
      ].join(' ')}
      confirmLabel={t('billing.choose.confirm')}
      busyText={t('billing.saving')}
      isDestructive={false}
      onConfirm={() => buy.mutateAsync()}
      done={{ title: t('report_plan.buy.done'), description: t('report_plan.buy.done.text') }}
      failed={t('billing.not_saved')}
    />
  );
}

function BuyEitherWay({ plan }: Plan) {
  const t = useText();
  const money = useMoney();
  const [isOpen, setIsOpen] = useState(false);
  const { offer, can } = plan;
  return (
    <Dialog open={isOpen} onOpenChange={setIsOpen}>
      <DialogTrigger asChild>
        <Button variant={can.start_trial ? 'secondary' : 'accent'}>
          {t('report_plan.buy', { amount: money(offer) })}
        </Button>
      </DialogTrigger>
      <DialogContent title={t('report_plan.buy.question')}>
        <EitherWay plan={plan} onClose={() => setIsOpen(false)} />
      </DialogContent>
    </Dialog>
  );
}

function EitherWay({ plan: { offer, card }, onClose }: Plan & { onClose: () => void }) {
  const t = useText();
  const format = useFormat();
  const money = useMoney();
  const errorText = useErrorText();
  const checkout = useReportCheckout();
  const buy = useBuyReport();
  const when = useBeginning({ offer });
  const amount = { amount: money(offer), date: format.day(offer.due_on) };
  const byInvoice = async () => {
    try {
      await buy.mutateAsync();
      toast.success({ title: t('report_plan.buy.done'), description: t('report_plan.buy.done.text') });
      onClose();
    } catch {
      // Said in the dialog, which stays open.
    }
  };
  return (
    <div className="flex flex-col gap-4">
      <p>
        {when}{' '}
        {t(offer.begins_on === null ? 'billing.choose.charge_now' : 'billing.choose.charge_either', amount)}
      </p>
      <p>
        {t('report_plan.buy.renews_either')} {t('report_plan.buy.order')}
      </p>
      <CardCheckout
        isOpening={checkout.isPending}
        error={checkout.error}
        droppedOrder={card.drops_order}
        onPay={() => checkout.mutate()}
      />
      {buy.error !== null && <Alert kind="error">{errorText(buy.error, t('billing.not_saved'))}</Alert>}
      <DialogActions className="mt-2">
        <DialogClose asChild>
          <Button variant="secondary">{t('ui.cancel')}</Button>
        </DialogClose>
        <Button
          variant="secondary"
          isBusy={buy.isPending}
          busyText={t('billing.saving')}
          onClick={() => void byInvoice()}
        >
          {t('billing.choose.by_invoice')}
        </Button>
      </DialogActions>
    </div>
  );
}

function useBeginning({ offer }: Pick<ReportPlan, 'offer'>): string {
  const t = useText();
  const format = useFormat();
  return offer.begins_on === null
    ? t('report_plan.buy.when_paid')
    : t('report_plan.buy.after_trial', { date: format.day(offer.begins_on) });
}
