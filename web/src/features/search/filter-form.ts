/** The filters as people type them, and what is wrong with them before a search is made of it. */
import { searchFiltersSchema, type SearchFilters } from '@faircourt/contracts/search';
import type { FieldErrors, Resolver } from 'react-hook-form';

export interface FilterForm {
  position: string;
  grad_year: string;
  country: string;
  min_height: string;
  max_height: string;
  name: string;
  verified: boolean;
  min_gpa: string;
  dominant_hand: string;
  updated_since: string;
  has_video: boolean;
}

export const EMPTY_FORM: FilterForm = {
  position: '',
  grad_year: '',
  country: '',
  min_height: '',
  max_height: '',
  name: '',
  verified: false,
  min_gpa: '',
  dominant_hand: '',
  updated_since: '',
  has_video: false,
};

export function formOf(filters: SearchFilters): FilterForm {
  return {
    position: filters.position ?? '',
    grad_year: filters.grad_year?.toString() ?? '',
    country: filters.country ?? '',
    min_height: filters.min_height?.toString() ?? '',
    max_height: filters.max_height?.toString() ?? '',
    name: filters.name ?? '',
    verified: filters.verified ?? false,
    min_gpa: filters.min_gpa?.toString() ?? '',
    dominant_hand: filters.dominant_hand ?? '',
    updated_since: filters.updated_since ?? '',
    has_video: filters.has_video ?? false,
  };
}

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
  const texts = Object.entries(form).map(([name, value]) => [name, value === true ? 'true' : value || '']);
  return Object.fromEntries(texts.filter(([, value]) => String(value).trim() !== ''));
}
