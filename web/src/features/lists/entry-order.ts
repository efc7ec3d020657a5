/** In which order a table shows entries, and which of them. Those who are no longer shown come last and match no name. */
import type { ListEntry } from '@faircourt/contracts/lists';
import type { AthleteCard } from '@faircourt/contracts/search';

export const ENTRY_ORDERS = ['board', 'name', 'grad_year', 'height', 'rating', 'added'] as const;
export type EntryOrder = (typeof ENTRY_ORDERS)[number];

export function orderEntries(entries: readonly ListEntry[], order: EntryOrder): ListEntry[] {
  if (order === 'board') return [...entries];
  if (order === 'added') return entries.toSorted((a, b) => b.added_at.localeCompare(a.added_at));
  // The staff's own word, also of those who are no longer shown. Who has none comes last.
  if (order === 'rating') return entries.toSorted((a, b) => (b.rating ?? 0) - (a.rating ?? 0));
  return entries.toSorted((a, b) =>
    a.card && b.card ? COMPARE[order](a.card, b.card) : Number(a.card === null) - Number(b.card === null),
  );
}

const COMPARE: Record<'name' | 'grad_year' | 'height', (a: AthleteCard, b: AthleteCard) => number> = {
  name: (a, b) => a.name.localeCompare(b.name),
  // The next class to leave school first; who has stated none comes last.
  grad_year: (a, b) => (a.grad_year ?? 9999) - (b.grad_year ?? 9999),
  height: (a, b) => (b.height_cm ?? 0) - (a.height_cm ?? 0),
};

/** By a part of the name, however it is accented. */
export function findEntries(entries: readonly ListEntry[], words: string): ListEntry[] {
  const wanted = plain(words.trim());
  if (wanted === '') return [...entries];
  return entries.filter(({ card }) => card !== null && plain(card.name).includes(wanted));
}

function plain(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '')
    .toLowerCase();
}
