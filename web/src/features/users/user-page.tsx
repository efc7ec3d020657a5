/** /dashboard/users/:id: one account. Opening an athlete's is a look that the family reads. */
import { ArrowLeft } from 'lucide-react';
import { Link, useParams } from 'react-router';
import { ApiError } from '../../api/api-error.ts';
import { useRole } from '../../api/session/use-role.ts';
import { useErrorText } from '../../api/use-error-text.ts';
import { NotYourPage } from '../../domain/not-your-page.tsx';
import { useText } from '../../i18n/use-text.ts';
import { PageMissing } from '../../shell/page-missing.ts';
import { PATHS } from '../../shell/paths.ts';
import { Alert } from '../../ui/alert.tsx';
import { buttonClasses } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { ErrorState, LoadingView } from '../../ui/states.tsx';
import { DesksCard } from './desks-card.tsx';
import { DecisionsCard } from './decisions-card.tsx';
import { TimelineCard } from './timeline-card.tsx';
import { ConfirmationsCard } from './two-admins.tsx';
import { UserActions } from './user-actions.tsx';
import { UserFacts } from './user-facts.tsx';
import { UserSurroundings } from './user-surroundings.tsx';
import { SuspensionNote } from './suspension-note.tsx';
import { UserErasureNote } from './user-erasure-note.tsx';
import { useUser } from './users.queries.ts';

export function UserPage() {
  const t = useText();
  const { id = '' } = useParams();
  const isAdmin = useRole() === 'admin';
  if (isAdmin) return <OpenedUser id={id} />;
  return (
    <div className="flex flex-col gap-6">
      <PageHeader title={t('users.title')} />
      <NotYourPage page={PATHS.user} />
    </div>
  );
}

function OpenedUser({ id }: { id: string }) {
  const t = useText();
  const errorText = useErrorText();
  const { data: user, error, isPending, isFetching, refetch } = useUser(id);
  if (error instanceof ApiError && error.status === 404) throw new PageMissing();
  if (isPending) return <LoadingView />;
  if (user === undefined) {
    return (
      <Card>
        <ErrorState title={t('users.one_failed')} onRetry={() => void refetch()} isRetrying={isFetching}>
          {errorText(error)}
        </ErrorState>
      </Card>
    );
  }
  return (
    <div className="flex flex-col gap-6">
      <PageHeader
        title={user.name}
        description={[t(`role.${user.role}`), user.email].join(' · ')}
        actions={
          <Link to={PATHS.users} className={buttonClasses({ variant: 'secondary' })}>
            <ArrowLeft aria-hidden />
            {t('users.back')}
          </Link>
        }
        className="mb-2"
      />
      {user.athlete?.is_minor && <Alert kind="info">{t('users.minor_look')}</Alert>}
      <SuspensionNote user={user} />
      <UserErasureNote user={user} />
      <ConfirmationsCard user={user} />
      <UserFacts user={user} />
      <DecisionsCard user={user} />
      {!user.is_own && <UserActions user={user} />}
      <DesksCard user={user} />
      <UserSurroundings user={user} />
      <TimelineCard userId={user.id} />
    </div>
  );
}
