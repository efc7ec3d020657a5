import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useRole } from '../../api/session/use-role.ts';
import { useMoney } from '../../domain/billing/use-money.ts';
import { ReportCheckoutNews } from '../../domain/report-plan/report-checkout-news.tsx';
import { GetReport } from '../../domain/report-plan/report-plan-actions.tsx';
import { reportPlanWords } from '../../domain/report-plan/report-plan-words.ts';
import { reportPlanQuery } from '../../domain/report-plan/report-plan.query.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useText } from '../../i18n/use-text.ts';
import { useNow } from '../../shell/clock/use-clock.ts';
import { invoicePath, PATHS } from '../../shell/paths.ts';
import { Alert } from '../../ui/alert.tsx';
import { buttonClasses } from '../../ui/button.tsx';

/** What the coach who reads has of the report, until when, and what waits. Nothing for those who never asked for it, and for admins. */
export function OwnReportPlan() {
  const t = useText();
  const format = useFormat();
  const money = useMoney();
  const isCoach = useRole() === 'coach';
  const { data: plan } = useQuery({ ...reportPlanQuery, enabled: isCoach });
  const now = useNow(plan?.subscription?.trial_ends_at ?? null);
  const order = plan?.purchase_orders.find(({ state }) => state === 'pending');
  const hasNone = plan?.subscription === null && plan.trial !== 'used_elsewhere';
  if (!plan) return null;
  if (hasNone && !order) return <ReportCheckoutNews plan={plan} />;
  const { text } = reportPlanWords(plan, { t, format, now });
  const open = plan.subscription?.open_invoice ?? null;
  const isLate = plan.subscription?.stage === 'past_due';
  return (
    <>
      <ReportCheckoutNews plan={plan} />
      <Alert
        kind={isLate ? 'caution' : 'info'}
        action={
          <div className="flex flex-wrap gap-3">
            {plan.subscription?.stage === 'trialing' && <GetReport plan={plan} />}
            <Link
              to={open ? invoicePath(open.id) : PATHS.billing}
              className={buttonClasses({ variant: 'secondary' })}
            >
              {t(open ? 'billing.open_invoice.action' : 'report_plan.manage')}
            </Link>
          </div>
        }
      >
        {!hasNone && `${text} `}
        {order && `${t('report_plan.order.waiting', { number: order.number })} `}
        {open &&
          `${t('billing.open_invoice', { amount: money(open, 'exact'), date: format.day(open.due_on) })}.`}
      </Alert>
    </>
  );
}
