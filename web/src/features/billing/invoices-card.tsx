import type { Invoice } from '@faircourt/contracts/billing';
import { Receipt } from 'lucide-react';
import { useId } from 'react';
import { Link } from 'react-router';
import { useErrorText } from '../../api/use-error-text.ts';
import { InvoiceBadge } from '../../domain/billing/invoice-badge.tsx';
import { useMoney } from '../../domain/billing/use-money.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useText } from '../../i18n/use-text.ts';
import { invoicePath } from '../../shell/paths.ts';
import { Card, CardDescription, CardHeader, CardTitle } from '../../ui/card.tsx';
import { LoadingRows } from '../../ui/loading-rows.tsx';
import { EmptyState, ErrorState } from '../../ui/states.tsx';
import { useInvoices } from './billing.queries.ts';
import { invoiceName } from '../../domain/billing/invoice-name.ts';
import { PdfButton } from './pdf-button.tsx';

/** Every invoice that somebody bought, the latest first: who handed a plan over keeps theirs, other colleagues have none. */
export function InvoicesCard({ isOwner }: { isOwner: boolean }) {
  const t = useText();
  const titleId = useId();
  const { data } = useInvoices();
  if (!isOwner && (data === undefined || data.items.length === 0)) return null;
  return (
    <Card aria-labelledby={titleId}>
      <CardHeader className="pb-5 sm:pb-5">
        <CardTitle id={titleId}>{t('billing.invoices')}</CardTitle>
        <CardDescription>{t('billing.invoices.text')}</CardDescription>
      </CardHeader>
      <Invoices />
    </Card>
  );
}

function Invoices() {
  const t = useText();
  const errorText = useErrorText();
  const { data, error, isPending, isFetching, refetch } = useInvoices();
  if (isPending) return <LoadingRows />;
  if (data === undefined) {
    return (
      <ErrorState title={t('billing.invoices.failed')} onRetry={() => void refetch()} isRetrying={isFetching}>
        {errorText(error)}
      </ErrorState>
    );
  }
  if (data.items.length === 0) {
    return (
      <EmptyState icon={Receipt} title={t('billing.invoices.none')}>
        {t('billing.invoices.none.text')}
      </EmptyState>
    );
  }
  return (
    <ul aria-label={t('billing.invoices')} className="divide-y divide-line border-t border-line">
      {data.items.map((invoice) => (
        <Row key={invoice.id} invoice={invoice} />
      ))}
    </ul>
  );
}

function Row({ invoice }: { invoice: Invoice }) {
  const t = useText();
  const format = useFormat();
  const money = useMoney();
  return (
    <li className="flex flex-col gap-3 px-5 py-4 sm:flex-row sm:items-center sm:justify-between sm:px-6">
      <div className="flex min-w-0 flex-col gap-1">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
          <Link
            to={invoicePath(invoice.id)}
            className="font-medium whitespace-nowrap text-court tabular-nums underline decoration-court/35 underline-offset-4 hover:decoration-court"
          >
            {invoice.number}
          </Link>
          <InvoiceBadge invoice={invoice} />
        </p>
        <p className="text-sm text-muted">
          {invoiceName(invoice, t)} · {t('invoice.issued_on', { date: format.day(invoice.issued_at) })}
        </p>
      </div>
      <div className="flex items-center justify-between gap-4">
        <span className="font-semibold tabular-nums">{money(invoice, 'exact')}</span>
        <PdfButton invoice={invoice} isShort />
      </div>
    </li>
  );
}
