/** Where entries are after a move, as the server will say: the page shows it without waiting. */
import type { ListEntry, MoveEntries, OpenList } from '@faircourt/contracts/lists';

export function placeEntries(
  { stages, entries }: Pick<OpenList, 'stages' | 'entries'>,
  { entry_ids, stage_id, before_id }: MoveEntries,
): ListEntry[] {
  const moved = entry_ids.flatMap((id) => entries.filter((entry) => entry.id === id));
  const others = entries.filter(({ id }) => !entry_ids.includes(id));
  return stages.flatMap(({ id }) => {
    const own = others.filter((entry) => entry.stage_id === id);
    if (id !== stage_id) return own;
    const at = own.findIndex((entry) => entry.id === before_id);
    const place = at === -1 ? own.length : at;
    return [...own.slice(0, place), ...moved.map((entry) => ({ ...entry, stage_id })), ...own.slice(place)];
  });
}

/** The move that takes another one back: into the stage it came from, in front of the one that came after it. */
export function moveBack({ entries }: Pick<OpenList, 'entries'>, entryId: string): MoveEntries | null {
  const at = entries.findIndex(({ id }) => id === entryId);
  const entry = entries[at];
  if (!entry) return null;
  const next = entries[at + 1];
  const before_id = next?.stage_id === entry.stage_id ? next.id : null;
  return { entry_ids: [entryId], stage_id: entry.stage_id, before_id };
}

/** As before a move that the server did not take. What else has moved since stays where it is. */
export function takeBack(
  { stages, entries }: Pick<OpenList, 'stages' | 'entries'>,
  before: readonly ListEntry[],
  entryIds: readonly string[],
): ListEntry[] {
  // From the end, so that what came after an entry is back before it.
  const moves = before
    .filter(({ id }) => entryIds.includes(id))
    .toReversed()
    .flatMap(({ id }) => moveBack({ entries: [...before] }, id) ?? []);
  return moves.reduce<ListEntry[]>(
    (placed, move) => placeEntries({ stages, entries: placed }, move),
    [...entries],
  );
}
