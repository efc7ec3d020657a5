/** /dashboard/support/:id/quote: a quote as a sheet that can be read, printed, downloaded, and accepted by an adult of the family. */
import type { ConsultingCase, ConsultingQuote } from '@faircourt/contracts/consulting';
import { ArrowLeft, FileDown, Printer } from 'lucide-react';
import { useState } from 'react';
import { Link, useParams } from 'react-router';
import { ApiError } from '../../../api/api-error.ts';
import { useRole } from '../../../api/session/use-role.ts';
import { useErrorText } from '../../../api/use-error-text.ts';
import { useText } from '../../../i18n/use-text.ts';
import { PageMissing } from '../../../shell/page-missing.ts';
import { supportRequestPath } from '../../../shell/paths.ts';
import { Button, buttonClasses } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { saveBlob } from '../../../ui/save-blob.ts';
import { ErrorState, LoadingView } from '../../../ui/states.tsx';
import { toast } from '../../../ui/toast.tsx';
import { AcceptQuoteCard } from './accept-quote.tsx';
import { downloadQuote, useConsultingCase } from './consulting.queries.ts';
import { WhoAsks } from './family-case.tsx';
import { QuoteSheet } from './quote-sheet.tsx';

export function QuotePage() {
  const t = useText();
  const errorText = useErrorText();
  const { id = '' } = useParams();
  const { data: advised, error, isFetching, refetch } = useConsultingCase(id);
  if (error instanceof ApiError && (error.status === 404 || error.code === 'validation_failed')) {
    throw new PageMissing();
  }
  if (advised) {
    if (!advised.quote) throw new PageMissing();
    return <Opened advised={advised} quote={advised.quote} />;
  }
  if (error) {
    return (
      <Card>
        <PageTitle title={t('consulting.quote')} />
        <ErrorState title={t('consulting.failed')} onRetry={() => void refetch()} isRetrying={isFetching}>
          {errorText(error)}
        </ErrorState>
      </Card>
    );
  }
  return (
    <>
      <PageTitle title={t('consulting.quote')} />
      <LoadingView className="min-h-96" />
    </>
  );
}

function Opened({ advised, quote }: { advised: ConsultingCase; quote: ConsultingQuote }) {
  const t = useText();
  const isAdmin = useRole() === 'admin';
  return (
    <div className="flex flex-col gap-6">
      <PageHeader
        eyebrow={t('consulting.title')}
        title={t('consulting.quote')}
        actions={
          <>
            <Link to={supportRequestPath(advised.id)} className={buttonClasses({ variant: 'secondary' })}>
              <ArrowLeft aria-hidden />
              {t('consulting.back')}
            </Link>
            <Button variant="secondary" icon={<Printer aria-hidden />} onClick={() => window.print()}>
              {t('invoice.print')}
            </Button>
            <PdfButton advised={advised} />
          </>
        }
      />
      <QuoteSheet advised={advised} quote={quote} />
      {!isAdmin && advised.state === 'quoted' && (
        <>
          <WhoAsks asker={advised.asker} />
          {advised.can.includes('accept') && <AcceptQuoteCard advised={advised} quote={quote} />}
        </>
      )}
    </div>
  );
}

function PdfButton({ advised: { id, reference } }: { advised: ConsultingCase }) {
  const t = useText();
  const errorText = useErrorText();
  const [isBusy, setIsBusy] = useState(false);
  const download = async () => {
    setIsBusy(true);
    try {
      saveBlob(await downloadQuote(id), `${reference}.pdf`);
    } catch (error) {
      toast.destructive({ title: t('invoice.pdf.failed'), description: errorText(error) });
    }
    setIsBusy(false);
  };
  return (
    <Button
      variant="secondary"
      className="print:hidden"
      icon={<FileDown aria-hidden />}
      isBusy={isBusy}
      busyText={t('invoice.pdf.busy')}
      onClick={() => void download()}
    >
      {t('invoice.pdf')}
    </Button>
  );
}
