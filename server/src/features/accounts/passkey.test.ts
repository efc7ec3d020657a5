import type { Session } from '@faircourt/contracts/accounts';
import { PASSKEYS_MAX, type PasskeyOptions, type SignInWithPasskey } from '@faircourt/contracts/passkeys';
import type { SecondFactor } from '@faircourt/contracts/second-factor';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PASSWORD, problemOf, startTestApp, type Joined, type TestApp } from '../../../test/app/test-app.ts';
import { givePassword } from '../../../test/features/second-factor.ts';
import { softwarePasskey, type SoftwarePasskey } from '../../../test/features/software-passkey.ts';
import { createAdmin } from './admin-account.service.ts';
import { suspendAccount } from './suspension.service.ts';

const BY_SHELL = { userId: null, role: 'server_command' };

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

async function begin({ token, password }: Joined) {
  const body = { current_password: password };
  const answer = await app.call<PasskeyOptions>('POST', '/api/auth/passkeys/options', { token, body });
  return { challenge: answer.body.challenge, cookie: answer.cookies, status: answer.status };
}

async function add(person: Joined, device: SoftwarePasskey) {
  const { challenge, cookie } = await begin(person);
  const body = { name: 'Phone', response: device.create(challenge) };
  return app.call('POST', '/api/auth/passkeys', { token: person.token, cookie, body });
}

async function ask() {
  const { body, cookies } = await app.call<PasskeyOptions>('POST', '/api/auth/sign-in/passkey-options');
  return { challenge: body.challenge, cookie: cookies };
}

const signInWith = (response: SignInWithPasskey['response'], cookie: string) =>
  app.call<Session>('POST', '/api/auth/sign-in/passkey', { cookie, body: { response } });

async function withPasskey() {
  const person = await app.join('guardian');
  const device = softwarePasskey(app.config.baseUrl);
  expect((await add(person, device)).status).toBe(204);
  return { person, device };
}

const REFUSED = { status: 422, body: { code: 'passkey_refused' } };

describe('signing in with a passkey', () => {
  test('gives a session without a password, and notes the use', async () => {
    const { person, device } = await withPasskey();
    const { challenge, cookie } = await ask();
    const answer = await signInWith(device.sign(challenge), cookie);
    expect(answer).toMatchObject({ status: 200, body: { user: { id: person.userId } } });
    const read = await app.call<SecondFactor>('GET', '/api/auth/second-factor', {
      token: answer.body.access_token,
    });
    expect(read.body.passkeys).toMatchObject([{ name: 'Phone', last_used_at: expect.any(String) }]);
  });

  test('an answer counts once, also for two that arrive together', async () => {
    const { device } = await withPasskey();
    const { challenge, cookie } = await ask();
    const signed = device.sign(challenge);
    const answers = await Promise.all([signInWith(signed, cookie), signInWith(signed, cookie)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422]);
    expect(await signInWith(signed, cookie)).toMatchObject(REFUSED);
  });

  test('what a false page, another challenge, a careless device or an unknown key signed is refused alike', async () => {
    const { device } = await withPasskey();
    const { challenge, cookie } = await ask();
    const other = await ask();
    const stranger = softwarePasskey(app.config.baseUrl);
    for (const signed of [
      device.sign(challenge, { origin: 'https://faircourt.example.test' }),
      device.sign(other.challenge),
      device.sign(challenge, { isVerified: false }),
      stranger.sign(challenge),
    ]) {
      expect(await signInWith(signed, cookie)).toMatchObject(REFUSED);
    }
    expect(await signInWith(device.sign(challenge), '')).toMatchObject(REFUSED);
  });

  test('a suspended account gets no session', async () => {
    const { person, device } = await withPasskey();
    await suspendAccount(app.db, person.email, BY_SHELL);
    const { challenge, cookie } = await ask();
    expect(problemOf(await signInWith(device.sign(challenge), cookie)).code).toBe('account_suspended');
  });
});

describe('one’s own passkeys', () => {
  test('a stolen session without the password adds and removes none', async () => {
    const { person } = await withPasskey();
    const { token } = person;
    const body = { current_password: 'a guess' };
    const begun = await app.call('POST', '/api/auth/passkeys/options', { token, body });
    expect(problemOf(begun).code).toBe('current_password_wrong');
    const read = await app.call<SecondFactor>('GET', '/api/auth/second-factor', { token });
    const [passkey] = read.body.passkeys;
    const removed = await app.call('POST', `/api/auth/passkeys/${passkey?.id}/remove`, { token, body });
    expect(problemOf(removed).code).toBe('current_password_wrong');
  });

  test('a challenge is for the person who asked', async () => {
    const asker = await app.join('guardian');
    const thief = await app.join('guardian');
    const { challenge, cookie } = await begin(asker);
    const body = { name: 'Phone', response: softwarePasskey(app.config.baseUrl).create(challenge) };
    const answer = await app.call('POST', '/api/auth/passkeys', { token: thief.token, cookie, body });
    expect(answer).toMatchObject(REFUSED);
  });

  test('a device that does not check its owner is not taken', async () => {
    const person = await app.join('guardian');
    const { challenge, cookie } = await begin(person);
    const response = softwarePasskey(app.config.baseUrl).create(challenge, { isVerified: false });
    const body = { name: 'Stick', response };
    const answer = await app.call('POST', '/api/auth/passkeys', { token: person.token, cookie, body });
    expect(answer).toMatchObject(REFUSED);
  });

  test('a removed one signs in no more, and its owner hears of it', async () => {
    const { person, device } = await withPasskey();
    const { token } = person;
    const read = await app.call<SecondFactor>('GET', '/api/auth/second-factor', { token });
    const body = { current_password: PASSWORD };
    const url = `/api/auth/passkeys/${read.body.passkeys[0]?.id}/remove`;
    expect((await app.call('POST', url, { token, body })).status).toBe(204);
    const { challenge, cookie } = await ask();
    expect(await signInWith(device.sign(challenge), cookie)).toMatchObject(REFUSED);
    await app.waitForMail(person.email, /was removed/);
  });
});

describe('somebody who signs up with the address of another', () => {
  test('adds no passkey before the mailbox is proven', async () => {
    const person = await app.join('guardian', undefined, { isMailboxProven: false });
    const refused = { status: 403, body: { code: 'mailbox_not_proven' } };
    const body = { current_password: person.password };
    expect(await app.call('POST', '/api/auth/passkeys/options', { token: person.token, body })).toMatchObject(
      refused,
    );
    expect(
      await app.call('POST', '/api/auth/second-factor/authenticator', { token: person.token, body }),
    ).toMatchObject(refused);
  });

  test('loses one of earlier days when the owner proves it by a new password', async () => {
    const { person, device } = await withPasskey();
    await app.db
      .updateTable('auth_users')
      .set({ email_verified: false })
      .where('email', '=', person.email)
      .execute();
    await app.call('POST', '/api/auth/forgot', { body: { email: person.email } });
    const { text } = await app.waitForMail(person.email, /password/i);
    const token = /reset\?token=([\w-]+)/.exec(text)?.[1];
    const reset = await app.call('POST', '/api/auth/reset', { body: { token, password: 'a better one' } });
    expect(reset.status).toBe(204);
    const { challenge, cookie } = await ask();
    expect(await signInWith(device.sign(challenge), cookie)).toMatchObject(REFUSED);
    await app.waitForMail(person.email, /way to sign in was removed/);
  });
});

test('challenges that were asked for together add no more passkeys than one may have', async () => {
  const { person } = await withPasskey();
  await sql`insert into auth_passkeys
    select (jsonb_populate_record(own, jsonb_build_object('id', uuid_v7(), 'credential_id', own.credential_id || n))).*
    from auth_passkeys own join users on users.auth_id = own.user_id, generate_series(2, ${PASSKEYS_MAX - 1}::int) n
    where users.id = ${person.userId}`.execute(app.db);
  const begun = [await begin(person), await begin(person)];
  const answers = [];
  for (const { challenge, cookie } of begun) {
    const body = { name: 'Phone', response: softwarePasskey(app.config.baseUrl).create(challenge) };
    answers.push(await app.call('POST', '/api/auth/passkeys', { token: person.token, cookie, body }));
  }
  expect(answers).toMatchObject([{ status: 204 }, { status: 409, body: { code: 'too_many' } }]);
});

describe('showing a passkey instead of the password', () => {
  const prove = (token: string, passkey: SignInWithPasskey['response'], cookie: string) =>
    app.call('POST', '/api/auth/proof', { token, cookie, body: { passkey } });
  const begin = (token: string) => app.call('POST', '/api/auth/passkeys/options', { token, body: {} });

  test('opens for a short while what asks for the password, in this session only', async () => {
    const { person, device } = await withPasskey();
    const other = await givePassword(app, person.email);
    expect(problemOf(await begin(person.token)).code).toBe('current_password_wrong');
    const { challenge, cookie } = await ask();
    expect((await prove(person.token, device.sign(challenge), cookie)).status).toBe(204);
    expect((await begin(person.token)).status).toBe(200);
    expect(problemOf(await begin(other.body.access_token)).code).toBe('current_password_wrong');
    const longAgo = new Date(Date.now() - 6 * 60_000);
    await app.db
      .updateTable('auth_verifications')
      .set({ expires_at: longAgo })
      .where('identifier', 'like', 'shown-in:%')
      .execute();
    expect(problemOf(await begin(person.token)).code).toBe('current_password_wrong');
  });

  test('is enough to have the account deleted', async () => {
    const { person, device } = await withPasskey();
    const erase = () => app.call('POST', '/api/erasure', { token: person.token, body: {} });
    expect(problemOf(await erase()).code).toBe('current_password_wrong');
    const { challenge, cookie } = await ask();
    await prove(person.token, device.sign(challenge), cookie);
    expect((await erase()).status).toBe(200);
  });

  test('takes no passkey of somebody else', async () => {
    const thief = await withPasskey();
    const { person } = await withPasskey();
    const { challenge, cookie } = await ask();
    expect(await prove(person.token, thief.device.sign(challenge), cookie)).toMatchObject(REFUSED);
  });
});

test('adding a passkey, and removing one, ends the other sessions', async () => {
  const { person } = await withPasskey();
  const other = (await givePassword(app, person.email)).body.access_token;
  expect((await app.call('GET', '/api/auth/user', { token: other })).status).toBe(200);
  const read = await app.call<SecondFactor>('GET', '/api/auth/second-factor', { token: person.token });
  const url = `/api/auth/passkeys/${read.body.passkeys[0]?.id}/remove`;
  const body = { current_password: person.password };
  expect((await app.call('POST', url, { token: person.token, body })).status).toBe(204);
  expect((await app.call('GET', '/api/auth/user', { token: other })).status).toBe(401);
  expect((await app.call('GET', '/api/auth/user', { token: person.token })).status).toBe(200);
});

test('an admin with a passkey alone does not get in by the password, nor adds an app by it', async () => {
  const email = 'keyed@example.test';
  await createAdmin(app.runtime.engine, { email, name: 'Root', password: PASSWORD }, BY_SHELL);
  const first = await givePassword(app, email);
  const thief = await givePassword(app, email);
  const { user, access_token: token } = first.body;
  const admin = { email, password: PASSWORD, userId: user.id, token, cookie: '', session: first.body };
  const device = softwarePasskey(app.config.baseUrl);
  expect((await add(admin, device)).status).toBe(204);
  expect((await app.call('GET', '/api/users', { token })).status).toBe(200);

  expect(await givePassword(app, email)).toMatchObject({ status: 202, body: { second_step: 'passkey' } });
  const begun = await app.call('POST', '/api/auth/second-factor/authenticator', {
    token: thief.body.access_token,
    body: { current_password: PASSWORD },
  });
  expect(problemOf(begun).code, 'the new passkey has ended it').toBe('session_ended');
  const read = await app.call<SecondFactor>('GET', '/api/auth/second-factor', { token });
  const url = `/api/auth/passkeys/${read.body.passkeys[0]?.id}/remove`;
  const removed = await app.call('POST', url, { token, body: { current_password: PASSWORD } });
  expect(problemOf(removed).code).toBe('conflict');

  const { challenge, cookie } = await ask();
  const whole = await signInWith(device.sign(challenge), cookie);
  expect(whole.body.user.lacks_second_factor).toBe(false);
});
