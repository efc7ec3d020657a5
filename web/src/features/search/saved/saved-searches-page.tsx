/** /dashboard/alerts: the searches that a staff keeps, and what is new in each. */
import type { SavedSearchList } from '@faircourt/contracts/saved-searches';
import { BookmarkPlus } from 'lucide-react';
import { Link } from 'react-router';
import { useErrorText } from '../../../api/use-error-text.ts';
import { useRole } from '../../../api/session/use-role.ts';
import { useSession } from '../../../api/session/use-session.ts';
import { NotYourPage } from '../../../domain/not-your-page.tsx';
import { useText } from '../../../i18n/use-text.ts';
import { PATHS } from '../../../shell/paths.ts';
import { Alert } from '../../../ui/alert.tsx';
import { buttonClasses } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { LoadingRows } from '../../../ui/loading-rows.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { EmptyState, ErrorState } from '../../../ui/states.tsx';
import { AlertSettingsCard } from './alert-settings-card.tsx';
import { useAlertSettings } from './alerts.queries.ts';
import { SavedSearchItem } from './saved-search-item.tsx';
import { useSavedSearches } from './saved-searches.queries.ts';

export function SavedSearchesPage() {
  const t = useText();
  const isCoach = useRole() === 'coach';
  return (
    <div className="flex flex-col gap-6">
      <PageHeader
        title={t('saved_searches.title')}
        description={t('saved_searches.subtitle')}
        className="mb-2"
      />
      {isCoach ? (
        <OfCoach />
      ) : (
        <NotYourPage page={PATHS.alerts}>{t('saved_searches.refused.text')}</NotYourPage>
      )}
    </div>
  );
}

/** The settings come after the searches above them, so that nothing moves; those work without them. */
function OfCoach() {
  const searches = useSavedSearches();
  const { data: settings } = useAlertSettings();
  if (searches.isPending) return <LoadingRows />;
  return (
    <>
      <Searches searches={searches} />
      {settings && <AlertSettingsCard settings={settings} />}
    </>
  );
}

function Searches({
  searches: { data, error, isFetching, refetch },
}: {
  searches: ReturnType<typeof useSavedSearches>;
}) {
  const t = useText();
  const errorText = useErrorText();
  if (data === undefined) {
    return (
      <Card>
        <ErrorState title={t('saved_searches.failed')} onRetry={() => void refetch()} isRetrying={isFetching}>
          {errorText(error)}
        </ErrorState>
      </Card>
    );
  }
  return (
    <>
      {data.locked_by && <Locked by={data.locked_by} />}
      {data.searches.length > 0 && <List list={data} />}
      {data.searches.length === 0 && data.locked_by === null && <NoSearches />}
    </>
  );
}

function Locked({ by }: { by: NonNullable<SavedSearchList['locked_by']> }) {
  const t = useText();
  const isMailboxProven = useSession().session?.user.is_mailbox_proven;
  if (by === 'freeze') return <Alert kind="caution">{t('saved_searches.frozen')}</Alert>;
  // No plan has ended: the trial has yet to begin. The banner above leads to the code.
  if (isMailboxProven === false) return <Alert>{t('saved_searches.waits')}</Alert>;
  return (
    <Alert
      kind="caution"
      action={
        <Link to={PATHS.billing} className={buttonClasses({ variant: 'secondary', size: 'sm' })}>
          {t('allowance.plans')}
        </Link>
      }
    >
      {t('saved_searches.locked')}
    </Alert>
  );
}

function NoSearches() {
  const t = useText();
  return (
    <Card>
      <EmptyState
        icon={BookmarkPlus}
        title={t('saved_searches.empty')}
        action={
          <Link to={PATHS.search} className={buttonClasses()}>
            {t('saved_searches.start')}
          </Link>
        }
      >
        {t('saved_searches.empty.text')}
      </EmptyState>
    </Card>
  );
}

function List({ list }: { list: SavedSearchList }) {
  const t = useText();
  return (
    <section aria-labelledby="saved-searches" className="flex flex-col gap-4">
      <h2 id="saved-searches" className="text-xl">
        {t('saved_searches.list', { count: list.searches.length, max: list.max })}
      </h2>
      <ul className="flex flex-col gap-4">
        {list.searches.map((search) => (
          <SavedSearchItem
            key={search.id}
            search={search}
            isLocked={list.locked_by !== null}
            canAlert={list.can_alert}
          />
        ))}
      </ul>
    </section>
  );
}
