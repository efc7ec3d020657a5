/**
 * Who is picked to be compared while a coach looks through search. Ids alone and in memory alone: leaving the document
 * forgets them.
 */
import { COMPARE_LIMITS } from '@faircourt/contracts/comparison';
import { useSyncExternalStore } from 'react';

let picks: readonly string[] = [];
const listeners = new Set<() => void>();

export function useTray(): readonly string[] {
  return useSyncExternalStore(subscribe, () => picks);
}

export function fillTray(ids: readonly string[]): void {
  picks = ids.slice(0, COMPARE_LIMITS.athletesMax);
  for (const notify of listeners) notify();
}

export function togglePick(id: string): void {
  fillTray(picks.includes(id) ? picks.filter((other) => other !== id) : [...picks, id]);
}

function subscribe(notify: () => void): () => void {
  listeners.add(notify);
  return () => void listeners.delete(notify);
}
