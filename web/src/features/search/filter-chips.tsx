import type { SearchFilters } from '@faircourt/contracts/search';
import { FILTER_NAMES, type FilterName } from '@faircourt/contracts/search-filters';
import { X } from 'lucide-react';
import { useRef } from 'react';
import { useFormat } from '../../i18n/use-format.ts';
import { useText } from '../../i18n/use-text.ts';
import { useUnits } from '../../i18n/use-units.ts';
import { Flag } from '../../ui/flag.tsx';
import { filterWords } from './filter-words.ts';

type FilterChipsProps = {
  filters: SearchFilters;
  /** Renders at once. */
  onChange: (filters: SearchFilters) => void;
};

/** The filters in use; each is taken off by a press. */
export function FilterChips({ filters, onChange }: FilterChipsProps) {
  const t = useText();
  const format = useFormat();
  const units = useUnits();
  const frame = useRef<HTMLDivElement>(null);
  const names = FILTER_NAMES.filter((name) => filters[name] !== undefined);
  const takeOff = (name: FilterName, index: number) => {
    const { [name]: _off, ...left } = filters;
    onChange(left);
    // The pressed chip is gone: the next one takes the focus over, and after the last one the line does.
    const chips = frame.current?.querySelectorAll('button') ?? [];
    (chips[Math.min(index, chips.length - 1)] ?? frame.current)?.focus();
  };
  return (
    <div ref={frame} tabIndex={-1} className="outline-none empty:hidden print:hidden">
      {names.length > 0 && (
        <ul aria-label={t('search.chips')} className="flex flex-wrap gap-2">
          {names.map((name, index) => (
            <li key={name}>
              <button
                type="button"
                className="inline-flex min-h-9 max-w-full items-center gap-2 rounded-full border border-court/25 bg-court-soft py-1 pr-2.5 pl-3.5 text-sm font-medium text-court transition-colors hover:border-court"
                onClick={() => takeOff(name, index)}
              >
                <span className="sr-only">{t('search.chip.remove')}</span>
                {name === 'country' && filters.country && <Flag code={filters.country} />}
                <span className="min-w-0 break-words">
                  {filterWords(name, filters, { t, format, units })}
                </span>
                <X aria-hidden className="size-4 shrink-0" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
