/** A length as people type it, read as centimetres: 190, 1.90 m, 6'3", 6 3, 6-3, 6 ft 3 in, 75 in. */
import { fromFeetAndInches, fromInches, type UnitSystem } from './units.ts';

export interface TypedLength {
  cm: number;
  /** What it was typed in, and is answered in. */
  system: UnitSystem;
}

const NUMBER = String.raw`\d{1,4}(?:[.,]\d{1,4})?`;
const FEET = String.raw`(?:'|’|′|ft\.?|feet|foot|pies?|pés?)`;
const INCHES = String.raw`(?:"|”|″|''|’’|′′|in\.?|inch(?:es)?|pulg(?:adas?)?\.?|pol(?:egadas?)?\.?)`;
const METRIC = new RegExp(String.raw`^(${NUMBER})\s*(cm|m)?$`, 'i');
const FEET_AND_INCHES = new RegExp(
  String.raw`^(\d{1,2})(?:\s*${FEET}\s*|\s+|\s*-\s*)(${NUMBER})\s*${INCHES}?$`,
  'i',
);
const FEET_ALONE = new RegExp(String.raw`^(${NUMBER})\s*${FEET}$`, 'i');
const INCHES_ALONE = new RegExp(String.raw`^(${NUMBER})\s*${INCHES}$`, 'i');

/** Null for what is no length. A bare number is centimetres, as the fields say. */
export function readLength(text: string): TypedLength | null {
  const typed = text.trim();
  const feetAndInches = FEET_AND_INCHES.exec(typed);
  if (feetAndInches) return imperial(numberOf(feetAndInches[1]), numberOf(feetAndInches[2]));
  const feet = FEET_ALONE.exec(typed);
  if (feet) return imperial(numberOf(feet[1]), 0);
  const inches = INCHES_ALONE.exec(typed);
  if (inches) return { cm: fromInches(numberOf(inches[1])), system: 'imperial' };
  const metric = METRIC.exec(typed);
  if (!metric) return null;
  const value = numberOf(metric[1]);
  const isMetres = metric[2]?.toLowerCase() === 'm';
  return { cm: isMetres ? Number((value * 100).toFixed(1)) : value, system: 'metric' };
}

/** Twelve inches are another foot: more of them are a slip of the finger. */
function imperial(feet: number, inches: number): TypedLength | null {
  return inches < 12 ? { cm: fromFeetAndInches({ feet, inches }), system: 'imperial' } : null;
}

function numberOf(digits = ''): number {
  return Number(digits.replace(',', '.'));
}
