/** What a staff wrote at an entry, as those at the desk read it. */
import type { EntryWork, HistoryKind, ListNote } from '@faircourt/contracts/list-work';
import type { CriterionRow, RatingRow } from './rating.store.ts';
import type { HistoryRow, NoteRow } from './work.store.ts';

export function presentNote(note: NoteRow, userId: string): ListNote {
  return {
    id: note.id,
    author_name: note.author_name,
    is_own: note.author_user_id === userId,
    body: note.body,
    created_at: note.created_at.toISOString(),
  };
}

export function presentCriterion(
  { id, name }: CriterionRow,
  ratings: readonly RatingRow[],
): EntryWork['criteria'][number] {
  const rated = ratings.find(({ criterion_id }) => criterion_id === id);
  return {
    id,
    name,
    own: rated?.own ?? null,
    average: rated?.average ?? null,
    people: rated?.people ?? 0,
  };
}

/** Nothing where the log says something that this version has no word for. */
export function presentHistory(
  row: HistoryRow,
  kinds: readonly HistoryKind[],
): EntryWork['history'][number][] {
  const kind = kinds.find((one) => row.type === `list_entries.${one}`);
  if (!kind) return [];
  return [{ kind, at: row.created_at.toISOString(), by_name: row.by_name, stage_id: row.stage_id }];
}
