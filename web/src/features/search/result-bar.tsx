import { SEARCH_VIEWS, type SearchView } from '@faircourt/contracts/search-view';
import { SEARCH_SORTS, type SearchSort } from '@faircourt/contracts/vocabulary';
import { Ellipsis } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import { useFormat } from '../../i18n/use-format.ts';
import { useText } from '../../i18n/use-text.ts';
import { IconButton } from '../../ui/button.tsx';
import { cn } from '../../ui/class-names.ts';
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

/** How many there are, in which order they show, and what else can be done: on a phone the order has a line of its own, and the rest is folded. */
export function ResultBar({ search, view, onSort, onView, actions }: ResultBarProps) {
  const t = useText();
  const toolsId = useId();
  const [isUnfolded, setIsUnfolded] = useState(false);
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-3 max-sm:gap-x-2">
      <output className="mr-auto font-heading text-lg whitespace-nowrap max-sm:text-base">
        <Count search={search} />
      </output>
      <IconButton
        variant="secondary"
        label={t('search.tools')}
        aria-expanded={isUnfolded}
        aria-controls={toolsId}
        className="sm:hidden"
        onClick={() => setIsUnfolded(!isUnfolded)}
      >
        <Ellipsis aria-hidden />
      </IconButton>
      <SortChoice sort={search.sort} onSort={onSort} />
      <div
        id={toolsId}
        className={cn('flex flex-wrap items-center gap-3 max-sm:w-full', !isUnfolded && 'max-sm:hidden')}
      >
        <Segmented
          label={t('search.view')}
          options={SEARCH_VIEWS.map((value) => ({ value, label: t(`search.view.${value}`) }))}
          value={view}
          onChange={onView}
        />
        <UnitSwitch />
        {actions}
      </div>
    </div>
  );
}

function SortChoice({ sort, onSort }: { sort: SearchSort; onSort: (sort: SearchSort) => void }) {
  const t = useText();
  const id = useId();
  return (
    <div className="min-w-0 max-sm:w-full">
      <label htmlFor={id} className="sr-only">
        {t('search.sort')}
      </label>
      <Select
        id={id}
        className="text-ellipsis"
        value={sort}
        onChange={({ target }) => {
          const chosen = SEARCH_SORTS.find((candidate) => candidate === target.value);
          if (chosen) onSort(chosen);
        }}
      >
        {SEARCH_SORTS.map((choice) => (
          <option key={choice} value={choice}>
            {t(`search.sort.${choice}`)}
          </option>
        ))}
      </Select>
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
