import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PASSWORD, problemOf, signInAs, startTestApp, type TestApp } from '../../../test/app/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

async function resetToken(email: string): Promise<string> {
  const mail = await app.waitForMail(email, /password|contraseña|senha/i);
  const token = /reset\?token=([\w-]+)/.exec(mail.text)?.[1];
  if (!token) throw new Error('The mail has no link');
  return token;
}

/** The token of the nth reset mail to an address, counted from the first. */
async function nthResetToken(email: string, n: number): Promise<string> {
  for (let attempt = 0; attempt < 100; attempt++) {
    const tokens = (await app.mails())
      .filter((mail) => mail.to === email)
      .flatMap((mail) => /reset\?token=([\w-]+)/.exec(mail.text)?.[1] ?? [])
      .toReversed();
    if (tokens[n]) return tokens[n];
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('The mail did not arrive');
}

describe('a forgotten password', () => {
  test('a mailed link sets a new password once, ends every session and says so by email', async () => {
    const person = await app.join('guardian', 'forgot@example.test');
    const asked = await app.call('POST', '/api/auth/forgot', {
      body: { email: 'forgot@example.test', locale: 'es' },
    });
    expect(asked.status).toBe(202);
    const token = await resetToken('forgot@example.test');
    const reset = await app.call('POST', '/api/auth/reset', { body: { token, password: 'a better one' } });
    expect(reset.status).toBe(204);
    expect((await app.call('GET', '/api/auth/user', { token: person.token })).status).toBe(401);
    await signInAs(app, 'forgot@example.test', 'a better one');
    await expect(signInAs(app, 'forgot@example.test', PASSWORD)).rejects.toThrow(/invalid_credentials/);
    await app.waitForMail('forgot@example.test', /password was changed/);

    const again = await app.call('POST', '/api/auth/reset', { body: { token, password: 'a third one' } });
    expect([again.status, problemOf(again).code]).toEqual([400, 'reset_link_invalid']);
  });

  test('the link is used up by one of two who click at once', async () => {
    await app.join('guardian', 'twice@example.test');
    await app.call('POST', '/api/auth/forgot', { body: { email: 'twice@example.test' } });
    const token = await resetToken('twice@example.test');
    const answers = await Promise.all(
      ['first one', 'second one'].map((password) =>
        app.call('POST', '/api/auth/reset', { body: { token, password } }),
      ),
    );
    expect(answers.map((answer) => answer.status).toSorted()).toEqual([204, 400]);
  });

  test('the link stops working after an hour', async () => {
    await app.join('guardian', 'late@example.test');
    await app.call('POST', '/api/auth/forgot', { body: { email: 'late@example.test' } });
    const token = await resetToken('late@example.test');
    const stored = await app.db
      .selectFrom('auth_verifications')
      .select(['expires_at', 'identifier'])
      .executeTakeFirstOrThrow();
    expect((Number(stored.expires_at) - Date.now()) / 60_000).toBeCloseTo(60, 0);
    expect(stored.identifier).not.toContain(token);
    await app.db
      .updateTable('auth_verifications')
      .set({ expires_at: new Date(Date.now() - 1000) })
      .execute();
    const answer = await app.call('POST', '/api/auth/reset', { body: { token, password: 'too late' } });
    expect(problemOf(answer).code).toBe('reset_link_invalid');
  });

  test('setting a password, by link or in the settings, voids the links that were mailed before', async () => {
    const person = await app.join('guardian', 'older@example.test');
    const links = [];
    for (let n = 0; n < 3; n++) {
      await app.call('POST', '/api/auth/forgot', { body: { email: 'older@example.test' } });
      links.push(await nthResetToken('older@example.test', n));
    }
    const [first, second, third] = links;
    const reset = (token: string | undefined) =>
      app.call('POST', '/api/auth/reset', { body: { token, password: 'brand new' } });
    expect((await reset(second)).status).toBe(204);
    expect((await reset(first)).status).toBe(400);
    expect((await reset(third)).status).toBe(400);

    await app.call('POST', '/api/auth/forgot', { body: { email: 'older@example.test' } });
    const fourth = await nthResetToken('older@example.test', 3);
    const again = await signInAs(app, person.email, 'brand new');
    await app.call('POST', '/api/auth/password', {
      token: again.token,
      body: { current_password: 'brand new', password: 'newer still' },
    });
    expect((await reset(fourth)).status).toBe(400);
  });

  test('an address without an account gets the same answer and no mail', async () => {
    const answer = await app.call('POST', '/api/auth/forgot', { body: { email: 'nobody@example.test' } });
    expect([answer.status, answer.body]).toEqual([202, {}]);
    expect((await app.mails()).filter((mail) => mail.to === 'nobody@example.test')).toEqual([]);
  });
});

describe('changing a password', () => {
  test('needs the current one, ends the other sessions and keeps this one', async () => {
    const person = await app.join('coach', 'change@example.test');
    const other = await signInAs(app, 'change@example.test', PASSWORD);
    const wrong = await app.call('POST', '/api/auth/password', {
      token: person.token,
      body: { current_password: 'guess', password: 'brand new' },
    });
    expect([wrong.status, problemOf(wrong).code]).toEqual([422, 'current_password_wrong']);
    expect(problemOf(wrong).errors?.[0]?.field).toBe('current_password');

    const right = await app.call('POST', '/api/auth/password', {
      token: person.token,
      body: { current_password: PASSWORD, password: 'brand new' },
    });
    expect(right.status).toBe(204);
    expect((await app.call('GET', '/api/auth/user', { token: other.token })).status).toBe(401);
    expect((await app.call('GET', '/api/auth/user', { token: person.token })).status).toBe(200);
    await signInAs(app, 'change@example.test', 'brand new');
  });
});
