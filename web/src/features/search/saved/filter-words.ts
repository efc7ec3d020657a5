/** The filters of a search as short words: "Position: Center". */
import type { SearchFilters } from '@faircourt/contracts/search';
import { FILTER_NAMES, FILTERS, type FilterName } from '@faircourt/contracts/search-filters';
import type { DominantHand, Position } from '@faircourt/contracts/vocabulary';
import type { Translate } from '../../../i18n/messages.ts';
import { useFormat, type Format } from '../../../i18n/use-format.ts';
import { useText } from '../../../i18n/use-text.ts';

export function useFilterWords(filters: SearchFilters): string[] {
  const t = useText();
  const format = useFormat();
  return FILTER_NAMES.flatMap((name) => {
    const value = filters[name];
    return value === undefined ? [] : [filterWord(name, value, t, format)];
  });
}

function filterWord(
  name: FilterName,
  value: string | number | boolean,
  t: Translate,
  format: Format,
): string {
  const label = t(`search.filters.${name}`);
  const { input } = FILTERS[name];
  if (input.kind === 'switch') return label;
  const text = () => {
    // The options of an entry are the words of its vocabulary.
    if (input.kind === 'choice' && input.vocabulary === 'position') return t(`position.${value as Position}`);
    if (input.kind === 'choice' && input.vocabulary === 'hand') return t(`hand.${value as DominantHand}`);
    if (input.kind === 'country') return format.country(String(value));
    if (input.kind === 'day') return format.day(String(value));
    return input.kind === 'centimetres' || input.kind === 'number'
      ? format.number(Number(value))
      : String(value);
  };
  return t('saved_searches.filter', { label, value: text() });
}
