/** /dashboard/reports/:id: one issue of the Global Player Report, to be read like a magazine. */
import type { PlayerReport } from '@faircourt/contracts/player-reports';
import { ArrowLeft } from 'lucide-react';
import { Link, useParams } from 'react-router';
import { ApiError } from '../../api/api-error.ts';
import { useErrorText } from '../../api/use-error-text.ts';
import { useText } from '../../i18n/use-text.ts';
import { PageMissing } from '../../shell/page-missing.ts';
import { PATHS } from '../../shell/paths.ts';
import { Alert } from '../../ui/alert.tsx';
import { buttonClasses } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { ErrorState, LoadingView } from '../../ui/states.tsx';
import { DownloadReport } from './download-report.tsx';
import { usePlayerReport } from './player-reports.queries.ts';
import { ReportCharts } from './report-charts.tsx';
import { ReportCover } from './report-cover.tsx';
import { GrownAthletes, NotedSeasons, VerifiedAthletes } from './report-people.tsx';

export function ReportPage() {
  const t = useText();
  const errorText = useErrorText();
  const { id = '' } = useParams();
  const { data: report, error, isFetching, refetch } = usePlayerReport(id);
  if (error instanceof ApiError && isMissing(error)) throw new PageMissing();
  if (report) return <Opened report={report} id={id} />;
  return (
    <>
      <PageTitle title={t('player_report.title')} />
      {error ? (
        <Card>
          <ErrorState
            title={t('player_report.failed')}
            onRetry={() => void refetch()}
            isRetrying={isFetching}
          >
            {errorText(error)}
          </ErrorState>
        </Card>
      ) : (
        <LoadingView className="min-h-96" />
      )}
    </>
  );
}

function isMissing({ code }: ApiError): boolean {
  return code === 'not_found' || code === 'validation_failed';
}

function Opened({ report, id }: { report: PlayerReport; id: string }) {
  const t = useText();
  const isSample = report.id === null;
  return (
    <article className="flex flex-col gap-8">
      <div className="flex flex-wrap justify-between gap-3">
        <Link to={PATHS.reports} className={buttonClasses({ variant: 'secondary' })}>
          <ArrowLeft aria-hidden />
          {t('player_report.back')}
        </Link>
        <DownloadReport id={id} number={report.number} />
      </div>
      {isSample && (
        <Alert kind="info" title={t('player_report.sample')}>
          {t('player_report.sample.text')}
        </Alert>
      )}
      <ReportCover report={report} />
      <ReportCharts report={report} />
      <VerifiedAthletes
        athletes={report.verified.athletes}
        count={report.verified.count}
        isSample={isSample}
      />
      <GrownAthletes grown={report.grew} isSample={isSample} />
      <NotedSeasons seasons={report.seasons} isSample={isSample} />
      {!isSample && <p className="text-sm text-muted">{t('player_report.as_released')}</p>}
    </article>
  );
}
