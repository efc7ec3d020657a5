/**
 * Keeps the access token alive: looks every 30 seconds, renews with 90 seconds or less to go, once for all tabs.
 * A network that is away never ends a session; only the server's word does.
 */
import '../zod-without-eval.ts';
import { sessionSchema, type Session } from '@faircourt/contracts/accounts';
import { ANONYMOUS_KEY } from '@faircourt/contracts/anonymous-key';
import { SESSION_REFRESH_MARGIN_SECONDS, SESSION_TICK_SECONDS } from '@faircourt/contracts/limits';
import { ApiError, errorFromResponse } from '../api-error.ts';
import { backoffDelay } from '../backoff.ts';
import type { Cancel } from '../clock.ts';
import { send } from '../send.ts';
import { endReasonOf } from './end-reason.ts';
import type { SessionEdges } from './session-edges.ts';
import type { SessionStore } from './session-store.ts';

export type Renewal = 'renewed' | 'ended' | 'unreachable';

export class SessionRefresher {
  readonly #edges: SessionEdges;
  readonly #store: SessionStore;
  #inFlight: Promise<Renewal> | null = null;
  #cancelRetry: Cancel | null = null;
  #failures = 0;
  #renewedAt = Number.NEGATIVE_INFINITY;

  constructor(edges: SessionEdges, store: SessionStore) {
    this.#edges = edges;
    this.#store = store;
  }

  /** Looks at the stored session, renews it if it has run out, then keeps it fresh until the returned call. */
  async start(): Promise<Cancel> {
    const stop = [
      this.#edges.onOtherTab(() => this.#store.takeStored()),
      this.#edges.onWake(() => this.#wake()),
      this.#edges.clock.every(SESSION_TICK_SECONDS * 1000, () => this.#tick()),
    ];
    const stored = this.#store.takeStored();
    if (stored !== null && this.#secondsLeft(stored) <= 0) await this.renew(stored.access_token);
    this.#store.open();
    this.#tick();
    return () => {
      for (const cancel of stop) cancel();
      this.#cancelRetry?.();
    };
  }

  /** The token to send now. One that has run out is renewed first, unless the clock here is plainly wrong. */
  async accessToken(): Promise<string | null> {
    await this.#store.opened;
    const held = this.#store.held;
    if (held === null) return null;
    const isJustRenewed = this.#edges.clock.now() - this.#renewedAt < SESSION_TICK_SECONDS * 1000;
    if (this.#secondsLeft(held) <= 0 && !isJustRenewed) await this.renew(held.access_token);
    return this.#store.held?.access_token ?? null;
  }

  /** Replaces a token that is about to run out or that the server no longer takes. */
  renew(staleToken: string): Promise<Renewal> {
    this.#inFlight ??= this.#renewUnderLock(staleToken).finally(() => {
      this.#inFlight = null;
    });
    return this.#inFlight;
  }

  async #renewUnderLock(staleToken: string): Promise<Renewal> {
    this.#cancelRetry?.();
    this.#cancelRetry = null;
    try {
      return await this.#edges.lock(() => this.#renewOnce(staleToken));
    } catch (error) {
      this.#retryLater(error);
      return 'unreachable';
    }
  }

  async #renewOnce(staleToken: string): Promise<Renewal> {
    const before = this.#store.takeStored();
    if (before === null) return 'ended';
    if (before.access_token !== staleToken && !this.#isDue(before)) return 'renewed';

    const response = await this.#askForSession();
    // While we waited, a person may have signed out, or in as somebody else, in any tab. That is newer than our answer.
    const now = this.#store.stored();
    if (now?.access_token !== before.access_token) {
      return this.#store.takeStored() === null ? 'ended' : 'renewed';
    }
    if (response.ok) {
      this.#store.replace(sessionSchema.parse(await response.json()));
      this.#failures = 0;
      this.#renewedAt = this.#edges.clock.now();
      return 'renewed';
    }
    const error = await errorFromResponse(response);
    const reason = endReasonOf(error);
    if (reason === null) throw error;
    this.#store.clear(reason);
    return 'ended';
  }

  #askForSession(): Promise<Response> {
    const request = new Request(`${this.#edges.origin}/api/auth/refresh`, {
      method: 'POST',
      credentials: 'same-origin',
      headers: { authorization: `Bearer ${ANONYMOUS_KEY}` },
    });
    return send(this.#edges, request);
  }

  #retryLater(error: unknown): void {
    this.#failures += 1;
    const asked = error instanceof ApiError ? error.retryAfterSeconds : null;
    const delay = asked === null ? backoffDelay(this.#failures, this.#edges.clock) : asked * 1000;
    this.#cancelRetry = this.#edges.clock.after(delay, () => {
      this.#cancelRetry = null;
      const held = this.#store.takeStored();
      if (held !== null) void this.renew(held.access_token);
    });
  }

  #tick(): void {
    const held = this.#store.held;
    const isRetryWaiting = this.#cancelRetry !== null;
    if (held !== null && !isRetryWaiting && this.#isDue(held)) void this.renew(held.access_token);
  }

  /** After sleep other tabs may be ahead of this one, and a waiting retry may have waited for what is back now. */
  #wake(): void {
    const held = this.#store.takeStored();
    const isRetryWaiting = this.#cancelRetry !== null;
    if (held !== null && (isRetryWaiting || this.#isDue(held))) void this.renew(held.access_token);
  }

  #isDue(session: Session): boolean {
    return this.#secondsLeft(session) <= SESSION_REFRESH_MARGIN_SECONDS;
  }

  #secondsLeft(session: Session): number {
    return session.expires_at - this.#edges.clock.now() / 1000;
  }
}
