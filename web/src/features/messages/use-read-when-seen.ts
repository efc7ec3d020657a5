import type { Thread } from '@faircourt/contracts/messages';
import { useEffect, useState, useSyncExternalStore, type RefObject } from 'react';
import { useMarkRead } from './threads.queries.ts';

/** Whether an element shows inside the frame that it scrolls in. */
export function useIsSeen(target: RefObject<Element | null>, frame: RefObject<Element | null>): boolean {
  const [isSeen, setIsSeen] = useState(true);
  useEffect(() => {
    if (!target.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => setIsSeen(entries.at(-1)?.isIntersecting ?? false),
      {
        root: frame.current,
        // Near the end is at the end.
        rootMargin: '0px 0px 48px 0px',
      },
    );
    observer.observe(target.current);
    return () => observer.disconnect();
  }, [target, frame]);
  return isSeen;
}

/** Read is what somebody had before their eyes, not what arrived in a tab behind others. */
export function useReadWhenSeen(thread: Thread, isEndSeen: boolean): void {
  const { mutate: markRead } = useMarkRead(thread.id);
  const isPageSeen = useSyncExternalStore(subscribe, () => document.visibilityState === 'visible');
  const newest = thread.messages.at(-1)?.id;
  const isDue = isPageSeen && isEndSeen && thread.unread > 0;
  useEffect(() => {
    if (isDue && newest !== undefined) markRead(newest);
  }, [isDue, newest, markRead]);
}

function subscribe(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}
