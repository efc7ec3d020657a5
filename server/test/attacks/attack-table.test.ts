/**
 * Every endpoint as every wrong actor, with the answer pinned. A new route fails this test until it has its rows, so
 * nobody adds an endpoint without saying who must not get through.
 */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ANONYMOUS_KEY } from '@faircourt/contracts/anonymous-key';
import { suspendAccount } from '../../src/features/accounts/account.service.ts';
import { problemOf, startTestApp, type CallOptions, type Joined, type TestApp } from '../test-app.ts';

type Attacker =
  | 'no key'
  | 'anonymous key'
  | 'forged token'
  | 'signed out'
  | 'suspended'
  | 'other athlete'
  | 'other guardian'
  | 'other coach'
  | 'pending director';
type Pinned = `${number} ${string}`;

interface Endpoint {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** `:id` is filled with a record of the victim. */
  url: string;
  body?: unknown;
  expected: Record<Attacker, Pinned>;
}

/** For routes on one's own things: strangers have their own, so they get through to those and never to the victim's. */
const OWN: Record<Attacker, Pinned> = {
  'no key': '401 sign_in_required',
  'anonymous key': '401 sign_in_required',
  'forged token': '401 invalid_token',
  'signed out': '401 session_ended',
  suspended: '401 session_ended',
  'other athlete': '200 own',
  'other guardian': '200 own',
  'other coach': '200 own',
  'pending director': '200 own',
};
const OF_ANOTHER: Record<Attacker, Pinned> = {
  ...OWN,
  'other athlete': '404 not_found',
  'other guardian': '404 not_found',
  'other coach': '404 not_found',
  'pending director': '404 not_found',
};
const REFUSED_AS_WRONG: Record<Attacker, Pinned> = {
  ...OWN,
  'other athlete': '422 current_password_wrong',
  'other guardian': '422 current_password_wrong',
  'other coach': '422 current_password_wrong',
  'pending director': '422 current_password_wrong',
};

const ENDPOINTS: Endpoint[] = [
  { method: 'GET', url: '/api/auth/user', expected: OWN },
  { method: 'PATCH', url: '/api/auth/user', body: { name: 'Mallory' }, expected: OWN },
  {
    method: 'POST',
    url: '/api/auth/password',
    body: { current_password: 'a guess at it', password: 'taken over' },
    expected: REFUSED_AS_WRONG,
  },
  { method: 'GET', url: '/api/auth/sessions', expected: OWN },
  { method: 'DELETE', url: '/api/auth/sessions/:id', expected: OF_ANOTHER },
  { method: 'DELETE', url: '/api/auth/sessions', expected: { ...OWN, ...successWith('204 own') } },
  { method: 'GET', url: '/api/notifications', expected: OWN },
  { method: 'POST', url: '/api/notifications/read', expected: OWN },
  // Answered in live-updates.test.ts for those who get through: an open stream has no end to wait for here.
  { method: 'GET', url: '/api/notifications/stream', expected: OWN },
];

/** Open to everyone by nature; what they must not reveal is tested beside each of them. */
const PUBLIC = [
  'POST /api/auth/sign-up',
  'POST /api/auth/sign-in',
  'POST /api/auth/refresh',
  'POST /api/auth/sign-out',
  'POST /api/auth/forgot',
  'POST /api/auth/reset',
  'POST /api/support',
  'GET /api/health',
  'GET /api/ready',
];

function successWith(pinned: Pinned) {
  return {
    'other athlete': pinned,
    'other guardian': pinned,
    'other coach': pinned,
    'pending director': pinned,
  };
}

let app: TestApp;
let victim: Joined;
let victimSession: string;
const attackers = {} as Record<Attacker, CallOptions>;

beforeAll(async () => {
  app = await startTestApp();
  victim = await app.join('athlete', 'victim@example.test');
  const row = await app.db
    .selectFrom('auth_sessions as s')
    .innerJoin('users as u', 'u.auth_id', 's.user_id')
    .select('s.id')
    .where('u.id', '=', victim.userId)
    .executeTakeFirstOrThrow();
  victimSession = row.id;

  const gone = await app.join('guardian', 'gone@example.test');
  await app.call('POST', '/api/auth/sign-out', { cookie: gone.cookie });
  const suspended = await app.join('coach', 'banned@example.test');
  await suspendAccount(app.db, 'banned@example.test', { userId: null, role: 'admin' });
  Object.assign(attackers, {
    'no key': {},
    'anonymous key': { token: ANONYMOUS_KEY },
    'forged token': { token: `${victim.token.slice(0, -4)}AAAA` },
    'signed out': { token: gone.token },
    suspended: { token: suspended.token },
    'other athlete': { token: (await app.join('athlete', 'athlete@other.test')).token },
    'other guardian': { token: (await app.join('guardian', 'guardian@other.test')).token },
    'other coach': { token: (await app.join('coach', 'coach@other.test')).token },
    'pending director': { token: (await app.join('regional_director', 'director@other.test')).token },
  } satisfies Record<Attacker, CallOptions>);
});
afterAll(() => app.close());

test('every route of the API is in this table or open by nature', () => {
  const declared = app.runtime.declaredRoutes().map((route) => `${route.method} ${route.url}`);
  const covered = [...ENDPOINTS.map((endpoint) => `${endpoint.method} ${endpoint.url}`), ...PUBLIC];
  expect(declared.filter((route) => !covered.includes(route))).toEqual([]);
  const open = app.runtime.declaredRoutes().filter((route) => route.action === 'public');
  expect(
    open.map((route) => `${route.method} ${route.url}`).filter((route) => !PUBLIC.includes(route)),
  ).toEqual([]);
});

const rows = ENDPOINTS.flatMap((endpoint) =>
  Object.entries(endpoint.expected).map(([attacker, pinned]) => ({
    name: `${endpoint.method} ${endpoint.url} as ${attacker}: ${pinned}`,
    endpoint,
    attacker: attacker as Attacker,
    pinned,
  })),
).filter(({ endpoint, pinned }) => !(endpoint.url.endsWith('/stream') && pinned === '200 own'));

test.each(rows)('$name', async ({ endpoint, attacker, pinned }) => {
  const before = await victimState();
  const url = endpoint.url.replace(':id', victimSession);
  const answer = await app.call(endpoint.method, url, {
    ...attackers[attacker],
    ...(endpoint.body === undefined ? {} : { body: endpoint.body }),
  });
  const isSuccess = answer.status < 400;
  expect(`${answer.status} ${isSuccess ? 'own' : problemOf(answer).code}`).toBe(pinned);
  expect(JSON.stringify(answer.body)).not.toContain(victim.userId);
  expect(JSON.stringify(answer.body)).not.toContain(victim.email);
  expect(await victimState()).toEqual(before);
});

test('a forbidden record answers exactly like one that does not exist', async () => {
  const options = attackers['other guardian'];
  const forbidden = await app.call('DELETE', `/api/auth/sessions/${victimSession}`, options);
  const absent = await app.call('DELETE', '/api/auth/sessions/0190a0a0-0000-7000-8000-000000000000', options);
  const nonsense = await app.call('DELETE', '/api/auth/sessions/not-an-id', options);
  const shape = (answer: typeof forbidden) => {
    const { request_id: _, ...body } = problemOf(answer);
    return { status: answer.status, body, headers: Object.keys(answer.headers).toSorted() };
  };
  expect(shape(absent)).toEqual(shape(forbidden));
  expect(shape(nonsense)).toEqual(shape(forbidden));
});

/** What an attack must leave as it was. */
async function victimState() {
  const user = await app.db
    .selectFrom('users')
    .select(['name', 'role', 'status', 'locale'])
    .where('id', '=', victim.userId)
    .executeTakeFirst();
  const account = await app.db
    .selectFrom('auth_accounts as a')
    .innerJoin('users as u', 'u.auth_id', 'a.user_id')
    .select('a.password')
    .where('u.id', '=', victim.userId)
    .execute();
  const sessions = await app.db
    .selectFrom('auth_sessions')
    .select('id')
    .where('id', '=', victimSession)
    .execute();
  const notices = await app.db
    .selectFrom('notifications')
    .select(['id', 'read_at'])
    .where('user_id', '=', victim.userId)
    .execute();
  return { user, account, sessions, notices };
}
