/** How long to wait before trying again what failed for want of a network or a server. */
import type { Clock } from './clock.ts';

const FIRST_MS = 1_000;
const LONGEST_MS = 30_000;

/** Doubles with each failure up to half a minute, and spreads by a quarter to either side. */
export function backoffDelay(failures: number, clock: Clock): number {
  const steady = Math.min(LONGEST_MS, FIRST_MS * 2 ** (Math.max(1, failures) - 1));
  return Math.round(steady * (0.75 + clock.random() / 2));
}
