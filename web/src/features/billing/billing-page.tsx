/** /dashboard/billing: the plan of a coach's desk, what it costs, how it changes and ends, and its invoices. */
import type { Billing } from '@faircourt/contracts/billing';
import { useQuery } from '@tanstack/react-query';
import { WalletCards } from 'lucide-react';
import { useRole } from '../../api/session/use-role.ts';
import { useErrorText } from '../../api/use-error-text.ts';
import { billingQuery } from '../../domain/billing/billing.query.ts';
import { reportPlanQuery } from '../../domain/report-plan/report-plan.query.ts';
import { NotYourPage } from '../../domain/not-your-page.tsx';
import { useText } from '../../i18n/use-text.ts';
import { PATHS } from '../../shell/paths.ts';
import { Alert } from '../../ui/alert.tsx';
import { buttonClasses } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { EmptyState, ErrorState, LoadingView } from '../../ui/states.tsx';
import { CardCard } from './card/card-card.tsx';
import { DetailsCard } from './details-card.tsx';
import { ExtrasCard } from './extras/extras-card.tsx';
import { InvoicesCard } from './invoices-card.tsx';
import { Offers } from './offers.tsx';
import { OpenInvoice } from './open-invoice.tsx';
import { OrdersCard } from './orders/orders-card.tsx';
import { PlanCard } from './plan-card.tsx';
import { ReportCard } from './report-card.tsx';

export function BillingPage() {
  const t = useText();
  const isCoach = useRole() === 'coach';
  return (
    <div className="flex flex-col gap-6">
      <PageHeader title={t('billing.title')} description={t('billing.subtitle')} className="mb-2" />
      {isCoach ? <OwnBilling /> : <NotYourPage page={PATHS.billing}>{t('billing.refused.text')}</NotYourPage>}
    </div>
  );
}

function OwnBilling() {
  const t = useText();
  const errorText = useErrorText();
  const { data, error, isPending, isFetching, refetch } = useQuery(billingQuery);
  if (isPending) return <LoadingView />;
  if (data === undefined) {
    return (
      <Card>
        <ErrorState title={t('billing.failed')} onRetry={() => void refetch()} isRetrying={isFetching}>
          {errorText(error)}
        </ErrorState>
      </Card>
    );
  }
  return <Desk billing={data} />;
}

function Desk({ billing }: { billing: Billing }) {
  const t = useText();
  const { subscription, can, details } = billing;
  if (subscription === null) {
    return (
      <>
        <Card>
          <EmptyState icon={WalletCards} title={t('billing.none')} action={!can.choose && <AskSupport />}>
            {!can.choose && t('billing.none.text')}
          </EmptyState>
        </Card>
        {can.choose && <Offers billing={billing} />}
        <ReportCard />
        <InvoicesCard isOwner={false} />
        <ReportDetails />
      </>
    );
  }
  // Who has no plan, or only tries one, came to choose it; everybody else to see what they pay.
  const isToChoose = subscription.stage === 'lapsed' || subscription.interval === null;
  return (
    <>
      {subscription.open_invoice && subscription.is_owner && (
        <OpenInvoice invoice={subscription.open_invoice} subscription={subscription} />
      )}
      <PlanCard subscription={subscription} can={can} />
      {subscription.is_owner && <CardCard subscription={subscription} />}
      {!subscription.is_owner && (
        <Alert kind="info" title={t('billing.colleague', { name: subscription.owner_name })}>
          {t('billing.colleague.text', { name: subscription.owner_name })}
        </Alert>
      )}
      {can.choose && isToChoose && <Offers billing={billing} />}
      <InvoicesCard isOwner={subscription.is_owner} />
      {can.edit_details ? <DetailsCard details={details} /> : <ReportDetails />}
      {can.choose && !isToChoose && <Offers billing={billing} />}
      {subscription.is_owner && subscription.interval === 'year' && <ExtrasCard />}
      <OrdersCard billing={billing} />
      <ReportCard />
    </>
  );
}

function ReportDetails() {
  const { data } = useQuery(reportPlanQuery);
  return data?.can.edit_details ? <DetailsCard details={data.details} isOfReport /> : null;
}

function AskSupport() {
  const t = useText();
  return (
    <a href={`${PATHS.support}?type=billing`} className={buttonClasses()}>
      {t('billing.none.action')}
    </a>
  );
}
