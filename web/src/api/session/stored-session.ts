/** The session in local storage: the one place where tabs find out about each other's. */
import '../zod-without-eval.ts';
import { sessionSchema, type Session } from '@faircourt/contracts/accounts';
import type { SessionEdges } from './session-edges.ts';

export const SESSION_STORAGE_KEY = 'faircourt.session';

/** Whatever cannot be read as a session counts as none: a broken entry must not lock a person out. */
export function readStoredSession(storage: SessionEdges['storage']): Session | null {
  const text = storage.getItem(SESSION_STORAGE_KEY);
  if (text === null) return null;
  try {
    return sessionSchema.parse(JSON.parse(text));
  } catch {
    return null;
  }
}

export function writeStoredSession(storage: SessionEdges['storage'], session: Session | null): void {
  if (session === null) storage.removeItem(SESSION_STORAGE_KEY);
  else storage.setItem(SESSION_STORAGE_KEY, JSON.stringify(session));
}
