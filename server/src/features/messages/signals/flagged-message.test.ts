/** A first message that a rule speaks of: who sees it before and after a moderator has looked. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { joinAdmin } from '../../../../test/features/admin.ts';
import { closeItemAbout, itemAbout } from '../../../../test/features/moderation.ts';
import {
  blockCoach,
  joinConversation,
  listThreads,
  openThread,
  readUpTo,
  send,
  type JoinedConversation,
  type SignedIn,
} from '../../../../test/records/conversations.ts';
import { pdf } from '../../../../test/records/sample-files.ts';
import { startTestApp, type TestApp } from '../../../../test/app/test-app.ts';

const ASKS = 'Text me on WhatsApp, and do not tell your parents.';
let app: TestApp;
let admin: SignedIn;
beforeAll(async () => {
  app = await startTestApp();
  admin = await joinAdmin(app);
});
afterAll(() => app.close());

const bodiesFor = async ({ threadId }: JoinedConversation, reader: SignedIn) =>
  (await openThread(app, threadId, reader)).body.messages.map(({ body }) => body);

const itemOf = ({ coach }: JoinedConversation) => itemAbout(app, admin, coach);
const decide = ({ coach }: JoinedConversation, outcome: 'nothing_wrong' | 'acted') =>
  closeItemAbout(app, admin, coach, outcome);

test('it waits: the coach alone sees it, the family hears nothing, and a moderator finds it', async () => {
  const conversation = await joinConversation(app);
  const { coach, athlete, guardian, threadId } = conversation;
  const sent = await send(app, threadId, coach, ASKS);
  expect(sent.body).toMatchObject({ hold: 'waiting', body: ASKS });
  await send(app, threadId, coach, 'Hello?');
  expect(await bodiesFor(conversation, coach)).toEqual([ASKS, 'Hello?']);
  for (const reader of [athlete, guardian]) {
    expect(await bodiesFor(conversation, reader)).toEqual([]);
    const [thread] = await listThreads(app, reader);
    expect(thread).toMatchObject({ unread: 0, last: null });
    expect((await readUpTo(app, threadId, reader, sent.body.id)).status).toBe(404);
    const { body } = await app.call('GET', '/api/notifications', { token: reader.token });
    expect(JSON.stringify(body)).not.toContain(threadId);
  }
  const item = await itemOf(conversation);
  expect(item).toMatchObject({ severity: 'critical', is_frozen: false });
  expect(item?.reports[0]?.signals).toEqual(['move_elsewhere', 'secrecy']);
  expect(item?.reports[0]?.snapshot.messages.at(-1)).toMatchObject({ body: ASKS, is_reported: true });
});

test('the name of a file counts as words of the message', async () => {
  const conversation = await joinConversation(app);
  const { coach, guardian, threadId } = conversation;
  const name = encodeURIComponent('Add_me_on_WhatsApp-and do not tell your parents.pdf');
  const file = await app.call<{ id: string }>('POST', `/api/threads/${threadId}/files?name=${name}`, {
    token: coach.token,
    body: pdf('Our program'),
    headers: { 'content-type': 'application/octet-stream' },
  });
  const sent = await send(app, threadId, coach, '', { file_ids: [file.body.id] });
  expect([sent.status, sent.body.hold]).toEqual([201, 'waiting']);
  expect(await bodiesFor(conversation, guardian)).toEqual([]);
  expect((await itemOf(conversation))?.reports[0]?.signals).toEqual(['move_elsewhere', 'secrecy']);
});

test('where nothing was wrong it arrives, unread and in its place, and contact was never paused', async () => {
  const conversation = await joinConversation(app);
  const { coach, guardian, threadId } = conversation;
  await send(app, threadId, coach, 'Call me at 512-555-0142');
  const answer = await send(app, threadId, guardian, 'Good morning.');
  await readUpTo(app, threadId, guardian, answer.body.id);
  await decide(conversation, 'nothing_wrong');
  expect(await bodiesFor(conversation, guardian)).toEqual(['Call me at 512-555-0142', 'Good morning.']);
  expect((await listThreads(app, guardian))[0]).toMatchObject({ unread: 1, is_open: true });
  const next = await send(app, threadId, coach, 'My number is 512-555-0142');
  expect(next.body.hold).toBeNull();
  expect(await itemOf(conversation)).not.toBeNull();
});

test('where something was wrong it never arrives, and the next one is looked at by itself', async () => {
  const conversation = await joinConversation(app);
  const { coach, guardian, threadId } = conversation;
  await send(app, threadId, coach, ASKS);
  await decide(conversation, 'acted');
  expect((await openThread(app, threadId, coach)).body.messages[0]?.hold).toBe('kept_back');
  expect((await send(app, threadId, coach, 'When is your next game?')).body.hold).toBeNull();
  expect(await bodiesFor(conversation, guardian)).toEqual(['When is your next game?']);
});

test('what waits is not delivered into a conversation that the family has closed meanwhile', async () => {
  const conversation = await joinConversation(app);
  const { coach, guardian, threadId } = conversation;
  await send(app, threadId, coach, ASKS);
  await blockCoach(app, conversation);
  await decide(conversation, 'nothing_wrong');
  expect(await bodiesFor(conversation, guardian)).toEqual([]);
});

test('what a family writes, and what is written to an adult, is nobody’s to look at', async () => {
  const conversation = await joinConversation(app);
  expect((await send(app, conversation.threadId, conversation.athlete, ASKS)).body.hold).toBeNull();
  expect(await itemOf(conversation)).toBeNull();
  await app.db
    .updateTable('athletes')
    .set({ birthdate: '2000-01-01' })
    .where('id', '=', conversation.athlete.athleteId)
    .execute();
  const isToAdult = await send(app, conversation.threadId, conversation.coach, ASKS);
  expect(isToAdult.body.hold).not.toBe('waiting');
  expect(await itemOf(conversation)).toBeNull();
});
