/** A saved search as those of its staff see it. */
import type { SavedSearch } from '@faircourt/contracts/saved-searches';
import { FILTER_NAMES } from '@faircourt/contracts/search-filters';
import type { SavedSearchRow } from './saved-search.store.ts';

export function presentSavedSearch(
  row: SavedSearchRow,
  { userId, news }: { userId: string; news: number | null },
): SavedSearch {
  return {
    id: row.id,
    name: row.name,
    query: queryOf(row),
    saved_by: row.saver_name,
    is_own: row.saved_by === userId,
    created_at: row.created_at.toISOString(),
    visited_at: row.visited_at?.toISOString() ?? null,
    news,
    alert: row.alert,
  };
}

/** As the page of search writes its address. */
function queryOf({ filters, sort }: Pick<SavedSearchRow, 'filters' | 'sort'>): string {
  const query = new URLSearchParams();
  for (const name of FILTER_NAMES) {
    const value = filters[name];
    if (value !== undefined) query.set(name, String(value));
  }
  if (sort !== 'grad_year') query.set('sort', sort);
  return query.toString();
}
