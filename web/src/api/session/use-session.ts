import { useSyncExternalStore } from 'react';
import { session } from './session-client.ts';
import { LOADING, type SessionSnapshot } from './session-store.ts';

/** Who is signed in, as of now. Components that only need to know render again when that changes. */
export function useSession(): SessionSnapshot {
  return useSyncExternalStore(
    session.watch,
    () => session.snapshot,
    () => LOADING,
  );
}
