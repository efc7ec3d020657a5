/** /dashboard/institution: where a coach works, and how that becomes something families can rely on. */
import { useState } from 'react';
import { useRole } from '../../api/session/use-role.ts';
import { useErrorText } from '../../api/use-error-text.ts';
import { NotYourPage } from '../../domain/not-your-page.tsx';
import { PATHS } from '../../shell/paths.ts';
import { useText } from '../../i18n/use-text.ts';
import { Card } from '../../ui/card.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { ErrorState, LoadingView } from '../../ui/states.tsx';
import { useAffiliation } from '../../domain/affiliation.query.ts';
import { NamingCard } from './naming-card.tsx';
import { AffiliationCards } from './affiliation-cards.tsx';
import { AffiliationPath } from './affiliation-path.tsx';

export function InstitutionPage() {
  const t = useText();
  const isCoach = useRole() === 'coach';
  return (
    <div className="flex flex-col gap-6">
      <PageHeader title={t('institution.title')} description={t('institution.subtitle')} className="mb-2" />
      {isCoach ? (
        <OwnInstitution />
      ) : (
        <NotYourPage page={PATHS.institution}>{t('institution.refused.text')}</NotYourPage>
      )}
    </div>
  );
}

function OwnInstitution() {
  const t = useText();
  const errorText = useErrorText();
  const [isNaming, setIsNaming] = useState(false);
  const { data: affiliation, error, isPending, isFetching, refetch } = useAffiliation(true);
  if (isPending) return <LoadingView />;
  if (affiliation === undefined) {
    return (
      <Card>
        <ErrorState title={t('institution.failed')} onRetry={() => void refetch()} isRetrying={isFetching}>
          {errorText(error)}
        </ErrorState>
      </Card>
    );
  }
  const isUnnamed = affiliation.institution === null;
  return (
    <>
      <AffiliationPath affiliation={affiliation} />
      {isUnnamed || isNaming ? (
        <NamingCard
          affiliation={affiliation}
          onNamed={() => setIsNaming(false)}
          {...(isUnnamed ? {} : { onCancel: () => setIsNaming(false) })}
        />
      ) : (
        <AffiliationCards affiliation={affiliation} onName={() => setIsNaming(true)} />
      )}
    </>
  );
}
