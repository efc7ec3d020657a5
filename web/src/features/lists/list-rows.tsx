/** The lists of a desk, picked one by one, by a stretch or all, and then archived or restored together. */
import type { RecruitingList } from '@faircourt/contracts/lists';
import { Archive, ArchiveRestore, X } from 'lucide-react';
import { useState } from 'react';
import { useErrorText } from '../../api/use-error-text.ts';
import { useArchiveLists } from '../../domain/lists/lists.queries.ts';
import { useText } from '../../i18n/use-text.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.tsx';
import { PickBox } from './entry-row.tsx';
import { ListRow } from './list-row.tsx';
import { NOTHING_PICKED, pickAll, pickOne, pickStretch, unpick } from './picking.ts';

type ListRowsProps = {
  lists: readonly RecruitingList[];
  isLocked: boolean;
  label: string;
  isArchived: boolean;
};

export function ListRows({ lists, isLocked, label, isArchived }: ListRowsProps) {
  const t = useText();
  const [picked, setPicked] = useState(NOTHING_PICKED);
  const shown = lists.map(({ id }) => id);
  // One that a colleague has archived meanwhile is in the other part of the page.
  const pickedIds = shown.filter((id) => picked.ids.has(id));
  const pick = (id: string, isStretch: boolean) =>
    setPicked((before) => (isStretch ? pickStretch(before, id, shown) : pickOne(before, id)));
  return (
    <div className="flex flex-col gap-3">
      {!isLocked && lists.length > 1 && (
        <div className="flex min-h-12 flex-wrap items-center gap-x-4 gap-y-2 px-5">
          <PickBox
            label={t('lists.pick.all')}
            isPicked={pickedIds.length === lists.length}
            onPick={() => setPicked((before) => pickAll(before, shown))}
          />
          {pickedIds.length === 0 ? (
            <span className="text-muted">{t('lists.pick.all')}</span>
          ) : (
            <PickedBar
              ids={pickedIds}
              isArchived={isArchived}
              onDone={(done) => setPicked((now) => unpick(now, done))}
              onClear={() => setPicked(NOTHING_PICKED)}
            />
          )}
        </div>
      )}
      <ul aria-label={label} className="flex flex-col gap-3">
        {lists.map((list) => (
          <ListRow
            key={list.id}
            list={list}
            isLocked={isLocked}
            pick={
              !isLocked &&
              lists.length > 1 && (
                <PickBox
                  label={t('lists.pick', { name: list.name })}
                  isPicked={picked.ids.has(list.id)}
                  onPick={(isStretch) => pick(list.id, isStretch)}
                />
              )
            }
          />
        ))}
      </ul>
    </div>
  );
}

type PickedBarProps = {
  ids: string[];
  isArchived: boolean;
  /** With those that were worked on: others may have been picked since. */
  onDone: (ids: string[]) => void;
  onClear: () => void;
};

function PickedBar({ ids, isArchived, onDone, onClear }: PickedBarProps) {
  const t = useText();
  const { archive, isBusy } = useArchiving();
  const Icon = isArchived ? ArchiveRestore : Archive;
  return (
    <section aria-label={t('lists.bulk.lists')} className="flex flex-wrap items-center gap-3">
      <output className="font-medium">{t('lists.bulk.picked', { count: ids.length })}</output>
      <Button
        variant="secondary"
        size="sm"
        className="min-h-11"
        icon={<Icon aria-hidden />}
        isBusy={isBusy}
        busyText={t('lists.form.busy')}
        onClick={() => void archive(ids, !isArchived).then((isDone) => isDone && onDone(ids))}
      >
        {t(isArchived ? 'lists.restore' : 'lists.archive')}
      </Button>
      <Button variant="ghost" size="sm" className="min-h-11" icon={<X aria-hidden />} onClick={onClear}>
        {t('lists.bulk.clear')}
      </Button>
    </section>
  );
}

/** Says what it did, and takes back just what it changed. */
function useArchiving() {
  const t = useText();
  const errorText = useErrorText();
  const { mutateAsync, isPending } = useArchiveLists();
  const archive = async (ids: string[], isArchived: boolean): Promise<boolean> => {
    try {
      const { list_ids: changed } = await mutateAsync({ list_ids: ids, is_archived: isArchived });
      toast.success({
        title: t(isArchived ? 'lists.archive.many' : 'lists.restore.many', { count: changed.length }),
        ...(changed.length > 0 && {
          action: { label: t('lists.undo'), onClick: () => void archive(changed, !isArchived) },
        }),
      });
      return true;
    } catch (error) {
      toast.destructive({ title: t('lists.save.failed'), description: errorText(error) });
      return false;
    }
  };
  return { archive, isBusy: isPending };
}
