/** /dashboard/progress/seasons/:id: one season being typed; `new` for one that is yet to be. */
import type { Season } from '@faircourt/contracts/athletes';
import { ArrowLeft, ShieldX } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useParams } from 'react-router';
import { useErrorText } from '../../../api/use-error-text.ts';
import { useRole } from '../../../api/session/use-role.ts';
import { PageMissing } from '../../../shell/page-missing.ts';
import { PATHS } from '../../../shell/paths.ts';
import { useText } from '../../../i18n/use-text.ts';
import { buttonClasses } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { cn } from '../../../ui/class-names.ts';
import { PageHeader } from '../../../ui/page-header.tsx';
import { EmptyState, ErrorState, LoadingView } from '../../../ui/states.tsx';
import { useOwnSeasons } from '../builder/profile.queries.ts';
import { NEW_SEASON, SeasonForm } from './season-form.tsx';

export function SeasonPage() {
  const t = useText();
  const { id = '' } = useParams();
  if (useRole() !== 'athlete') {
    return (
      <Frame title={t('progress.title')}>
        <Card>
          <EmptyState icon={ShieldX} title={t('progress.athletes_only')} />
        </Card>
      </Frame>
    );
  }
  return id === NEW_SEASON ? <EditedSeason season={null} /> : <KnownSeason key={id} id={id} />;
}

function KnownSeason({ id }: { id: string }) {
  const t = useText();
  const errorText = useErrorText();
  const { data, error, isFetching, refetch } = useOwnSeasons();
  const season = data?.seasons.find((one) => one.id === id);
  if (season) return <EditedSeason season={season} />;
  // A season that was added in another tab may not have arrived yet.
  if (data && !isFetching) throw new PageMissing();
  return (
    <Frame title={t('progress.title')}>
      {error === null || isFetching ? (
        <LoadingView className="min-h-64" />
      ) : (
        <Card>
          <ErrorState title={t('season.load_failed')} onRetry={() => void refetch()}>
            {errorText(error)}
          </ErrorState>
        </Card>
      )}
    </Frame>
  );
}

function EditedSeason({ season }: { season: Season | null }) {
  const t = useText();
  const hint = season?.badge ? t('season.form.hint') : t('season.form.enough');
  return (
    <Frame title={season ? t('season.edit', { label: season.label }) : t('season.add')} description={hint}>
      <SeasonForm season={season} />
    </Frame>
  );
}

function Frame({
  title,
  description,
  children,
}: {
  title: string;
  description?: string;
  children: ReactNode;
}) {
  const t = useText();
  return (
    <div className="flex max-w-3xl flex-col gap-5 pb-16">
      <Link
        to={PATHS.progress}
        className={cn(buttonClasses({ variant: 'link', size: 'sm' }), 'self-start px-0')}
      >
        <ArrowLeft aria-hidden />
        {t('progress.title')}
      </Link>
      <PageHeader title={title} description={description} />
      {children}
    </div>
  );
}
