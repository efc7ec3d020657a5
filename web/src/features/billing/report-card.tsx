import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { Link } from 'react-router';
import { useErrorText } from '../../api/use-error-text.ts';
import { useMoney } from '../../domain/billing/use-money.ts';
import { EndReport, GetReport } from '../../domain/report-plan/report-plan-actions.tsx';
import { reportPlanWords } from '../../domain/report-plan/report-plan-words.ts';
import { reportPlanQuery, useOrderReport } from '../../domain/report-plan/report-plan.query.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useText } from '../../i18n/use-text.ts';
import { useNow } from '../../shell/clock/use-clock.ts';
import { PATHS } from '../../shell/paths.ts';
import { Badge } from '../../ui/badge.tsx';
import { buttonClasses } from '../../ui/button.tsx';
import { Card, CardContent, CardFooter, CardTitle } from '../../ui/card.tsx';
import { ErrorState, LoadingView } from '../../ui/states.tsx';
import { OpenInvoice } from './open-invoice.tsx';
import { OrderRows } from './orders/order-row.tsx';
import { SendOrder } from './orders/send-order.tsx';
import { ReportCardInstead, ReportPayment } from './report-card-payment.tsx';

/** The Global Player Report beside the plan of the desk: a subscription of its own, for its reader alone. */
export function ReportCard() {
  const t = useText();
  const format = useFormat();
  const money = useMoney();
  const errorText = useErrorText();
  const titleId = useId();
  const { data: plan, error, isPending, isFetching, refetch } = useQuery(reportPlanQuery);
  const { mutateAsync: order } = useOrderReport();
  const now = useNow(plan?.subscription?.trial_ends_at ?? null);
  if (isPending) return <LoadingView />;
  if (plan === undefined) {
    return (
      <Card>
        <ErrorState title={t('report_plan.failed')} onRetry={() => void refetch()} isRetrying={isFetching}>
          {errorText(error)}
        </ErrorState>
      </Card>
    );
  }
  const { subscription, can, offer, card } = plan;
  const { badge, text } = reportPlanWords(plan, { t, format, now });
  const charge = subscription?.next_charge ?? null;
  const none = can.choose ? `${money(offer)} ${t('billing.per.year')}` : t('billing.next_charge.none');
  const costs = charge
    ? t('billing.next_charge.on', { amount: money(charge), date: format.day(charge.on) })
    : none;
  return (
    <>
      {subscription?.open_invoice && (
        <OpenInvoice invoice={subscription.open_invoice} subscription={subscription} />
      )}
      <Card aria-labelledby={titleId}>
        <CardContent className="flex flex-col gap-4">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
            <CardTitle id={titleId} className="text-2xl">
              {t('auth.plan.global_report')}
              <span className="text-muted"> · {t('billing.interval.year')}</span>
            </CardTitle>
            {badge && (
              <Badge tone={badge.tone} icon={badge.icon}>
                {badge.text}
              </Badge>
            )}
          </div>
          <p className="max-w-2xl">{text}</p>
          <dl className="flex flex-col gap-1.5 border-t border-line pt-4">
            <dt className="text-sm text-muted">
              {t(charge === null && can.choose ? 'report_plan.price' : 'billing.next_charge')}
            </dt>
            <dd className="font-medium tabular-nums">{costs}</dd>
            {(can.choose || can.send_purchase_order) && (
              <dd className="text-sm text-muted">
                {t(card.can_check_out ? 'report_plan.how_paid_card' : 'report_plan.how_paid')}
              </dd>
            )}
          </dl>
          <ReportPayment plan={plan} />
        </CardContent>
        {plan.purchase_orders.length > 0 && (
          <OrderRows orders={plan.purchase_orders} label={t('report_plan.orders')} />
        )}
        <CardFooter>
          <Link to={PATHS.reports} className={buttonClasses({ variant: 'secondary' })}>
            {t('report_plan.open')}
          </Link>
          <GetReport plan={plan} />
          <ReportCardInstead plan={plan} />
          {can.send_purchase_order && (
            <SendOrder
              annual={{ ...offer, plan: 'global_report' }}
              label={t('report_plan.order')}
              send={order}
            />
          )}
          <EndReport plan={plan} />
        </CardFooter>
      </Card>
    </>
  );
}
