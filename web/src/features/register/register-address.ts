/** What the address of the list asks for. It can be bookmarked; nonsense in it is left out quietly. */
import { registerFiltersSchema, type RegisterFilters } from '@faircourt/contracts/institution-register';

export function readRegister(address: URLSearchParams): RegisterFilters {
  const given = Object.fromEntries(
    [...address].filter(([name, value]) => name in registerFiltersSchema.shape && value.trim() !== ''),
  );
  const read = registerFiltersSchema.safeParse(given);
  for (const issue of read.error?.issues ?? []) delete given[String(issue.path[0])];
  return read.data ?? registerFiltersSchema.parse(given);
}

export function writeRegister(filters: RegisterFilters): URLSearchParams {
  return new URLSearchParams(registerQuery(filters));
}

/** As the API takes it: what does not filter is not there. */
export function registerQuery({ search, kind, country_code, state, twins }: RegisterFilters) {
  return {
    ...(search && { search }),
    ...(kind && { kind }),
    ...(country_code && { country_code }),
    ...(state && { state }),
    ...(twins && { twins }),
  };
}

export function hasFilters(filters: RegisterFilters): boolean {
  return Object.keys(registerQuery(filters)).length > 0;
}
