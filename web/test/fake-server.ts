/** The server as a page meets it: answers by route, and a list of what was asked. Everything else of the browser is real. */
import type { AuthUser, Session } from '@faircourt/contracts/accounts';
import type { Role } from '@faircourt/contracts/vocabulary';
import { onTestFinished, vi } from 'vitest';
import { json, problem } from '../src/api/session/fake-browser.test-support.ts';
import { dropDrafts } from '../src/shell/drafts/drafts.ts';
import { session } from '../src/api/session/session-client.ts';

export { json, problem };

type Answer = (request: {
  path: string;
  query: URLSearchParams;
  body: unknown;
}) => Response | Promise<Response>;

export interface FakeServer {
  /** `on('PUT /api/family/7/releases', …)`. The last answer that was given for a route counts. */
  on: (route: string, answer: Answer) => void;
  /** "PUT /api/family/7/releases", in the order of the calls. */
  readonly calls: readonly string[];
  /** What was sent with the calls to a route. */
  bodies: (route: string) => unknown[];
}

export function fakeServer(): FakeServer {
  const routes = new Map<string, Answer>();
  const calls: { route: string; body: unknown }[] = [];
  vi.stubGlobal('fetch', async (request: Request): Promise<Response> => {
    const { pathname: path, searchParams: query } = new URL(request.url);
    const route = `${request.method} ${path}`;
    const text = await request.text();
    const body: unknown = text === '' ? null : JSON.parse(text);
    calls.push({ route, body });
    return (await routes.get(route)?.({ path, query, body })) ?? problem(404, 'not_found');
  });
  return {
    on: (route, answer) => void routes.set(route, answer),
    get calls() {
      return calls.map(({ route }) => route);
    },
    bodies: (route) => calls.filter((call) => call.route === route).map(({ body }) => body),
  };
}

export async function signInAs(server: FakeServer, role: Role): Promise<AuthUser> {
  const user: AuthUser = {
    id: '018f0000-0000-7000-8000-000000000001',
    email: 'maya@faircourt.test',
    is_mailbox_proven: true,
    user_metadata: { name: 'Maya Reyes', role, invite_code: null },
    status: 'active',
    locale: 'en',
    lacks_second_factor: false,
  };
  const held: Session = { access_token: 'token-1', expires_at: Math.floor(Date.now() / 1000) + 3600, user };
  server.on('POST /api/auth/sign-in', () => json(200, held));
  server.on('POST /api/auth/sign-out', () => new Response(null, { status: 204 }));
  await session.signInWithPassword({ email: user.email, password: 'a long password' });
  // As the application does: another test may have left the drafts to somebody else.
  dropDrafts(user.id);
  onTestFinished(() => session.signOut());
  return user;
}
