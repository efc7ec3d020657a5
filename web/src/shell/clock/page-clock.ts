/**
 * The one clock of the pages. It ticks once a second while a page watches it, and every part of a page reads the same
 * moment between two ticks.
 */
import { systemClock, type Cancel, type Clock } from '../../api/clock.ts';

const TICK_MS = 1000;

export interface PageClock {
  /** The moment of the last tick, in milliseconds since 1970. */
  now: () => number;
  watch: (onTick: () => void) => Cancel;
}

export function createPageClock(clock: Clock): PageClock {
  const watchers = new Set<() => void>();
  let ticked = 0;
  let stop: Cancel | null = null;
  // Whole seconds, so that two readings of one render agree before the first tick, too.
  const read = () => Math.floor(clock.now() / TICK_MS) * TICK_MS;
  const tick = () => {
    ticked = read();
    for (const onTick of watchers) onTick();
  };
  return {
    now: () => (stop === null ? read() : ticked),
    watch: (onTick) => {
      watchers.add(onTick);
      if (stop === null) {
        ticked = read();
        stop = clock.every(TICK_MS, tick);
      }
      return () => {
        watchers.delete(onTick);
        if (watchers.size > 0) return;
        stop?.();
        stop = null;
      };
    },
  };
}

export const pageClock = createPageClock(systemClock);
