/** A conversation has two sides: each report is about one person, and nobody hears what was meant for another. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { joinAdmin } from '../../../test/features/admin.ts';
import {
  bellOf,
  clearQueue,
  decide,
  decisionsOf,
  openItem,
  queueOf,
  step,
} from '../../../test/features/moderation.ts';
import {
  joinConversation,
  joinGuardian,
  openThread,
  send,
  type SignedIn,
} from '../../../test/records/conversations.ts';
import { whileLocked } from '../../../test/app/held-lock.ts';
import { startTestApp, type TestApp } from '../../../test/app/test-app.ts';

let app: TestApp;
let admin: SignedIn;
beforeAll(async () => {
  app = await startTestApp();
  admin = await joinAdmin(app);
});
afterAll(() => app.close());
beforeEach(() => clearQueue(app));

function reportMessage(
  threadId: string,
  by: SignedIn,
  message_id: string | null,
  category = 'harassment',
  reason = 'Please look.',
) {
  return app.call('POST', `/api/threads/${threadId}/report`, {
    token: by.token,
    body: { message_id, category, reason },
  });
}

async function itemAbout(userId: string): Promise<string> {
  for (const { id } of await queueOf(app, admin)) {
    const { body } = await openItem(app, admin, id);
    if (body.about_person?.user_id === userId) return id;
  }
  throw new Error('There is no item about this person');
}

test('what both sides report of each other is two items, and each measure meets one person', async () => {
  const { threadId, athlete, coach, guardian } = await joinConversation(app);
  const harmless = await send(app, threadId, athlete, 'I have practice now');
  const bad = await send(app, threadId, coach, 'You will regret this');
  await reportMessage(threadId, coach, harmless.body.id);
  await reportMessage(threadId, guardian, bad.body.id);
  const aboutCoach = await itemAbout(coach.userId);
  expect((await openItem(app, admin, aboutCoach)).body).toMatchObject({
    report_count: 1,
    earlier: [{ kind: 'conversation', closed_at: null }],
  });
  expect((await decide(app, admin, aboutCoach, { measures: ['warn', 'remove'] })).status).toBe(204);
  expect(await decisionsOf(app, athlete)).toEqual([]);
  expect((await decisionsOf(app, coach)).map(({ measure }) => measure)).toEqual(
    expect.arrayContaining(['warn', 'remove']),
  );
  expect((await openThread(app, threadId, athlete)).body.messages).toMatchObject([
    { body: 'I have practice now', is_removed: false },
    { body: '', is_removed: true },
  ]);
  expect((await bellOf(app, coach.userId)).map(({ kind }) => kind)).not.toContain('report_decided');
  await decide(app, admin, await itemAbout(athlete.userId), { outcome: 'nothing_wrong' });
  expect((await bellOf(app, coach.userId))[0]).toMatchObject({
    kind: 'report_decided',
    data: { outcome: 'nothing_wrong' },
  });
  expect(await bellOf(app, athlete.userId)).not.toContainEqual(
    expect.objectContaining({ kind: 'measure_taken' }),
  );
});

test('two reports of the same person are one item', async () => {
  const { threadId, athlete, coach, guardian } = await joinConversation(app);
  const one = await send(app, threadId, coach, 'One');
  const two = await send(app, threadId, coach, 'Two');
  await Promise.all([
    reportMessage(threadId, athlete, one.body.id),
    reportMessage(threadId, guardian, two.body.id),
    reportMessage(threadId, guardian, null),
  ]);
  expect(await queueOf(app, admin)).toMatchObject([{ report_count: 2 }]);
});

test('a coach who reports a conversation as a whole makes one item about nobody', async () => {
  const { threadId, coach } = await joinConversation(app);
  await Promise.all([
    reportMessage(threadId, coach, null, 'harassment', 'They shout.'),
    reportMessage(threadId, coach, null, 'harassment', 'They still shout.'),
  ]);
  expect(await queueOf(app, admin)).toMatchObject([{ report_count: 1, about: null }]);
});

test('what waits for a look at the coach is not delivered by a decision about the family', async () => {
  const { threadId, athlete, coach } = await joinConversation(app);
  const harmless = await send(app, threadId, athlete, 'I have practice now');
  await send(app, threadId, coach, 'Do not tell your parents about this');
  await reportMessage(threadId, coach, harmless.body.id);
  await decide(app, admin, await itemAbout(athlete.userId), { outcome: 'nothing_wrong' });
  expect((await openThread(app, threadId, athlete)).body.messages).toMatchObject([
    { body: 'I have practice now' },
  ]);
  await decide(app, admin, await itemAbout(coach.userId), { outcome: 'nothing_wrong' });
  expect((await openThread(app, threadId, athlete)).body.messages).toHaveLength(2);
});

test('a message that a rule found and that was delivered can be removed', async () => {
  const { threadId, athlete, coach } = await joinConversation(app);
  await send(app, threadId, coach, 'See you at camp');
  await send(app, threadId, coach, 'Send me pics of you');
  const id = await itemAbout(coach.userId);
  expect((await openItem(app, admin, id)).body.possible).toContain('remove');
  expect((await decide(app, admin, id, { measures: ['remove'] })).status).toBe(204);
  expect((await openThread(app, threadId, athlete)).body.messages).toMatchObject([
    { body: 'See you at camp', is_removed: false },
    { body: '', is_removed: true },
  ]);
});

test('a minor’s report of what a guardian wrote pauses nothing and leaves no trace', async () => {
  const { threadId, athlete, coach, guardian } = await joinConversation(app);
  const sent = await send(app, threadId, guardian, 'Do as I say or else');
  expect((await reportMessage(threadId, athlete, sent.body.id, 'child_safety', 'I am afraid.')).status).toBe(
    204,
  );
  for (const reader of [athlete, coach, guardian]) {
    expect((await openThread(app, threadId, reader)).body).toMatchObject({ is_open: true });
  }
  const id = await itemAbout(guardian.userId);
  const { body } = await openItem(app, admin, id);
  expect(body).toMatchObject({
    kind: 'support',
    severity: 'critical',
    is_quiet: true,
    is_frozen: false,
    possible: [],
    reports: [
      {
        reason: 'I am afraid.',
        snapshot: { messages: [{ body: 'Do as I say or else', is_reported: true }] },
      },
    ],
  });
  expect((await decide(app, admin, id)).status).toBe(204);
  expect(await bellOf(app, athlete.userId)).not.toContainEqual(
    expect.objectContaining({ kind: 'report_decided' }),
  );
  await app.waitForMail(admin.email, /safety/i);
  const written = (await app.mails()).map(({ to }) => to);
  expect(written).not.toContain(athlete.email);
  expect(written).not.toContain(guardian.email);
});

test('a guardian’s report of the other guardian keeps no coach away', async () => {
  const { threadId, coach, guardian, athlete } = await joinConversation(app);
  const other = await joinGuardian(app, athlete.athleteId);
  const sent = await send(app, threadId, other, 'Be quiet');
  await reportMessage(threadId, guardian, sent.body.id, 'child_safety');
  expect((await openThread(app, threadId, coach)).status).toBe(200);
});

test.each(['a message that a rule finds', 'a report of a message'] as const)(
  '%s while a moderator closes the item waits for it, and both succeed',
  async (what) => {
    const { threadId, athlete, coach } = await joinConversation(app);
    await send(app, threadId, coach, 'See you at camp');
    const bad = await send(app, threadId, coach, 'Send me pics of you');
    const id = await itemAbout(coach.userId);
    await step(app, admin, id, 'claim');
    const lock = 'select 1 from moderation_items where id = $1 for no key update';
    const both = await whileLocked(app.url, [lock, id], async (untilWaiting) => {
      const closing = app.call('POST', `/api/moderation-items/${id}/close`, {
        token: admin.token,
        body: { outcome: 'nothing_wrong', note: 'Seen.' },
      });
      await untilWaiting(1);
      const coming =
        what === 'a report of a message'
          ? reportMessage(threadId, athlete, bad.body.id)
          : send(app, threadId, coach, 'Send me more pics');
      await untilWaiting(2);
      return { closing, coming };
    });
    expect((await both.closing).status).toBe(204);
    expect([201, 204]).toContain((await both.coming).status);
    expect(await queueOf(app, admin), 'what came later is looked at as well').toHaveLength(1);
  },
);
