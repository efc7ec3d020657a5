/** When an extra can be booked: one of each kind at a time, and a strategy call once in a quarter. Pure, so that it can be tried. */
import type { ProExtra, ProExtraState } from '@faircourt/contracts/pro-extras';

export interface LatestBooking {
  bookedAt: Date;
  state: ProExtraState;
}

export interface Bookable {
  canBook: boolean;
  /** From when the next call can be booked; null where nothing but an open one is in the way. */
  nextFrom: string | null;
}

export function bookable(kind: ProExtra, latest: LatestBooking | null, now: Date): Bookable {
  if (latest === null) return { canBook: true, nextFrom: null };
  const isThisQuarter = quarterOf(latest.bookedAt) === quarterOf(now);
  const nextFrom = kind === 'strategy_call' && isThisQuarter ? nextQuarter(now) : null;
  return { canBook: latest.state === 'done' && nextFrom === null, nextFrom };
}

function quarterOf(moment: Date): number {
  return moment.getUTCFullYear() * 4 + Math.floor(moment.getUTCMonth() / 3);
}

function nextQuarter(now: Date): string {
  const month = (Math.floor(now.getUTCMonth() / 3) + 1) * 3;
  return new Date(Date.UTC(now.getUTCFullYear(), month, 1)).toISOString().slice(0, 10);
}
