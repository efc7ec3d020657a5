import type { SearchFilters } from '@faircourt/contracts/search';
import { FILTER_NAMES, FILTERS } from '@faircourt/contracts/search-filters';
import { Search as SearchIcon, SlidersHorizontal, X } from 'lucide-react';
import { useId, useRef, useState, type FormEvent } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { Card, CardContent, CardHeader, CardTitle } from '../../ui/card.tsx';
import { cn } from '../../ui/class-names.ts';
import { useIsDrawn } from '../../ui/use-draw-later.ts';
import { useMatches } from '../../ui/use-matches.ts';
import { FilterField } from './filter-field.tsx';
import { EMPTY_FORM } from './filter-form.ts';
import { MoreFilters } from './more-filters.tsx';
import { countFoldedFilters, countMoreFilters } from './search-address.ts';
import { PHONE } from './search-view.queries.ts';
import { useFilterForm } from './use-filter-form.ts';

/** The name has a line of its own, before the others: on a phone they are folded away and it is not. */
const MAIN_FILTERS = FILTER_NAMES.filter((name) => FILTERS[name].place === 'main' && name !== 'name');

type FilterCardProps = { filters: SearchFilters; onApply: (filters: SearchFilters) => void };

/** Nothing is searched while one types: "Apply Filters" does, and it changes the address. */
export function FilterCard({ filters, onApply }: FilterCardProps) {
  const t = useText();
  const titleId = useId();
  const foldId = useId();
  const fold = useRef<HTMLButtonElement>(null);
  // Only on a phone: anywhere else there is room for all of them.
  const [isUnfolded, setIsUnfolded] = useState(false);
  const isInSight = !useMatches(PHONE) || isUnfolded;
  const isDrawn = useIsDrawn();
  const form = useFilterForm(filters);
  // Folds, so that the results are in sight; what is wrong unfolds, so that it is.
  const apply = (event: FormEvent) =>
    form.handleSubmit(
      (filled) => {
        if (isUnfolded) fold.current?.focus();
        setIsUnfolded(false);
        onApply(filled);
      },
      () => setIsUnfolded(true),
    )(event);
  const clear = () => {
    form.reset(EMPTY_FORM);
    onApply({});
  };
  return (
    <search>
      <Card aria-labelledby={titleId}>
        <CardHeader className="max-sm:sr-only">
          <CardTitle id={titleId}>{t('search.filters.title')}</CardTitle>
        </CardHeader>
        <CardContent className="max-sm:p-4">
          <form noValidate className="flex flex-col gap-3 sm:gap-5" onSubmit={(event) => void apply(event)}>
            <div className="flex items-end gap-2">
              <FilterField form={form} name="name" />
              <IconButton
                type="submit"
                variant="primary"
                label={t('search.filters.apply')}
                className={cn('shrink-0 sm:hidden', isUnfolded && 'hidden')}
              >
                <SearchIcon aria-hidden />
              </IconButton>
            </div>
            <Button
              ref={fold}
              variant="secondary"
              icon={<SlidersHorizontal aria-hidden />}
              aria-expanded={isUnfolded}
              aria-controls={foldId}
              className="sm:hidden"
              onClick={() => setIsUnfolded(!isUnfolded)}
            >
              {t('search.filters.fold', { count: countFoldedFilters(filters) })}
            </Button>
            <div id={foldId} className={cn('flex flex-col gap-5', !isUnfolded && 'max-sm:hidden')}>
              {(isInSight || isDrawn) && (
                <>
                  <div className="grid grid-cols-2 gap-4 xl:grid-cols-5">
                    {MAIN_FILTERS.map((name) => (
                      <FilterField key={name} form={form} name={name} />
                    ))}
                  </div>
                  <MoreFilters form={form} inUse={countMoreFilters(filters)} />
                </>
              )}
              <div className="flex flex-wrap gap-3">
                <Button type="submit" icon={<SearchIcon aria-hidden />} className="max-sm:grow">
                  {t('search.filters.apply')}
                </Button>
                <Button variant="secondary" icon={<X aria-hidden />} onClick={clear}>
                  {t('search.filters.clear')}
                </Button>
              </div>
            </div>
          </form>
        </CardContent>
      </Card>
    </search>
  );
}
