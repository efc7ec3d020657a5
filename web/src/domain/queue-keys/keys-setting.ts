/** Whether single keys do something in the queue. People who use voice control or have a tremor can turn them off. */
import { useSyncExternalStore } from 'react';

const STORAGE_KEY = 'faircourt.queue-keys';
const OFF = 'off';
const listeners = new Set<() => void>();
/** Holds the choice where the browser refuses storage. */
let isOnHere: boolean | null = null;

export function useKeysSetting(): { isOn: boolean; setIsOn: (isOn: boolean) => void } {
  const isOn = useSyncExternalStore(subscribe, areKeysOn, () => true);
  return { isOn, setIsOn };
}

export function areKeysOn(): boolean {
  if (isOnHere !== null) return isOnHere;
  try {
    return localStorage.getItem(STORAGE_KEY) !== OFF;
  } catch {
    return true;
  }
}

function setIsOn(isOn: boolean): void {
  isOnHere = isOn;
  try {
    if (isOn) localStorage.removeItem(STORAGE_KEY);
    else localStorage.setItem(STORAGE_KEY, OFF);
  } catch {
    // Storage may be blocked by the browser; the choice then lasts for this visit only.
  }
  for (const notify of listeners) notify();
}

function subscribe(notify: () => void): () => void {
  listeners.add(notify);
  return () => listeners.delete(notify);
}
