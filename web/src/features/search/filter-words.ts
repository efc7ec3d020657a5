/** A filter in use, in words: its name as the form has it, and its value. */
import { FILTERS, type FilterName } from '@faircourt/contracts/search-filters';
import type { DominantHand, Position } from '@faircourt/contracts/vocabulary';
import type { SearchFilters } from '@faircourt/contracts/search';
import type { Translate } from '../../i18n/messages.ts';
import type { Format } from '../../i18n/use-format.ts';

type Words = { t: Translate; format: Pick<Format, 'country' | 'day' | 'number'> };

export function filterWords(name: FilterName, filters: SearchFilters, { t, format }: Words): string {
  const { input } = FILTERS[name];
  const filter = t(`search.filters.${name}`);
  const given = filters[name];
  if (input.kind === 'switch' || given === undefined) return filter;
  return t('search.chip', { filter, value: valueWords(given) });

  function valueWords(value: Exclude<typeof given, undefined>): string {
    // The options of an entry are the words of its vocabulary.
    if (input.kind === 'choice' && input.vocabulary === 'position') return t(`position.${value as Position}`);
    if (input.kind === 'choice' && input.vocabulary === 'hand') return t(`hand.${value as DominantHand}`);
    if (input.kind === 'country') return format.country(String(value));
    if (input.kind === 'day') return format.day(String(value));
    // A year is no quantity: it has no separators.
    return typeof value === 'number' && input.kind !== 'choice' ? format.number(value) : String(value);
  }
}
