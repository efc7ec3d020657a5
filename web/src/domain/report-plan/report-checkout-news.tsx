import type { ReportPlan } from '@faircourt/contracts/report-plan';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useText } from '../../i18n/use-text.ts';
import { Alert } from '../../ui/alert.tsx';
import { checkoutNewsOf } from './checkout-news.ts';
import { useReportConfirmation } from './report-card.query.ts';

/** For who comes back from the payment service: the payment is awaited, has arrived, or goes back. */
export function ReportCheckoutNews({ plan }: { plan: ReportPlan }) {
  const t = useText();
  const [search, setSearch] = useSearchParams();
  const [wasBack] = useState(() => search.get('checkout') === 'done');
  const news = wasBack ? checkoutNewsOf(plan) : null;
  const isToldOf = news !== 'confirming' && search.has('checkout');
  useReportConfirmation(news === 'confirming');
  // Told once: it is no news when the page is loaded again.
  useEffect(() => {
    if (isToldOf) setSearch(withoutCheckout, { replace: true, preventScrollReset: true });
  }, [isToldOf, setSearch]);
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

function withoutCheckout(search: URLSearchParams): URLSearchParams {
  const left = new URLSearchParams(search);
  left.delete('checkout');
  return left;
}
