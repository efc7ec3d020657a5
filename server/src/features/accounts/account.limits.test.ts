import { afterAll, beforeAll, expect, test } from 'vitest';
import { PASSWORD, problemOf, startTestApp, type TestApp } from '../../../test/app/test-app.ts';
import {
  RESET_PER_ACCOUNT,
  RESET_PER_PAIR,
  SIGN_IN_PER_ACCOUNT,
  SIGN_IN_PER_ADDRESS,
  SIGN_IN_PER_DEVICE,
  SIGN_IN_PER_PAIR,
  SIGN_UP_PER_ADDRESS,
  WRONG_CODE_PER_ADDRESS,
} from './account.limits.ts';

let app: TestApp;
beforeAll(async () => {
  // Callers come from many addresses here, as they would through a proxy that is trusted.
  app = await startTestApp({ environment: { RATE_LIMIT_SCALE: '1', TRUST_PROXY: '127.0.0.1' } });
});
afterAll(() => app.close());

let address = 0;
function from(ip = `10.0.${++address >> 8}.${address & 255}`) {
  return { 'x-forwarded-for': ip };
}

test('guessing one account’s password is stopped, from whichever addresses, with a Retry-After', async () => {
  await app.join('guardian', 'guessed@example.test');
  const guess = () =>
    app.call('POST', '/api/auth/sign-in', {
      body: { email: 'guessed@example.test', password: 'wrong' },
      headers: from(),
    });
  const statuses = [];
  for (let n = 0; n < SIGN_IN_PER_ACCOUNT.max; n++) statuses.push((await guess()).status);
  expect(new Set(statuses)).toEqual(new Set([401]));
  const stopped = await guess();
  expect([stopped.status, problemOf(stopped).code]).toEqual([429, 'rate_limited']);
  expect(Number(stopped.headers['retry-after'])).toBeGreaterThan(0);
  expect(Number(stopped.headers['retry-after'])).toBeLessThanOrEqual(SIGN_IN_PER_ACCOUNT.windowSeconds);
});

test('a right password forgets the wrong ones before it', async () => {
  await app.join('guardian', 'clumsy@example.test');
  const headers = from();
  const signIn = (password: string) =>
    app.call('POST', '/api/auth/sign-in', { body: { email: 'clumsy@example.test', password }, headers });
  for (let round = 0; round < 2; round++) {
    for (let n = 0; n < SIGN_IN_PER_PAIR.max - 1; n++) await signIn('wrong');
    expect((await signIn(PASSWORD)).status).toBe(200);
  }
});

test('a stranger who guesses locks themselves out, and not the owner', async () => {
  await app.join('guardian', 'owner@example.test');
  const stranger = from();
  const signIn = (password: string, headers: Record<string, string>) =>
    app.call('POST', '/api/auth/sign-in', { body: { email: 'owner@example.test', password }, headers });
  for (let n = 0; n < SIGN_IN_PER_PAIR.max; n++) await signIn('wrong', stranger);
  expect((await signIn(PASSWORD, stranger)).status).toBe(429);
  expect((await signIn(PASSWORD, from())).status).toBe(200);
});

test('strangers who guess from everywhere never lock out a device on which the owner has signed in', async () => {
  const { cookie } = await app.join('guardian', 'hunted@example.test');
  const other = await app.join('guardian', 'bystander@example.test');
  const signIn = (password: string, headers: Record<string, string>, withCookie?: string) =>
    app.call('POST', '/api/auth/sign-in', {
      body: { email: 'hunted@example.test', password },
      headers,
      cookie: withCookie,
    });
  for (let n = 0; n < SIGN_IN_PER_ACCOUNT.max; n++) await signIn('wrong', from());
  expect((await signIn(PASSWORD, from())).status).toBe(429);
  expect((await signIn(PASSWORD, from(), other.cookie)).status).toBe(429);
  expect((await signIn(PASSWORD, from(), cookie)).status).toBe(200);
  const signedOut = cookie.replace(/faircourt\.session=[^;]*;? ?/, '');
  expect((await signIn(PASSWORD, from(), signedOut)).status).toBe(200);
  // The session itself was never counted.
  expect((await app.call('POST', '/api/auth/refresh', { cookie })).status).toBe(200);
  // A stolen device cookie is no way to guess on: it has a count of its own.
  const guesses = [];
  for (let n = 0; n <= SIGN_IN_PER_DEVICE.max; n++)
    guesses.push((await signIn('wrong', from(), cookie)).status);
  expect(guesses.at(-1)).toBe(429);
});

test('reset emails: a stranger uses up their own, and a known device has its own', async () => {
  const { cookie } = await app.join('guardian', 'resets@example.test');
  const forgot = (headers: Record<string, string>, withCookie?: string) =>
    app.call('POST', '/api/auth/forgot', {
      body: { email: 'resets@example.test' },
      headers,
      cookie: withCookie,
    });
  const stranger = from();
  for (let n = 0; n < RESET_PER_PAIR.max; n++) expect((await forgot(stranger)).status).toBe(202);
  expect((await forgot(stranger)).status).toBe(429);
  expect((await forgot(from())).status).toBe(202);
  for (let n = 0; n < RESET_PER_ACCOUNT.max; n++) await forgot(from());
  expect((await forgot(from())).status).toBe(429);
  expect((await forgot(from(), cookie)).status).toBe(202);
});

test('one address trying many accounts is stopped', async () => {
  const headers = from();
  const attempts = Array.from({ length: SIGN_IN_PER_ADDRESS.max + 1 }, (_, n) =>
    app.call('POST', '/api/auth/sign-in', {
      body: { email: `try-${n}@example.test`, password: 'x' },
      headers,
    }),
  );
  const statuses = (await Promise.all(attempts)).map((answer) => answer.status);
  expect(statuses.filter((status) => status === 429)).toHaveLength(1);
});

test('wrong invitation codes are counted apart, and more strictly than sign-ups', async () => {
  expect(WRONG_CODE_PER_ADDRESS.max).toBeLessThan(SIGN_UP_PER_ADDRESS.max);
  const headers = from();
  const codes = [];
  for (let n = 0; n <= WRONG_CODE_PER_ADDRESS.max; n++) {
    const answer = await app.call('POST', '/api/auth/sign-up', {
      body: {
        email: `code-${n}@example.test`,
        password: PASSWORD,
        data: { name: 'Guesser', role: 'athlete', invite_code: `WRONG${n}` },
      },
      headers,
    });
    codes.push(problemOf(answer).code);
  }
  expect(codes.at(-2)).toBe('invite_unknown');
  expect(codes.at(-1)).toBe('rate_limited');

  await app.issueCode('RIGHTCODE');
  const right = await app.call('POST', '/api/auth/sign-up', {
    body: {
      email: 'lucky@example.test',
      password: PASSWORD,
      data: { name: 'Guesser', role: 'athlete', invite_code: 'RIGHTCODE' },
    },
    headers,
  });
  expect(problemOf(right).code).toBe('rate_limited');
});

test('reset emails to one address are limited', async () => {
  const ask = () =>
    app.call('POST', '/api/auth/forgot', { body: { email: 'flood@example.test' }, headers: from() });
  for (let n = 0; n < RESET_PER_ACCOUNT.max; n++) expect((await ask()).status).toBe(202);
  expect((await ask()).status).toBe(429);
});
