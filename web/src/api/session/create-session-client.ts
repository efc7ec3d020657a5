/** The browser's session: who is signed in, kept fresh, in step over all tabs, with the calls that change it. */
import type { AuthUser, Session } from '@faircourt/contracts/accounts';
import type { SecondStep } from '@faircourt/contracts/second-factor';
import type { Locale, ScoutPlan, SignUpRole } from '@faircourt/contracts/vocabulary';
import type { Cancel } from '../clock.ts';
import { answerOf, createApiClient } from '../create-api-client.ts';
import { ApiError } from '../api-error.ts';
import { askForPasskey } from '../webauthn.ts';
import type { AuthListener } from './auth-events.ts';
import { createAuthorizedFetch, type AuthorizedFetch } from './authorized-fetch.ts';
import { endReasonOf } from './end-reason.ts';
import type { SessionEdges } from './session-edges.ts';
import { SessionRefresher } from './session-refresher.ts';
import { SessionStore, type EndReason, type SessionSnapshot } from './session-store.ts';

export interface SignUpRequest {
  email: string;
  password: string;
  options: {
    emailRedirectTo: string;
    data: {
      name: string;
      role: SignUpRole;
      invite_code: string | null;
      plan?: ScoutPlan;
      locale: Locale;
      guardian_invitation?: string;
    };
  };
}

export interface SessionClient {
  /** Starts keeping the session; the returned call stops it again. */
  start: () => Promise<Cancel>;
  /** The current session, renewed first when it has run out. */
  getSession: () => Promise<Session | null>;
  onAuthStateChange: (listener: AuthListener) => Cancel;
  /** Says what is asked for next where a second factor is set up; there is no session before. */
  signInWithPassword: (credentials: { email: string; password: string }) => Promise<Session | SecondStep>;
  /** Null when the person has closed the browser's dialog. */
  signInWithPasskey: () => Promise<Session | null>;
  takeSecondStep: (given: { code: string } | { recovery_code: string }) => Promise<Session>;
  /** Creates the account and nothing else: signing in is a second call. */
  signUp: (request: SignUpRequest) => Promise<AuthUser>;
  signOut: () => Promise<void>;
  /** Asks the server, so that a changed name, role or status shows here too. */
  getUser: () => Promise<AuthUser | null>;
  updateUser: (changes: { name?: string; locale?: Locale }) => Promise<AuthUser>;
  updatePassword: (passwords: { current: string; next: string }) => Promise<void>;
  resetPasswordForEmail: (email: string, locale: Locale) => Promise<void>;
  /** Tells this tab that a reset link was opened. */
  beginPasswordRecovery: () => void;
  /** Sets a new password by a mailed link. The server ends every session of that account, so ours is asked after. */
  resetPassword: (token: string, password: string) => Promise<void>;
  /** The server said that the session with this token is over. */
  end: (token: string, reason: EndReason) => void;
  /** Why the last session ended, when that was not this browser's wish. */
  readonly endReason: EndReason | null;
  /** Somebody was signed in on this page: who comes to sign in again has an account. */
  readonly hadSession: boolean;
  readonly snapshot: SessionSnapshot;
  watch: (watcher: () => void) => Cancel;
  /** For calls to the API in this session's name. */
  authorizedFetch: AuthorizedFetch;
}

export function createSessionClient(edges: SessionEdges): SessionClient {
  const store = new SessionStore(edges.storage);
  const refresher = new SessionRefresher(edges, store);
  const authorizedFetch = createAuthorizedFetch(edges, store, refresher);
  const api = createApiClient(edges.origin, authorizedFetch);

  /** Puts what the server says about the person into the session, unless the session is somebody else's by now. */
  function keepUser(user: AuthUser): AuthUser {
    const held = store.takeStored();
    if (held?.user.id === user.id) store.replace({ ...held, user });
    return user;
  }

  /** Before the server has answered: a reload meanwhile follows the session, and must not bring the old language back. */
  function assumeLocale(locale: Locale): void {
    const held = store.takeStored();
    if (held !== null) store.replace({ ...held, user: { ...held.user, locale } });
  }

  return {
    start: () => refresher.start(),
    getSession: async () => {
      await refresher.accessToken();
      return store.held;
    },
    onAuthStateChange: (listener) => store.onAuthStateChange(listener),
    signInWithPassword: async (credentials) => {
      const answer = await answerOf(api.POST('/api/auth/sign-in', { body: credentials }));
      if ('second_step' in answer) return answer.second_step;
      store.replace(answer);
      return answer;
    },
    signInWithPasskey: async () => {
      const options = await answerOf(api.POST('/api/auth/sign-in/passkey-options'));
      const response = await askForPasskey(options);
      if (response === null) return null;
      const session = await answerOf(api.POST('/api/auth/sign-in/passkey', { body: { response } }));
      store.replace(session);
      return session;
    },
    takeSecondStep: async (given) => {
      const session = await answerOf(api.POST('/api/auth/sign-in/second-step', { body: given }));
      store.replace(session);
      return session;
    },
    signUp: async ({ email, password, options }) => {
      const body = { email, password, email_redirect_to: options.emailRedirectTo, data: options.data };
      return (await answerOf(api.POST('/api/auth/sign-up', { body }))).user;
    },
    signOut: async () => {
      try {
        await api.POST('/api/auth/sign-out');
      } catch (error) {
        // Already over on the server is what was asked for; everything else is a failure the person must hear of.
        if (!(error instanceof ApiError) || endReasonOf(error) === null) throw error;
      }
      store.clear(null);
    },
    getUser: async () => {
      if ((await refresher.accessToken()) === null) return null;
      return keepUser(await answerOf(api.GET('/api/auth/user')));
    },
    updateUser: async (changes) => {
      if (changes.locale) assumeLocale(changes.locale);
      // Kept alive: a choice that a reload follows at once reaches the server all the same.
      return keepUser(await answerOf(api.PATCH('/api/auth/user', { body: changes, keepalive: true })));
    },
    updatePassword: async ({ current, next }) => {
      await api.POST('/api/auth/password', { body: { current_password: current, password: next } });
    },
    resetPasswordForEmail: async (email, locale) => {
      await api.POST('/api/auth/forgot', { body: { email, locale } });
    },
    beginPasswordRecovery: () => store.announceRecovery(),
    resetPassword: async (token, password) => {
      await api.POST('/api/auth/reset', { body: { token, password } });
      if (store.held !== null) await refresher.renew(store.held.access_token);
    },
    end: (token, reason) => store.end(token, reason),
    get endReason() {
      return store.endReason;
    },
    get hadSession() {
      return store.hadSession;
    },
    get snapshot() {
      return store.snapshot;
    },
    watch: (watcher) => store.watch(watcher),
    authorizedFetch,
  };
}
