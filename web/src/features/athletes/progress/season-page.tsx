/** /dashboard/progress/seasons/:id: one season being typed; `new` for one that is yet to be. */
import type { BadgeInEffect, Season } from '@faircourt/contracts/athletes';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useParams } from 'react-router';
import { useErrorText } from '../../../api/use-error-text.ts';
import { useRole } from '../../../api/session/use-role.ts';
import { PageMissing } from '../../../shell/page-missing.ts';
import { PATHS } from '../../../shell/paths.ts';
import { NotYourPage } from '../../../domain/not-your-page.tsx';
import { useText } from '../../../i18n/use-text.ts';
import { buttonClasses } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { cn } from '../../../ui/class-names.ts';
import { PageHeader } from '../../../ui/page-header.tsx';
import { ErrorState, LoadingView } from '../../../ui/states.tsx';
import { useBadgeWords } from '../builder/badges/badge-words.ts';
import { useOwnProfile, useOwnSeasons } from '../builder/profile.queries.ts';
import { NEW_SEASON, SeasonForm } from './season-form.tsx';

export function SeasonPage() {
  const t = useText();
  const { id = '' } = useParams();
  if (useRole() !== 'athlete') {
    return (
      <div className="flex flex-col gap-6">
        <PageHeader title={t('progress.title')} />
        <NotYourPage page={PATHS.season}>{t('progress.refused')}</NotYourPage>
      </div>
    );
  }
  return id === NEW_SEASON ? <EditedSeason season={null} badges={[]} /> : <KnownSeason key={id} id={id} />;
}

function KnownSeason({ id }: { id: string }) {
  const t = useText();
  const errorText = useErrorText();
  const { data, error, isFetching, refetch } = useOwnSeasons();
  // What an edit would cost must be known before one can be made.
  const badges = useOwnProfile().data?.badges.filter(({ season_id }) => season_id === id);
  const season = data?.seasons.find((one) => one.id === id);
  if (season && (badges || season.badge === null)) {
    return <EditedSeason season={season} badges={badges ?? []} />;
  }
  // A season that was added in another tab may not have arrived yet.
  if (data && !season && !isFetching) throw new PageMissing();
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

type EditedSeasonProps = { season: Season | null; badges: readonly BadgeInEffect[] };

function EditedSeason({ season, badges }: EditedSeasonProps) {
  const t = useText();
  const badgeWords = useBadgeWords(season?.label);
  const [badge] = badges;
  const hint = badge ? t('season.form.hint', { ...badgeWords(badge) }) : t('season.form.enough');
  return (
    <Frame title={season ? t('season.edit', { label: season.label }) : t('season.add')} description={hint}>
      <SeasonForm season={season} badges={badges} />
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
