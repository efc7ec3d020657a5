/** Holds this tab's session, keeps local storage equal to it, and tells listeners what changed. */
import type { Session } from '@faircourt/contracts/accounts';
import type { Cancel } from '../clock.ts';
import { eventsBetween, type AuthEvent, type AuthListener } from './auth-events.ts';
import type { SessionEdges } from './session-edges.ts';
import { readStoredSession, writeStoredSession } from './stored-session.ts';

export interface SessionSnapshot {
  status: 'loading' | 'signed_out' | 'signed_in';
  session: Session | null;
}

/** Why a session is gone although nobody in this browser asked for it. */
export type EndReason = 'session_ended' | 'account_suspended';

export const LOADING: SessionSnapshot = { status: 'loading', session: null };

export class SessionStore {
  readonly #storage: SessionEdges['storage'];
  readonly #listeners = new Set<AuthListener>();
  readonly #watchers = new Set<() => void>();
  #held: Session | null = null;
  #snapshot = LOADING;
  #endReason: EndReason | null = null;
  #hadSession = false;
  #announceOpened: () => void = () => undefined;
  /** Resolves once the stored session was looked at, and renewed if it had run out. */
  readonly opened = new Promise<void>((resolve) => {
    this.#announceOpened = resolve;
  });

  constructor(storage: SessionEdges['storage']) {
    this.#storage = storage;
  }

  get held(): Session | null {
    return this.#held;
  }

  get snapshot(): SessionSnapshot {
    return this.#snapshot;
  }

  get endReason(): EndReason | null {
    return this.#endReason;
  }

  /** Somebody was signed in on this page: here or in another tab, until now or still. */
  get hadSession(): boolean {
    return this.#hadSession;
  }

  /** What storage says now, which may be newer than what this tab holds. */
  stored(): Session | null {
    return readStoredSession(this.#storage);
  }

  /** From here on listeners hear of changes. */
  open(): void {
    if (this.#snapshot !== LOADING) return;
    this.#snapshot = snapshotOf(this.#held);
    this.#announceOpened();
    this.#publish('INITIAL_SESSION');
  }

  /** Takes over what another tab wrote. */
  takeStored(): Session | null {
    this.#accept(this.stored());
    return this.#held;
  }

  /** Makes this the browser's session, in every tab. */
  replace(session: Session): void {
    this.#endReason = null;
    writeStoredSession(this.#storage, session);
    this.#accept(session);
  }

  /** Ends the browser's session, in every tab; with a reason when the server ended it. */
  clear(reason: EndReason | null): void {
    // Leaving on purpose needs no explanation, even when the server's word of it came in first.
    if (this.#held !== null || reason === null) this.#endReason = reason;
    writeStoredSession(this.#storage, null);
    this.#accept(null);
  }

  /** Ends the session that this token belongs to; a newer one, written by another tab meanwhile, stays. */
  end(token: string, reason: EndReason): void {
    if (this.stored()?.access_token === token) this.clear(reason);
    else this.takeStored();
  }

  /** The server asks for a second factor in the session of this token: the gate then leads to setting one up. */
  noteLackingFactor(token: string): void {
    const held = this.stored();
    if (held?.access_token !== token || held.user.lacks_second_factor) return;
    this.replace({ ...held, user: { ...held.user, lacks_second_factor: true } });
  }

  /** Only listeners of this tab are notified: opening a reset link does not concern other tabs. */
  announceRecovery(): void {
    this.#publish('PASSWORD_RECOVERY');
  }

  /** Every listener starts with INITIAL_SESSION, however late it comes. */
  onAuthStateChange(listener: AuthListener): Cancel {
    this.#listeners.add(listener);
    if (this.#snapshot !== LOADING) {
      queueMicrotask(() => {
        if (this.#listeners.has(listener)) listener('INITIAL_SESSION', this.#held);
      });
    }
    return () => this.#listeners.delete(listener);
  }

  /** For useSyncExternalStore: calls back on any change of the snapshot. */
  watch(watcher: () => void): Cancel {
    this.#watchers.add(watcher);
    return () => this.#watchers.delete(watcher);
  }

  #accept(next: Session | null): void {
    const events = eventsBetween(this.#held, next);
    this.#held = next;
    this.#hadSession ||= next !== null;
    if (this.#snapshot === LOADING || events.length === 0) return;
    this.#snapshot = snapshotOf(next);
    for (const event of events) this.#publish(event);
  }

  #publish(event: AuthEvent): void {
    for (const watcher of this.#watchers) watcher();
    for (const listener of this.#listeners) listener(event, this.#held);
  }
}

function snapshotOf(session: Session | null): SessionSnapshot {
  return { status: session === null ? 'signed_out' : 'signed_in', session };
}
