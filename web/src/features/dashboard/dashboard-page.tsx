/** /dashboard: where everyone lands after signing in, by role. */
import type { Role } from '@faircourt/contracts/vocabulary';
import { useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import { ArrowRight, Clock3 } from 'lucide-react';
import { lazy, Suspense, type ReactNode } from 'react';
import { useSession } from '../../api/session/use-session.ts';
import { AppLink } from '../../shell/app-link.tsx';
import { matchLocale } from '../../i18n/locale.ts';
import { useText } from '../../i18n/use-text.ts';
import { Badge } from '../../ui/badge.tsx';
import { Card } from '../../ui/card.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { ApplicationCard } from './application-card.tsx';
import { PendingDirectorCard } from './pending-director-card.tsx';
import { QUICK_ACTIONS, type QuickAction } from './role-dashboards.ts';
import { feedQuery } from './news/feed.query.ts';
import { NewsCard } from './news/news-card.tsx';
import { DashboardSkeleton } from './waiting/dashboard-skeleton.tsx';
import { isFirstLoad } from './waiting/first-load.ts';
import { WelcomeCard } from './welcome-card.tsx';

/** Each role fetches what is its own. */
const CoachDashboard = lazy(async () => ({
  default: (await import('./coach/coach-dashboard.tsx')).CoachDashboard,
}));
const FamilyDashboard = lazy(async () => ({
  default: (await import('./family/family-dashboard.tsx')).FamilyDashboard,
}));
const DirectorDashboard = lazy(async () => ({
  default: (await import('./director/director-dashboard.tsx')).DirectorDashboard,
}));
const AdminDashboard = lazy(async () => ({
  default: (await import('./admin/admin-dashboard.tsx')).AdminDashboard,
}));

export function DashboardPage() {
  const t = useText();
  const user = useSession().session?.user;
  // The gate above renders this page with a session only; between sign-out and the gate there may be none.
  if (!user) return null;
  const { role, name } = user.user_metadata;
  const isPendingDirector = role === 'regional_director' && user.status === 'pending';
  return (
    <div className="flex flex-col gap-8">
      <PageHeader
        title={t(`dashboard.${role}.title`)}
        description={t(`dashboard.${role}.description`)}
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
          <PendingDirectorCard />
          <ApplicationCard />
        </>
      )}
      <section aria-labelledby="quick-actions">
        <VisuallyHidden>
          <h2 id="quick-actions">{t('dashboard.quick_actions')}</h2>
        </VisuallyHidden>
        <ul className="grid grid-cols-3 gap-3 sm:gap-4">
          {QUICK_ACTIONS[role].map((action) => (
            <QuickActionCard key={action.label} {...action} />
          ))}
        </ul>
      </section>
      {isPendingDirector ? (
        <WelcomeCard name={name || user.email} />
      ) : (
        <Suspense fallback={<DashboardSkeleton />}>
          <OfRole role={role}>
            <RegionalNews />
            <WelcomeCard name={name || user.email} />
          </OfRole>
        </Suspense>
      )}
    </div>
  );
}

/** What a role finds of its own, above what everybody has at the end. All of it waits for the news, so nothing moves. */
function OfRole({ role, children }: { role: Role; children: ReactNode }) {
  if (isFirstLoad([useRegionalNews()])) return <DashboardSkeleton />;
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

function useRegionalNews() {
  return useQuery(feedQuery(matchLocale([useLingui().i18n.locale])));
}

/** On a phone a small tile, so that what waits is on the first screen. */
function QuickActionCard({ label, hint, path, icon: Icon }: QuickAction) {
  const t = useText();
  return (
    <li className="flex min-w-0">
      <Card className="group relative flex w-full flex-col items-center gap-2 px-1.5 py-3 text-center transition-[border-color,box-shadow] focus-within:border-court hover:border-court/50 hover:shadow-float sm:items-start sm:gap-4 sm:p-6 sm:text-left">
        <span className="grid size-11 shrink-0 place-items-center rounded-md bg-court-soft text-court">
          <Icon aria-hidden className="size-5.5" />
        </span>
        <div className="w-full min-w-0 flex-1">
          <h3 className="text-[0.6875rem] leading-4 tracking-tight break-words hyphens-auto sm:text-lg sm:tracking-normal">
            {/* The link covers the whole card, and yet its name is only the label. */}
            <AppLink
              to={path}
              className="after:absolute after:inset-0 after:rounded-lg focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-offset-2 focus-visible:after:outline-court"
            >
              {t(label)}
            </AppLink>
          </h3>
          <p className="mt-1 hidden text-muted sm:block">{t(hint)}</p>
        </div>
        <ArrowRight
          aria-hidden
          className="hidden size-5 shrink-0 text-ball transition-transform group-hover:translate-x-1 sm:block"
        />
      </Card>
    </li>
  );
}
