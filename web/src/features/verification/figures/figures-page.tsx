/** /dashboard/figures: a director's own work in numbers. */
import type { Figures } from '@faircourt/contracts/verification';
import { useRole } from '../../../api/session/use-role.ts';
import { useErrorText } from '../../../api/use-error-text.ts';
import { PATHS } from '../../../shell/paths.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Card } from '../../../ui/card.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { ErrorState, LoadingView } from '../../../ui/states.tsx';
import { ClosedToYou, isRefusal } from '../queue/closed-to-you.tsx';
import { DecidedChart } from './decided-chart.tsx';
import { ExpiringChart } from './expiring-chart.tsx';
import { FigureTiles } from './figure-tiles.tsx';
import { useFigures } from './figures.queries.ts';
import { OpenByGroup } from './open-by-group.tsx';

export function FiguresPage() {
  const t = useText();
  const isDirector = useRole() === 'regional_director';
  const figures = useFigures(isDirector);
  const isClosed = !isDirector || isRefusal(figures.error);
  return (
    <div className="flex flex-col gap-6">
      <PageHeader title={t('figures.title')} description={t('figures.subtitle')} />
      {isClosed ? <ClosedToYou page={PATHS.figures} /> : <Loaded figures={figures} />}
    </div>
  );
}

function Loaded({
  figures: { data, error, isPending, isFetching, refetch },
}: {
  figures: ReturnType<typeof useFigures>;
}) {
  const t = useText();
  const errorText = useErrorText();
  if (isPending) return <LoadingView className="min-h-96" />;
  if (data === undefined) {
    return (
      <Card>
        <ErrorState title={t('figures.failed')} onRetry={() => void refetch()} isRetrying={isFetching}>
          {errorText(error)}
        </ErrorState>
      </Card>
    );
  }
  return <Charts figures={data} />;
}

function Charts({ figures }: { figures: Figures }) {
  return (
    <>
      <FigureTiles figures={figures} />
      <div className="grid items-start gap-6 xl:grid-cols-2">
        <OpenByGroup groups={figures.open_by_group} />
        <div className="flex min-w-0 flex-col gap-6">
          <DecidedChart weeks={figures.weeks} />
          <ExpiringChart expiring={figures.expiring} />
        </div>
      </div>
    </>
  );
}
