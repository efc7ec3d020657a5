/** /dashboard/consent: the forms that a guardian signs for each linked athlete, and what was signed. */
import { FileSignature, Users } from 'lucide-react';
import { Link } from 'react-router';
import { useRole } from '../../api/session/use-role.ts';
import { useErrorText } from '../../api/use-error-text.ts';
import { useFamily } from '../../domain/family.query.ts';
import { BackLink } from '../../shell/back-link.tsx';
import { PATHS } from '../../shell/paths.ts';
import { NotYourPage } from '../../domain/not-your-page.tsx';
import { useText } from '../../i18n/use-text.ts';
import { buttonClasses } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { EmptyState, ErrorState, LoadingView } from '../../ui/states.tsx';
import { AthleteForms } from './athlete-forms.tsx';
import { useConsents } from './consent.queries.ts';
import { useWayBack } from './named-forms.ts';

export function ConsentPage() {
  const t = useText();
  const role = useRole();
  const back = useWayBack();
  const isFamily = role === 'guardian' || role === 'athlete';
  return (
    <div className="flex flex-col gap-8">
      <PageHeader title={t('consent.title')} description={isFamily && t('consent.subtitle')} />
      {/* Who signs is led there by itself; this is for who looks around first. */}
      {isFamily && back && (
        <div className="-mt-2">
          <BackLink to={back.to}>{t(`consent.back_to.${back.place}`)}</BackLink>
        </div>
      )}
      {isFamily ? (
        <Consents isGuardian={role === 'guardian'} />
      ) : (
        <NotYourPage page={PATHS.consent}>{t('consent.refused.text')}</NotYourPage>
      )}
    </div>
  );
}

function Consents({ isGuardian }: { isGuardian: boolean }) {
  const t = useText();
  const errorText = useErrorText();
  const { data: athletes, error, isPending, isFetching, refetch } = useConsents();
  // What comes next is above the forms: both appear at once, so that nothing moves.
  const family = useFamily(isGuardian);
  const isNextPending = isGuardian && family.isPending && family.failureCount === 0;
  if (isPending || isNextPending) return <LoadingView />;
  if (athletes === undefined) {
    return (
      <Card>
        <ErrorState title={t('consent.failed')} onRetry={() => void refetch()} isRetrying={isFetching}>
          {errorText(error)}
        </ErrorState>
      </Card>
    );
  }
  if (athletes.length === 0) {
    return (
      <Card>
        <EmptyState
          icon={FileSignature}
          title={t('consent.empty')}
          action={
            isGuardian && (
              <Link to={PATHS.athletes} className={buttonClasses()}>
                <Users aria-hidden />
                {t('consent.empty.action')}
              </Link>
            )
          }
        >
          {t(isGuardian ? 'consent.empty.text' : 'consent.empty.athlete')}
        </EmptyState>
      </Card>
    );
  }
  return athletes.map((athlete) => <AthleteForms key={athlete.id} athlete={athlete} />);
}
