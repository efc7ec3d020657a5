/**
 * Back leads to where one was: to the place on the page also when its data comes late, and to what was pressed there. The router
 * scrolls at once, and no further than the page is long at that moment; this goes on from there.
 */
import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import { leaveTrail } from '../shell/trail.ts';
import { MAIN_ID } from '../ui/skip-link.tsx';
import { markOf, seekMark, type Mark } from './pressed-mark.ts';

/** Where the router keeps the places of a document that is left. */
export const PLACES_KEY = 'faircourt.places';
/** Longer than a page takes; after that nobody expects it to move. */
const WITHIN_MS = 5000;
/** What says that the reader has gone on by themselves. */
const OWN_DOING = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** By entry of the history. */
const SCROLLED = new Map<string, number>(readPlaces());
const PRESSED = new Map<string, Mark>();

export function useReturn(): void {
  const { pathname, key } = useLocation();
  const isBack = useNavigationType() === NavigationType.Pop;
  const lastPath = useRef(pathname);
  // With the page itself: what it scrolls, and what is scrolled because it is shorter, belongs to it and not to the page before.
  useLayoutEffect(() => {
    leaveTrail(pathname);
    const y = isBack ? SCROLLED.get(key) : undefined;
    const isOnTheWay = y === undefined ? () => false : scrollWhenLong(y);
    const scrolled = () => {
      if (!isOnTheWay()) SCROLLED.set(key, window.scrollY);
    };
    const pressed = ({ target }: MouseEvent) => {
      const mark = target instanceof Element ? markOf(target) : null;
      if (mark) PRESSED.set(key, mark);
      else PRESSED.delete(key);
    };
    window.addEventListener('scroll', scrolled, { passive: true });
    document.addEventListener('click', pressed, { capture: true });
    return () => {
      window.removeEventListener('scroll', scrolled);
      document.removeEventListener('click', pressed, { capture: true });
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- how one came belongs to the entry
  }, [key]);
  // After the heading, which takes focus on each navigation.
  useEffect(() => {
    const isOtherPage = lastPath.current !== pathname;
    lastPath.current = pathname;
    const mark = PRESSED.get(key);
    if (!isBack || !isOtherPage || !mark) return undefined;
    return untilDone(() => {
      const found = seekMark(mark);
      found?.focus({ preventScroll: true });
      return found !== null;
    }).stop;
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- how one came belongs to the entry
  }, [key]);
}

/** Says whether it is still waiting for the page to grow. */
function scrollWhenLong(y: number): () => boolean {
  const { isWaiting } = untilDone(() => {
    if (document.documentElement.scrollHeight - window.innerHeight < y - 1) return false;
    if (Math.abs(window.scrollY - y) > 1) window.scrollTo(0, y);
    return true;
  });
  return isWaiting;
}

/** Tries again whenever the page changes, until it has worked, or the reader goes on. */
function untilDone(attempt: () => boolean): { isWaiting: () => boolean; stop: () => void } {
  let isWaiting = !attempt();
  if (!isWaiting) return { isWaiting: () => false, stop: () => undefined };
  const { key } = readState();
  const retry = () => {
    // Another page by now.
    if (readState().key !== key || attempt()) stop();
  };
  const changes = new MutationObserver(retry);
  const sizes = new ResizeObserver(retry);
  const stop = () => {
    isWaiting = false;
    changes.disconnect();
    sizes.disconnect();
    clearTimeout(timer);
    for (const type of OWN_DOING) window.removeEventListener(type, stop);
  };
  const timer = setTimeout(stop, WITHIN_MS);
  changes.observe(document.getElementById(MAIN_ID) ?? document.body, { childList: true, subtree: true });
  sizes.observe(document.body);
  for (const type of OWN_DOING) window.addEventListener(type, stop, { passive: true });
  return { isWaiting: () => isWaiting, stop };
}

function readState(): { key?: unknown } {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null ? state : {};
}

function readPlaces(): [string, number][] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(PLACES_KEY) ?? '{}');
    if (typeof kept !== 'object' || kept === null) return [];
    return Object.entries(kept).flatMap(([key, y]) => (typeof y === 'number' ? [[key, y]] : []));
  } catch {
    // Without storage a page that was left for another document opens at its top.
    return [];
  }
}
