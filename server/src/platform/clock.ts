/** Time comes in from outside, so that birthdays, expiries and windows can be tested on their very edges. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };
