/** /dashboard/billing/invoices/:id: one invoice as a sheet that can be read, printed, downloaded and paid; admins read it too. */
import type { Invoice } from '@faircourt/contracts/billing';
import { ArrowLeft, Printer } from 'lucide-react';
import { Link, useParams } from 'react-router';
import { ApiError } from '../../api/api-error.ts';
import { useRole } from '../../api/session/use-role.ts';
import { useErrorText } from '../../api/use-error-text.ts';
import { useText } from '../../i18n/use-text.ts';
import { PageMissing } from '../../shell/page-missing.ts';
import { PATHS, supportRequestPath } from '../../shell/paths.ts';
import { Button, buttonClasses } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { ErrorState, LoadingView } from '../../ui/states.tsx';
import { useInvoice } from './billing.queries.ts';
import { InvoiceSheet } from './invoice-sheet.tsx';
import { PdfButton } from './pdf-button.tsx';

export function InvoicePage() {
  const t = useText();
  const errorText = useErrorText();
  const { id = '' } = useParams();
  const { data: invoice, error, isFetching, refetch } = useInvoice(id);
  if (error instanceof ApiError && isMissing(error)) throw new PageMissing();
  if (invoice) return <Opened invoice={invoice} />;
  if (error) {
    return (
      <Card>
        <PageTitle title={t('invoice.failed')} />
        <ErrorState title={t('invoice.failed')} onRetry={() => void refetch()} isRetrying={isFetching}>
          {errorText(error)}
        </ErrorState>
      </Card>
    );
  }
  return (
    <>
      <PageTitle title={t('billing.invoices')} />
      <LoadingView className="min-h-96" />
    </>
  );
}

function isMissing({ code }: ApiError): boolean {
  return code === 'not_found' || code === 'not_allowed' || code === 'validation_failed';
}

function Opened({ invoice }: { invoice: Invoice }) {
  const t = useText();
  return (
    <div className="flex flex-col gap-6">
      <PageHeader
        eyebrow={t('invoice.title')}
        title={invoice.number}
        actions={
          <>
            <Back consulting={invoice.consulting} />
            <Button variant="secondary" icon={<Printer aria-hidden />} onClick={() => window.print()}>
              {t('invoice.print')}
            </Button>
            <PdfButton invoice={invoice} />
          </>
        }
      />
      <InvoiceSheet invoice={invoice} />
    </div>
  );
}

function Back({ consulting }: Pick<Invoice, 'consulting'>) {
  const t = useText();
  const isAdmin = useRole() === 'admin';
  if (consulting && !isAdmin) {
    const { request_id: id } = consulting;
    return (
      <Link
        to={id === null ? PATHS.supportInbox : supportRequestPath(id)}
        className={buttonClasses({ variant: 'secondary' })}
      >
        <ArrowLeft aria-hidden />
        {t('consulting.back')}
      </Link>
    );
  }
  return (
    <Link to={isAdmin ? PATHS.invoices : PATHS.billing} className={buttonClasses({ variant: 'secondary' })}>
      <ArrowLeft aria-hidden />
      {t(isAdmin ? 'invoice.back.admin' : 'invoice.back')}
    </Link>
  );
}
