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
  const refused = refusedParts(metric);
  if (refused && MEASURE_KINDS[measure] === 'height') return refused;
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

/**
 * All parts empty is no value; one part alone is enough. Parts that are no height as they stand are kept as they were typed
 * (5′14″), which every contract refuses: converted, a slip of the finger would become another height and change the feet.
 */
export function metricText(typed: ImperialText): string {
  if (typed.every(({ text }) => text.trim() === '')) return '';
  if (wrongPart(typed)) return typed.map(({ part, text }) => `${text}${PART_MARKS[part]}`).join('');
  const valueOf = (wanted: ImperialPart) =>
    numberOf(typed.find(({ part }) => part === wanted)?.text ?? '') ?? 0;
  const isWeight = typed.some(({ part }) => part === 'pounds');
  const hasFeet = typed.some(({ part }) => part === 'feet');
  if (isWeight) return String(fromPounds(valueOf('pounds')));
  if (!hasFeet) return String(fromInches(valueOf('inches')));
  return String(fromFeetAndInches({ feet: valueOf('feet'), inches: valueOf('inches') }));
}

/** The part of a height that is refused: feet are whole, and twelve inches are another foot. */
export function wrongPart(typed: ImperialText): ImperialPart | null {
  if (!typed.some(({ part }) => part === 'feet')) return null;
  return typed.find(({ part, text }) => !IS_FIT[part](numberOf(text) ?? 0))?.part ?? null;
}

/** Just below twelve inches would be read back as a foot more: they are kept in halves. */
const MOST_INCHES = 11.5;
const IS_FIT: Record<ImperialPart, (value: number) => boolean> = {
  feet: (value) => Number.isInteger(value) && value >= 0,
  inches: (value) => value >= 0 && value <= MOST_INCHES,
  pounds: () => true,
};

const PART_MARKS: Record<ImperialPart, string> = { feet: '′', inches: '″', pounds: '' };
const REFUSED = new RegExp(`^(?<feet>.*)${PART_MARKS.feet}(?<inches>.*)${PART_MARKS.inches}$`);

function refusedParts(metric: string): ImperialText | null {
  const found = REFUSED.exec(metric)?.groups;
  if (!found) return null;
  return [
    { part: 'feet', text: found['feet'] ?? '' },
    { part: 'inches', text: found['inches'] ?? '' },
  ];
}
