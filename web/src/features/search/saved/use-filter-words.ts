import type { SearchFilters } from '@faircourt/contracts/search';
import { FILTER_NAMES, type FilterName } from '@faircourt/contracts/search-filters';
import { useFormat } from '../../../i18n/use-format.ts';
import { useText } from '../../../i18n/use-text.ts';
import { useUnits } from '../../../i18n/use-units.ts';
import { filterWords } from '../filter-words.ts';

/** All filters of a search in words, as the chips above its results have them: "Position: Center". */
export function useFilterWords(filters: SearchFilters): { name: FilterName; text: string }[] {
  const t = useText();
  const format = useFormat();
  const units = useUnits();
  return FILTER_NAMES.filter((name) => filters[name] !== undefined).map((name) => ({
    name,
    text: filterWords(name, filters, { t, format, units }),
  }));
}
