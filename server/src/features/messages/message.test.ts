/** Sending: stored once, brought to exactly the right people, without flooding anybody. */
import { randomUUID } from 'node:crypto';
import type { Notification } from '@faircourt/contracts/notifications';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  blockCoach,
  joinConversation,
  joinGuardian,
  listThreads,
  openThread,
  readUpTo,
  send,
  type SignedIn,
  signIn,
} from '../../../test/records/conversations.ts';
import { whileLocked } from '../../../test/app/held-lock.ts';
import { openStream, until } from '../../../test/app/live-stream.ts';
import { seedSignatures } from '../../../test/records/seeded-signatures.ts';
import { problemOf, startTestApp, type TestApp } from '../../../test/app/test-app.ts';

let app: TestApp;
let address: string;
beforeAll(async () => {
  app = await startTestApp();
  address = await app.runtime.server.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => app.close());

const settle = () => new Promise((resolve) => setTimeout(resolve, 250));

async function bellOf(person: SignedIn): Promise<Notification[]> {
  const { body } = await app.call<{ notifications: Notification[] }>('GET', '/api/notifications', {
    token: person.token,
  });
  return body.notifications.filter(({ kind }) => kind === 'message');
}

describe('a message', () => {
  test('reaches the open pages of everybody in the conversation, and of nobody else', async () => {
    const [mine, theirs] = [await joinConversation(app), await joinConversation(app)];
    const second = await joinGuardian(app, mine.athlete.athleteId);
    const members = [mine.coach, mine.athlete, mine.guardian, second];
    const others = [theirs.coach, theirs.athlete, theirs.guardian];
    const streams = await Promise.all([...members, ...others].map((person) => openStream(address, person)));
    const { status, body } = await send(app, mine.threadId, mine.coach, 'Hello to all of you');
    expect(status).toBe(201);
    expect(body).toMatchObject({
      is_yours: true,
      sender_role: 'coach',
      sender_name: 'Dana Whistler',
      files: [],
    });
    await until(() => streams.slice(0, 4).every((stream) => stream.changes('threads').length > 0));
    await settle();
    expect(streams.map((stream) => stream.changes('threads'))).toEqual([
      ...members.map(() => [mine.threadId]),
      ...others.map(() => []),
    ]);
    for (const stream of streams) expect(stream.text()).not.toContain('Hello to all');
    await Promise.all(streams.map((stream) => stream.close()));
  });

  test('reaches both tabs of one person, and reading in one is seen in the other', async () => {
    const { threadId, guardian, coach } = await joinConversation(app);
    const again = { token: await signIn(app, guardian.userId) };
    const tabs = [await openStream(address, guardian), await openStream(address, again)];
    const { body } = await send(app, threadId, coach, 'Hello');
    await until(() => tabs.every((tab) => tab.changes('threads').length === 1));
    await readUpTo(app, threadId, again, body.id);
    await until(() => tabs.every((tab) => tab.changes('threads').length === 2));
    await until(() => tabs.every((tab) => tab.text().includes('event: read\ndata: {"unread":')));
    expect((await bellOf(guardian)).map(({ read_at }) => read_at)).toEqual([expect.any(String)]);
    await Promise.all(tabs.map((tab) => tab.close()));
  });

  test('sent twice is stored once, told once, and answered with the same message', async () => {
    const { threadId, guardian, coach } = await joinConversation(app);
    const stream = await openStream(address, guardian);
    const client_id = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => send(app, threadId, coach, 'Only once', { client_id })),
    );
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201]);
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect((await openThread(app, threadId, guardian)).body.messages).toHaveLength(1);
    await until(() => stream.changes('threads').length > 0);
    await settle();
    expect(stream.changes('threads')).toEqual([threadId]);
    await stream.close();
  });

  test('of another person cannot be had by its client id', async () => {
    const { threadId, athlete, coach } = await joinConversation(app);
    const client_id = randomUUID();
    await send(app, threadId, coach, 'Mine', { client_id });
    const taken = await send(app, threadId, athlete, 'Mine too', { client_id });
    expect([taken.status, problemOf(taken).code]).toEqual([409, 'conflict']);
  });

  test('rings once per conversation and reader until they have read it', async () => {
    const { threadId, athlete, guardian, coach } = await joinConversation(app);
    await send(app, threadId, coach, 'One');
    const { body: two } = await send(app, threadId, coach, 'Two');
    await send(app, threadId, athlete, 'Three');
    const [bell, ...more] = await bellOf(guardian);
    expect(more).toEqual([]);
    expect(bell?.data).toEqual({ thread_id: threadId, sender_name: 'Dana Whistler' });
    // The name in a coach's notification is cut short as on the page.
    expect((await bellOf(coach)).map(({ data }) => data)).toEqual([
      { thread_id: threadId, sender_name: 'Nia B.' },
    ]);
    await readUpTo(app, threadId, guardian, two.id);
    await send(app, threadId, coach, 'Four');
    expect(await bellOf(guardian)).toHaveLength(2);
  });

  test('names the family in a coach’s bell cut short, also while the identity is released', async () => {
    const { threadId, athlete, guardian, coach } = await joinConversation(app);
    await seedSignatures(app.db, { athleteId: athlete.athleteId, guardianUserId: guardian.userId });
    await app.db
      .insertInto('releases')
      .values({
        athlete_id: athlete.athleteId,
        field_group: 'identity',
        audience: 'verified_colleges',
        status: 'approved',
        decided_by: guardian.userId,
        decided_at: new Date(),
      })
      .execute();
    await send(app, threadId, guardian, 'Hello');
    expect((await openThread(app, threadId, coach)).body.messages[0]?.sender_name).toBe('Rosa Bellweather');
    expect((await bellOf(coach))[0]?.data).toEqual({ thread_id: threadId, sender_name: 'Rosa B.' });
  });

  test('comes after the latest one, also when the clock has been set back since', async () => {
    const { threadId, athlete, coach } = await joinConversation(app);
    const id = 'fffffff0-0000-7000-8000-0000000000ff';
    await app.db
      .insertInto('messages')
      .values({
        id,
        thread_id: threadId,
        sender_role: 'coach',
        body: 'From tomorrow',
        client_id: randomUUID(),
      })
      .execute();
    const sent = await send(app, threadId, athlete, 'Today');
    expect([sent.status, sent.body.id]).toEqual([201, 'fffffff0-0000-7000-8000-000000000100']);
    expect((await openThread(app, threadId, coach)).body.messages.map(({ body }) => body)).toEqual([
      'From tomorrow',
      'Today',
    ]);
  });

  test('cannot be changed or taken back by the application, whatever it tries', async () => {
    const { threadId, coach } = await joinConversation(app);
    const { body } = await send(app, threadId, coach, 'As it was said');
    const change = app.db.updateTable('messages').set({ body: 'Never said' }).where('id', '=', body.id);
    await expect(change.execute()).rejects.toThrow(/permission denied/);
    const removal = app.db.deleteFrom('messages').where('id', '=', body.id);
    await expect(removal.execute()).rejects.toThrow(/permission denied/);
  });

  test('that meets a block is either before it or refused', async () => {
    const conversation = await joinConversation(app);
    const { threadId, athlete, guardian, coach } = conversation;
    const answer = await whileLocked(
      app.url,
      ['select from athletes where id = $1 for no key update', athlete.athleteId],
      async (untilWaiting) => {
        const sending = send(app, threadId, coach, 'Quick, before they block me');
        await untilWaiting(1);
        await blockCoach(app, conversation);
        return { sending };
      },
    );
    expect((await answer.sending).status).toBe(404);
    expect((await openThread(app, threadId, guardian)).body.messages).toEqual([]);
    expect(await bellOf(guardian)).toEqual([]);
  });

  test.each([
    ['nothing but blanks and no file', { body: '  \n ' }],
    ['too much', { body: 'x'.repeat(4001) }],
    ['more than five files', { body: 'x', file_ids: Array.from({ length: 6 }, () => randomUUID()) }],
    ['an unknown field', { body: 'x', sender_role: 'admin' }],
  ])('with %s is refused', async (_case, body) => {
    const { threadId, coach } = await joinConversation(app);
    const answer = await app.call('POST', `/api/threads/${threadId}/messages`, {
      token: coach.token,
      body: { client_id: randomUUID(), ...body },
    });
    expect([answer.status, problemOf(answer).code]).toEqual([422, 'validation_failed']);
    expect((await listThreads(app, coach))[0]?.last).toBeNull();
  });

  test('is one of three hundred an hour', async () => {
    const strict = await startTestApp({ environment: { RATE_LIMIT_SCALE: '0.01' } });
    const { threadId, coach } = await joinConversation(strict);
    for (let n = 0; n < 3; n++) expect((await send(strict, threadId, coach, 'Hi')).status).toBe(201);
    expect((await send(strict, threadId, coach, 'Hi')).status).toBe(429);
    await strict.close();
  });
});
