/** The cookie that renews a session: safe from neighbours and other sites, and worthless as a copy. */
import { createHmac } from 'node:crypto';
import type { Session } from '@faircourt/contracts/accounts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PASSWORD, problemOf, signInAs, startTestApp, type TestApp } from '../../../test/app/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const refresh = (cookie: string, headers: Record<string, string> = {}) =>
  app.call<Session>('POST', '/api/auth/refresh', { cookie, headers });
/** As if the last renewal had been this long ago. */
const wait = (sessionCookie: string, seconds: number) =>
  sql`update session_credentials set rotated_at = rotated_at - make_interval(secs => ${seconds})
    where session_id = ${/session=([^.]+)/.exec(sessionCookie)?.[1]}::uuid`.execute(app.db);

test('each renewal hands out the next credential; a lost answer signs nobody out', async () => {
  const { cookie: first } = await app.join('guardian');
  const lost = await refresh(first);
  expect(lost.status).toBe(200);
  expect(lost.cookies).not.toBe(first);
  await wait(first, 3600);
  const second = await refresh(first);
  expect(second.status).toBe(200);
  await wait(first, 300);
  expect((await refresh(second.cookies)).status).toBe(200);
});

test('tabs that renew at once all stay signed in', async () => {
  const { cookie } = await app.join('guardian');
  const answers = await Promise.all(Array.from({ length: 6 }, () => refresh(cookie)));
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 6 }, () => 200));
  expect(new Set(answers.map(({ cookies }) => cookies)).size).toBe(1);
  await wait(cookie, 300);
  expect((await refresh(answers[0]?.cookies ?? '')).status).toBe(200);
});

test('a copied credential ends the session for both, and the owner hears of it', async () => {
  const owner = await app.join('guardian');
  const elsewhere = await signInAs(app, owner.email, PASSWORD);
  const { cookie: stolen } = owner;
  const mine = await refresh(stolen);
  await wait(stolen, 300);
  const next = await refresh(mine.cookies);
  expect(next.status).toBe(200);
  await wait(stolen, 300);
  const thief = await refresh(stolen);
  expect([thief.status, problemOf(thief).code]).toEqual([401, 'session_ended']);
  expect((await refresh(next.cookies)).status).toBe(401);
  const user = await app.call('GET', '/api/auth/user', { token: next.body.access_token });
  expect(problemOf(user).code).toBe('session_ended');
  const { body } = await app.call<{ notifications: { kind: string }[] }>(
    'GET',
    '/api/notifications',
    elsewhere,
  );
  expect(body.notifications.map(({ kind }) => kind)).toContain('session_copied');
  await app.waitForMail(owner.email, /ended one of your sign-ins/);
  const ended = await sql<{ data: { reason: string } }>`
    select data from events where chain = ${owner.userId} and type = 'session.ended'`.execute(app.db);
  expect(ended.rows.map(({ data }) => data.reason)).toEqual(['credential_reused']);
});

test('a thief who comes first loses it as soon as the owner and then the thief renew', async () => {
  const { cookie } = await app.join('guardian');
  const thief = await refresh(cookie);
  await wait(cookie, 300);
  const owner = await refresh(cookie);
  expect(owner.status).toBe(200);
  await wait(cookie, 300);
  expect((await refresh(thief.cookies)).status).toBe(401);
  expect((await refresh(owner.cookies)).status).toBe(401);
});

test('what brings cookies along is answered to our own pages only', async () => {
  const person = await app.join('guardian');
  const origin = new URL(app.config.baseUrl).origin;
  for (const headers of [
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { origin: `${origin}.evil.example` },
    { 'sec-fetch-site': 'same-site' },
    { 'sec-fetch-site': 'cross-site' },
  ]) {
    const answer = await refresh(person.cookie, headers);
    expect([headers, answer.status, problemOf(answer).code]).toEqual([headers, 403, 'wrong_origin']);
  }
  const read = await app.call('GET', '/api/auth/user', {
    ...person,
    headers: { origin: 'https://evil.example' },
  });
  expect(problemOf(read).code).toBe('wrong_origin');
  expect((await refresh(person.cookie, { origin })).status).toBe(200);
});

test('on https the cookies bear __Host-, and one without the prefix is nobody’s', async () => {
  const secure = await startTestApp({ environment: { BASE_URL: 'https://faircourt.example' } });
  try {
    await secure.join('guardian', 'host@example.test');
    const answer = await secure.call('POST', '/api/auth/sign-in', {
      body: { email: 'host@example.test', password: PASSWORD },
    });
    const cookies = [answer.headers['set-cookie']].flat().map(String);
    expect(cookies).toHaveLength(2);
    for (const cookie of cookies) {
      expect(cookie).toMatch(/^__Host-faircourt\..*; Path=\/; HttpOnly; SameSite=Strict; Secure$/);
      expect(cookie).not.toMatch(/domain/i);
    }
    const tossed = answer.cookies.replaceAll('__Host-', '');
    expect((await secure.call('POST', '/api/auth/refresh', { cookie: tossed })).status).toBe(401);
    expect((await secure.call('POST', '/api/auth/refresh', { cookie: answer.cookies })).status).toBe(200);
  } finally {
    await secure.close();
  }
});

test('a session from before is exchanged for one with a changing credential; nobody is signed out', async () => {
  const person = await app.join('guardian');
  const sessionId = /session=([^.]+)/.exec(person.cookie)?.[1];
  const { rows } = await sql<{ token: string }>`
    with gone as (delete from session_credentials where session_id = ${sessionId}::uuid)
    select token from auth_sessions where id = ${sessionId}::uuid`.execute(app.db);
  const token = rows[0]?.token ?? '';
  const seal = createHmac('sha256', app.config.authSecret).update(token).digest('base64');
  const former = `faircourt.session_token=${encodeURIComponent(`${token}.${seal}`)}`;
  const exchanged = await refresh(former);
  expect([exchanged.status, exchanged.body.user.id]).toEqual([200, person.userId]);
  const again = await refresh(former);
  expect(again.status).toBe(200);
  const cookie = exchanged.cookies.split('; ').find((part) => part.startsWith('faircourt.session='));
  expect((await refresh(cookie ?? '')).status).toBe(200);
  // From then on the older cookie is worth nothing, and neither is one with another seal.
  expect((await refresh(former)).status).toBe(401);
  expect((await refresh(`faircourt.session_token=${token}.forged`)).status).toBe(401);
});

test('forty wrong passwords at once open no transaction', async () => {
  await app.join('guardian', 'forty@example.test');
  const run = { isDone: false };
  const attempts = Promise.all(
    Array.from({ length: 40 }, () =>
      app.call('POST', '/api/auth/sign-in', {
        body: { email: 'forty@example.test', password: 'not this one' },
      }),
    ),
  ).finally(() => {
    run.isDone = true;
  });
  let held = 0;
  while (!run.isDone) {
    const { rows } = await sql<{ held: number }>`
      select count(*)::int as held from pg_stat_activity
      where datname = current_database() and state like 'idle in transaction%'`.execute(app.db);
    held = Math.max(held, rows[0]?.held ?? 0);
  }
  expect((await attempts).map(({ status }) => status)).toEqual(Array.from({ length: 40 }, () => 401));
  expect(held).toBe(0);
});
