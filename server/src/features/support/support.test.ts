import { randomUUID } from 'node:crypto';
import { LIMITS } from '@faircourt/contracts/limits';
import type { SupportReceipt } from '@faircourt/contracts/support';
import type { SupportInbox } from '@faircourt/contracts/support-inbox';
import type { OwnThreadList } from '@faircourt/contracts/support-threads';
import { SUPPORT_TYPES } from '@faircourt/contracts/vocabulary';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { withClient } from '../../platform/database/scratch.ts';
import { problemOf, startTestApp, type TestApp } from '../../../test/app/test-app.ts';
import { findBrokenChains } from '../../platform/audit.ts';
import { joinAdmin } from '../../../test/features/admin.ts';
import { joinOwner } from '../../../test/features/staff.ts';
import { newAddress, writeTo } from '../../../test/features/support.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(() => app.db.deleteFrom('support_requests').execute());

function write(body: Record<string, unknown> = {}, on: TestApp = app) {
  return writeTo(on, body);
}

function stored() {
  return app.db.selectFrom('support_requests').selectAll().execute();
}

describe('writing to support', () => {
  test('a message is stored as it was typed, and the answer names it', async () => {
    const message = '  First line,\nsecond line: "ñ ã 🏀"  ';
    const answer = await write({ message, email: 'Ana@Example.test', locale: 'pt-BR', type: 'account' });
    expect(answer.status).toBe(201);
    expect(answer.body).toEqual({
      reference: expect.stringMatching(/^FC-[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{4}$/),
      type: 'account',
      answer_within_hours: 48,
    });
    expect(await stored()).toEqual([
      expect.objectContaining({
        reference: answer.body.reference,
        type: 'account',
        name: 'Ana Lima',
        email: 'Ana@Example.test',
        message: message.trim(),
        locale: 'pt-BR',
        closed_at: null,
      }),
    ]);
  });

  test.each(SUPPORT_TYPES)('the form takes a message of type %s', async (type) => {
    expect((await write({ type })).body.type).toBe(type);
  });

  test('the log knows that a message came, and nothing about who wrote it or what', async () => {
    await write({ type: 'billing', locale: 'es' });
    const [row] = await stored();
    const events = await app.db
      .selectFrom('events')
      .select(['type', 'actor_user_id', 'actor_role', 'data'])
      .where('chain', '=', row?.id ?? '')
      .execute();
    expect(events).toEqual([
      {
        type: 'support.requested',
        actor_user_id: null,
        actor_role: 'anonymous',
        data: { type: 'billing', locale: 'es' },
      },
    ]);
    expect(await findBrokenChains(app.db)).toEqual([]);
  });

  test('a signed-in person writes like anybody else, also with a token that has run out', async () => {
    const guardian = await app.join('guardian');
    const body = { type: 'general', name: 'G', email: newAddress(), message: 'Hello' };
    for (const token of [guardian.token, 'not.a.token']) {
      expect((await app.call('POST', '/api/support', { token, body })).status).toBe(201);
    }
  });

  test('the same message sent again after a lost answer is one request and one mail', async () => {
    const email = newAddress();
    const body = { email, message: 'Did this arrive?', submission_id: randomUUID() };
    const answers = await Promise.all([write(body), write(body), write(body)]);
    expect(new Set(answers.map((answer) => answer.body.reference)).size).toBe(1);
    expect(await stored()).toHaveLength(1);
    await app.waitForMail(email, /We have your message/);
    expect((await app.mails()).filter((mail) => mail.to === email)).toHaveLength(1);
  });

  test('a message that was changed before it was sent again is kept as well', async () => {
    const email = newAddress();
    const submission_id = randomUUID();
    await write({ email, submission_id, message: 'Half of i' });
    await write({ email, submission_id, message: 'All of it' });
    expect((await stored()).map(({ message }) => message).toSorted()).toEqual(['All of it', 'Half of i']);
  });

  test('NUL, which the database cannot hold, is dropped and the rest is kept', async () => {
    expect((await write({ name: 'A\0na', message: 'be\0fore' })).status).toBe(201);
    expect((await stored())[0]).toMatchObject({ name: 'Ana', message: 'before' });
  });
});

describe('all of it or nothing', () => {
  test.each([
    ['the log', 'insert on events'],
    ['the mail queue', 'insert on all tables in schema pgboss'],
  ])('without %s nothing is stored, and the writer is told so', async (_part, right) => {
    const events = () => app.db.selectFrom('events').select('id').execute();
    const before = await events();
    await withClient(app.url, (owner) => owner.query(`revoke ${right} from faircourt_app`));
    const answer = await write({ type: 'safety' });
    await withClient(app.url, (owner) => owner.query(`grant ${right} to faircourt_app`));
    expect(answer.status).toBe(500);
    expect(problemOf(answer).detail).toMatch(/^Nothing was saved/);
    expect(await stored()).toEqual([]);
    expect(await events()).toEqual(before);
    expect((await write()).status).toBe(201);
  });
});

describe('what is refused', () => {
  test('every wrong field is named at once, unknown fields too', async () => {
    const answer = await app.call('POST', '/api/support', {
      body: { type: 'complaint', name: '  ', email: 'no-address', message: '', locale: 'fr', user_id: 1 },
    });
    expect(answer.status).toBe(422);
    expect(
      Object.fromEntries((problemOf(answer).errors ?? []).map(({ field, code }) => [field, code])),
    ).toEqual({
      type: 'not_in_list',
      name: 'required',
      email: 'invalid_email',
      message: 'required',
      locale: 'not_in_list',
      user_id: 'unknown_field',
    });
    expect(await stored()).toEqual([]);
  });

  test('an empty body names what is missing', async () => {
    const answer = await app.call('POST', '/api/support', { body: {} });
    expect(answer.status).toBe(422);
    expect((problemOf(answer).errors ?? []).map(({ field, code }) => `${field} ${code}`).toSorted()).toEqual([
      'email required',
      'message required',
      'name required',
      'type required',
    ]);
  });

  test('the longest message passes and one character more does not', async () => {
    expect((await write({ message: 'x'.repeat(LIMITS.supportMessageMax) })).status).toBe(201);
    const answer = await write({ message: 'x'.repeat(LIMITS.supportMessageMax + 1) });
    expect(answer.status).toBe(422);
    expect(problemOf(answer).errors).toEqual([
      expect.objectContaining({ field: 'message', code: 'too_big' }),
    ]);
  });

  test('a body past the limit of the server is refused before it is read', async () => {
    const answer = await write({ message: 'x'.repeat(70_000) });
    expect(answer.status).toBe(413);
    expect(problemOf(answer).code).toBe('body_too_large');
  });

  test('a plain form post is refused, since only the page’s script may send', async () => {
    const answer = await app.call('POST', '/api/support', {
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'type=general&name=A&email=a%40example.test&message=hi',
    });
    expect(answer.status).toBe(415);
  });

  test('a bot that fills in the hidden field gets the same answer as a person, and nothing is stored or emailed', async () => {
    const email = newAddress();
    const answer = await write({ email, website: 'https://spam.example'.repeat(100) });
    expect(answer.status).toBe(201);
    expect(answer.body).toEqual({
      reference: expect.stringMatching(/^FC-\w{4}-\w{4}$/),
      type: 'general',
      answer_within_hours: 48,
    });
    expect(await stored()).toEqual([]);
    await write({ email, message: 'the mail queue has moved on' });
    await app.waitForMail(email, /We have your message/);
    expect((await app.mails()).filter((mail) => mail.to === email)).toHaveLength(1);
  });
});

test('who is signed in is known by their message, a Pro coach comes first, and a token that is over refuses nobody', async () => {
  await app.db.deleteFrom('support_requests').execute();
  const admin = await joinAdmin(app);
  const owner = await joinOwner(app);
  const message = { type: 'general', name: 'Somebody', email: 'somebody@example.test', message: 'Hello' };
  const send = (token: string, more: object = {}) =>
    app.call<SupportReceipt>('POST', '/api/support', { token, body: { ...message, ...more } });
  const earlier = (await writeTo(app)).body;
  const stale = await send(`${owner.token.slice(0, -4)}AAAA`);
  expect(stale.status).toBe(201);
  const foreign = (await send(owner.token, { message: 'From the mailbox of somebody else' })).body;
  const own = (await send(owner.token, { email: owner.email })).body;
  const safety = (await send(owner.token, { type: 'safety' })).body;

  const { body } = await app.call<SupportInbox>('GET', '/api/support-requests', { token: admin.token });
  expect(body.requests.map(({ reference, is_pro: isPro }) => [reference, isPro])).toEqual([
    [safety.reference, false],
    [own.reference, true],
    [earlier.reference, false],
    [stale.body.reference, false],
    [foreign.reference, false],
  ]);
  const threads = await app.call<OwnThreadList>('GET', '/api/support-threads', { token: owner.token });
  expect(threads.body.threads.map(({ reference, id }) => [reference, id])).toEqual([
    [own.reference, own.request_id],
  ]);
  expect([foreign.request_id, safety.request_id, stale.body.request_id], 'of nobody’s own messages').toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});
