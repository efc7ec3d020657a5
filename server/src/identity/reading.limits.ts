/**
 * How much one account and one address may search and open: more than a coach with two hundred names gets through in a
 * day, too little for a robot that copies the platform. Athletes and guardians look around; the others work here.
 */
import type { Limit } from '../platform/rate-limit.ts';

const HOUR = 60 * 60;
const DAY = 24 * HOUR;

export interface ReadingLimits {
  ofWork: readonly Limit[];
  ofFamily: readonly Limit[];
  ofAddress: readonly Limit[];
}

function byHourAndDay(name: string, hourly: number, daily: number): Limit[] {
  return [
    { name: `${name}:hour`, max: hourly, windowSeconds: HOUR },
    { name: `${name}:day`, max: daily, windowSeconds: DAY },
  ];
}

/** A page of cards, the count of all matches and a desk's marks are one each, so a change of filters is up to three. */
export const SEARCHES: ReadingLimits = {
  ofWork: byHourAndDay('search:work', 900, 4_000),
  ofFamily: byHourAndDay('search:family', 300, 1_000),
  ofAddress: byHourAndDay('search:address', 6_000, 30_000),
};

export const PROFILES_OPENED: ReadingLimits = {
  ofWork: byHourAndDay('open:work', 120, 400),
  ofFamily: byHourAndDay('open:family', 40, 120),
  ofAddress: byHourAndDay('open:address', 600, 2_400),
};
