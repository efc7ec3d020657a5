import { SEARCH_VIEWS, type SearchView } from '@faircourt/contracts/search-view';
import { SEARCH_SORTS, type SearchSort } from '@faircourt/contracts/vocabulary';
import { useId, type ReactNode } from 'react';
import { useFormat } from '../../i18n/use-format.ts';
import { useText } from '../../i18n/use-text.ts';
import { Select } from '../../ui/input.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { UnitSwitch } from '../../ui/unit-switch.tsx';
import type { Search } from './search-address.ts';
import { useAthleteCount } from './search.queries.ts';

type ResultBarProps = {
  search: Search;
  view: SearchView;
  onSort: (sort: SearchSort) => void;
  onView: (view: SearchView) => void;
  actions: ReactNode;
};

/** How many there are, what can be done with all of them, in which order they show, how and in which units. */
export function ResultBar({ search, view, onSort, onView, actions }: ResultBarProps) {
  const t = useText();
  const sortId = useId();
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
      <output className="mr-auto font-heading text-lg">
        <Count search={search} />
      </output>
      {actions}
      <Segmented
        label={t('search.view')}
        options={SEARCH_VIEWS.map((value) => ({ value, label: t(`search.view.${value}`) }))}
        value={view}
        onChange={onView}
      />
      <UnitSwitch />
      <div className="flex items-center gap-2.5 max-sm:w-full">
        <label htmlFor={sortId} className="text-sm font-medium whitespace-nowrap text-muted">
          {t('search.sort')}
        </label>
        <div className="max-sm:flex-1">
          <Select
            id={sortId}
            value={search.sort}
            onChange={({ target }) => {
              const sort = SEARCH_SORTS.find((candidate) => candidate === target.value);
              if (sort) onSort(sort);
            }}
          >
            {SEARCH_SORTS.map((sort) => (
              <option key={sort} value={sort}>
                {t(`search.sort.${sort}`)}
              </option>
            ))}
          </Select>
        </div>
      </div>
    </div>
  );
}

/** Silent when the count fails: the list itself says what went wrong. */
function Count({ search }: { search: Search }) {
  const t = useText();
  const format = useFormat();
  const { data, isPlaceholderData } = useAthleteCount(search);
  if (!data || isPlaceholderData) return null;
  return data.is_capped
    ? t('search.count_capped', { count: format.number(data.count) })
    : t('search.count', { count: data.count });
}
