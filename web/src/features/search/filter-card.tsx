import type { SearchFilters } from '@faircourt/contracts/search';
import { FILTER_NAMES, FILTERS } from '@faircourt/contracts/search-filters';
import { Search as SearchIcon, X } from 'lucide-react';
import { useId, useMemo } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { useText } from '../../i18n/use-text.ts';
import { Button } from '../../ui/button.tsx';
import { Card, CardContent, CardHeader, CardTitle } from '../../ui/card.tsx';
import { FilterField } from './filter-field.tsx';
import { EMPTY_FORM, filterResolver, formOf, type FilterForm } from './filter-form.ts';
import { MoreFilters } from './more-filters.tsx';
import { countMoreFilters } from './search-address.ts';

const MAIN_FILTERS = FILTER_NAMES.filter((name) => FILTERS[name].place === 'main');

export type FilterFormReturn = UseFormReturn<FilterForm, unknown, SearchFilters>;

type FilterCardProps = { filters: SearchFilters; onApply: (filters: SearchFilters) => void };

/** Nothing is searched while one types: "Apply Filters" does, and it changes the address. */
export function FilterCard({ filters, onApply }: FilterCardProps) {
  const t = useText();
  const titleId = useId();
  // The address may change without the form, by the back button; then the fields follow.
  const values = useMemo(() => formOf(filters), [filters]);
  const form = useForm({ resolver: filterResolver, defaultValues: EMPTY_FORM, values });
  const apply = form.handleSubmit(onApply);
  const clear = () => {
    form.reset(EMPTY_FORM);
    onApply({});
  };
  return (
    <search>
      <Card aria-labelledby={titleId}>
        <CardHeader>
          <CardTitle id={titleId}>{t('search.filters.title')}</CardTitle>
        </CardHeader>
        <CardContent>
          <form noValidate className="flex flex-col gap-5" onSubmit={(event) => void apply(event)}>
            <div className="grid grid-cols-2 gap-4 xl:grid-cols-5">
              {MAIN_FILTERS.map((name) => (
                <FilterField key={name} form={form} name={name} />
              ))}
            </div>
            <MoreFilters form={form} inUse={countMoreFilters(filters)} />
            <div className="flex flex-wrap gap-3">
              <Button type="submit" icon={<SearchIcon aria-hidden />} className="max-sm:grow">
                {t('search.filters.apply')}
              </Button>
              <Button variant="secondary" icon={<X aria-hidden />} onClick={clear}>
                {t('search.filters.clear')}
              </Button>
            </div>
          </form>
        </CardContent>
      </Card>
    </search>
  );
}
