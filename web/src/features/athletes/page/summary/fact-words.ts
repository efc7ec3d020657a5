/** The value of a fact in the reader's language and units. */
import { SUMMARY_FACTS, type SummaryFact } from '@faircourt/contracts/summaries';
import { DOMINANT_HANDS, POSITIONS } from '@faircourt/contracts/vocabulary';
import type { Translate } from '../../../../i18n/messages.ts';
import type { Format } from '../../../../i18n/use-format.ts';
import type { Units } from '../../../../i18n/use-units.ts';

export interface FactWords {
  t: Translate;
  format: Format;
  units: Units;
}

export function factWords(
  { key, value }: Pick<SummaryFact, 'key' | 'value'>,
  { t, format, units }: FactWords,
): string {
  if (typeof value === 'string') return nameWords(key, value, { t, format });
  switch (SUMMARY_FACTS[key]) {
    case 'length':
      return units.height(value);
    case 'jump':
      return units.jump(value);
    case 'weight':
      return units.weight(value);
    case 'percent':
      return t('summary.percent', { value: format.number(value) });
    case 'year':
      return String(value);
    default:
      return format.number(value);
  }
}

function nameWords(
  key: SummaryFact['key'],
  value: string,
  { t, format }: Pick<FactWords, 't' | 'format'>,
): string {
  const position = POSITIONS.find((known) => known === value);
  if (position) return t(`position.${position}`);
  const hand = DOMINANT_HANDS.find((known) => known === value);
  if (hand) return t(`hand.${hand}`);
  return SUMMARY_FACTS[key] === 'country' ? format.country(value) : value;
}
