/** Time comes in from outside, so that birthdays, expiries and windows can be tested on their very edges. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

/** Days are counted in UTC, like everything that is counted by the day. */
export function dayOf(moment: Date): string {
  return moment.toISOString().slice(0, 10);
}
