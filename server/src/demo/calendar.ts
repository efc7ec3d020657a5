/** Dates of the demo data, all relative to the moment of loading, so that ages and expiries stay sensible. */
import { DAY_MS } from '@faircourt/contracts/time';
import type { Random } from './random.ts';

const YEAR_DAYS = 365.2425;

/** When the demo's Faircourt opened: before the first account, and with its consent forms published. */
export function demoOpening(now: Date): Date {
  return addDays(now, -1000);
}

export function addDays(date: Date, days: number): Date {
  return new Date(date.getTime() + Math.round(days * DAY_MS));
}

export function addYears(date: Date, years: number): Date {
  return addDays(date, years * YEAR_DAYS);
}

/** The same day of the month, or the month's last where it has no such day. */
export function addMonths(date: Date, months: number): Date {
  const moved = new Date(date);
  moved.setUTCMonth(moved.getUTCMonth() + months);
  if (moved.getUTCDate() !== date.getUTCDate()) moved.setUTCDate(0);
  return moved;
}

export function yearsBetween(from: Date, to: Date): number {
  return (to.getTime() - from.getTime()) / DAY_MS / YEAR_DAYS;
}

export function latest(...dates: readonly Date[]): Date {
  return new Date(Math.max(...dates.map((date) => date.getTime())));
}

export function momentBetween(random: Random, from: Date, to: Date): Date {
  return new Date(Math.round(random.between(from.getTime(), to.getTime())));
}

/** Some time after `from`, within `days`, and always early enough that what follows still fits before `now`. */
export function soonAfter(random: Random, from: Date, now: Date, days: number): Date {
  const room = (now.getTime() - from.getTime()) / DAY_MS;
  return addDays(from, random.between(0.02, 1) * Math.min(days, room / 2));
}
