/** The session's edges in a real browser. */
import { systemClock } from '../clock.ts';
import type { SessionEdges } from './session-edges.ts';
import { SESSION_STORAGE_KEY } from './stored-session.ts';

const LOCK_NAME = 'faircourt.session.refresh';
/** Longer than one call may take. A tab frozen with the lock in its hands must not hold up the others for ever. */
const LOCK_PATIENCE_MS = 20_000;

export function browserEdges(): SessionEdges {
  return {
    origin: location.origin,
    fetch: (request) => fetch(request),
    isOnline: () => navigator.onLine,
    clock: systemClock,
    storage: availableStorage(),
    onOtherTab: (listener) => {
      // A null key means that the whole storage was cleared.
      const changed = (event: StorageEvent): void => {
        if (event.key === SESSION_STORAGE_KEY || event.key === null) listener();
      };
      addEventListener('storage', changed);
      return () => removeEventListener('storage', changed);
    },
    onWake: (listener) => {
      const visible = (): void => {
        if (document.visibilityState === 'visible') listener();
      };
      document.addEventListener('visibilitychange', visible);
      for (const event of ['focus', 'online', 'pageshow']) addEventListener(event, listener);
      return () => {
        document.removeEventListener('visibilitychange', visible);
        for (const event of ['focus', 'online', 'pageshow']) removeEventListener(event, listener);
      };
    },
    lock: async <T>(work: () => Promise<T>): Promise<T> => {
      // Web Locks exist on secure origins only; elsewhere the check of storage before each renewal has to do.
      if (!('locks' in navigator)) return work();
      const signal = AbortSignal.timeout(LOCK_PATIENCE_MS);
      return navigator.locks.request(LOCK_NAME, { signal }, work);
    },
  };
}

/** Where the browser forbids local storage, the session lasts as long as the page. */
function availableStorage(): SessionEdges['storage'] {
  try {
    const probe = `${SESSION_STORAGE_KEY}.probe`;
    localStorage.setItem(probe, '');
    localStorage.removeItem(probe);
    return localStorage;
  } catch {
    const memory = new Map<string, string>();
    return {
      getItem: (key) => memory.get(key) ?? null,
      setItem: (key, value) => void memory.set(key, value),
      removeItem: (key) => void memory.delete(key),
    };
  }
}
