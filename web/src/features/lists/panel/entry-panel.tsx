/** What the staff knows and plans about one athlete of a list, beside the list. */
import type { EntryWork } from '@faircourt/contracts/list-work';
import type { OpenList } from '@faircourt/contracts/lists';
import { ArrowUpRight } from 'lucide-react';
import { Link } from 'react-router';
import { ON_A_WALK } from '../../../domain/athlete-walk/athlete-walk.ts';
import { useErrorText } from '../../../api/use-error-text.ts';
import { useText } from '../../../i18n/use-text.ts';
import { athletePath } from '../../../shell/paths.ts';
import { buttonClasses } from '../../../ui/button.tsx';
import { Dialog, DialogContent } from '../../../ui/dialog.tsx';
import { ErrorState, LoadingView } from '../../../ui/states.tsx';
import { Facts } from '../entry-row.tsx';
import { HistorySection } from './history-section.tsx';
import { NotesSection } from './notes-section.tsx';
import { RatingSection } from './rating-section.tsx';
import { StepSection } from './step-section.tsx';
import { TagsSection } from './tags-section.tsx';
import { useEntryWork } from './work.queries.ts';

interface EntryPanelProps {
  open: OpenList;
  /** Null: closed. */
  entryId: string | null;
  onClose: () => void;
}

/** From the right edge on a wide screen, from below on a phone. */
const PANEL =
  'sm:inset-y-0 sm:right-0 sm:left-auto sm:max-h-dvh sm:w-[32rem] sm:max-w-[92vw] sm:translate-x-0 sm:translate-y-0 sm:rounded-none';

export function EntryPanel({ open, entryId, onClose }: EntryPanelProps) {
  const t = useText();
  const entry = open.entries.find(({ id }) => id === entryId);
  return (
    <Dialog open={entry !== undefined} onOpenChange={(isOpen) => !isOpen && onClose()}>
      {entry && (
        <DialogContent
          title={entry.card?.name ?? t('lists.not_shown')}
          description={t('lists.panel.description')}
          className={PANEL}
        >
          <Panel key={entry.id} open={open} entryId={entry.id} />
        </DialogContent>
      )}
    </Dialog>
  );
}

function Panel({ open, entryId }: { open: OpenList; entryId: string }) {
  const errorText = useErrorText();
  const { data: work, error, isFetching, refetch } = useEntryWork(entryId);
  if (work) return <Sections open={open} work={work} />;
  if (!error) return <LoadingView />;
  return (
    <ErrorState onRetry={() => void refetch()} isRetrying={isFetching}>
      {errorText(error)}
    </ErrorState>
  );
}

function Sections({ open, work }: { open: OpenList; work: EntryWork }) {
  const t = useText();
  const { card } = work.entry;
  return (
    <div className="flex flex-col gap-7">
      {card ? (
        <div className="flex flex-col items-start gap-3">
          <div className="text-muted">
            <Facts card={card} />
          </div>
          <Link
            to={athletePath(card.id)}
            state={ON_A_WALK}
            className={buttonClasses({ variant: 'secondary', size: 'sm' })}
          >
            {t('lists.panel.profile')}
            <ArrowUpRight aria-hidden />
          </Link>
        </div>
      ) : (
        <p className="text-muted">{t('lists.panel.not_shown')}</p>
      )}
      <StepSection work={work} />
      <RatingSection work={work} />
      <TagsSection work={work} />
      <NotesSection work={work} />
      <HistorySection open={open} work={work} />
    </div>
  );
}
