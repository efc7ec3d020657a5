/** /dashboard/regions: which countries go together, who looks after them, and for how long a check counts there. */
import { Plus } from 'lucide-react';
import { useRole } from '../../api/session/use-role.ts';
import { useErrorText } from '../../api/use-error-text.ts';
import { NotYourPage } from '../../domain/not-your-page.tsx';
import { PATHS } from '../../shell/paths.ts';
import { useText } from '../../i18n/use-text.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { EmptyState, ErrorState, LoadingView } from '../../ui/states.tsx';
import { useDirectors, useRegions } from './directors.queries.ts';
import { RegionCard } from './region-card.tsx';
import { RegionDialog } from './region-dialog.tsx';

export function RegionsPage() {
  const t = useText();
  const isAdmin = useRole() === 'admin';
  return (
    <div className="flex flex-col gap-8">
      <PageHeader
        title={t('regions.title')}
        description={isAdmin && t('regions.subtitle')}
        actions={
          isAdmin && (
            <RegionDialog
              region={null}
              trigger={<Button icon={<Plus aria-hidden />}>{t('regions.add')}</Button>}
            />
          )
        }
      />
      {isAdmin ? <Regions /> : <NotYourPage page={PATHS.regions} />}
    </div>
  );
}

function Regions() {
  const t = useText();
  const errorText = useErrorText();
  const { data: regions, error, isPending, isFetching, refetch } = useRegions();
  const directors = useDirectors().data?.directors ?? [];
  if (isPending) return <LoadingView />;
  if (regions === undefined) {
    return (
      <Card>
        <ErrorState title={t('regions.failed')} onRetry={() => void refetch()} isRetrying={isFetching}>
          {errorText(error)}
        </ErrorState>
      </Card>
    );
  }
  if (regions.length === 0) {
    return (
      <Card>
        <EmptyState title={t('regions.empty')}>{t('regions.empty.text')}</EmptyState>
      </Card>
    );
  }
  return (
    <ul className="grid gap-6 lg:grid-cols-2">
      {regions.map((region) => (
        <RegionCard
          key={region.id}
          region={region}
          others={regions.filter(({ id }) => id !== region.id)}
          directors={directors.filter(({ regions: assigned }) => assigned.some(({ id }) => id === region.id))}
        />
      ))}
    </ul>
  );
}
