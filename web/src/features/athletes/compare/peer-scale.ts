/** Where values lie against the others of a position. Everything here is worked out from what the server has told. */
import type { ComparedAthlete, PeerMeasure, Spread } from '@faircourt/contracts/comparison';

export type Standing = 'upper_quarter' | 'above' | 'at' | 'below' | 'lower_quarter';

export function standingOf(value: number, { lower_quarter, median, upper_quarter }: Spread): Standing {
  if (value > upper_quarter) return 'upper_quarter';
  if (value < lower_quarter) return 'lower_quarter';
  if (value > median) return 'above';
  return value < median ? 'below' : 'at';
}

/** The height is on every card; the rest is only where the page shows it. */
export function measureOf({ card, profile }: Measured, measure: PeerMeasure): number | null {
  return measure === 'height_cm' ? card.height_cm : (profile?.measurements?.[measure] ?? null);
}
export type Measured = Pick<ComparedAthlete, 'card' | 'peers'> & {
  profile: { measurements: Partial<Record<PeerMeasure, number | null>> | null } | null;
};

export interface Scale {
  min: number;
  max: number;
}

/** One scale for all athletes of a row, so that their bars can be held against each other. */
export function scaleOf(values: readonly number[], spreads: readonly Spread[]): Scale {
  const ends = spreads.flatMap(({ lower_quarter: lower, upper_quarter: upper }) => {
    const half = Math.max(upper - lower, 4);
    return [lower - half, upper + half];
  });
  const all = [...ends, ...values];
  const min = Math.min(...all);
  const max = Math.max(...all);
  // A value at the very end would be cut in half.
  const room = Math.max((max - min) * 0.04, 1);
  return { min: min - room, max: max + room };
}

/** From 0 to 100. */
export function placeOn({ min, max }: Scale, value: number): number {
  return ((value - min) / (max - min)) * 100;
}
