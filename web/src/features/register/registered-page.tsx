/** /dashboard/institutions/:id: one institution, who works there and how much hangs on it. No athlete is named. */
import type { Registered } from '@faircourt/contracts/institution-register';
import { ArrowLeft } from 'lucide-react';
import { Link, useParams } from 'react-router';
import { ApiError } from '../../api/api-error.ts';
import { useRole } from '../../api/session/use-role.ts';
import { useErrorText } from '../../api/use-error-text.ts';
import { NotYourPage } from '../../domain/not-your-page.tsx';
import { useText } from '../../i18n/use-text.ts';
import { PageMissing } from '../../shell/page-missing.ts';
import { institutionPath, moderationPath, PATHS } from '../../shell/paths.ts';
import { Alert } from '../../ui/alert.tsx';
import { buttonClasses } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { CountryName } from '../../ui/country-name.tsx';
import { DottedLine } from '../../ui/dotted-line.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { ErrorState, LoadingView } from '../../ui/states.tsx';
import { CorrectEntry } from './correct-entry.tsx';
import { EntryFacts } from './entry-facts.tsx';
import { HistoryCard } from './history-card.tsx';
import { MergeCard } from './merge-card.tsx';
import { useRegistered } from './register.queries.ts';

export function RegisteredPage() {
  const t = useText();
  const { id = '' } = useParams();
  const isAdmin = useRole() === 'admin';
  if (isAdmin) return <Opened key={id} id={id} />;
  return (
    <div className="flex flex-col gap-6">
      <PageHeader title={t('register.title')} />
      <NotYourPage page={PATHS.registered} />
    </div>
  );
}

function Opened({ id }: { id: string }) {
  const t = useText();
  const errorText = useErrorText();
  const { data: entry, error, isPending, isFetching, refetch } = useRegistered(id);
  if (error instanceof ApiError && error.status === 404) throw new PageMissing();
  if (isPending) return <LoadingView />;
  if (entry === undefined) {
    return (
      <Card>
        <ErrorState title={t('register.one_failed')} onRetry={() => void refetch()} isRetrying={isFetching}>
          {errorText(error)}
        </ErrorState>
      </Card>
    );
  }
  const about = [
    t(`directory.institution_kind.${entry.kind}`),
    entry.city,
    <CountryName key="country" code={entry.country_code} />,
  ];
  return (
    <div className="flex flex-col gap-6">
      <PageHeader
        title={entry.name}
        description={<DottedLine parts={about} />}
        actions={
          <>
            {entry.merged_into === null && <CorrectEntry entry={entry} />}
            <Link to={PATHS.register} className={buttonClasses({ variant: 'secondary' })}>
              <ArrowLeft aria-hidden />
              {t('register.back')}
            </Link>
          </>
        }
        className="mb-2"
      />
      <Notes entry={entry} />
      <EntryFacts entry={entry} />
      {entry.merged_into === null && <MergeCard entry={entry} />}
      <HistoryCard institutionId={entry.id} />
    </div>
  );
}

const LINK = 'underline underline-offset-4';

function Notes({ entry: { merged_into: into, ban } }: { entry: Registered }) {
  const t = useText();
  return (
    <>
      {into && (
        <Alert kind="info">
          {t('register.merged_into')}{' '}
          <Link to={institutionPath(into.id)} className={LINK}>
            {into.name}
          </Link>
        </Alert>
      )}
      {ban && (
        <Alert kind="error">
          {t('register.banned')} {ban.reason}{' '}
          {ban.item_id && (
            <Link to={moderationPath(ban.item_id)} className={LINK}>
              {t('register.banned.open')}
            </Link>
          )}
        </Alert>
      )}
    </>
  );
}
