/** What the address of the list asks for. It can be bookmarked; nonsense in it is left out quietly. */
import { userFiltersSchema, type UserFilters } from '@faircourt/contracts/users';

export function readUsers(address: URLSearchParams): UserFilters {
  const given = Object.fromEntries(
    [...address].filter(([name, value]) => name in userFiltersSchema.shape && value.trim() !== ''),
  );
  const read = userFiltersSchema.safeParse(given);
  for (const issue of read.error?.issues ?? []) delete given[String(issue.path[0])];
  return read.data ?? userFiltersSchema.parse(given);
}

export function writeUsers(filters: UserFilters): URLSearchParams {
  return new URLSearchParams(usersQuery(filters));
}

/** As the API takes it: what does not filter is not there. */
export function usersQuery({ search, role, state, country_code, plan, ...days }: UserFilters) {
  const { joined_from, joined_to, seen_from, seen_to } = days;
  return {
    ...(search && { search }),
    ...(role && { role }),
    ...(state && { state }),
    ...(country_code && { country_code }),
    ...(plan && { plan }),
    ...(joined_from && { joined_from }),
    ...(joined_to && { joined_to }),
    ...(seen_from && { seen_from }),
    ...(seen_to && { seen_to }),
  };
}

export function hasFilters(filters: UserFilters): boolean {
  return Object.keys(usersQuery(filters)).length > 0;
}
