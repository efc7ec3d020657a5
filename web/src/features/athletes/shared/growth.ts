/** The history of measurements as lines: oldest first, days without a value left out. */
import type { Measurement } from '@faircourt/contracts/athletes';
import { MEASURES, type Measure } from '../../../domain/measures.ts';

export function growthOf(
  history: readonly Measurement[],
  measure: Measure,
): { date: string; value: number }[] {
  return history
    .flatMap((entry) => {
      const value = entry[measure];
      return value === null ? [] : [{ date: entry.measured_on, value }];
    })
    .toSorted((one, other) => one.date.localeCompare(other.date));
}

/** The measurements that were ever taken. */
export function measuresIn(history: readonly Measurement[]): Measure[] {
  return MEASURES.filter((measure) => history.some((entry) => entry[measure] !== null));
}
