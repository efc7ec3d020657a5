/** A filter in use, in words: its name as the form has it, and its value; heights in feet for those who think in them. */
import { FILTERS, type FilterName } from '@faircourt/contracts/search-filters';
import type { DominantHand, Position } from '@faircourt/contracts/vocabulary';
import type { SearchFilters } from '@faircourt/contracts/search';
import type { Translate } from '../../i18n/messages.ts';
import type { Format } from '../../i18n/use-format.ts';
import type { Units } from '../../i18n/use-units.ts';
import { typedInFeet } from './height-edges.ts';

type Words = {
  t: Translate;
  format: Pick<Format, 'country' | 'day' | 'number'>;
  units: Pick<Units, 'system' | 'height'>;
};

/** Their names in the form say centimetres. */
const LENGTHS = ['min_height', 'max_height', 'min_wingspan'] as const satisfies FilterName[];

export function filterWords(name: FilterName, filters: SearchFilters, { t, format, units }: Words): string {
  const { input } = FILTERS[name];
  const filter = t(`search.filters.${name}`);
  const given = filters[name];
  if (input.kind === 'switch' || given === undefined) return filter;
  const length = LENGTHS.find((one) => one === name);
  if (length && units.system === 'imperial') {
    const cm = Number(given);
    return t('search.chip', {
      filter: t(`search.filter_words.${length}`),
      value: units.height(typedInFeet(length, cm) ?? cm),
    });
  }
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
