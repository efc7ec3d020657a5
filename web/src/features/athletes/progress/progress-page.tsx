/** /dashboard/progress: an athlete's seasons, growth, and which institutions looked. */
import { useQuery } from '@tanstack/react-query';
import { UserPen } from 'lucide-react';
import { Link } from 'react-router';
import { useErrorText } from '../../../api/use-error-text.ts';
import { useRole } from '../../../api/session/use-role.ts';
import { PATHS } from '../../../shell/paths.ts';
import { NotYourPage } from '../../../domain/not-your-page.tsx';
import { useText } from '../../../i18n/use-text.ts';
import { buttonClasses } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { EmptyState, ErrorState, LoadingView } from '../../../ui/states.tsx';
import { recentViewersQuery } from '../../../domain/recent-viewers.query.ts';
import { ownVerificationsQuery } from '../../../domain/verification/own-verifications.query.ts';
import { useOwnMeasurements, useOwnProfile, useOwnSeasons } from '../builder/profile.queries.ts';
import { useDroppedBadges } from '../builder/use-dropped-badges.ts';
import { GrowthCard } from './growth-card.tsx';
import { SeasonsCard } from './seasons-card.tsx';
import { ViewsCard } from './views-card.tsx';

export function ProgressPage() {
  const t = useText();
  const role = useRole();
  if (!role) return null;
  return (
    <div className="flex flex-col gap-6 pb-16">
      <PageHeader title={t('progress.title')} description={t('progress.subtitle')} />
      {role === 'athlete' ? (
        <Progress />
      ) : (
        <NotYourPage page={PATHS.progress}>{t('progress.refused')}</NotYourPage>
      )}
    </div>
  );
}

/** Seasons and growth belong to a profile; before there is one, this page leads to it. */
function Progress() {
  const t = useText();
  const errorText = useErrorText();
  const { data: profile, error, isPending, isFetching, refetch } = useOwnProfile();
  useDroppedBadges();

  if (isPending) return <LoadingView label={t('profile.loading')} />;
  if (profile === undefined) {
    return (
      <Card>
        <ErrorState title={t('profile.load_failed')} onRetry={() => void refetch()} isRetrying={isFetching}>
          {errorText(error)}
        </ErrorState>
      </Card>
    );
  }
  const isHeld = profile.collection_hold !== null;
  if (profile.athlete === null || isHeld) return <ProfileFirst isHeld={isHeld} />;
  return <Cards />;
}

/** All of them at once: what comes later would push away what is being read. */
function Cards() {
  const t = useText();
  const parts = [
    useOwnSeasons(),
    useOwnMeasurements(),
    useQuery(recentViewersQuery),
    useQuery(ownVerificationsQuery),
  ];
  if (parts.some(({ isPending, failureCount }) => isPending && failureCount === 0))
    return <LoadingView label={t('profile.loading')} />;
  return (
    <>
      <SeasonsCard />
      <GrowthCard />
      <ViewsCard />
    </>
  );
}

function ProfileFirst({ isHeld }: { isHeld: boolean }) {
  const t = useText();
  return (
    <Card>
      <EmptyState
        icon={UserPen}
        title={t(isHeld ? 'profile.held.title' : 'error.profile_missing')}
        action={
          <Link to={PATHS.profile} className={buttonClasses()}>
            {t('progress.to_profile')}
          </Link>
        }
      >
        {t(isHeld ? 'progress.held.hint' : 'progress.profile_missing.hint')}
      </EmptyState>
    </Card>
  );
}
