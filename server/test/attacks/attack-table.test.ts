/**
 * Every endpoint as every wrong actor, with the answer pinned. A new route fails this test until it has its rows, so
 * nobody adds an endpoint without saying who must not get through.
 */
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { ANONYMOUS_KEY } from '@faircourt/contracts/anonymous-key';
import { suspendAccount } from '../../src/features/accounts/suspension.service.ts';
import { COUNTERPARTS, type Attacker, type Endpoint, type Neighbour, type Target } from './attack-row.ts';
import { joinNeighbours, openToOneCollege, seedChildOf } from './neighbours.ts';
import { ACCOUNT_ROWS } from './rows/account.rows.ts';
import { ADMIN_ROWS } from './rows/admin.rows.ts';
import { ATHLETE_PAGE_ROWS } from './rows/athlete-page.rows.ts';
import { BILLING_ROWS } from './rows/billing.rows.ts';
import { BUILDER_ROWS } from './rows/builder.rows.ts';
import { CONSENT_ROWS } from './rows/consent.rows.ts';
import { CONTACT_ROWS } from './rows/contact.rows.ts';
import { CONTENT_ROWS } from './rows/content.rows.ts';
import { DIRECTORY_ROWS } from './rows/directory.rows.ts';
import { FILE_ROWS } from './rows/file.rows.ts';
import { FAMILY_ROWS } from './rows/family.rows.ts';
import { GUARDIAN_ROWS } from './rows/guardians.rows.ts';
import { INSTITUTION_ROWS } from './rows/institutions.rows.ts';
import { INVITATION_ROWS } from './rows/invitation.rows.ts';
import { LIST_ROWS } from './rows/lists.rows.ts';
import { MESSAGE_ROWS } from './rows/messages.rows.ts';
import { MODERATION_ROWS } from './rows/moderation.rows.ts';
import { PLAYER_REPORT_ROWS } from './rows/player-report.rows.ts';
import { REQUEST_ROWS } from './rows/requests.rows.ts';
import { SAVED_SEARCH_ROWS } from './rows/saved-search.rows.ts';
import { SEARCH_ROWS } from './rows/search.rows.ts';
import { TEAM_ROWS } from './rows/team.rows.ts';
import { VERIFICATION_ASKING_ROWS } from './rows/verification-question.rows.ts';
import { VERIFICATION_QUEUE_ROWS } from './rows/verification-queue.rows.ts';
import { seedRecords, stateOf } from './victim.ts';
import { problemOf, startTestApp, type CallOptions, type Joined, type TestApp } from '../app/test-app.ts';

const ENDPOINTS: Endpoint[] = [
  ...ACCOUNT_ROWS,
  ...BUILDER_ROWS,
  ...ATHLETE_PAGE_ROWS,
  ...FILE_ROWS,
  ...SEARCH_ROWS,
  ...LIST_ROWS,
  ...SAVED_SEARCH_ROWS,
  ...INVITATION_ROWS,
  ...GUARDIAN_ROWS,
  ...CONSENT_ROWS,
  ...FAMILY_ROWS,
  ...MESSAGE_ROWS,
  ...REQUEST_ROWS,
  ...CONTACT_ROWS,
  ...CONTENT_ROWS,
  ...DIRECTORY_ROWS,
  ...INSTITUTION_ROWS,
  ...ADMIN_ROWS,
  ...MODERATION_ROWS,
  ...TEAM_ROWS,
  ...BILLING_ROWS,
  ...PLAYER_REPORT_ROWS,
  ...VERIFICATION_ASKING_ROWS,
  ...VERIFICATION_QUEUE_ROWS,
];

/** Open to everyone by nature; what they must not reveal is tested beside each of them. */
const PUBLIC = [
  'POST /api/auth/sign-up',
  'POST /api/auth/sign-in',
  'POST /api/auth/sign-in/second-step',
  'POST /api/auth/sign-in/passkey-options',
  'POST /api/auth/sign-in/passkey',
  'POST /api/auth/refresh',
  'POST /api/auth/sign-out',
  'POST /api/auth/forgot',
  'POST /api/auth/reset',
  'POST /api/support',
  'POST /api/guardian-offers/preview',
  'GET /api/alerts/unsubscribe',
  'POST /api/alerts/unsubscribe',
  'POST /api/stripe/webhook',
  'GET /api/health',
  'GET /api/ready',
  'GET /api/contact-calendar/:division/feed.ics',
  'GET /api/contact-answer',
  'GET /api/countries/:code/posts',
  'GET /api/post-images/:id',
];

let app: TestApp;
let victim: Joined;
let targets: Record<Target, string>;
let issuer: Joined;
/** Of the other guardian. */
let ownChild: string;
/** As the last attack has left it. */
let state: unknown;
const attackers = {} as Record<Attacker | Neighbour, CallOptions>;

beforeAll(async () => {
  // A sign-in lasts minutes, and the table may take longer on a busy machine: for it no time passes.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
  app = await startTestApp();
  victim = await app.join('athlete', 'victim@example.test');
  const row = await app.db
    .selectFrom('auth_sessions as s')
    .innerJoin('users as u', 'u.auth_id', 's.user_id')
    .select('s.id')
    .where('u.id', '=', victim.userId)
    .executeTakeFirstOrThrow();
  issuer = await app.join('coach', 'issuer@example.test');
  targets = {
    session: row.id,
    ...(await seedRecords(app.db, { userId: victim.userId, issuerUserId: issuer.userId })),
  };
  await openToOneCollege(app, { athleteId: targets.athlete, userId: victim.userId }, issuer);

  const gone = await app.join('guardian', 'gone@example.test');
  await app.call('POST', '/api/auth/sign-out', { cookie: gone.cookie });
  const suspended = await app.join('coach', 'banned@example.test');
  await suspendAccount(app.db, 'banned@example.test', { userId: null, role: 'admin' });
  const otherGuardian = await app.join('guardian', 'guardian@other.test');
  ownChild = await seedChildOf(app, otherGuardian.userId);
  Object.assign(attackers, await joinNeighbours(app, targets.athlete), {
    'no key': {},
    'anonymous key': { token: ANONYMOUS_KEY },
    'forged token': { token: `${victim.token.slice(0, -4)}AAAA` },
    'signed out': { token: gone.token },
    suspended: { token: suspended.token },
    'other athlete': { token: (await app.join('athlete', 'athlete@other.test')).token },
    'other guardian': { token: otherGuardian.token },
    'other coach': { token: (await app.join('coach', 'coach@other.test')).token },
    'pending director': { token: (await app.join('regional_director', 'director@other.test')).token },
  } satisfies Record<Attacker, CallOptions>);
  state = await victimState();
});
afterAll(async () => {
  await app.close();
  vi.useRealTimers();
});

test('every route of the API is in this table or open by nature', () => {
  const declared = app.runtime.declaredRoutes().map((route) => `${route.method} ${route.url}`);
  const covered = [...ENDPOINTS.map((endpoint) => `${endpoint.method} ${endpoint.url}`), ...PUBLIC];
  expect(
    declared.filter((route) => !covered.includes(route)),
    'routes without a row: add one to a file of server/test/attacks/rows',
  ).toEqual([]);
  const open = app.runtime.declaredRoutes().filter((route) => route.action === 'public');
  expect(
    open.map((route) => `${route.method} ${route.url}`).filter((route) => !PUBLIC.includes(route)),
  ).toEqual([]);
});

const rows = ENDPOINTS.flatMap((endpoint) =>
  Object.entries(withNeighbours(endpoint.expected)).map(([attacker, pinned]) => ({
    name: `${endpoint.method} ${endpoint.url} as ${attacker}: ${pinned}`,
    endpoint,
    attacker: attacker as Attacker | Neighbour,
    pinned,
  })),
).filter(({ endpoint, pinned }) => !(endpoint.url.endsWith('/stream') && pinned === '200 own'));

test.each(rows)('$name', async ({ endpoint, attacker, pinned }) => {
  const target = endpoint.target ? targets[endpoint.target] : '';
  const path = endpoint.url.replace(':id', target).replace(':kind', 'transcript');
  const url = `${path}${(endpoint.query ?? '').replace(':id', target)}`;
  const answer = await app.call(endpoint.method, url, {
    ...attackers[attacker],
    ...(endpoint.body === undefined ? {} : { body: withTarget(endpoint.body, target) }),
  });
  const isSuccess = answer.status < 400;
  expect(`${answer.status} ${isSuccess ? 'own' : problemOf(answer).code}`).toBe(pinned);
  expect(JSON.stringify(answer.body)).not.toContain(victim.userId);
  expect(JSON.stringify(answer.body)).not.toContain(victim.email);
  expect(JSON.stringify(answer.body)).not.toMatch(/Hidden|\/hidden|hidden\.pdf|VICTIMSCODE/);
  const before = state;
  state = await victimState();
  expect(state).toEqual(before);
});

test('there is something to be kept from them: the one coach who holds a release gets through', async () => {
  const answer = await app.call('POST', `/api/athletes/${targets.athlete}/open`, { token: issuer.token });
  expect(answer.status).toBe(200);
  expect(JSON.stringify(answer.body)).toContain('Hiddenville');
});

test('a forbidden record answers exactly like one that does not exist', async () => {
  const options = attackers['other guardian'];
  const forbidden = await app.call('DELETE', `/api/auth/sessions/${targets.session}`, options);
  const absent = await app.call('DELETE', '/api/auth/sessions/0190a0a0-0000-7000-8000-000000000000', options);
  const nonsense = await app.call('DELETE', '/api/auth/sessions/not-an-id', options);
  const shape = (answer: typeof forbidden) => {
    const { request_id: _, ...body } = problemOf(answer);
    return { status: answer.status, body, headers: Object.keys(answer.headers).toSorted() };
  };
  expect(shape(absent)).toEqual(shape(forbidden));
  expect(shape(nonsense)).toEqual(shape(forbidden));
});

/** Some routes take the victim's record in the body. */
function withTarget(body: unknown, target: string): unknown {
  const named = { ':own': ownChild, ':institution': targets.institution, ':id': target };
  const text = Object.entries(named).reduce(
    (all, [name, id]) => all.replaceAll(`"${name}"`, `"${id}"`),
    JSON.stringify(body),
  );
  return JSON.parse(text);
}

function withNeighbours(expected: Endpoint['expected']): Record<Attacker | Neighbour, string> {
  const like = Object.entries(COUNTERPARTS).map(([neighbour, counterpart]) => [
    neighbour,
    expected[counterpart],
  ]);
  return { ...Object.fromEntries(like), ...expected };
}

function victimState() {
  return stateOf(app.db, { userId: victim.userId, athleteId: targets.athlete });
}
