import { DAY_MS } from '@faircourt/contracts/time';

/** Of two days, such as 2026-11-19; below zero once it has passed. */
export function daysUntil(day: string, today: string): number {
  return Math.round((Date.parse(day) - Date.parse(today)) / DAY_MS);
}
