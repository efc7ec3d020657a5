/** Which rows of a table are picked: one by one, a stretch of them with shift, or all that are shown. */

export interface Picked {
  ids: ReadonlySet<string>;
  /** The last one that was picked by itself: a stretch begins there. */
  from: string | null;
}

export const NOTHING_PICKED: Picked = { ids: new Set(), from: null };

export function pickOne({ ids }: Picked, id: string): Picked {
  const next = new Set(ids);
  if (!next.delete(id)) next.add(id);
  return { ids: next, from: id };
}

/** Everything between the last one and this one, in the order shown; without a last one, this one. */
export function pickStretch(picked: Picked, id: string, shown: readonly string[]): Picked {
  const start = picked.from === null ? -1 : shown.indexOf(picked.from);
  const end = shown.indexOf(id);
  if (start === -1 || end === -1) return pickOne(picked, id);
  const stretch = shown.slice(Math.min(start, end), Math.max(start, end) + 1);
  return { ids: new Set([...picked.ids, ...stretch]), from: id };
}

/** After work on some of them: what was picked while it went on stays picked. */
export function unpick({ ids, from }: Picked, done: readonly string[]): Picked {
  const left = new Set([...ids].filter((id) => !done.includes(id)));
  return { ids: left, from: from !== null && left.has(from) ? from : null };
}

/** All that are shown, or none when all are picked already. */
export function pickAll({ ids }: Picked, shown: readonly string[]): Picked {
  return shown.every((id) => ids.has(id)) ? NOTHING_PICKED : { ids: new Set(shown), from: null };
}
