import { afterAll, beforeAll, expect, test } from 'vitest';
import { PASSWORD, startTestApp, type TestApp } from '../../../test/app/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0';

const signIn = (email: string, cookie?: string) =>
  app.call('POST', '/api/auth/sign-in', {
    body: { email, password: PASSWORD },
    headers: { 'user-agent': FIREFOX },
    cookie,
  });

const about = async (email: string) =>
  (await app.mails()).filter(({ to, subject }) => to === email && /New sign-in/.test(subject));

test('an email tells of a sign-in from a device that the account was never on, and what to do', async () => {
  const { email } = await app.join('guardian');
  await signIn(email);
  const mail = await app.waitForMail(email, /New sign-in/);
  expect(mail.text).toContain('Firefox on Windows');
  expect(mail.text).toContain('/auth/forgot');
});

test('neither the first sign-in nor one on a known device is news', async () => {
  const { email, cookie } = await app.join('guardian');
  expect((await signIn(email, cookie)).status).toBe(200);
  // What would be sent for these two is sent before what is sent for this one.
  await signIn(email);
  await app.waitForMail(email, /New sign-in/);
  expect(await about(email)).toHaveLength(1);
});
