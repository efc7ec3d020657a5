/** The four measurements of an athlete, in the order people ask for them, and how each is written. */
import { LIMITS } from '@faircourt/contracts/limits';
import { fromInches, toInches } from '../i18n/units.ts';
import type { Units } from '../i18n/use-units.ts';

export const MEASURES = ['height_cm', 'weight_kg', 'wingspan_cm', 'vertical_cm'] as const;
export type Measure = (typeof MEASURES)[number];

/** `height`: feet and inches to those who think in them. `jump`: inches alone, as vertical leaps are told. */
export const MEASURE_KINDS = {
  height_cm: 'height',
  weight_kg: 'weight',
  wingspan_cm: 'height',
  vertical_cm: 'jump',
} as const satisfies Record<Measure, keyof Units>;

export const MEASURE_LIMITS: Record<Measure, { min: number; max: number }> = {
  height_cm: LIMITS.heightCm,
  weight_kg: LIMITS.weightKg,
  wingspan_cm: LIMITS.wingspanCm,
  vertical_cm: LIMITS.verticalCm,
};

/** The specification has fields for these in centimetres and kilograms: they stay, whatever else is asked beside them. */
export function isAlwaysAskedInMetric(measure: Measure): boolean {
  return measure === 'height_cm' || measure === 'weight_kg';
}

/** "188 cm", "6′ 2″", "82 kg". */
export function measureWords(measure: Measure, value: number, units: Units): string {
  return units[MEASURE_KINDS[measure]](value);
}

/** "188 cm", "6′ 2″ (188 cm)": where there is room. */
export function measureInFull(measure: Measure, value: number, units: Units): string {
  return units.inFull[MEASURE_KINDS[measure]](value);
}

/** The limits in the units of the field, rounded inwards: what they say can be typed and is accepted. */
export function measureLimitWords(measure: Measure, units: Units): { min: string; max: string } {
  const { min, max } = MEASURE_LIMITS[measure];
  if (isAlwaysAskedInMetric(measure)) {
    const write = units.metric[MEASURE_KINDS[measure]];
    return { min: write(min), max: write(max) };
  }
  const inwards = units.system === 'metric' ? { min, max } : inWholeSteps(min, max);
  return {
    min: measureWords(measure, inwards.min, units),
    max: measureWords(measure, inwards.max, units),
  };
}

/** Of inches, which are read in halves. */
function inWholeSteps(min: number, max: number): { min: number; max: number } {
  const atMost = fromInches(toInches(max));
  const atLeast = fromInches(toInches(min));
  return {
    min: atLeast < min ? fromInches(toInches(min) + 0.5) : atLeast,
    max: atMost > max ? fromInches(toInches(max) - 0.5) : atMost,
  };
}
