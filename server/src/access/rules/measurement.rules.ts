/** Which measurements of the past are shown to people who read only what a director has checked. */
import type { VerificationStatus } from '@faircourt/contracts/vocabulary';

export interface Measured {
  height_cm: number | null;
  weight_kg: number | null;
  wingspan_cm: number | null;
  vertical_cm: number | null;
}

export interface MeasurementCheck {
  status: VerificationStatus;
  isDecided: boolean;
  /** What the director was shown; an early one may lack some of the four. */
  values: Partial<Measured>;
}

/**
 * An entry whose four values a director has once found right, whether that badge still counts, has run out or was dropped
 * since; and today's values, which are only read while their badge counts.
 */
export function isEntryChecked(
  entry: Measured,
  today: Measured,
  checks: readonly MeasurementCheck[],
): boolean {
  if (FIELDS.every((field) => entry[field] === today[field])) return true;
  return checks.some(
    ({ status, isDecided, values }) =>
      (status === 'verified' || status === 'dropped') &&
      isDecided &&
      FIELDS.every((field) => values[field] === entry[field]),
  );
}

const FIELDS = ['height_cm', 'weight_kg', 'wingspan_cm', 'vertical_cm'] as const;
