/** Who finds, opens and reads a conversation, and what of it they see. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  blockCoach,
  endLink,
  joinCoach,
  joinConversation,
  joinFamily,
  joinGuardian,
  listThreads,
  openConversation,
  openThread,
  readUpTo,
  send,
  type JoinedConversation,
  type SignedIn,
} from '../../../test/records/conversations.ts';
import { seedRelease } from '../../../test/records/seeded-athletes.ts';
import { problemOf, startTestApp, type TestApp } from '../../../test/app/test-app.ts';
import { inTransaction } from '../../platform/database/database.ts';
import { insertMessage } from './message.store.ts';

let now = new Date();
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ clock: { now: () => now } });
});
afterAll(() => app.close());

const statusOf = async (threadId: string, person: SignedIn) =>
  (await openThread(app, threadId, person)).status;
const idsOf = async (person: SignedIn) => (await listThreads(app, person)).map(({ id }) => id);

describe('a conversation', () => {
  test('is listed and opened by the coach, the athlete and every guardian, and by nobody else', async () => {
    const { threadId, athlete, guardian, coach } = await joinConversation(app);
    const second = await joinGuardian(app, athlete.athleteId);
    for (const member of [coach, athlete, guardian, second]) {
      expect(await idsOf(member)).toEqual([threadId]);
      const { status, body } = await openThread(app, threadId, member);
      expect(status).toBe(200);
      expect(body).toMatchObject({ id: threadId, is_open: true, unread: 0, messages: [], before: null });
      expect(body.participants.map(({ role }) => role)).toEqual(['coach', 'athlete', 'guardian', 'guardian']);
      expect(body.participants.filter(({ is_you }) => is_you)).toHaveLength(1);
    }
    const strangers = [await joinConversation(app), await joinConversation(app)].flatMap((other) => [
      other.coach,
      other.athlete,
      other.guardian,
    ]);
    for (const stranger of strangers) {
      expect(await statusOf(threadId, stranger)).toBe(404);
      expect(await idsOf(stranger)).not.toContain(threadId);
    }
  });

  test('shows a coach the names of a family only when their identity is released to them', async () => {
    const conversation = await joinConversation(app);
    const { threadId, athlete, guardian, coach } = conversation;
    await send(app, threadId, guardian, 'We can talk on Friday.');
    const before = await openThread(app, threadId, coach);
    expect(before.body.athlete.name).toBe('Nia B.');
    expect(before.body.messages[0]?.sender_name).toBe('Rosa B.');
    expect(JSON.stringify([before.body, await listThreads(app, coach)])).not.toContain('Bellweather');
    expect((await openThread(app, threadId, athlete)).body.messages[0]?.sender_name).toBe('Rosa Bellweather');
    expect((await listThreads(app, guardian))[0]?.coach).toEqual({
      id: coach.coachId,
      name: 'Dana Whistler',
      institution_name: 'Lakeside College',
      division: 'naia',
    });

    await seedRelease(app.db, { ...athlete, guardianUserId: guardian.userId, seasonIds: [] }, ['identity'], {
      audience: 'institution',
      institutionId: coach.institutionId,
    });
    const after = await openThread(app, threadId, coach);
    expect(after.body.athlete.name).toBe('Nia Bellweather');
    expect((await listThreads(app, coach))[0]?.last?.sender_name).toBe('Rosa Bellweather');
  });

  test('begins with the words of the approved request, for the coach and who decides, and never once it is over', async () => {
    const conversation = await joinConversation(app);
    const { threadId, athlete, guardian, coach } = conversation;
    const words = 'We saw you in the semifinal.';
    await app.db
      .updateTable('contact_requests')
      .set({ message: words })
      .where('athlete_id', '=', athlete.athleteId)
      .execute();
    const askedFor = async (reader: SignedIn) => (await openThread(app, threadId, reader)).body.asked;
    const listedFor = async (reader: SignedIn) => (await listThreads(app, reader))[0]?.asked_excerpt;
    for (const reader of [coach, guardian]) {
      expect((await askedFor(reader))?.words).toBe(words);
      expect(await listedFor(reader), 'the list begins as the conversation does').toBe(words);
    }
    expect(await askedFor(athlete), 'a minor reads no requests').toBeNull();
    expect(await listedFor(athlete), 'in the list neither').toBeNull();

    await app.db
      .updateTable('contact_requests')
      .set({ status: 'declined' })
      .where('athlete_id', '=', athlete.athleteId)
      .execute();
    expect(await askedFor(guardian), 'taken back').toBeNull();
    expect(await listedFor(guardian), 'taken back').toBeNull();
    await app.db
      .updateTable('contact_requests')
      .set({ status: 'approved' })
      .where('athlete_id', '=', athlete.athleteId)
      .execute();
    expect(await listedFor(guardian), 'approved again').toBe(words);
    await blockCoach(app, conversation);
    expect(await askedFor(guardian), 'blocked').toBeNull();
    expect(await listedFor(guardian), 'blocked').toBeNull();
    expect(await statusOf(threadId, coach)).toBe(404);
  });

  test('shows an adult the words of the request, who decides alone', async () => {
    const { threadId, athlete } = await joinConversation(app, { birthdate: '1999-01-01' });
    await app.db
      .updateTable('contact_requests')
      .set({ message: 'Welcome.' })
      .where('athlete_id', '=', athlete.athleteId)
      .execute();
    expect((await openThread(app, threadId, athlete)).body.asked?.words).toBe('Welcome.');
    expect((await listThreads(app, athlete))[0]?.asked_excerpt).toBe('Welcome.');
    await send(app, threadId, athlete, 'Hello.');
    expect((await listThreads(app, athlete))[0]?.asked_excerpt, 'what was said last').toBeNull();
  });

  test('tells a coach the position of an athlete while the page is open to them, and the family always', async () => {
    const { athlete, guardian, coach } = await joinConversation(app);
    const place = { primary_position: 'Center', visibility: 'public' } as const;
    await app.db.updateTable('athletes').set(place).where('id', '=', athlete.athleteId).execute();
    const positionFor = async (reader: SignedIn) =>
      (await listThreads(app, reader))[0]?.athlete.primary_position;
    expect(await positionFor(coach)).toBe('Center');
    await app.db
      .updateTable('athletes')
      .set({ visibility: 'private' })
      .where('id', '=', athlete.athleteId)
      .execute();
    expect(await positionFor(coach), 'the conversation goes on without the page').toBeNull();
    expect(await positionFor(guardian)).toBe('Center');
  });

  test('comes in pages of fifty, newest page first, each oldest first', async () => {
    const { threadId, guardian, coach } = await joinConversation(app);
    const bodies = Array.from({ length: 53 }, (_, n) => `message ${n}`);
    await inTransaction(app.db, async (trx) => {
      const from = { threadId, senderUserId: coach.userId, senderRole: 'coach' as const, now };
      for (const body of bodies) await insertMessage(trx, { ...from, body, clientId: randomUUID() });
    });
    const newest = (await openThread(app, threadId, guardian)).body;
    expect(newest.messages.map(({ body }) => body)).toEqual(bodies.slice(3));
    expect(newest.before).toBe(newest.messages[0]?.id);
    const oldest = (await openThread(app, threadId, guardian, newest.before ?? '')).body;
    expect(oldest.messages.map(({ body }) => body)).toEqual(bodies.slice(0, 3));
    expect(oldest.before).toBeNull();
    expect(newest.last?.excerpt).toBe('message 52');
  });

  test('the one with the latest message is listed first', async () => {
    const family = await joinFamily(app);
    const [first, second] = [await joinCoach(app), await joinCoach(app)];
    const one = await openConversation(app, family, first);
    const two = await openConversation(app, family, second);
    for (const [from, threadId] of [
      [second, two],
      [first, one],
    ] as const) {
      now = new Date(now.getTime() + 1000);
      await send(app, threadId, from, 'Hello');
    }
    expect(await idsOf(family.guardian)).toEqual([one, two]);
  });
});

describe('what is unread', () => {
  test('counts what others wrote, for each person on their own, and only ever goes forward', async () => {
    const { threadId, athlete, guardian, coach } = await joinConversation(app);
    const unread = async (person: SignedIn) => (await listThreads(app, person))[0]?.unread;
    const one = await send(app, threadId, coach, 'One');
    const two = await send(app, threadId, coach, 'Two');
    await send(app, threadId, athlete, 'Three');
    expect([await unread(coach), await unread(athlete), await unread(guardian)]).toEqual([1, 2, 3]);

    expect((await readUpTo(app, threadId, guardian, two.body.id)).status).toBe(204);
    expect((await readUpTo(app, threadId, guardian, one.body.id)).status).toBe(204);
    expect([await unread(coach), await unread(athlete), await unread(guardian)]).toEqual([1, 2, 1]);
    expect((await openThread(app, threadId, guardian)).body.unread).toBe(1);
  });

  test('cannot be moved by a message of another conversation', async () => {
    const [mine, theirs] = [await joinConversation(app), await joinConversation(app)];
    const { body } = await send(app, theirs.threadId, theirs.coach, 'Elsewhere');
    expect((await readUpTo(app, mine.threadId, mine.guardian, body.id)).status).toBe(404);
  });

  test('messages sent at once are all counted, whichever of them was read last', async () => {
    const { threadId, athlete, guardian, coach } = await joinConversation(app);
    const sent = await Promise.all(
      Array.from({ length: 12 }, (_, n) => send(app, threadId, [coach, athlete][n % 2] ?? coach, `${n}`)),
    );
    expect(sent.map(({ status }) => status)).toEqual(Array<number>(12).fill(201));
    const { messages } = (await openThread(app, threadId, guardian)).body;
    for (const [n, message] of messages.entries()) {
      await readUpTo(app, threadId, guardian, message.id);
      expect((await listThreads(app, guardian))[0]?.unread).toBe(messages.length - n - 1);
    }
  });
});

describe('a conversation that the family has ended', () => {
  const closings: [string, (conversation: JoinedConversation) => Promise<unknown>][] = [
    ['by a block of the coach', (conversation) => blockCoach(app, conversation)],
    [
      'by a block of the institution',
      ({ athlete, coach }) =>
        app.db
          .insertInto('blocks')
          .values({ athlete_id: athlete.athleteId, institution_id: coach.institutionId })
          .execute(),
    ],
    [
      'by closing the contact',
      ({ athlete }) =>
        app.db
          .updateTable('contact_requests')
          .set({ status: 'declined' })
          .where('athlete_id', '=', athlete.athleteId)
          .execute(),
    ],
    [
      'as the coach lost the verification',
      ({ coach }) =>
        app.db
          .updateTable('coaches')
          .set({ affiliation_status: 'unverified' })
          .where('id', '=', coach.coachId)
          .execute(),
    ],
  ];
  test.each(closings)('%s is gone for the coach, and the family reads on', async (how, close) => {
    const conversation = await joinConversation(app);
    const { threadId, athlete, guardian, coach } = conversation;
    const { body: said } = await send(app, threadId, coach, 'Call me');
    await close(conversation);

    expect(await idsOf(coach)).toEqual([]);
    expect(await statusOf(threadId, coach)).toBe(404);
    for (const refused of [
      await send(app, threadId, coach, 'Hello?'),
      await readUpTo(app, threadId, coach, said.id),
    ]) {
      expect([refused.status, problemOf(refused).code]).toEqual([404, 'not_found']);
    }
    const isBlocked = how.includes('block');
    expect((await listThreads(app, guardian))[0]?.can_block).toBe(!isBlocked);
    expect((await listThreads(app, athlete))[0]?.can_block).toBe(false);
    for (const member of [athlete, guardian]) {
      const { body } = await openThread(app, threadId, member);
      expect(body).toMatchObject({ is_open: false, messages: [{ body: 'Call me' }] });
      const refused = await send(app, threadId, member, 'Hello?');
      expect([refused.status, problemOf(refused).code]).toEqual([403, 'not_allowed']);
    }
    expect(
      await app.db.selectFrom('messages').select('id').where('thread_id', '=', threadId).execute(),
    ).toEqual([{ id: said.id }]);
  });
});

describe('a guardian', () => {
  test('whose link has ended is out at once; what another one allowed goes on', async () => {
    const conversation = await joinConversation(app);
    const { threadId, athlete, guardian, coach } = conversation;
    const second = await joinGuardian(app, athlete.athleteId);
    await endLink(app, second);
    expect(await statusOf(threadId, second)).toBe(404);
    expect(await idsOf(second)).toEqual([]);
    expect((await send(app, threadId, coach, 'Still here')).status).toBe(201);

    // With the guardian who allowed it, it closes.
    await endLink(app, guardian);
    expect(await statusOf(threadId, coach)).toBe(404);
    expect((await openThread(app, threadId, athlete)).body.is_open).toBe(false);
  });

  test('drops out on the 18th birthday, and the conversation is the athlete’s own', async () => {
    const { threadId, athlete, guardian, coach } = await joinConversation(app, { birthdate: '2010-06-01' });
    now = new Date('2028-06-01T11:59:59Z');
    expect(await statusOf(threadId, guardian)).toBe(200);
    now = new Date('2028-06-01T12:00:00Z');
    expect(await statusOf(threadId, guardian)).toBe(404);
    expect(await idsOf(guardian)).toEqual([]);
    expect((await send(app, threadId, guardian, 'One more thing')).status).toBe(404);
    expect((await send(app, threadId, athlete, 'I decide now')).status).toBe(201);
    const { body } = await openThread(app, threadId, coach);
    expect(body.participants.map(({ role }) => role)).toEqual(['coach', 'athlete']);
    now = new Date();
  });
});
