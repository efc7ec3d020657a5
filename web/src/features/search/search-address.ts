/** What the address of /search asks for. It can be bookmarked and sent around; nonsense in it is left out quietly. */
import { searchFiltersSchema, type SearchFilters } from '@faircourt/contracts/search';
import { SEARCH_SORTS, type SearchSort } from '@faircourt/contracts/vocabulary';

export interface Search {
  filters: SearchFilters;
  sort: SearchSort;
}

const DEFAULT_SORT: SearchSort = 'grad_year';

export function readSearch(address: URLSearchParams): Search {
  const given = Object.fromEntries(
    [...address].filter(([name, value]) => name in searchFiltersSchema.shape && value.trim() !== ''),
  );
  const read = searchFiltersSchema.safeParse(given);
  for (const issue of read.error?.issues ?? []) delete given[String(issue.path[0])];
  const sort = SEARCH_SORTS.find((candidate) => candidate === address.get('sort')) ?? DEFAULT_SORT;
  return { filters: read.data ?? searchFiltersSchema.parse(given), sort };
}

/** The default order is not spelled out. */
export function writeSearch({ filters, sort }: Search): URLSearchParams {
  const address = new URLSearchParams();
  for (const [name, value] of Object.entries(filters)) {
    if (value !== undefined) address.set(name, String(value));
  }
  if (sort !== DEFAULT_SORT) address.set('sort', sort);
  return address;
}

/** The filters as the API takes them. */
export function filterQuery(filters: SearchFilters) {
  const {
    position,
    grad_year,
    country,
    min_height,
    max_height,
    name,
    min_gpa,
    dominant_hand,
    updated_since,
  } = filters;
  return {
    ...(position && { position }),
    ...(grad_year !== undefined && { grad_year }),
    ...(country && { country }),
    ...(min_height !== undefined && { min_height }),
    ...(max_height !== undefined && { max_height }),
    ...(name && { name }),
    ...(min_gpa !== undefined && { min_gpa }),
    ...(dominant_hand && { dominant_hand }),
    ...(updated_since && { updated_since }),
    ...(filters.verified && { verified: 'true' as const }),
    ...(filters.has_video && { has_video: 'true' as const }),
  };
}

/** Those under "More filters", so that the section can tell how many of them are in use. */
const MORE_FILTERS = [
  'name',
  'verified',
  'min_gpa',
  'dominant_hand',
  'updated_since',
  'has_video',
] as const satisfies readonly (keyof SearchFilters)[];

export function countMoreFilters(filters: SearchFilters): number {
  return MORE_FILTERS.filter((name) => filters[name] !== undefined).length;
}

export function hasFilters(filters: SearchFilters): boolean {
  return Object.values(filters).some((value) => value !== undefined);
}
