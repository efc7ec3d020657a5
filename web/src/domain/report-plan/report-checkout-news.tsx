import type { ReportPlan } from '@faircourt/contracts/report-plan';
import { useText } from '../../i18n/use-text.ts';
import { Alert } from '../../ui/alert.tsx';
import { useCheckoutReturn } from '../billing/use-checkout-return.ts';
import { checkoutNewsOf } from './checkout-news.ts';
import { useReportConfirmation } from './report-card.query.ts';

/** For who comes back from the payment service: the payment is awaited, has arrived, or goes back. */
export function ReportCheckoutNews({ plan }: { plan: ReportPlan }) {
  const t = useText();
  const told = checkoutNewsOf(plan);
  const news = useCheckoutReturn(told === 'confirming') ? told : null;
  useReportConfirmation(news === 'confirming');
  switch (news) {
    case 'confirming':
      return (
        <Alert kind="info" title={t('billing.card.confirming')}>
          {t('billing.card.confirming.text')}
        </Alert>
      );
    case 'done':
      return (
        <Alert kind="success" title={t('billing.card.done')}>
          {t('report_plan.card.done.text')}
        </Alert>
      );
    case 'returned':
      return (
        <Alert kind="info" title={t('report_plan.card.returned')}>
          {t('report_plan.card.returned.text')}
        </Alert>
      );
    case null:
      return null;
  }
}
