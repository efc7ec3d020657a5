/**
 * A bar with buttons that sticks to the lower edge of the window: toasts, and what is scrolled to, keep clear of it. It says at
 * the root of the document how much of the edge it takes. A selector that asks what the document holds would not do: Chromium
 * looks through the whole document for it at every change.
 */
import { useSyncExternalStore } from 'react';

const taken = new Map<HTMLElement, number>();
const listeners = new Set<() => void>();

/** The `ref` of such a bar. */
export function keepClearOf(bar: HTMLElement | null): (() => void) | undefined {
  if (!bar) return undefined;
  const measure = () => {
    taken.set(bar, takenBy(bar));
    tellRoot();
  };
  const observer = new ResizeObserver(measure);
  observer.observe(bar);
  // On a low screen a bar may stay where it is in the page, as high as before.
  addEventListener('resize', measure);
  return () => {
    observer.disconnect();
    removeEventListener('resize', measure);
    taken.delete(bar);
    tellRoot();
  };
}

/** Nothing while its tab is closed, or while it does not stick. */
function takenBy(bar: HTMLElement): number {
  const { position, bottom } = getComputedStyle(bar);
  return position === 'sticky' && bar.offsetHeight > 0 ? bar.offsetHeight + Number.parseFloat(bottom) : 0;
}

/** In pixels. */
export function useBottomBar(): number {
  return useSyncExternalStore(subscribe, height);
}

function subscribe(onChange: () => void): () => void {
  listeners.add(onChange);
  return () => listeners.delete(onChange);
}

function height(): number {
  return Math.max(0, ...taken.values());
}

/** For what is scrolled to. The property is not inherited: otherwise every element would be styled again. */
function tellRoot(): void {
  document.documentElement.style.setProperty('--bottom-bar', `${height()}px`);
  for (const tell of listeners) tell();
}
