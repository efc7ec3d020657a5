/** What can be said of a signed-in page before its code and its data are there: its title, and where things will be. */
import { DashboardShapes } from '../../features/dashboard/waiting/dashboard-skeleton.tsx';
import { QuickActions } from '../../features/dashboard/quick-actions.tsx';
import { FamilyShapes } from '../../features/guardians/family/family-shapes.tsx';
import { RequestShapes } from '../../features/requests/loading-cards.tsx';
import { useText } from '../../i18n/use-text.ts';
import { BackToDashboard } from '../../shell/back-to-dashboard.tsx';
import { PageHeading } from '../../ui/page-header.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { LoadingView } from '../../ui/states.tsx';
import { FormShapes } from './form-shapes.tsx';
import { OfEachRole, ShellView } from './shell-view.tsx';

export function DashboardView() {
  const t = useText();
  return (
    <ShellView>
      <div className="flex flex-col gap-8">
        <OfEachRole>
          {(role) => (
            <div className="flex flex-col gap-8">
              <PageHeading
                title={t(`dashboard.${role}.title`)}
                description={t(`dashboard.${role}.description`)}
                isLead
              />
              <QuickActions role={role} />
            </div>
          )}
        </OfEachRole>
        <DashboardShapes />
      </div>
    </ShellView>
  );
}

export function SearchView() {
  const t = useText();
  return (
    <ShellView>
      <div className="flex flex-col gap-4 sm:gap-6">
        <PageHeading
          title={t('search.title')}
          description={t('search.subtitle')}
          actions={<BackToDashboard />}
          className="max-sm:gap-3 sm:mb-2"
        />
        {/* Of a coach a line says what the plan still opens. */}
        <div data-of-role="coach" className="min-h-10 sm:min-h-6" />
        <Skeleton className="h-40 rounded-lg sm:h-96" />
        <Skeleton className="h-64 rounded-lg" />
      </div>
    </ShellView>
  );
}

export function ProfileView() {
  const t = useText();
  return (
    <ShellView>
      <div className="flex flex-col gap-4 pb-16 sm:gap-6">
        <div data-first-opened className="flex flex-col gap-4 sm:gap-6">
          <PageHeading
            title={t('profile.title')}
            description={t('profile.subtitle')}
            isLead
            actions={<BackToDashboard />}
            className="max-sm:gap-3"
          />
          <LoadingView label={t('profile.loading')} />
        </div>
        <div data-first-reloaded>
          <FormShapes />
        </div>
      </div>
    </ShellView>
  );
}

export function FamilyView() {
  const t = useText();
  return (
    <ShellView>
      <div className="flex flex-col gap-6">
        <PageHeading title={t('family.title')} description={t('family.subtitle')} className="mb-2" />
        <div data-of-role="guardian">
          <FamilyShapes />
        </div>
      </div>
    </ShellView>
  );
}

export function RequestsView() {
  const t = useText();
  return (
    <ShellView>
      <div className="flex flex-col gap-8">
        {REQUEST_TITLES.map(([role, title, subtitle]) => (
          <div key={role} data-of-role={role}>
            <PageHeading title={t(title)} description={t(subtitle)} />
          </div>
        ))}
        <RequestShapes />
      </div>
    </ShellView>
  );
}

const REQUEST_TITLES = [
  ['guardian', 'requests.title', 'requests.subtitle'],
  ['athlete', 'requests.title.athlete', 'requests.subtitle.athlete'],
  ['coach', 'requests.sent.title', 'requests.sent.subtitle'],
] as const;

/** Of the other pages only the shell is known. */
export function OtherView() {
  return (
    <ShellView>
      <div className="flex flex-col gap-8">
        <Skeleton className="h-9 w-64 max-w-full" />
        <Skeleton className="h-64 rounded-lg" />
      </div>
    </ShellView>
  );
}
