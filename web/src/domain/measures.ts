/** The four measurements of an athlete, in the order people ask for them, and how each is written. */
import { LIMITS } from '@faircourt/contracts/limits';
import { CM_PER_INCH, fromInches, fromPounds, KG_PER_POUND, toInches, toPounds } from '../i18n/units.ts';
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

/** What a chart's axis is divided in: two lines a centimetre apart may read as the same inches. */
export function measureAxis(
  measure: Measure,
  { system }: Pick<Units, 'system'>,
): { to: (value: number) => number; from: (tick: number) => number; leastStep: number } {
  const isMetric = system === 'metric';
  const perUnit = isMetric ? 1 : measure === 'weight_kg' ? KG_PER_POUND : CM_PER_INCH;
  return {
    to: (value) => value / perUnit,
    from: (tick) => tick * perUnit,
    // Tenths are what is stored; inches and pounds are read in halves.
    leastStep: isMetric ? 0.1 : 0.5,
  };
}

/** "188 cm", "6′ 2″ (188 cm)": where there is room. */
export function measureInFull(measure: Measure, value: number, units: Units): string {
  return units.inFull[MEASURE_KINDS[measure]](value);
}

/** The limits in the units of the field, rounded inwards: what they say can be typed and is accepted. */
export function measureLimitWords(measure: Measure, units: Units): { min: string; max: string } {
  if (!isAlwaysAskedInMetric(measure)) return ownLimitWords(measure, units);
  const { min, max } = MEASURE_LIMITS[measure];
  const write = units.metric[MEASURE_KINDS[measure]];
  return { min: write(min), max: write(max) };
}

/** The same in the reader's units: for what was typed in feet or pounds. */
export function ownLimitWords(measure: Measure, units: Units): { min: string; max: string } {
  const limits = MEASURE_LIMITS[measure];
  const steps = measure === 'weight_kg' ? POUNDS : INCHES;
  const { min, max } = units.system === 'metric' ? limits : inWholeSteps(limits, steps);
  return { min: measureWords(measure, min, units), max: measureWords(measure, max, units) };
}

interface Steps {
  to: (metric: number) => number;
  from: (steps: number) => number;
}

const INCHES: Steps = { to: toInches, from: fromInches };
const POUNDS: Steps = { to: toPounds, from: fromPounds };

/** Of inches or pounds, which are read in halves: rounded inwards. */
export function inWholeSteps(
  { min, max }: { min: number; max: number },
  { to, from }: Steps = INCHES,
): { min: number; max: number } {
  const atMost = from(to(max));
  const atLeast = from(to(min));
  return {
    min: atLeast < min ? from(to(min) + 0.5) : atLeast,
    max: atMost > max ? from(to(max) - 0.5) : atMost,
  };
}
