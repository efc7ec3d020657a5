/** A browser with several tabs and the server they talk to, reduced to the edges that the session touches. */
import type { AuthUser, Session } from '@faircourt/contracts/accounts';
import type { ErrorCode } from '@faircourt/contracts/problem';
import { FakeClock, settle } from '../fake-clock.test-support.ts';
import type { AuthEvent } from './auth-events.ts';
import { createSessionClient, type SessionClient } from './create-session-client.ts';
import { SESSION_STORAGE_KEY } from './stored-session.ts';

export const ORIGIN = 'https://faircourt.test';
/** As long as the server lets an access token live. */
const TOKEN_SECONDS = 300;

export const MAYA: AuthUser = person('018f0000-0000-7000-8000-000000000001', 'Maya Reyes');
export const JONAS: AuthUser = person('018f0000-0000-7000-8000-000000000002', 'Jonas Field');

function person(id: string, name: string): AuthUser {
  const email = `${name.split(' ')[0]?.toLowerCase()}@faircourt.test`;
  const user_metadata = { name, role: 'coach' as const, invite_code: null };
  return {
    id,
    email,
    is_mailbox_proven: true,
    user_metadata,
    status: 'active',
    locale: 'en',
    lacks_second_factor: false,
  };
}

export interface Tab {
  session: SessionClient;
  events: AuthEvent[];
  wake: () => Promise<void>;
  /** Hears nothing of the other tabs any more, as a frozen tab does not. */
  freeze: () => void;
}

type Handler = (request: Request) => Response | Promise<Response>;

export class FakeBrowser {
  readonly clock = new FakeClock();
  readonly calls: string[] = [];
  readonly bearers: string[] = [];
  /** `up` answers, `down` refuses the connection, `silent` never answers. */
  network: 'up' | 'down' | 'silent' = 'up';
  /** Who the cookie of this browser belongs to, as the server sees it. */
  cookieOf: AuthUser | null = null;
  readonly #entries = new Map<string, string>();
  readonly #tabs = new Set<{ changed: () => void }>();
  readonly #routes = new Map<string, Handler>();
  #lockTail: Promise<unknown> = Promise.resolve();
  #tokens = 0;

  constructor() {
    this.on('POST /api/auth/refresh', () => {
      return this.cookieOf ? json(200, this.issue(this.cookieOf)) : problem(401, 'session_ended');
    });
    this.on('POST /api/auth/sign-in', async (request) => {
      const { email } = (await request.json()) as { email: string };
      const user = [MAYA, JONAS].find((known) => known.email === email);
      if (!user) return problem(401, 'invalid_credentials');
      this.cookieOf = user;
      return json(200, this.issue(user));
    });
    this.on('POST /api/auth/sign-out', () => {
      this.cookieOf = null;
      return new Response(null, { status: 204 });
    });
  }

  on(route: string, handler: Handler): void {
    this.#routes.set(route, handler);
  }

  issue(user: AuthUser): Session {
    this.#tokens += 1;
    const expires_at = Math.floor(this.clock.now() / 1000) + TOKEN_SECONDS;
    return { access_token: `token-${this.#tokens}`, expires_at, user };
  }

  get stored(): Session | null {
    return JSON.parse(this.#entries.get(SESSION_STORAGE_KEY) ?? 'null') as Session | null;
  }

  /** As if the person had signed in earlier, with this long to go on the token. */
  signedInBefore(user: AuthUser, secondsLeft = TOKEN_SECONDS): void {
    this.cookieOf = user;
    const expires_at = Math.floor(this.clock.now() / 1000) + secondsLeft;
    this.#entries.set(SESSION_STORAGE_KEY, JSON.stringify({ ...this.issue(user), expires_at }));
  }

  storeText(text: string): void {
    this.#entries.set(SESSION_STORAGE_KEY, text);
  }

  refreshes(): number {
    return this.calls.filter((call) => call === 'POST /api/auth/refresh').length;
  }

  async openTab({ hasLocks = true } = {}): Promise<Tab> {
    const others = { changed: (): void => undefined };
    let wake = (): void => undefined;
    const tellOthers = (): void => {
      for (const tab of this.#tabs) if (tab !== others) queueMicrotask(() => tab.changed());
    };
    this.#tabs.add(others);
    const session = createSessionClient({
      origin: ORIGIN,
      clock: this.clock,
      fetch: (request) => this.#answer(request),
      isOnline: () => this.network !== 'down',
      storage: {
        getItem: (key) => this.#entries.get(key) ?? null,
        setItem: (key, value) => {
          this.#entries.set(key, value);
          tellOthers();
        },
        removeItem: (key) => {
          this.#entries.delete(key);
          tellOthers();
        },
      },
      onOtherTab: (listener) => {
        others.changed = listener;
        return () => void this.#tabs.delete(others);
      },
      onWake: (listener) => {
        wake = listener;
        return () => undefined;
      },
      lock: (work) => (hasLocks ? this.#underLock(work) : work()),
    });
    const events: AuthEvent[] = [];
    session.onAuthStateChange((event) => events.push(event));
    void session.start();
    await settle();
    return {
      session,
      events,
      wake: async () => {
        wake();
        await settle();
      },
      freeze: () => void this.#tabs.delete(others),
    };
  }

  async #answer(request: Request): Promise<Response> {
    const route = `${request.method} ${new URL(request.url).pathname}`;
    this.calls.push(route);
    this.bearers.push(request.headers.get('authorization') ?? 'none');
    if (this.network === 'down') throw new TypeError('Failed to fetch');
    if (this.network === 'silent') return new Promise(() => undefined);
    const handler = this.#routes.get(route);
    return handler ? handler(request) : problem(404, 'not_found');
  }

  #underLock<T>(work: () => Promise<T>): Promise<T> {
    const turn = this.#lockTail.then(work);
    this.#lockTail = turn.catch(() => undefined);
    return turn;
  }
}

export function json(status: number, body: unknown): Response {
  return new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
}

export function problem(
  status: number,
  code: ErrorCode,
  extra: object = {},
  headers: Record<string, string> = {},
): Response {
  const body = {
    type: 'about:blank',
    title: code,
    status,
    code,
    detail: `Because of ${code}.`,
    request_id: 'r-1',
  };
  return new Response(JSON.stringify({ ...body, ...extra }), {
    status,
    headers: { 'content-type': 'application/problem+json', ...headers },
  });
}
