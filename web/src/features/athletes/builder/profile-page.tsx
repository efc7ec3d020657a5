/** /profile: where an athlete builds the profile that coaches find. */
import { useDeferredValue, useEffect } from 'react';
import { useErrorText } from '../../../api/use-error-text.ts';
import { useRole } from '../../../api/session/use-role.ts';
import { BackToDashboard } from '../../../shell/back-to-dashboard.tsx';
import { NotYourPage } from '../../../domain/not-your-page.tsx';
import { PATHS } from '../../../shell/paths.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Card } from '../../../ui/card.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { ErrorState, LoadingView } from '../../../ui/states.tsx';
import { toast } from '../../../ui/toast.tsx';
import { useReadyToDraw } from '../../../ui/use-draw-later.ts';
import { useFamily } from '../../../domain/family.query.ts';
import { useGuardianNeed } from '../../../domain/invite-guardian/use-guardian-need.ts';
import { useOwnProfile } from './profile.queries.ts';
import { HeldBuilder } from './held-builder.tsx';
import { ProfileTabs } from './profile-tabs.tsx';
import { useReloadedView, useSavedMessage } from './reload/use-reloaded.ts';

export function ProfilePage() {
  const t = useText();
  const role = useRole();
  if (!role) return null;
  return (
    <div className="flex flex-col gap-4 pb-16 sm:gap-6">
      <PageHeader
        title={t('profile.title')}
        description={t('profile.subtitle')}
        isLead
        actions={<BackToDashboard />}
        className="max-sm:gap-3"
      />
      {role === 'athlete' ? (
        <Builder />
      ) : (
        <NotYourPage page={PATHS.profile} title={t('profile.athletes_only')} />
      )}
    </div>
  );
}

function Builder() {
  const t = useText();
  const errorText = useErrorText();
  const reloaded = useReloadedView();
  const loaded = useOwnProfile();
  const { isPending: isFamilyPending, failureCount } = useFamily();
  const isRoadPending = isFamilyPending && failureCount === 0;
  // A save that tells of a minor leads to the invitation for a guardian, once.
  const { isNeeded: isGuardianNeeded, isNew: isNeedNew, noteSeen } = useGuardianNeed();
  const isLedAway = isNeedNew && reloaded !== null;
  const { data, error, isPending, isFetching, refetch } = loaded;
  // In small steps: with each answer come new keys for its files, and the forms are drawn again.
  const profile = useDeferredValue(data) ?? data;
  useSavedMessage(reloaded, loaded);

  useEffect(() => {
    if (error === null) return;
    console.error('Failed to load profile', error);
    toast.destructive({ title: t('profile.error'), description: t('profile.load_failed') });
  }, [error, t]);

  // Who opens the page without one reads it above the tabs; a later save leads nobody away.
  useEffect(() => {
    if (isGuardianNeeded && reloaded === null) noteSeen();
  }, [isGuardianNeeded, reloaded, noteSeen]);

  // The road is above the form: both appear at once, so that nothing moves. After a save the form is there already, and
  // its place is held; where the save has closed it, the invitation and the road are all there is.
  const isAlone = reloaded !== null && reloaded.profile.collection_hold === null;
  const isReady = useReadyToDraw(!isPending && !(isRoadPending && !isAlone));
  if (!isReady) return <LoadingView label={t('profile.loading')} />;
  if (profile === undefined) {
    return (
      <Card>
        <ErrorState title={t('profile.load_failed')} onRetry={() => void refetch()} isRetrying={isFetching}>
          {errorText(error)}
        </ErrorState>
      </Card>
    );
  }
  if (profile.collection_hold !== null)
    return <HeldBuilder profile={profile} isReloaded={reloaded !== null} />;
  return <ProfileTabs profile={profile} reloaded={reloaded} isLedAway={isLedAway} />;
}
