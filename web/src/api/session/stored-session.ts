/** The session in local storage: the one place where tabs find out about each other's. */
import type { AuthUser, Session } from '@faircourt/contracts/accounts';
import { ACCOUNT_STATUSES, LOCALES, ROLES } from '@faircourt/contracts/vocabulary';
import type { SessionEdges } from './session-edges.ts';

export const SESSION_STORAGE_KEY = 'faircourt.session';

/** Whatever cannot be read as a session counts as none: a broken entry must not lock a person out. */
export function readStoredSession(storage: SessionEdges['storage']): Session | null {
  const text = storage.getItem(SESSION_STORAGE_KEY);
  if (text === null) return null;
  try {
    const stored: unknown = JSON.parse(text);
    return isSession(stored) ? withDefaults(stored) : null;
  } catch {
    return null;
  }
}

/** By hand and not by the contract's schema: this runs before anything is on the screen, and many times after. */
function isSession(stored: unknown): stored is Session {
  if (!isRecord(stored) || !isRecord(stored['user'])) return false;
  const { access_token: token, expires_at: expiry, user } = stored;
  const metadata = user['user_metadata'];
  return (
    typeof token === 'string' &&
    Number.isSafeInteger(expiry) &&
    typeof user['id'] === 'string' &&
    typeof user['email'] === 'string' &&
    typeof user['is_mailbox_proven'] === 'boolean' &&
    isOneOf(ACCOUNT_STATUSES, user['status']) &&
    isOneOf(LOCALES, user['locale']) &&
    isRecord(metadata) &&
    typeof metadata['name'] === 'string' &&
    isOneOf(ROLES, metadata['role'])
  );
}

/** Browsers keep sessions from before a second factor was asked for. */
function withDefaults(session: Session): Session {
  const user: Partial<AuthUser> & Omit<AuthUser, 'lacks_second_factor'> = session.user;
  return { ...session, user: { ...user, lacks_second_factor: user.lacks_second_factor ?? false } };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function isOneOf(known: readonly string[], value: unknown): boolean {
  return typeof value === 'string' && known.includes(value);
}

export function writeStoredSession(storage: SessionEdges['storage'], session: Session | null): void {
  if (session === null) storage.removeItem(SESSION_STORAGE_KEY);
  else storage.setItem(SESSION_STORAGE_KEY, JSON.stringify(session));
}
