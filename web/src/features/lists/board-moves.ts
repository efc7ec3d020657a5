/** Where an entry goes on the board, step by step or to where it is dropped. Pure, so that keys, menu and drag agree. */
import type { ListEntry, MoveEntries, OpenList } from '@faircourt/contracts/lists';

export type Place = Pick<MoveEntries, 'stage_id' | 'before_id'>;
export type Direction = 'up' | 'down' | 'left' | 'right';

/** Null where there is no further way. Into another stage an entry comes first, where it is in sight. */
export function stepOf(
  { stages, entries }: Pick<OpenList, 'stages' | 'entries'>,
  { id, stage_id }: Pick<ListEntry, 'id' | 'stage_id'>,
  direction: Direction,
): Place | null {
  const inStage = (stageId: string) => entries.filter((entry) => entry.stage_id === stageId);
  if (direction === 'left' || direction === 'right') {
    const at = stages.findIndex((stage) => stage.id === stage_id);
    const next = stages[direction === 'left' ? at - 1 : at + 1];
    return at === -1 || !next ? null : { stage_id: next.id, before_id: inStage(next.id)[0]?.id ?? null };
  }
  const own = inStage(stage_id);
  const at = own.findIndex((entry) => entry.id === id);
  if (direction === 'up') {
    const above = own[at - 1];
    return above ? { stage_id, before_id: above.id } : null;
  }
  return at === -1 || at === own.length - 1 ? null : { stage_id, before_id: own[at + 2]?.id ?? null };
}

/** Dropped on the upper or the lower half of another entry; null where nothing would change. */
export function dropOn(
  { entries }: Pick<OpenList, 'entries'>,
  moved: Pick<ListEntry, 'id' | 'stage_id'>,
  target: Pick<ListEntry, 'id' | 'stage_id'>,
  half: 'upper' | 'lower',
): Place | null {
  if (moved.id === target.id) return null;
  const own = entries.filter(({ id, stage_id }) => stage_id === target.stage_id && id !== moved.id);
  const at = own.findIndex(({ id }) => id === target.id);
  const before = half === 'upper' ? own[at] : own[at + 1];
  const all = entries.filter(({ stage_id }) => stage_id === target.stage_id);
  const follows = all[all.findIndex(({ id }) => id === moved.id) + 1]?.id ?? null;
  const isSame = moved.stage_id === target.stage_id && follows === (before?.id ?? null);
  return isSame ? null : { stage_id: target.stage_id, before_id: before?.id ?? null };
}
