/** /dashboard: where everyone lands after signing in, by role. */
import type { Role } from '@faircourt/contracts/vocabulary';
import { useLingui } from '@lingui/react';
import { Clock3 } from 'lucide-react';
import { lazy, Suspense, type ReactNode } from 'react';
import { useSession } from '../../api/session/use-session.ts';
import { matchLocale } from '../../i18n/locale.ts';
import { useText } from '../../i18n/use-text.ts';
import { orNotLoaded } from '../../shell/page-not-loaded.ts';
import { Badge } from '../../ui/badge.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { ApplicationCard } from './application-card.tsx';
import { CodePanel, useIsCodePanelComing } from './code-panel.tsx';
import { PendingDirectorCard } from './pending-director-card.tsx';
import { QuickActions } from './quick-actions.tsx';
import { NewsCard } from './news/news-card.tsx';
import { useRegionalNews } from './news/use-regional-news.ts';
import { DashboardSkeleton } from './waiting/dashboard-skeleton.tsx';
import { WelcomeCard } from './welcome-card.tsx';

/** Each role fetches what is its own. */
const CoachDashboard = lazy(async () => ({
  default: (await orNotLoaded(import('./coach/coach-dashboard.tsx'))).CoachDashboard,
}));
const FamilyDashboard = lazy(async () => ({
  default: (await orNotLoaded(import('./family/family-dashboard.tsx'))).FamilyDashboard,
}));
const DirectorDashboard = lazy(async () => ({
  default: (await orNotLoaded(import('./director/director-dashboard.tsx'))).DirectorDashboard,
}));
const AdminDashboard = lazy(async () => ({
  default: (await orNotLoaded(import('./admin/admin-dashboard.tsx'))).AdminDashboard,
}));

export function DashboardPage() {
  const t = useText();
  const user = useSession().session?.user;
  const isCodePanelComing = useIsCodePanelComing();
  // The gate above renders this page with a session only; between sign-out and the gate there may be none.
  if (!user) return null;
  const { role, name } = user.user_metadata;
  const isPendingDirector = role === 'regional_director' && user.status === 'pending';
  return (
    <div className="flex flex-col gap-8">
      <PageHeader
        title={t(`dashboard.${role}.title`)}
        description={t(`dashboard.${role}.description`)}
        isLead
        actions={
          isPendingDirector && (
            <Badge tone="caution" icon={Clock3}>
              {t('dashboard.pending.badge')}
            </Badge>
          )
        }
      />
      {isPendingDirector && (
        <>
          <CodePanel />
          <PendingDirectorCard />
          <ApplicationCard />
        </>
      )}
      <section aria-labelledby="quick-actions">
        <VisuallyHidden>
          <h2 id="quick-actions">{t('dashboard.quick_actions')}</h2>
        </VisuallyHidden>
        <QuickActions role={role} />
      </section>
      {isPendingDirector && <WelcomeCard name={name || user.email} />}
      {!isPendingDirector && isCodePanelComing && <DashboardSkeleton />}
      {!isPendingDirector && !isCodePanelComing && (
        <>
          <CodePanel />
          <Suspense fallback={<DashboardSkeleton />}>
            <OfRole role={role}>
              <RegionalNews />
              <WelcomeCard name={name || user.email} />
            </OfRole>
          </Suspense>
        </>
      )}
    </div>
  );
}

/** What a role finds of its own, above what everybody has at the end. */
function OfRole({ role, children }: { role: Role; children: ReactNode }) {
  switch (role) {
    case 'coach':
      return <CoachDashboard>{children}</CoachDashboard>;
    case 'guardian':
    case 'athlete':
      return <FamilyDashboard role={role}>{children}</FamilyDashboard>;
    case 'regional_director':
      return <DirectorDashboard>{children}</DirectorDashboard>;
    case 'admin':
      return <AdminDashboard>{children}</AdminDashboard>;
  }
}

function RegionalNews() {
  const locale = matchLocale([useLingui().i18n.locale]);
  // Silent when it cannot be loaded: the dashboard works without it.
  return <NewsCard posts={useRegionalNews().data ?? []} locale={locale} />;
}
