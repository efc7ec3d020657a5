/** Which rows are picked. A range runs from the row that was picked last, as in every list of files. */
interface Picked {
  ids: ReadonlySet<string>;
  /** The row that was picked or put back last. */
  last: string | null;
}

export const NOBODY_PICKED: Picked = { ids: new Set(), last: null };

export function togglePick({ ids }: Picked, id: string): Picked {
  const next = new Set(ids);
  if (!next.delete(id)) next.add(id);
  return { ids: next, last: id };
}

/** Everybody from the last row to this one gets what this one gets. */
export function pickRange(picked: Picked, shown: readonly string[], id: string): Picked {
  const from = picked.last === null ? -1 : shown.indexOf(picked.last);
  const to = shown.indexOf(id);
  if (from < 0 || to < 0) return togglePick(picked, id);
  const range = shown.slice(Math.min(from, to), Math.max(from, to) + 1);
  const next = new Set(picked.ids);
  for (const one of range) {
    if (picked.ids.has(id)) next.delete(one);
    else next.add(one);
  }
  return { ids: next, last: id };
}

export function pickAll(shown: readonly string[], isPicked: boolean): Picked {
  return isPicked ? { ids: new Set(shown), last: shown.at(-1) ?? null } : NOBODY_PICKED;
}

/** In the order of the rows. Who is no longer among the results is no longer picked. */
export function pickedOf<Row extends { id: string }>({ ids }: Picked, rows: readonly Row[]): Row[] {
  return rows.filter(({ id }) => ids.has(id));
}
