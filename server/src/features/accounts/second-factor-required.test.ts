import type { AuthUser } from '@faircourt/contracts/accounts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PASSWORD, problemOf, startTestApp, type TestApp } from '../../../test/app/test-app.ts';
import { nextCode } from '../../../test/features/authenticator-app.ts';
import { givePassword, secure, takeStep } from '../../../test/features/second-factor.ts';
import { createAdmin } from './admin-account.service.ts';
import { resetSecondFactor } from './second-factor.service.ts';

const BY_SHELL = { userId: null, role: 'server_command' };

let app: TestApp;
let real: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  real = await startTestApp({ environment: { DEMO: '0' } });
});
afterAll(async () => {
  await app.close();
  await real.close();
});

async function newAdmin(on: TestApp, email: string) {
  await createAdmin(on.runtime.engine, { email, name: 'Root', password: PASSWORD }, BY_SHELL);
  const { body, cookies: cookie } = await givePassword(on, email);
  const { access_token: token, user } = body;
  return { email, password: PASSWORD, userId: user.id, token, cookie, session: body };
}

test('a new admin is led to setting one up, and nothing else is open before', async () => {
  const admin = await newAdmin(app, 'root@example.test');
  expect(admin.session.user.lacks_second_factor).toBe(true);
  const { token } = admin;
  for (const [method, url] of [
    ['GET', '/api/users'],
    ['GET', '/api/athletes'],
    ['GET', '/api/auth/sessions'],
    ['GET', '/api/notifications'],
    ['PATCH', '/api/auth/user'],
  ] as const) {
    const answer = await app.call(method, url, { token, ...(method === 'PATCH' ? { body: {} } : {}) });
    expect({ url, ...problemOf(answer) }).toMatchObject({ url, status: 403, code: 'second_factor_required' });
  }
  const self = await app.call<AuthUser>('GET', '/api/auth/user', { token });
  expect(self).toMatchObject({ status: 200, body: { lacks_second_factor: true } });
  expect((await app.call('GET', '/api/auth/second-factor', { token })).status).toBe(200);

  const secured = await secure(app, admin);
  expect((await app.call('GET', '/api/users', { token })).status).toBe(200);
  const off = await app.call('POST', '/api/auth/second-factor/authenticator/off', {
    token,
    body: { current_password: PASSWORD },
  });
  expect(problemOf(off).code).toBe('conflict');

  const half = await givePassword(app, admin.email);
  const whole = await takeStep(app, half.cookies, { code: nextCode(secured.secret) });
  expect(whole.body.user.lacks_second_factor).toBe(false);
  const renewed = await app.call<{ user: AuthUser }>('POST', '/api/auth/refresh', { cookie: whole.cookies });
  expect(renewed.body.user.lacks_second_factor).toBe(false);
});

test('a director needs one from the approval on, not before', async () => {
  const email = 'director-to-be@example.test';
  await app.join('regional_director', email);
  const { body } = await givePassword(app, email);
  const token = body.access_token;
  expect(body.user.lacks_second_factor).toBe(false);
  expect((await app.call('GET', '/api/notifications', { token })).status).toBe(200);
  await app.db.updateTable('users').set({ status: 'active' }).where('id', '=', body.user.id).execute();
  const answer = await app.call('GET', '/api/notifications', { token });
  expect(problemOf(answer).code).toBe('second_factor_required');
});

test('everybody else may do without', async () => {
  const { token } = await app.join('coach');
  const self = await app.call<AuthUser>('GET', '/api/auth/user', { token });
  expect(self.body.lacks_second_factor).toBe(false);
});

test('accounts of the demo data are let off in demo mode, and only there', async () => {
  const inDemo = await newAdmin(app, 'admin@faircourt.test');
  expect((await app.call('GET', '/api/users', { token: inDemo.token })).status).toBe(200);
  const outside = await newAdmin(real, 'admin@faircourt.test');
  const answer = await real.call('GET', '/api/users', { token: outside.token });
  expect(problemOf(answer).code).toBe('second_factor_required');
});

test('a session of demo mode is worth nothing once demo mode is off', async () => {
  const admin = await newAdmin(real, 'second@faircourt.test');
  await real.db.updateTable('auth_sessions').set({ second_factor: 'demo' }).execute();
  const answer = await real.call('GET', '/api/users', { token: admin.token });
  expect(problemOf(answer).code).toBe('second_factor_required');
});

test('who has lost phone and codes begins again after an operator’s reset, and hears of it', async () => {
  const admin = await secure(app, await newAdmin(app, 'lost@example.test'));
  const half = await givePassword(app, admin.email);
  await resetSecondFactor(app.runtime.engine, admin.email, BY_SHELL);
  await app.waitForMail(admin.email, /was reset/);
  const ended = await app.call('GET', '/api/auth/user', { token: admin.token });
  expect(problemOf(ended).code).toBe('session_ended');
  const late = await takeStep(app, half.cookies, { code: nextCode(admin.secret) });
  expect(problemOf(late).code).toBe('second_step_expired');
  const next = await givePassword(app, admin.email);
  expect(next).toMatchObject({ status: 200, body: { user: { lacks_second_factor: true } } });
});
