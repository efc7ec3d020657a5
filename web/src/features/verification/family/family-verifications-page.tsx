/** /dashboard/verifications for athletes and guardians: each fact, its state, and what can be done about it. */
import { useQuery } from '@tanstack/react-query';
import { BadgeCheck, Users } from 'lucide-react';
import { Link } from 'react-router';
import { ownVerificationsQuery } from '../../../domain/verification/own-verifications.query.ts';
import { useRole } from '../../../api/session/use-role.ts';
import { useErrorText } from '../../../api/use-error-text.ts';
import { PATHS } from '../../../shell/paths.ts';
import { useText } from '../../../i18n/use-text.ts';
import { buttonClasses } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { EmptyState, ErrorState, LoadingView } from '../../../ui/states.tsx';
import { FamilyFacts } from './family-facts.tsx';

export function FamilyVerificationsPage() {
  const t = useText();
  return (
    <div className="flex flex-col gap-6 pb-16">
      <PageHeader
        title={t('family_verification.title')}
        description={t('family_verification.subtitle')}
        className="mb-2"
      />
      <Facts />
    </div>
  );
}

function Facts() {
  const t = useText();
  const errorText = useErrorText();
  const { data, error, isPending, isFetching, refetch } = useQuery(ownVerificationsQuery);
  if (isPending) return <LoadingView />;
  if (data === undefined) {
    return (
      <Card>
        <ErrorState
          title={t('family_verification.failed')}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        >
          {errorText(error)}
        </ErrorState>
      </Card>
    );
  }
  return data.athletes.length === 0 ? <NoAthlete /> : <FamilyFacts family={data} />;
}

function NoAthlete() {
  const t = useText();
  const isGuardian = useRole() === 'guardian';
  return (
    <Card>
      <EmptyState
        icon={BadgeCheck}
        title={t(isGuardian ? 'family_verification.no_athlete' : 'error.profile_missing')}
        action={
          <Link to={isGuardian ? PATHS.athletes : PATHS.profile} className={buttonClasses()}>
            <Users aria-hidden />
            {t(isGuardian ? 'consent.empty.action' : 'family_verification.to_profile')}
          </Link>
        }
      >
        {t(isGuardian ? 'family_verification.no_athlete.text' : 'family_verification.no_profile.text')}
      </EmptyState>
    </Card>
  );
}
