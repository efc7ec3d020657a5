/** What one does with entries. Each says what it did, and takes it back from there. */
import type { ListEntry, MoveEntries, OpenList } from '@faircourt/contracts/lists';
import { useErrorText } from '../../api/use-error-text.ts';
import { moveBack } from '../../domain/lists/place-entries.ts';
import { useMoveEntries, useRemoveEntries, useRestoreEntries } from '../../domain/lists/lists.queries.ts';
import { useText } from '../../i18n/use-text.ts';
import { toast } from '../../ui/toast.tsx';
import { useStageName } from './stage-select.tsx';

type Place = Pick<MoveEntries, 'stage_id' | 'before_id'>;

export function useEntryActions(open: OpenList) {
  const t = useText();
  const errorText = useErrorText();
  const stageName = useStageName();
  const listId = open.list.id;
  const moving = useMoveEntries(listId);
  const removing = useRemoveEntries();
  const restoring = useRestoreEntries();
  const nameOf = ({ card }: ListEntry) => card?.name ?? t('lists.not_shown');

  const attempt = async (work: Promise<unknown>, failed: string): Promise<boolean> => {
    try {
      await work;
      return true;
    } catch (error) {
      toast.destructive({ title: failed, description: errorText(error) });
      return false;
    }
  };

  const move = async (entry: ListEntry, place: Place): Promise<void> => {
    const back = moveBack(open, entry.id);
    const stage = open.stages.find(({ id }) => id === place.stage_id);
    if (!back || !stage) return;
    const isMoved = await attempt(
      moving.mutateAsync({ entry_ids: [entry.id], ...place }),
      t('lists.move.failed'),
    );
    if (!isMoved) return;
    toast.success({
      title: t('lists.moved', { name: nameOf(entry), stage: stageName(stage) }),
      action: {
        label: t('lists.undo'),
        onClick: () => void attempt(moving.mutateAsync(back), t('lists.move.failed')),
      },
    });
  };

  const remove = async (entries: readonly ListEntry[]): Promise<void> => {
    const listed = { listId, entryIds: entries.map(({ id }) => id) };
    if (!(await attempt(removing.mutateAsync(listed), t('lists.remove.failed')))) return;
    const [only] = entries;
    toast.success({
      title:
        only && entries.length === 1
          ? t('lists.removed', { name: nameOf(only), list: open.list.name })
          : t('lists.removed.many', { count: entries.length }),
      action: {
        label: t('lists.undo'),
        onClick: () => void attempt(restoring.mutateAsync(listed), t('lists.restore_entry.failed')),
      },
    });
  };
  return { move, remove };
}
