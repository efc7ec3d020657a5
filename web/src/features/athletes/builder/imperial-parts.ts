/** A metric value as the parts that people type in feet, inches and pounds, and back. */
import {
  fromFeetAndInches,
  fromInches,
  fromPounds,
  toFeetAndInches,
  toInches,
  toPounds,
} from '../../../i18n/units.ts';
import { MEASURE_KINDS, type Measure } from '../../../domain/measures.ts';
import { numberOf } from './typed-values.ts';

export type ImperialPart = 'feet' | 'inches' | 'pounds';
export type ImperialText = { part: ImperialPart; text: string }[];

export function imperialText(measure: Measure, metric: string): ImperialText {
  const value = numberOf(metric);
  const isKnown = value !== null && Number.isFinite(value);
  const write = (part: ImperialPart, read: (value: number) => number) => ({
    part,
    text: isKnown ? String(read(value)) : '',
  });
  switch (MEASURE_KINDS[measure]) {
    case 'height':
      return [
        write('feet', (cm) => toFeetAndInches(cm).feet),
        write('inches', (cm) => toFeetAndInches(cm).inches),
      ];
    case 'jump':
      return [write('inches', toInches)];
    case 'weight':
      return [write('pounds', toPounds)];
  }
}

/** All parts empty is no value; one part alone is enough. */
export function metricText(typed: ImperialText): string {
  if (typed.every(({ text }) => text.trim() === '')) return '';
  const valueOf = (wanted: ImperialPart) =>
    numberOf(typed.find(({ part }) => part === wanted)?.text ?? '') ?? 0;
  const isWeight = typed.some(({ part }) => part === 'pounds');
  const hasFeet = typed.some(({ part }) => part === 'feet');
  if (isWeight) return String(fromPounds(valueOf('pounds')));
  if (!hasFeet) return String(fromInches(valueOf('inches')));
  return String(fromFeetAndInches({ feet: valueOf('feet'), inches: valueOf('inches') }));
}
