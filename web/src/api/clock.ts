/** Time as something handed in, so that ninety seconds can pass in a test without passing. */

export type Cancel = () => void;

export interface Clock {
  /** Milliseconds since 1970. */
  now: () => number;
  after: (milliseconds: number, run: () => void) => Cancel;
  every: (milliseconds: number, run: () => void) => Cancel;
  /** From 0 up to 1; spreads retries so that a recovering server is not met by everyone at once. */
  random: () => number;
}

export const systemClock: Clock = {
  now: () => Date.now(),
  after: (milliseconds, run) => {
    const timer = setTimeout(run, milliseconds);
    return () => clearTimeout(timer);
  },
  every: (milliseconds, run) => {
    const timer = setInterval(run, milliseconds);
    return () => clearInterval(timer);
  },
  random: () => Math.random(),
};
