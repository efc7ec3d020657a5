/** The filters as people type them, and what is wrong with them before a search is made of it. */
import { searchFiltersSchema, type SearchFilters } from '@faircourt/contracts/search';
import {
  FILTER_NAMES,
  FILTERS,
  type FilterName,
  type SEARCH_FILTERS,
} from '@faircourt/contracts/search-filters';
import type { FieldErrors, Resolver } from 'react-hook-form';
import { readLength } from '../../i18n/typed-length.ts';
import { edgeOf, typedInFeet } from './height-edges.ts';

/** A box is ticked or not; everything else is text. */
export type FilterForm = {
  [Name in FilterName]: (typeof SEARCH_FILTERS)[Name]['input'] extends { kind: 'switch' } ? boolean : string;
};

export const EMPTY_FORM = formOf({});

/** `writeFeet`: for those who think in feet, whose heights come back as they were typed. */
export function formOf(filters: SearchFilters, writeFeet?: (cm: number) => string): FilterForm {
  const fields = FILTER_NAMES.map((name) => {
    const value = filters[name];
    const { kind } = FILTERS[name].input;
    if (kind === 'switch') return [name, value === true];
    const feet = kind === 'centimetres' && typeof value === 'number' ? typedInFeet(name, value) : null;
    return [name, feet !== null && writeFeet ? writeFeet(feet) : (value?.toString() ?? '')];
  });
  // One field for each name, of the type that its entry says.
  return Object.fromEntries(fields) as FilterForm;
}

/** Heights may be typed in feet; a search is always made in centimetres, as the address has them. */
export const filterResolver: Resolver<FilterForm, unknown, SearchFilters> = (form) => {
  const read = searchFiltersSchema.safeParse(filledIn(form));
  const errors: FieldErrors<FilterForm> = {};
  for (const issue of read.error?.issues ?? []) {
    errors[issue.path[0] as keyof FilterForm] = { type: 'invalid' };
  }
  const { min_height: min, max_height: max } = read.data ?? {};
  if (min !== undefined && max !== undefined && min > max) errors.max_height = { type: 'below_min' };
  return read.success && Object.keys(errors).length === 0
    ? { values: read.data, errors: {} }
    : { values: {}, errors };
};

/** An empty field is no filter; a box that is not ticked neither. */
function filledIn(form: FilterForm): Record<string, string> {
  const texts = FILTER_NAMES.map((name) => {
    const value = form[name];
    if (typeof value === 'boolean') return [name, value ? 'true' : ''];
    const { input } = FILTERS[name];
    const length = input.kind === 'centimetres' ? readLength(value) : null;
    return [name, length && 'limits' in input ? String(edgeOf(name, length, input.limits)) : value];
  });
  return Object.fromEntries(texts.filter(([, value]) => value?.trim()));
}
