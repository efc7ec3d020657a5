/** Badges that lapse, gathered by the week in which they do. */
import { DAY_MS } from '@faircourt/contracts/time';
import type { Figures } from '@faircourt/contracts/verification';

const WEEK_MS = 7 * DAY_MS;

export interface ExpiringWeek {
  /** Its Monday. */
  weekOf: string;
  count: number;
}

/** Weeks without any are included, so that time runs evenly. */
export function expiringWeeks(expiring: Figures['expiring']): ExpiringWeek[] {
  const counts = new Map<string, number>();
  for (const { on, count } of expiring) counts.set(mondayOf(on), (counts.get(mondayOf(on)) ?? 0) + count);
  const mondays = [...counts.keys()].toSorted();
  const [first = '', last = first] = [mondays[0], mondays.at(-1)];
  const length = mondays.length === 0 ? 0 : (Date.parse(last) - Date.parse(first)) / WEEK_MS + 1;
  return Array.from({ length }, (_, index) => {
    const weekOf = daysLater(first, index * 7);
    return { weekOf, count: counts.get(weekOf) ?? 0 };
  });
}

function mondayOf(day: string): string {
  // Sunday is 0 to the calendar of the language, and the last day of the week to this one.
  return daysLater(day, -((new Date(day).getUTCDay() + 6) % 7));
}

function daysLater(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
}
