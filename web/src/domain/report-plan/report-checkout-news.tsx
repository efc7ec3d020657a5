import type { ReportPlan } from '@faircourt/contracts/report-plan';
import { useSearchParams } from 'react-router';
import { useText } from '../../i18n/use-text.ts';
import { Alert } from '../../ui/alert.tsx';
import { useReportConfirmation } from './report-card.query.ts';

/** For who comes back from the payment service: the payment is awaited, or has arrived. */
export function ReportCheckoutNews({ plan: { card } }: { plan: ReportPlan }) {
  const t = useText();
  const [search] = useSearchParams();
  const isBack = search.get('checkout') === 'done';
  const isUnconfirmed = isBack && !card.is_by_card && card.is_checking_out;
  useReportConfirmation(isUnconfirmed);
  if (isUnconfirmed) {
    return (
      <Alert kind="info" title={t('billing.card.confirming')}>
        {t('billing.card.confirming.text')}
      </Alert>
    );
  }
  return isBack && card.is_by_card ? (
    <Alert kind="success" title={t('billing.card.done')}>
      {t('report_plan.card.done.text')}
    </Alert>
  ) : null;
}
