/** /profile: where an athlete builds the profile that coaches find. */
import { Lock } from 'lucide-react';
import { useEffect } from 'react';
import { useErrorText } from '../../../api/use-error-text.ts';
import { useRole } from '../../../api/session/use-role.ts';
import { BackToDashboard } from '../../../shell/back-to-dashboard.tsx';
import { useText } from '../../../i18n/use-text.ts';
import { Card } from '../../../ui/card.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { EmptyState, ErrorState, LoadingView } from '../../../ui/states.tsx';
import { toast } from '../../../ui/toast.tsx';
import { useOwnProfile } from './profile.queries.ts';
import { ProfileTabs } from './profile-tabs.tsx';

export function ProfilePage() {
  const t = useText();
  const role = useRole();
  if (!role) return null;
  return (
    <div className="flex flex-col gap-6 pb-16">
      <PageHeader
        title={t('profile.title')}
        description={t('profile.subtitle')}
        actions={<BackToDashboard />}
      />
      {role === 'athlete' ? <Builder /> : <AthletesOnly />}
    </div>
  );
}

function AthletesOnly() {
  const t = useText();
  return (
    <Card>
      <EmptyState icon={Lock} title={t('profile.athletes_only')} />
    </Card>
  );
}

function Builder() {
  const t = useText();
  const errorText = useErrorText();
  const { data: profile, error, isPending, isFetching, refetch } = useOwnProfile();

  useEffect(() => {
    if (error === null) return;
    console.error('Failed to load profile', error);
    toast.destructive({ title: t('profile.error'), description: t('profile.load_failed') });
  }, [error, t]);

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
  return <ProfileTabs profile={profile} />;
}
