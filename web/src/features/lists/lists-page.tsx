/** /dashboard/lists: the recruiting lists of a coach's desk. */
import { LIST_LIMITS } from '@faircourt/contracts/lists';
import { ListPlus, NotebookTabs, Plus } from 'lucide-react';
import { useState } from 'react';
import { useErrorText } from '../../api/use-error-text.ts';
import { useRole } from '../../api/session/use-role.ts';
import { ListDialog } from '../../domain/lists/list-dialog.tsx';
import { useLists } from '../../domain/lists/lists.queries.ts';
import { NotYourPage } from '../../domain/not-your-page.tsx';
import { PATHS } from '../../shell/paths.ts';
import { useText } from '../../i18n/use-text.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { LoadingRows } from '../../ui/loading-rows.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { EmptyState, ErrorState } from '../../ui/states.tsx';
import { ListRows } from './list-rows.tsx';
import { LockedLists } from './locked-lists.tsx';

export function ListsPage() {
  const t = useText();
  const isCoach = useRole() === 'coach';
  const lists = useLists(isCoach);
  const [isMaking, setIsMaking] = useState(false);
  const canMake = lists.data?.is_locked === false && lists.data.lists.length < LIST_LIMITS.lists;
  return (
    <div className="flex flex-col gap-6">
      <PageHeader
        title={t('lists.title')}
        description={t('lists.subtitle')}
        actions={
          canMake && (
            <Button icon={<Plus aria-hidden />} onClick={() => setIsMaking(true)}>
              {t('lists.new')}
            </Button>
          )
        }
        className="mb-2"
      />
      {isCoach ? (
        <Lists lists={lists} onMake={() => setIsMaking(true)} />
      ) : (
        <NotYourPage page={PATHS.lists}>{t('lists.refused.text')}</NotYourPage>
      )}
      <ListDialog isOpen={isMaking} onOpenChange={setIsMaking} />
    </div>
  );
}

function Lists({ lists, onMake }: { lists: ReturnType<typeof useLists>; onMake: () => void }) {
  const t = useText();
  const errorText = useErrorText();
  const { data, error, isFetching, refetch } = lists;
  if (!data && error) {
    return (
      <Card>
        <ErrorState onRetry={() => void refetch()} isRetrying={isFetching}>
          {errorText(error)}
        </ErrorState>
      </Card>
    );
  }
  if (!data) return <LoadingRows />;
  const inUse = data.lists.filter(({ is_archived }) => !is_archived);
  const archived = data.lists.filter(({ is_archived }) => is_archived);
  return (
    <>
      {data.is_locked && <LockedLists isFrozen={data.is_frozen} />}
      {data.lists.length === 0 && !data.is_locked && (
        <Card>
          <EmptyState
            icon={NotebookTabs}
            title={t('lists.empty')}
            action={
              <Button icon={<ListPlus aria-hidden />} onClick={onMake}>
                {t('lists.empty.action')}
              </Button>
            }
          >
            {t('lists.empty.text')}
          </EmptyState>
        </Card>
      )}
      {inUse.length > 0 && (
        <ListRows lists={inUse} isArchived={false} isLocked={data.is_locked} label={t('lists.in_use')} />
      )}
      {archived.length > 0 && (
        <details className="group">
          <summary className="cursor-pointer rounded-sm py-2 font-medium text-muted hover:text-ink">
            {t('lists.archived', { count: archived.length })}
          </summary>
          <div className="mt-3">
            <ListRows
              lists={archived}
              isArchived
              isLocked={data.is_locked}
              label={t('lists.archived_lists')}
            />
          </div>
        </details>
      )}
    </>
  );
}
