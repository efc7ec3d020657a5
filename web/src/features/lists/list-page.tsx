/** /dashboard/lists/:id: one recruiting list. What a family has withdrawn is not in the answer, so it cannot be here. */
import type { OpenList } from '@faircourt/contracts/lists';
import { ArrowLeft, Columns3Cog, UserSearch } from 'lucide-react';
import { useState } from 'react';
import { Link, useParams } from 'react-router';
import { ApiError } from '../../api/api-error.ts';
import { useErrorText } from '../../api/use-error-text.ts';
import { useOpenList } from '../../domain/lists/lists.queries.ts';
import { NotYourPage, useIsOwnPage } from '../../domain/not-your-page.tsx';
import { useText } from '../../i18n/use-text.ts';
import { PageMissing } from '../../shell/page-missing.ts';
import { PATHS } from '../../shell/paths.ts';
import { Button, buttonClasses } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { EmptyState, ErrorState, LoadingView } from '../../ui/states.tsx';
import { Board } from './board.tsx';
import { EntryTable } from './entry-table.tsx';
import { ExportList } from './export-list.tsx';
import { ListMenu, SharingBadge } from './list-row.tsx';
import { LockedLists } from './locked-lists.tsx';
import { EntryPanel } from './panel/entry-panel.tsx';
import { StagesDialog } from './stages-dialog.tsx';
import { useListAddress, VIEWS } from './use-list-address.ts';
import { useListWalk } from './use-list-walk.ts';

export function ListPage() {
  const t = useText();
  const { id = '' } = useParams();
  if (useIsOwnPage(PATHS.list)) return <CoachesList id={id} />;
  return (
    <div className="flex flex-col gap-6">
      <PageHeader title={t('lists.title')} />
      <NotYourPage page={PATHS.list}>{t('lists.refused.text')}</NotYourPage>
    </div>
  );
}

function CoachesList({ id }: { id: string }) {
  const t = useText();
  const errorText = useErrorText();
  const { data: open, error, isFetching, refetch } = useOpenList(id);
  if (error instanceof ApiError) {
    // Also when it was open a moment ago: a colleague may have made it private.
    if (error.code === 'not_found' || error.code === 'validation_failed') throw new PageMissing();
    if (error.code === 'not_allowed') return <Locked />;
  }
  if (open) return <Opened open={open} />;
  if (error) {
    return (
      <Card>
        <PageTitle title={t('lists.failed')} />
        <ErrorState title={t('lists.failed')} onRetry={() => void refetch()} isRetrying={isFetching}>
          {errorText(error)}
        </ErrorState>
      </Card>
    );
  }
  return (
    <>
      <PageTitle title={t('lists.title')} />
      <LoadingView className="min-h-96" />
    </>
  );
}

function Locked() {
  const t = useText();
  return (
    <div className="flex flex-col gap-6">
      <PageHeader title={t('lists.title')} actions={<BackToLists />} />
      <LockedLists />
    </div>
  );
}

function Opened({ open }: { open: OpenList }) {
  const t = useText();
  const { list, entries } = open;
  const { view, setView, order, setOrder, entry, openEntry } = useListAddress();
  const [isEditingStages, setIsEditingStages] = useState(false);
  return (
    <div className="flex flex-col gap-6">
      <PageHeader
        title={list.name}
        eyebrow={t('lists.title')}
        description={<span className="break-words whitespace-pre-line">{list.note}</span>}
        actions={
          <>
            <BackToLists />
            <ListMenu list={list} />
          </>
        }
      />
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1.5 text-muted">
        <SharingBadge list={list} />
        <span>{t('lists.count', { count: entries.length })}</span>
        {list.owner_name && <span>{t('lists.owner', { name: list.owner_name })}</span>}
      </p>
      {entries.length === 0 ? (
        <NobodyYet />
      ) : (
        <>
          <div className="flex flex-wrap items-center gap-3">
            <Segmented
              label={t('lists.view')}
              options={VIEWS.map((value) => ({ value, label: t(`lists.view.${value}`) }))}
              value={view}
              onChange={setView}
            />
            <Button
              variant="secondary"
              icon={<Columns3Cog aria-hidden />}
              onClick={() => setIsEditingStages(true)}
            >
              {t('lists.stages.edit')}
            </Button>
            <ExportList open={open} entries={null} />
          </div>
          {view === 'board' ? (
            <WalkedBoard open={open} onOpen={openEntry} />
          ) : (
            <EntryTable open={open} onOpen={openEntry} order={order} onOrder={setOrder} />
          )}
        </>
      )}
      <EntryPanel open={open} entryId={entry} onClose={() => openEntry(null)} />
      <StagesDialog open={open} isOpen={isEditingStages} onOpenChange={setIsEditingStages} />
    </div>
  );
}

/** The board leads from one athlete to the next in its own order: stage by stage. */
function WalkedBoard({ open, onOpen }: { open: OpenList; onOpen: (entryId: string) => void }) {
  useListWalk(open, open.entries);
  return <Board open={open} onOpen={onOpen} />;
}

function NobodyYet() {
  const t = useText();
  return (
    <Card>
      <EmptyState
        icon={UserSearch}
        title={t('lists.nobody')}
        action={
          <Link to={PATHS.search} className={buttonClasses({})}>
            {t('lists.nobody.action')}
          </Link>
        }
      >
        {t('lists.nobody.text')}
      </EmptyState>
    </Card>
  );
}

function BackToLists() {
  const t = useText();
  return (
    <Link to={PATHS.lists} className={buttonClasses({ variant: 'secondary' })}>
      <ArrowLeft aria-hidden />
      {t('lists.back')}
    </Link>
  );
}
