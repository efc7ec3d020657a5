/** /dashboard: where everyone lands after signing in, by role. */
import { ArrowRight, Clock3 } from 'lucide-react';
import { useSession } from '../../api/session/use-session.ts';
import { AppLink } from '../../shell/app-link.tsx';
import { useText } from '../../i18n/use-text.ts';
import { Badge } from '../../ui/badge.tsx';
import { Card } from '../../ui/card.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { ApplicationCard } from './application-card.tsx';
import { GuardianSteps } from './guardian-steps.tsx';
import { PendingDirectorCard } from './pending-director-card.tsx';
import { RegionalFeed } from './regional-feed.tsx';
import { QUICK_ACTIONS, type QuickAction } from './role-dashboards.ts';
import { WelcomeCard } from './welcome-card.tsx';

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
      {role === 'guardian' && <GuardianSteps />}
      <section aria-labelledby="quick-actions">
        <VisuallyHidden>
          <h2 id="quick-actions">{t('dashboard.quick_actions')}</h2>
        </VisuallyHidden>
        <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
          {QUICK_ACTIONS[role].map((action) => (
            <QuickActionCard key={action.label} {...action} />
          ))}
        </ul>
      </section>
      {!isPendingDirector && <RegionalFeed />}
      <WelcomeCard name={name || user.email} />
    </div>
  );
}

function QuickActionCard({ label, hint, path, icon: Icon }: QuickAction) {
  const t = useText();
  return (
    <li className="flex sm:max-lg:last:col-span-2">
      <Card className="group relative flex w-full items-center gap-4 p-5 transition-[border-color,box-shadow] focus-within:border-court hover:border-court/50 hover:shadow-float sm:flex-col sm:items-start sm:p-6">
        <span className="grid size-11 shrink-0 place-items-center rounded-md bg-court-soft text-court">
          <Icon aria-hidden className="size-5.5" />
        </span>
        <div className="min-w-0 flex-1">
          <h3 className="text-lg">
            {/* The link covers the whole card, and yet its name is only the label. */}
            <AppLink
              to={path}
              className="after:absolute after:inset-0 after:rounded-lg focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-offset-2 focus-visible:after:outline-court"
            >
              {t(label)}
            </AppLink>
          </h3>
          <p className="mt-1 text-muted">{t(hint)}</p>
        </div>
        <ArrowRight
          aria-hidden
          className="size-5 shrink-0 text-ball transition-transform group-hover:translate-x-1"
        />
      </Card>
    </li>
  );
}
