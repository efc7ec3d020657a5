/** Everything the session touches outside itself; the browser's own in browser-edges.ts, a test's in the tests. */
import type { Cancel } from '../clock.ts';
import type { Network } from '../send.ts';

export interface SessionEdges extends Network {
  /** Where the site is served from, such as https://faircourt.example. */
  origin: string;
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  /** Calls back after another tab of this browser has written the session. */
  onOtherTab: (listener: () => void) => Cancel;
  /** Calls back when timers may have been asleep: the page became visible, was focused, or the network returned. */
  onWake: (listener: () => void) => Cancel;
  /** Runs the work while no other tab runs work under this lock. */
  lock: <T>(work: () => Promise<T>) => Promise<T>;
}
