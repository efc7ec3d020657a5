/** What the address of /search asks for. It can be bookmarked and sent around; nonsense in it is left out quietly. */
import { searchFiltersSchema, type SearchFilters } from '@faircourt/contracts/search';
import { FILTER_NAMES, FILTERS } from '@faircourt/contracts/search-filters';
import { SEARCH_VIEWS, type SearchView } from '@faircourt/contracts/search-view';
import { SEARCH_SORTS, type SearchSort } from '@faircourt/contracts/vocabulary';

export interface Search {
  filters: SearchFilters;
  sort: SearchSort;
  /** Null: as the person likes to read results. */
  view: SearchView | null;
}

const DEFAULT_SORT: SearchSort = 'grad_year';

export function readSearch(address: URLSearchParams): Search {
  const given = Object.fromEntries(
    [...address].filter(([name, value]) => name in searchFiltersSchema.shape && value.trim() !== ''),
  );
  const read = searchFiltersSchema.safeParse(given);
  for (const issue of read.error?.issues ?? []) delete given[String(issue.path[0])];
  const sort = SEARCH_SORTS.find((candidate) => candidate === address.get('sort')) ?? DEFAULT_SORT;
  const view = SEARCH_VIEWS.find((candidate) => candidate === address.get('view')) ?? null;
  return { filters: read.data ?? searchFiltersSchema.parse(given), sort, view };
}

/** The default order is not spelled out. */
export function writeSearch({ filters, sort, view }: Search): URLSearchParams {
  const address = new URLSearchParams();
  for (const [name, value] of Object.entries(filters)) {
    if (value !== undefined) address.set(name, String(value));
  }
  if (sort !== DEFAULT_SORT) address.set('sort', sort);
  if (view !== null) address.set('view', view);
  return address;
}

/** So that "More filters" can tell how many of them are in use. */
export function countMoreFilters(filters: SearchFilters): number {
  return FILTER_NAMES.filter((name) => FILTERS[name].place === 'more' && filters[name] !== undefined).length;
}

/** Folded away on a phone: all but the name, which stays in sight. */
export function countFoldedFilters({ name: _inSight, ...folded }: SearchFilters): number {
  return Object.values(folded).filter((value) => value !== undefined).length;
}

export function hasFilters(filters: SearchFilters): boolean {
  return Object.values(filters).some((value) => value !== undefined);
}
