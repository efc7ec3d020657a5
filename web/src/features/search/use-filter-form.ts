/** The form of the filters, which shows the search that the address asks for, in the units of the reader. */
import type { SearchFilters } from '@faircourt/contracts/search';
import { useEffect, useMemo, useRef } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { useUnits } from '../../i18n/use-units.ts';
import { filterResolver, formOf, type FilterForm } from './filter-form.ts';

export type FilterFormReturn = UseFormReturn<FilterForm, unknown, SearchFilters>;

export function useFilterForm(filters: SearchFilters): FilterFormReturn {
  const { system, height } = useUnits();
  const search = JSON.stringify(filters);
  const values = useMemo(
    () => formOf(filters, system === 'imperial' ? height : undefined),
    [filters, system, height],
  );
  const form = useForm({ resolver: filterResolver, defaultValues: values });
  const shown = useRef({ search, values });
  // The address may change without the form, by the back button; then the fields follow. The same search in other units, which are
  // chosen beside the results, takes nothing away that was typed and not applied yet.
  useEffect(() => {
    const before = shown.current;
    if (before.values === values) return;
    shown.current = { search, values };
    form.reset(values, before.search === search ? { keepDirtyValues: true, keepErrors: true } : {});
  }, [form, search, values]);
  return form;
}
