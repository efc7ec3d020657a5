import type { QueryClient } from '@tanstack/react-query';
import type { Cancel } from '../api/clock.ts';

/** An answer often leads to the next question; only a pause this long says that a page has what it asked for. */
const PAUSE_MS = 200;
const LONGEST_MS = 3000;

/** Calls back once nothing is being loaded, and after a while in any case. */
export function whenQuiet(queryClient: QueryClient, act: () => void): Cancel {
  let pause: ReturnType<typeof setTimeout> | undefined;
  const finish = () => {
    cancel();
    act();
  };
  const look = () => {
    clearTimeout(pause);
    if (queryClient.isFetching() === 0) pause = setTimeout(finish, PAUSE_MS);
  };
  const stopWatching = queryClient.getQueryCache().subscribe(look);
  const latest = setTimeout(finish, LONGEST_MS);
  const cancel = () => {
    stopWatching();
    clearTimeout(pause);
    clearTimeout(latest);
  };
  look();
  return cancel;
}
