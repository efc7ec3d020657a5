import { setTimeout } from 'node:timers/promises';
import type { RecoveryCodes, SecondFactor } from '@faircourt/contracts/second-factor';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PASSWORD, problemOf, startTestApp, type TestApp } from '../../../test/app/test-app.ts';
import { codeOf, nextCode } from '../../../test/features/authenticator-app.ts';
import { givePassword, secure, takeStep } from '../../../test/features/second-factor.ts';
import { holdUnasked } from '../../access/holding/unasked.ts';
import type { Queries } from '../../platform/database/database.ts';
import { suspendAccount } from './suspension.service.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const WRONG = { status: 422, body: { code: 'second_step_wrong' } };

describe('setting up an authenticator app', () => {
  test('the app counts once a code of it has come back, and the recovery codes are shown then', async () => {
    const person = await app.join('guardian');
    const read = () => app.call<SecondFactor>('GET', '/api/auth/second-factor', { token: person.token });
    expect((await read()).body).toEqual({
      is_required: false,
      authenticator: { since: null, recovery_codes_left: 0 },
      passkeys: [],
    });
    const secured = await secure(app, person);
    expect(new Set(secured.recoveryCodes).size).toBe(10);
    expect((await read()).body.authenticator).toMatchObject({ recovery_codes_left: 10 });
    await app.waitForMail(person.email, /new way to sign in/);
  });

  test('neither secret nor recovery codes can be read in the database', async () => {
    const secured = await secure(app, await app.join('guardian'));
    const row = await app.db
      .selectFrom('auth_two_factors as f')
      .innerJoin('users as u', 'u.auth_id', 'f.user_id')
      .selectAll('f')
      .where('u.id', '=', secured.userId)
      .executeTakeFirstOrThrow();
    const text = JSON.stringify(row);
    for (const secret of [secured.secret, ...secured.recoveryCodes]) expect(text).not.toContain(secret);
  });

  test('a stolen session without the password sets nothing up and turns nothing off', async () => {
    const body = { current_password: 'a guess' };
    const wrong = { status: 422, body: { code: 'current_password_wrong' } };
    const open = await app.join('guardian');
    const begin = '/api/auth/second-factor/authenticator';
    expect(await app.call('POST', begin, { token: open.token, body })).toMatchObject(wrong);
    const { token } = await secure(app, await app.join('guardian'));
    expect(await app.call('POST', `${begin}/off`, { token, body })).toMatchObject(wrong);
    expect(await app.call('POST', '/api/auth/second-factor/recovery-codes', { token, body })).toMatchObject(
      wrong,
    );
  });

  test('sessions that began without it end', async () => {
    const person = await app.join('guardian');
    const other = await givePassword(app, person.email);
    await secure(app, person);
    const answer = await app.call('GET', '/api/auth/user', { token: other.body.access_token });
    expect(problemOf(answer).code).toBe('session_ended');
  });

  test('a sign-in that meets the set-up waits for it, and is asked for the code', async () => {
    const person = await secure(app, await app.join('guardian'));
    const mark = (queries: Queries, confirmedAt: Date | null) =>
      sql`update auth_two_factors set confirmed_at = ${confirmedAt} where user_id =
        (select auth_id from users where id = ${person.userId})`.execute(queries);
    await mark(app.db, null);
    const answer = await app.db.transaction().execute(async (trx) => {
      await holdUnasked(trx, 'counted once', { records: { account: person.userId } });
      const signingIn = givePassword(app, person.email);
      await Promise.race([signingIn, setTimeout(2_000)]);
      await mark(trx, new Date());
      return { signingIn };
    });
    expect((await answer.signingIn).status).toBe(202);
  });

  test('of two that are set up at once only the last one counts', async () => {
    const { token, password } = await app.join('guardian');
    const begin = () =>
      app.call<{ secret: string }>('POST', '/api/auth/second-factor/authenticator', {
        token,
        body: { current_password: password },
      });
    const [one, two] = await Promise.all([begin(), begin()]);
    expect([one.status, two.status]).toEqual([201, 201]);
    const confirm = (secret: string) =>
      app.call('POST', '/api/auth/second-factor/authenticator/confirm', {
        token,
        body: { code: codeOf(secret) },
      });
    const answers = [await confirm(one.body.secret), await confirm(two.body.secret)];
    expect(answers.map(({ status }) => status).toSorted()).toContain(200);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await begin()).status).toBe(409);
  });

  test('turned off with the password, signing in takes the password alone again', async () => {
    const { token, email } = await secure(app, await app.join('guardian'));
    const body = { current_password: PASSWORD };
    const off = await app.call('POST', '/api/auth/second-factor/authenticator/off', { token, body });
    expect(off.status).toBe(204);
    expect((await givePassword(app, email)).status).toBe(200);
    await app.waitForMail(email, /was removed/);
  });
});

describe('signing in with a code', () => {
  test('the password alone gives no session, and what it gives opens nothing', async () => {
    const { email } = await secure(app, await app.join('guardian'));
    const half = await givePassword(app, email);
    expect(half).toMatchObject({ status: 202, body: { second_step: 'code' } });
    expect(half.cookies).not.toContain('faircourt.session');
    expect(half.cookies).not.toContain('faircourt.device');
    for (const [method, url] of [
      ['POST', '/api/auth/refresh'],
      ['GET', '/api/auth/user'],
    ] as const) {
      expect((await app.call(method, url, { cookie: half.cookies })).status).toBe(401);
    }
    const token = half.cookies.split('=')[1] ?? '';
    expect((await app.call('GET', '/api/auth/user', { token })).status).toBe(401);
  });

  test('the right code gives the session', async () => {
    const { email, secret, userId } = await secure(app, await app.join('guardian'));
    const half = await givePassword(app, email);
    const whole = await takeStep(app, half.cookies, { code: nextCode(secret) });
    expect(whole).toMatchObject({ status: 200, body: { user: { id: userId } } });
    const answer = await app.call('GET', '/api/auth/user', { token: whole.body.access_token });
    expect(answer.status).toBe(200);
  });

  test('a code counts once, also for two that arrive together', async () => {
    const { email, secret } = await secure(app, await app.join('guardian'));
    const steps = await Promise.all([1, 2, 3].map(() => givePassword(app, email)));
    const code = nextCode(secret);
    const answers = await Promise.all(steps.map(({ cookies }) => takeStep(app, cookies, { code })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422, 422]);
    const later = await givePassword(app, email);
    expect(await takeStep(app, later.cookies, { code })).toMatchObject(WRONG);
  });

  test('the code that confirmed the app does not sign in as well', async () => {
    const { email, confirmedBy } = await secure(app, await app.join('guardian'));
    const half = await givePassword(app, email);
    expect(await takeStep(app, half.cookies, { code: confirmedBy })).toMatchObject(WRONG);
  });

  test('a step is used up by its session', async () => {
    const { email, secret, recoveryCodes } = await secure(app, await app.join('guardian'));
    const half = await givePassword(app, email);
    await takeStep(app, half.cookies, { code: nextCode(secret) });
    const again = await takeStep(app, half.cookies, { recovery_code: recoveryCodes[0] ?? '' });
    expect(problemOf(again).code).toBe('second_step_expired');
  });

  test('somebody else’s code is as wrong as any, and a step without a password does not exist', async () => {
    const one = await secure(app, await app.join('guardian'));
    const other = await secure(app, await app.join('guardian'));
    const half = await givePassword(app, one.email);
    expect(await takeStep(app, half.cookies, { code: nextCode(other.secret) })).toMatchObject(WRONG);
    const made = await takeStep(app, 'faircourt.second-step=made-up', { code: nextCode(one.secret) });
    expect(problemOf(made).code).toBe('second_step_expired');
  });

  test('a recovery code works once, in capitals and without its hyphen too, and its owner hears of it', async () => {
    const { email, recoveryCodes } = await secure(app, await app.join('guardian'));
    const recovery_code = (recoveryCodes[0] ?? '').replace('-', '').toUpperCase();
    const half = await givePassword(app, email);
    const whole = await takeStep(app, half.cookies, { recovery_code });
    expect(whole.status).toBe(200);
    const again = await givePassword(app, email);
    expect(await takeStep(app, again.cookies, { recovery_code })).toMatchObject(WRONG);
    await app.waitForMail(email, /recovery code was used/);
    const read = await app.call<SecondFactor>('GET', '/api/auth/second-factor', {
      token: whole.body.access_token,
    });
    expect(read.body.authenticator.recovery_codes_left).toBe(9);
  });

  test('new recovery codes make the former ones void', async () => {
    const { token, email, recoveryCodes } = await secure(app, await app.join('guardian'));
    const body = { current_password: PASSWORD };
    const renewed = await app.call<RecoveryCodes>('POST', '/api/auth/second-factor/recovery-codes', {
      token,
      body,
    });
    const half = await givePassword(app, email);
    expect(await takeStep(app, half.cookies, { recovery_code: recoveryCodes[1] ?? '' })).toMatchObject(WRONG);
    const recovery_code = renewed.body.recovery_codes[1] ?? '';
    expect((await takeStep(app, half.cookies, { recovery_code })).status).toBe(200);
  });

  test('an account that is suspended between the steps gets no session', async () => {
    const { email, secret } = await secure(app, await app.join('guardian'));
    const half = await givePassword(app, email);
    await suspendAccount(app.db, email, { userId: null, role: 'server_command' });
    const answer = await takeStep(app, half.cookies, { code: nextCode(secret) });
    expect(problemOf(answer).code).toBe('account_suspended');
  });

  test('a reset password does not skip the second step, and ends sign-ins that wait for theirs', async () => {
    const { email, secret } = await secure(app, await app.join('guardian'));
    const half = await givePassword(app, email);
    await app.call('POST', '/api/auth/forgot', { body: { email } });
    const mail = await app.waitForMail(email, /password/i);
    const token = /token=([\w-]+)/.exec(mail.text)?.[1];
    const reset = await app.call('POST', '/api/auth/reset', { body: { token, password: 'another horse' } });
    expect(reset.status).toBe(204);
    const late = await takeStep(app, half.cookies, { code: nextCode(secret) });
    expect(problemOf(late).code).toBe('second_step_expired');
    const next = await givePassword(app, email, { password: 'another horse' });
    expect(next.status).toBe(202);
    expect((await takeStep(app, next.cookies, { code: nextCode(secret) })).status).toBe(200);
  });
});
