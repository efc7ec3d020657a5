/** One live line per page with many listeners: every component that shows something other people may change. */
import { useEffect, useEffectEvent } from 'react';
import type { LineListener } from './live-line.ts';

const listeners = new Set<LineListener>();

/** What the line itself reports to. */
export const allListeners: LineListener = {
  onEvent: (event) => {
    for (const { onEvent } of listeners) onEvent(event);
  },
  onOpened: (isCaughtUp) => {
    for (const { onOpened } of listeners) onOpened(isCaughtUp);
  },
};

export function useLiveEvents(onEvent: LineListener['onEvent'], onOpened: LineListener['onOpened']): void {
  const take = useEffectEvent(onEvent);
  const refresh = useEffectEvent(onOpened);
  useEffect(() => {
    const listener: LineListener = {
      onEvent: (event) => take(event),
      onOpened: (isCaughtUp) => refresh(isCaughtUp),
    };
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  }, []);
}
