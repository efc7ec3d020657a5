import type { AuthUser, Session, SignInSession } from '@faircourt/contracts/accounts';
import { ANONYMOUS_KEY } from '@faircourt/contracts/anonymous-key';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PASSWORD, problemOf, signInAs, startTestApp, type TestApp } from '../../../test/app/test-app.ts';
import { reinstateAccount, suspendAccount } from './suspension.service.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const byAdmin = { userId: null, role: 'admin' };

describe('signing in', () => {
  test('gives an access token of five minutes and keeps the long-lived credential in an httpOnly cookie', async () => {
    await app.join('guardian', 'in@example.test');
    const answer = await app.call<Session>('POST', '/api/auth/sign-in', {
      body: { email: 'in@example.test', password: PASSWORD },
      token: ANONYMOUS_KEY,
    });
    expect(answer.status).toBe(200);
    expect(answer.body.expires_at - Date.now() / 1000).toBeGreaterThan(290);
    expect(answer.body.expires_at - Date.now() / 1000).toBeLessThanOrEqual(300);
    expect(Object.keys(answer.body).toSorted()).toEqual(['access_token', 'expires_at', 'user']);
    const cookie = String(answer.headers['set-cookie']);
    expect(cookie).toMatch(/HttpOnly/i);
    expect(cookie).toMatch(/SameSite=Strict/i);
    expect(cookie).toMatch(/Path=\/;/i);
    expect(JSON.stringify(answer.body)).not.toContain(
      /faircourt\.session=[^.]+\.1\.([^.;]+)/.exec(cookie)?.[1] ?? 'no cookie',
    );
  });

  test('a wrong password and an unknown address answer alike', async () => {
    await app.join('guardian', 'known@example.test');
    const wrong = await app.call('POST', '/api/auth/sign-in', {
      body: { email: 'known@example.test', password: 'not this one' },
    });
    const unknown = await app.call('POST', '/api/auth/sign-in', {
      body: { email: 'unknown@example.test', password: 'not this one' },
    });
    expect(wrong.status).toBe(401);
    const { request_id: _first, ...first } = problemOf(wrong);
    const { request_id: _second, ...second } = problemOf(unknown);
    expect(first).toEqual(second);
  });

  test('the first sign-in is quiet; a later one tells the bell', async () => {
    const person = await app.join('coach', 'bell@example.test');
    const kinds = async () =>
      (
        await app.call<{ notifications: { kind: string }[] }>('GET', '/api/notifications', {
          token: person.token,
        })
      ).body.notifications.map((notice) => notice.kind);
    expect(await kinds()).toEqual(['welcome']);
    await signInAs(app, 'bell@example.test', PASSWORD);
    expect(await kinds()).toEqual(['new_sign_in', 'welcome']);
  });

  test('a suspended account cannot sign in, and its open sessions stop at once', async () => {
    const person = await app.join('guardian', 'suspended@example.test');
    await suspendAccount(app.db, 'suspended@example.test', byAdmin);
    const open = await app.call('GET', '/api/auth/user', { token: person.token });
    expect([open.status, problemOf(open).code]).toEqual([401, 'session_ended']);
    const refreshed = await app.call('POST', '/api/auth/refresh', { cookie: person.cookie });
    expect(refreshed.status).toBe(401);
    const again = await app.call('POST', '/api/auth/sign-in', {
      body: { email: 'suspended@example.test', password: PASSWORD },
    });
    expect([again.status, problemOf(again).code]).toEqual([403, 'account_suspended']);
    const left = await app.db
      .selectFrom('auth_sessions as s')
      .innerJoin('users as u', 'u.auth_id', 's.user_id')
      .select('s.id')
      .where('u.id', '=', person.userId)
      .execute();
    expect(left).toEqual([]);
  });
});

test('reinstating gives back what was there before: a director who waited for approval waits again', async () => {
  await app.join('regional_director', 'waiting@example.test');
  await app.join('guardian', 'back@example.test');
  await expect(reinstateAccount(app.db, 'waiting@example.test', byAdmin)).rejects.toThrow('not suspended');
  for (const email of ['waiting@example.test', 'back@example.test']) {
    await suspendAccount(app.db, email, byAdmin);
    await reinstateAccount(app.db, email, byAdmin);
  }
  expect((await signInAs(app, 'waiting@example.test', PASSWORD)).session.user.status).toBe('pending');
  expect((await signInAs(app, 'back@example.test', PASSWORD)).session.user.status).toBe('active');
});

describe('the session', () => {
  test('refreshing gives a new token for the same session and person', async () => {
    const person = await app.join('coach', 'refresh@example.test');
    const answer = await app.call<Session>('POST', '/api/auth/refresh', { cookie: person.cookie });
    expect(answer.status).toBe(200);
    expect(answer.body.user.id).toBe(person.userId);
    expect((await app.call('GET', '/api/auth/user', { token: answer.body.access_token })).status).toBe(200);
  });

  test('refreshing without a session says that it has ended', async () => {
    for (const cookie of [undefined, 'faircourt.session=forged.signature']) {
      const answer = await app.call('POST', '/api/auth/refresh', { cookie });
      expect([answer.status, problemOf(answer).code]).toEqual([401, 'session_ended']);
    }
  });

  test('after signing out neither the token nor the cookie works', async () => {
    const person = await app.join('guardian', 'out@example.test');
    const answer = await app.call('POST', '/api/auth/sign-out', { cookie: person.cookie });
    expect(answer.status).toBe(204);
    expect(String(answer.headers['set-cookie'])).toMatch(/Max-Age=0/i);
    expect(problemOf(await app.call('GET', '/api/auth/user', { token: person.token })).code).toBe(
      'session_ended',
    );
    expect((await app.call('POST', '/api/auth/refresh', { cookie: person.cookie })).status).toBe(401);
  });

  test('signing out twice is no error', async () => {
    expect((await app.call('POST', '/api/auth/sign-out')).status).toBe(204);
  });

  test.each([
    ['a forged token', 'eyJhbGciOiJFZERTQSIsImtpZCI6IngifQ.eyJzdWIiOiJ4In0.c2ln'],
    ['no token at all', 'nonsense'],
    ['an unsigned token', `${Buffer.from('{"alg":"none"}').toString('base64url')}.e30.`],
  ])('%s is refused', async (_name, token) => {
    const answer = await app.call('GET', '/api/auth/user', { token });
    expect([answer.status, problemOf(answer).code]).toEqual([401, 'invalid_token']);
  });

  test('a public route serves a browser whose token has run out', async () => {
    expect((await app.call('GET', '/api/health', { token: 'stale.stale.stale' })).status).toBe(200);
  });

  test('one sees and ends one’s own sessions only', async () => {
    const person = await app.join('guardian', 'mine@example.test');
    const other = await signInAs(app, 'mine@example.test', PASSWORD);
    const stranger = await app.join('guardian', 'theirs@example.test');
    const list = async (token: string) =>
      (await app.call<{ sessions: SignInSession[] }>('GET', '/api/auth/sessions', { token })).body.sessions;
    const mine = await list(person.token);
    expect(mine).toHaveLength(2);
    expect(mine.filter((session) => session.is_current)).toHaveLength(1);

    const [theirs] = await list(stranger.token);
    const forbidden = await app.call('DELETE', `/api/auth/sessions/${theirs?.id}`, { token: person.token });
    const absent = await app.call('DELETE', '/api/auth/sessions/01234567-89ab-7def-8123-456789abcdef', {
      token: person.token,
    });
    const { request_id: _a, ...first } = problemOf(forbidden);
    const { request_id: _b, ...second } = problemOf(absent);
    expect(forbidden.status).toBe(404);
    expect(first).toEqual(second);
    expect(await list(stranger.token)).toHaveLength(1);

    const second_ = mine.find((session) => !session.is_current);
    expect(
      (await app.call('DELETE', `/api/auth/sessions/${second_?.id}`, { token: person.token })).status,
    ).toBe(204);
    expect((await app.call('GET', '/api/auth/user', { token: other.token })).status).toBe(401);
    expect((await app.call('GET', '/api/auth/user', { token: person.token })).status).toBe(200);
  });

  test('ending all others keeps this one', async () => {
    const person = await app.join('guardian', 'others@example.test');
    const others = [
      await signInAs(app, 'others@example.test', PASSWORD),
      await signInAs(app, 'others@example.test', PASSWORD),
    ];
    expect((await app.call('DELETE', '/api/auth/sessions', { token: person.token })).status).toBe(204);
    for (const other of others)
      expect((await app.call('GET', '/api/auth/user', { token: other.token })).status).toBe(401);
    expect((await app.call('GET', '/api/auth/user', { token: person.token })).status).toBe(200);
  });
});

describe('the account', () => {
  test('name and language can be changed, and the change is in the log', async () => {
    const person = await app.join('guardian', 'rename@example.test');
    const answer = await app.call<AuthUser>('PATCH', '/api/auth/user', {
      token: person.token,
      body: { name: '  Ana  Lima ', locale: 'pt-BR' },
    });
    expect(answer.body).toMatchObject({ user_metadata: { name: 'Ana  Lima' }, locale: 'pt-BR' });
    const event = await app.db
      .selectFrom('events')
      .select(['type', 'data'])
      .where('chain', '=', person.userId)
      .where('type', '=', 'account.updated')
      .executeTakeFirstOrThrow();
    expect(event.data).toEqual({ fields: ['name', 'locale'] });
  });

  test('the role is not a field one may send', async () => {
    const person = await app.join('guardian', 'promote@example.test');
    const answer = await app.call('PATCH', '/api/auth/user', {
      token: person.token,
      body: { role: 'admin' },
    });
    expect(answer.status).toBe(422);
    expect(problemOf(answer).errors).toEqual([
      expect.objectContaining({ field: 'role', code: 'unknown_field' }),
    ]);
  });
});
