import type { SearchFilters } from '@faircourt/contracts/search';
import { FILTER_NAMES } from '@faircourt/contracts/search-filters';
import { useFormat } from '../../../i18n/use-format.ts';
import { useText } from '../../../i18n/use-text.ts';
import { filterWords } from '../filter-words.ts';

/** All filters of a search in words, as the chips above its results have them: "Position: Center". */
export function useFilterWords(filters: SearchFilters): string[] {
  const t = useText();
  const format = useFormat();
  return FILTER_NAMES.filter((name) => filters[name] !== undefined).map((name) =>
    filterWords(name, filters, { t, format }),
  );
}
