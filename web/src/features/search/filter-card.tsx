import type { SearchFilters } from '@faircourt/contracts/search';
import { LIMITS } from '@faircourt/contracts/limits';
import { POSITIONS } from '@faircourt/contracts/vocabulary';
import { Search as SearchIcon, X } from 'lucide-react';
import { useId, useMemo } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { useText } from '../../i18n/use-text.ts';
import { Button } from '../../ui/button.tsx';
import { Card, CardContent, CardHeader, CardTitle } from '../../ui/card.tsx';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/input.tsx';
import { UpperCaseInput } from '../../ui/upper-case-input.tsx';
import { EMPTY_FORM, filterResolver, formOf, type FilterForm } from './filter-form.ts';
import { HeightField } from './height-field.tsx';
import { MoreFilters } from './more-filters.tsx';
import { countMoreFilters } from './search-address.ts';

const GRAD_YEARS = Array.from(
  { length: LIMITS.gradYear.max - LIMITS.gradYear.min + 1 },
  (_, index) => LIMITS.gradYear.min + index,
);

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
              <MainFields form={form} />
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

function MainFields({ form }: { form: FilterFormReturn }) {
  const t = useText();
  const { errors } = form.formState;
  return (
    <>
      <Field label={t('search.filters.position')} className="max-sm:col-span-2">
        <Select {...form.register('position')}>
          <option value="">{t('search.filters.any_position')}</option>
          {POSITIONS.map((position) => (
            <option key={position} value={position}>
              {t(`position.${position}`)}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={t('search.filters.grad_year')} className="max-sm:col-span-2">
        <Select {...form.register('grad_year')}>
          <option value="">{t('search.filters.any_year')}</option>
          {GRAD_YEARS.map((year) => (
            <option key={year} value={year}>
              {year}
            </option>
          ))}
        </Select>
      </Field>
      <Field
        className="max-sm:col-span-2"
        label={t('search.filters.country')}
        error={errors.country && t('search.error.country')}
      >
        <UpperCaseInput
          autoComplete="off"
          maxLength={2}
          placeholder={t('search.filters.country_placeholder')}
          {...form.register('country')}
        />
      </Field>
      <HeightField form={form} name="min_height" label={t('search.filters.min_height')} />
      <HeightField form={form} name="max_height" label={t('search.filters.max_height')} />
    </>
  );
}
