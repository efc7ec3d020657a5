import type { SearchFilters } from '@faircourt/contracts/search';
import { FILTER_NAMES, type FilterName } from '@faircourt/contracts/search-filters';

/** A switch travels as a word. */
type FilterQuery = {
  [Name in FilterName]?: NonNullable<SearchFilters[Name]> extends boolean
    ? 'true'
    : NonNullable<SearchFilters[Name]>;
};

/** The filters as the API takes them. */
export function filterQuery(filters: SearchFilters): FilterQuery {
  const set = FILTER_NAMES.filter((name) => filters[name] !== undefined && filters[name] !== '');
  return Object.fromEntries(set.map((name) => [name, filters[name] === true ? 'true' : filters[name]]));
}
