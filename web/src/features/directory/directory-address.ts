/** What the address of the directory asks for. It can be bookmarked; nonsense in it is left out quietly. */
import {
  DIRECTORY_STATES,
  directoryQuerySchema,
  type DirectoryKind,
  type DirectoryQuery,
  type DirectoryState,
} from '@faircourt/contracts/directory';

/** Where a list goes on is no part of what is asked for. */
const filtersSchema = directoryQuerySchema.omit({ after: true });
export type DirectoryFilters = Omit<DirectoryQuery, 'after'>;

export function readDirectory(address: URLSearchParams): DirectoryFilters {
  const given = Object.fromEntries(
    [...address].filter(([name, value]) => name in filtersSchema.shape && value.trim() !== ''),
  );
  const read = filtersSchema.safeParse(given);
  for (const issue of read.error?.issues ?? []) delete given[String(issue.path[0])];
  return fitting(read.data ?? filtersSchema.parse(given));
}

/** Athletes are not spelled out. */
export function writeDirectory(filters: DirectoryFilters): URLSearchParams {
  const address = new URLSearchParams();
  for (const [name, value] of Object.entries(directoryQuery(filters))) address.set(name, String(value));
  if (filters.kind === 'athletes') address.delete('kind');
  return address;
}

/** As the API takes it: what does not filter is not there. */
export function directoryQuery({
  kind,
  search,
  country_code,
  grad_year,
  institution_kind,
  state,
}: DirectoryFilters) {
  return {
    kind,
    ...(search && { search }),
    ...(country_code && { country_code }),
    ...(grad_year !== undefined && { grad_year }),
    ...(institution_kind && { institution_kind }),
    ...(state && { state }),
  };
}

/** Of another kind; what does not fit it is dropped. */
export function ofKind(filters: DirectoryFilters, kind: DirectoryKind): DirectoryFilters {
  return fitting({ ...filters, kind });
}

export function hasFilters(filters: DirectoryFilters): boolean {
  return Object.keys(directoryQuery(filters)).length > 1;
}

/** An institution is checked as a whole: none is verified in part. */
export function statesOf(kind: DirectoryKind): readonly DirectoryState[] {
  return kind === 'institutions' ? ['verified', 'none'] : DIRECTORY_STATES;
}

function fitting({ grad_year, institution_kind, state, ...filters }: DirectoryFilters): DirectoryFilters {
  const { kind } = filters;
  return {
    ...filters,
    ...(kind === 'athletes' && grad_year !== undefined && { grad_year }),
    ...(kind === 'institutions' && institution_kind && { institution_kind }),
    ...(state && statesOf(kind).includes(state) && { state }),
  };
}
