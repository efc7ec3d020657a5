/** /dashboard/invoices: what coaches owe and have paid. An admin marks as paid what has arrived, and voids what was wrong. */
import { INVOICE_STATES, type InvoiceState } from '@faircourt/contracts/billing';
import { CircleCheck, Receipt } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { useRole } from '../../api/session/use-role.ts';
import { useErrorText } from '../../api/use-error-text.ts';
import { NotYourPage } from '../../domain/not-your-page.tsx';
import { PATHS } from '../../shell/paths.ts';
import { useText } from '../../i18n/use-text.ts';
import { Alert } from '../../ui/alert.tsx';
import { Card } from '../../ui/card.tsx';
import { LoadMore } from '../../ui/load-more.tsx';
import { LoadingRows } from '../../ui/loading-rows.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { EmptyState, ErrorState } from '../../ui/states.tsx';
import { CardComparison } from './card-comparison.tsx';
import { InvoiceRow } from './invoice-row.tsx';
import { useAdminInvoices } from './invoices.queries.ts';
import { StateViews } from './state-views.tsx';

export function InvoicesPage() {
  const t = useText();
  const isAdmin = useRole() === 'admin';
  return (
    <div className="flex flex-col gap-6">
      <PageHeader title={t('invoices.title')} description={t('invoices.subtitle')} className="mb-2" />
      {isAdmin ? <Invoices /> : <NotYourPage page={PATHS.invoices} />}
    </div>
  );
}

function Invoices() {
  const t = useText();
  const [address, setAddress] = useSearchParams();
  const state = INVOICE_STATES.find((one) => one === address.get('state')) ?? 'open';
  const invoices = useAdminInvoices(state, true);
  return (
    <>
      <StateViews
        label={t('invoices.views')}
        views={INVOICE_STATES.map((one) => ({
          key: one,
          label: t(`invoices.view.${one}`),
          count: one === 'open' ? invoices.data?.open : undefined,
        }))}
        chosen={state}
        onChoose={(next) =>
          setAddress(next === 'open' ? {} : { state: next }, { preventScrollReset: true, flushSync: true })
        }
      />
      {state === 'open' && <Overdue count={invoices.data?.overdue ?? 0} />}
      <Rows invoices={invoices} state={state} />
      <CardComparison />
    </>
  );
}

function Overdue({ count }: { count: number }) {
  const t = useText();
  return count > 0 ? <Alert kind="caution">{t('invoices.overdue', { count })}</Alert> : null;
}

type RowsProps = { invoices: ReturnType<typeof useAdminInvoices>; state: InvoiceState };

function Rows({ invoices, state }: RowsProps) {
  const t = useText();
  const errorText = useErrorText();
  const { data, error, isPending, isFetching, refetch } = invoices;
  if (isPending) {
    return (
      <Card>
        <LoadingRows />
      </Card>
    );
  }
  if (data === undefined) {
    return (
      <Card>
        <ErrorState title={t('invoices.failed')} onRetry={() => void refetch()} isRetrying={isFetching}>
          {errorText(error)}
        </ErrorState>
      </Card>
    );
  }
  if (data.items.length === 0) {
    return (
      <Card>
        <EmptyState icon={state === 'open' ? CircleCheck : Receipt} title={t(`invoices.empty.${state}`)}>
          {t(`invoices.empty.${state}.text`)}
        </EmptyState>
      </Card>
    );
  }
  return (
    <>
      <Card>
        <ul aria-label={t('invoices.title')} className="divide-y divide-line">
          {data.items.map((invoice) => (
            <InvoiceRow key={invoice.id} invoice={invoice} />
          ))}
        </ul>
      </Card>
      <LoadMore
        hasMore={invoices.hasNextPage}
        isBusy={invoices.isFetchingNextPage}
        label={t('invoices.load_more')}
        busyText={t('app.loading')}
        status={t('invoices.shown', { count: data.items.length })}
        onLoad={() => void invoices.fetchNextPage()}
      />
    </>
  );
}
