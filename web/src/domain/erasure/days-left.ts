import { DAY_MS } from '@faircourt/contracts/time';

/** Whole days until then; the last one counts until it is over. */
export function daysLeft(eraseAt: string, now = Date.now()): number {
  return Math.max(0, Math.ceil((Date.parse(eraseAt) - now) / DAY_MS));
}
