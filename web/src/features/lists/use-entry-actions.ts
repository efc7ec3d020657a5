/** What one does with entries. Each says what it did, and takes it back from there. */
import { LIST_LIMITS, type ListEntry, type MoveEntries, type OpenList } from '@faircourt/contracts/lists';
import { useErrorText } from '../../api/use-error-text.ts';
import { moveBack } from '../../domain/lists/place-entries.ts';
import {
  useMoveEntries,
  useRemoveEntries,
  useRestoreEntries,
  useTagEntries,
} from '../../domain/lists/lists.queries.ts';
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
  const tagging = useTagEntries();
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

  /** The server takes so many at once; what was done stays when a later turn fails. */
  const inTurns = async (
    entries: readonly ListEntry[],
    failed: string,
    work: (entryIds: string[]) => Promise<unknown>,
  ): Promise<boolean> => {
    for (let n = 0; n < entries.length; n += LIST_LIMITS.atOnce) {
      const ids = entries.slice(n, n + LIST_LIMITS.atOnce).map(({ id }) => id);
      if (!(await attempt(work(ids), failed))) return false;
    }
    return true;
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

  /** To the end of a stage, in their order. Taken back, each is at the end of the stage that it came from. */
  const moveMany = async (entries: readonly ListEntry[], stageId: string): Promise<boolean> => {
    const stage = open.stages.find(({ id }) => id === stageId);
    const from = Map.groupBy(entries, ({ stage_id }) => stage_id);
    if (!stage) return false;
    const isMoved = await inTurns(entries, t('lists.move.failed'), (entry_ids) =>
      moving.mutateAsync({ entry_ids, stage_id: stageId, before_id: null }),
    );
    if (!isMoved) return false;
    const back = async () => {
      for (const [stage_id, moved] of from) {
        await inTurns(moved, t('lists.move.failed'), (entry_ids) =>
          moving.mutateAsync({ entry_ids, stage_id, before_id: null }),
        );
      }
    };
    toast.success({
      title: t('lists.moved.many', { count: entries.length, stage: stageName(stage) }),
      action: { label: t('lists.undo'), onClick: () => void back() },
    });
    return true;
  };

  const tagMany = async (entries: readonly ListEntry[], tag: string): Promise<boolean> => {
    const isTagged = await inTurns(entries, t('lists.tags.failed'), (entryIds) =>
      tagging.mutateAsync({ listId, entryIds, tag }),
    );
    if (isTagged) toast.success({ title: t('lists.tagged.many', { count: entries.length, tag }) });
    return isTagged;
  };

  const remove = async (entries: readonly ListEntry[]): Promise<boolean> => {
    const isRemoved = await inTurns(entries, t('lists.remove.failed'), (entryIds) =>
      removing.mutateAsync({ listId, entryIds }),
    );
    if (!isRemoved) return false;
    const back = () =>
      inTurns(entries, t('lists.restore_entry.failed'), (entryIds) =>
        restoring.mutateAsync({ listId, entryIds }),
      );
    const [only] = entries;
    toast.success({
      title:
        only && entries.length === 1
          ? t('lists.removed', { name: nameOf(only), list: open.list.name })
          : t('lists.removed.many', { count: entries.length }),
      action: {
        label: t('lists.undo'),
        onClick: () => void back(),
      },
    });
    return true;
  };
  return { move, moveMany, tagMany, remove };
}
