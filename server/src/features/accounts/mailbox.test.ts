import type { Mailbox, Session } from '@faircourt/contracts/accounts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { eventsOf } from '../../../test/records/athlete-records.ts';
import {
  problemOf,
  startTestApp,
  type Answer,
  type Joined,
  type TestApp,
} from '../../../test/app/test-app.ts';

const START = new Date('2026-11-16T12:00:00Z');
let now = START;
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ clock: { now: () => now } });
});
afterAll(() => app.close());
beforeEach(() => {
  now = START;
});

let people = 0;
const joinUnproven = (role: 'guardian' | 'coach' = 'guardian') =>
  app.join(role, `unproven-${++people}@example.test`, { isMailboxProven: false });
const mailbox = (person: Joined) => app.call<Mailbox>('GET', '/api/auth/mailbox', person);
const prove = (person: Joined, code: string) =>
  app.call<Mailbox>('POST', '/api/auth/mailbox/proof', { token: person.token, body: { code } });
const open = (person: Joined, token: string) =>
  app.call<Mailbox>('POST', '/api/auth/mailbox/link-proof', { token: person.token, body: { token } });
const sendAgain = (person: Joined) => app.call<Mailbox>('POST', '/api/auth/mailbox/code', person);
const change = (person: Joined, email: string, password = person.password) =>
  app.call<Mailbox>('PUT', '/api/auth/mailbox/address', {
    token: person.token,
    body: { email, current_password: password },
  });
const reasonOf = (answer: Answer) => problemOf(answer).errors?.map(({ field, code }) => `${field}: ${code}`);

/** The newest code and link at this address; `after` leaves out what had arrived before. */
async function mailed(
  to: string,
  after: string[] = [],
): Promise<{ code: string; token: string; id: string }> {
  for (let attempt = 0; attempt < 100; attempt++) {
    for (const { id, text, to: at } of await app.mails()) {
      const [, code] = /: (\d{6})\b/.exec(text) ?? [];
      const [, token] = /confirm\?token=([\w-]+)/.exec(text) ?? [];
      if (at === to && code && token && !after.includes(id)) return { code, token, id };
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`No code reached ${to}`);
}

const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

test('the mailed code proves the mailbox, and the welcome follows', async () => {
  const person = await joinUnproven();
  expect(person.session.user.is_mailbox_proven).toBe(false);
  const { code } = await mailed(person.email);
  expect((await prove(person, code)).body).toEqual({
    email: person.email,
    is_proven: true,
    new_email: null,
    code_expires_at: null,
  });
  const { body: user } = await app.call<Session['user']>('GET', '/api/auth/user', person);
  expect(user.is_mailbox_proven).toBe(true);
  await app.waitForMail(person.email, /Welcome/);
  expect((await eventsOf(app.db, person.userId)).map(({ type }) => type)).toContain('mailbox.proven');
  expect((await prove(person, code)).status).toBe(200);
});

test('so does the link of the same mail, but only in the account that it was made for', async () => {
  const [person, stranger] = [await joinUnproven(), await joinUnproven()];
  const { token } = await mailed(person.email);
  expect(problemOf(await open(stranger, token)).code).toBe('confirm_link_invalid');
  expect((await mailbox(stranger)).body.is_proven).toBe(false);
  // The digits have run out by now; the link has not.
  now = new Date(START.getTime() + 23 * 3_600_000);
  expect((await open(person, token)).body.is_proven).toBe(true);
  expect(problemOf(await open(person, token)).code).toBe('confirm_link_invalid');
});

test('a link older than a day proves nothing', async () => {
  const person = await joinUnproven();
  const { token } = await mailed(person.email);
  now = new Date(START.getTime() + 24 * 3_600_000);
  expect(problemOf(await open(person, token)).code).toBe('confirm_link_invalid');
});

test('five wrong codes end it, guessed one by one or all at once', async () => {
  const person = await joinUnproven();
  const { code } = await mailed(person.email);
  await Promise.all(Array.from({ length: 8 }, () => prove(person, wrong(code))));
  expect(reasonOf(await prove(person, code))).toEqual(['code: code_used_up']);
  expect((await mailbox(person)).body).toMatchObject({ is_proven: false, code_expires_at: null });
});

test('another code is sent after a minute; the one before it no longer works', async () => {
  const person = await joinUnproven();
  const first = await mailed(person.email);
  expect(problemOf(await sendAgain(person)).code).toBe('rate_limited');
  now = new Date(START.getTime() + 61_000);
  expect((await sendAgain(person)).status).toBe(200);
  const second = await mailed(person.email, [first.id]);
  expect(problemOf(await open(person, first.token)).code).toBe('confirm_link_invalid');
  expect((await prove(person, second.code)).body.is_proven).toBe(true);
  expect(problemOf(await sendAgain(person)).code).toBe('conflict');
});

test('a code is good for fifteen minutes', async () => {
  const person = await joinUnproven();
  const { code } = await mailed(person.email);
  now = new Date(START.getTime() + 15 * 60_000);
  expect(reasonOf(await prove(person, code))).toEqual(['code: code_expired']);
});

test('a new address is proven before it replaces the old one, and the old one is told', async () => {
  const person = await app.join('guardian');
  const next = `next-${person.email}`;
  expect(problemOf(await change(person, next, 'a guess at it')).code).toBe('current_password_wrong');
  expect((await change(person, next)).body).toMatchObject({
    email: person.email,
    is_proven: true,
    new_email: next,
  });
  const signIn = (email: string) =>
    app.call('POST', '/api/auth/sign-in', { body: { email, password: person.password } });
  expect((await signIn(next)).status).toBe(401);
  const { code } = await mailed(next);
  expect((await prove(person, code)).body).toMatchObject({ email: next, is_proven: true, new_email: null });
  expect([(await signIn(next)).status, (await signIn(person.email)).status]).toEqual([200, 401]);
  const notice = await app.waitForMail(person.email, /address was changed/);
  expect(notice.text).not.toContain(next);
  expect(notice.text).not.toContain('Test guardian');
});

test('an address that has an account is never taken over, and nobody learns that it has one', async () => {
  const [person, other] = [await app.join('guardian'), await app.join('guardian')];
  await app.waitForMail(other.email, /Welcome/);
  await mailed(other.email);
  const before = (await app.mails()).map(({ id }) => id);
  const free = `free-${person.email}`;
  const [taken, open] = [await change(person, other.email), await change(person, free)];
  expect({ ...taken.body, new_email: null }).toEqual({ ...open.body, new_email: null });
  await mailed(free, before);
  const codes = (await app.mails()).filter(({ id, to, text }) => {
    return !before.includes(id) && to === other.email && text.includes('confirm?token=');
  });
  expect(codes).toEqual([]);
});

test('two who ask for one address: the first proof has it', async () => {
  const [one, two] = [await app.join('guardian'), await app.join('guardian')];
  const wanted = `wanted-${one.email}`;
  await change(one, wanted);
  const first = await mailed(wanted);
  await change(two, wanted);
  const second = await mailed(wanted, [first.id]);
  expect((await prove(one, first.code)).body.email).toBe(wanted);
  expect(reasonOf(await prove(two, second.code))).toEqual(['code: code_expired']);
  expect((await mailbox(two)).body.email).toBe(two.email);
});

test('a change can be called off', async () => {
  const person = await app.join('guardian');
  await change(person, `off-${person.email}`);
  const { code } = await mailed(`off-${person.email}`);
  const called = await app.call<Mailbox>('DELETE', '/api/auth/mailbox/address', person);
  expect(called.body).toMatchObject({ email: person.email, new_email: null });
  await prove(person, code);
  expect((await mailbox(person)).body.email).toBe(person.email);
});

test('a reset link that comes back out of the mailbox proves it too', async () => {
  const person = await joinUnproven();
  await app.call('POST', '/api/auth/forgot', { body: { email: person.email } });
  const mail = await app.waitForMail(person.email, /new password/);
  const [, token] = /reset\?token=([\w-]+)/.exec(mail.text) ?? [];
  const reset = await app.call('POST', '/api/auth/reset', { body: { token, password: 'another horse' } });
  expect(reset.status).toBe(204);
  const { body } = await app.call<Session>('POST', '/api/auth/sign-in', {
    body: { email: person.email, password: 'another horse' },
  });
  expect(body.user.is_mailbox_proven).toBe(true);
});
