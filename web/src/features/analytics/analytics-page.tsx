/** /dashboard/analytics: how the platform is used, in numbers. The address holds the range. */
import type { AnalyticsQuery } from '@faircourt/contracts/analytics';
import { useSearchParams } from 'react-router';
import { systemClock } from '../../api/clock.ts';
import { useRole } from '../../api/session/use-role.ts';
import { useErrorText } from '../../api/use-error-text.ts';
import { NotYourPage } from '../../domain/not-your-page.tsx';
import { PATHS } from '../../shell/paths.ts';
import { useText } from '../../i18n/use-text.ts';
import { dayAt } from '../../shell/clock/readings.ts';
import { Card } from '../../ui/card.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { ErrorState, LoadingView } from '../../ui/states.tsx';
import { AnalyticsCharts } from './analytics-charts.tsx';
import { readRange } from './analytics-address.ts';
import { useAnalytics } from './analytics.queries.ts';
import { ExportAnalyticsButton } from './export-analytics-button.tsx';
import { RangeBar } from './range-bar.tsx';

export function AnalyticsPage() {
  const t = useText();
  const isAdmin = useRole() === 'admin';
  const [address, setAddress] = useSearchParams();
  const today = dayAt(systemClock.now());
  const range = readRange(address, today);
  const change = (next: AnalyticsQuery) =>
    setAddress(new URLSearchParams(next), { preventScrollReset: true, flushSync: true });
  return (
    <div className="flex flex-col gap-6">
      <PageHeader
        title={t('analytics.title')}
        description={isAdmin && t('analytics.subtitle')}
        actions={isAdmin && <ExportAnalyticsButton range={range} />}
      />
      {isAdmin ? (
        <>
          <RangeBar range={range} today={today} onChange={change} />
          <Loaded range={range} />
        </>
      ) : (
        <NotYourPage page={PATHS.analytics} />
      )}
    </div>
  );
}

function Loaded({ range }: { range: AnalyticsQuery }) {
  const t = useText();
  const errorText = useErrorText();
  const { data, error, isPending, isFetching, isPlaceholderData, refetch } = useAnalytics(range, true);
  if (isPending) return <LoadingView className="min-h-96" />;
  if (data === undefined) {
    return (
      <Card>
        <ErrorState title={t('analytics.failed')} onRetry={() => void refetch()} isRetrying={isFetching}>
          {errorText(error)}
        </ErrorState>
      </Card>
    );
  }
  return (
    <div aria-busy={isPlaceholderData} className={isPlaceholderData ? 'opacity-60 transition-opacity' : ''}>
      <AnalyticsCharts analytics={data} />
    </div>
  );
}
