import { afterAll, beforeAll, expect, test } from 'vitest';
import { problemOf, startTestApp, type TestApp } from '../../../test/app/test-app.ts';
import { nextCode } from '../../../test/features/authenticator-app.ts';
import { givePassword, secure, takeStep, type Secured } from '../../../test/features/second-factor.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ environment: { RATE_LIMIT_SCALE: '1', TRUST_PROXY: 'loopback' } });
});
afterAll(() => app.close());

/** Somebody else's address each time: only what is counted by account and by step is met here. */
let strangers = 0;
const elsewhere = () => ({ 'x-forwarded-for': `192.0.2.${++strangers}` });

const guess = (cookie: string, code = '000000') =>
  app.call('POST', '/api/auth/sign-in/second-step', { cookie, body: { code }, headers: elsewhere() });

async function beginStep({ email, password }: Secured): Promise<string> {
  const half = await app.call('POST', '/api/auth/sign-in', {
    body: { email, password },
    headers: elsewhere(),
  });
  expect(half.status).toBe(202);
  return half.cookies;
}

test('one waiting sign-in takes five wrong codes, and the right one no more', async () => {
  const person = await secure(app, await app.join('guardian'));
  const step = await beginStep(person);
  for (let n = 0; n < 5; n++) expect((await guess(step)).status).toBe(422);
  expect(problemOf(await guess(step, nextCode(person.secret))).code).toBe('rate_limited');
});

test('a stranger with the password cannot guess on with one sign-in after the other, or many at once', async () => {
  const person = await secure(app, await app.join('guardian'));
  const steps = await Promise.all([1, 2, 3, 4].map(() => beginStep(person)));
  const answers = await Promise.all(steps.flatMap((step) => [1, 2, 3, 4].map(() => guess(step))));
  const compared = answers.filter(({ status }) => status === 422);
  // The code that confirmed the app was counted too.
  expect(compared.length).toBeLessThanOrEqual(10);
  const step = await beginStep(person);
  expect(problemOf(await guess(step, nextCode(person.secret))).code).toBe('rate_limited');
});

test('the owner’s own device is counted by itself', async () => {
  const person = await secure(app, await app.join('guardian'));
  for (let n = 0; n < 3; n++) {
    const step = await beginStep(person);
    for (let k = 0; k < 4; k++) await guess(step);
  }
  const half = await givePassword(app, person.email, { cookie: person.cookie });
  const whole = await takeStep(app, `${person.cookie}; ${half.cookies}`, { code: nextCode(person.secret) });
  expect(whole.status).toBe(200);
});

test('who collected known devices before the app was set up gets no more tries by them than one owner needs', async () => {
  const owner = await app.join('guardian');
  const signIn = async (cookie = '') => {
    const { email, password } = owner;
    const body = { email, password };
    return (await app.call('POST', '/api/auth/sign-in', { cookie, body, headers: elsewhere() })).cookies;
  };
  const devices: string[] = [];
  for (let n = 0; n < 14; n++) devices.push(await signIn());
  const person = await secure(app, owner);
  let compared = 0;
  for (const device of devices) {
    for (const step of [await signIn(device), await signIn(device)]) {
      const answers = await Promise.all([1, 2, 3, 4, 5].map(() => guess(`${device}; ${step}`)));
      compared += answers.filter(({ status }) => status === 422).length;
    }
  }
  expect(compared).toBe(100);
  const [device = ''] = devices;
  const late = await guess(`${device}; ${await signIn(device)}`, nextCode(person.secret));
  expect(problemOf(late).code).toBe('rate_limited');
});

test('a device that is known stays the same device', async () => {
  const { email, password, cookie } = await app.join('guardian');
  const idOf = (cookies: string) => /faircourt\.device-\w+=([^.]+)\./.exec(cookies)?.[1];
  const again = await app.call('POST', '/api/auth/sign-in', { cookie, body: { email, password } });
  expect(idOf(again.cookies)).toBe(idOf(cookie));
  const elsewhereAgain = await app.call('POST', '/api/auth/sign-in', { body: { email, password } });
  expect(idOf(elsewhereAgain.cookies)).not.toBe(idOf(cookie));
});
