/** /dashboard/progress: an athlete's seasons, growth, and which institutions looked. */
import { ShieldX, UserPen } from 'lucide-react';
import { Link } from 'react-router';
import { useErrorText } from '../../../api/use-error-text.ts';
import { useRole } from '../../../api/session/use-role.ts';
import { PATHS } from '../../../shell/paths.ts';
import { useText } from '../../../i18n/use-text.ts';
import { buttonClasses } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { EmptyState, ErrorState, LoadingView } from '../../../ui/states.tsx';
import { useOwnProfile } from '../builder/profile.queries.ts';
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
        <Card>
          <EmptyState icon={ShieldX} title={t('progress.athletes_only')} />
        </Card>
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
