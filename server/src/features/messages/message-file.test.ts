/**
 * Files of a conversation: checked like every upload, sent once by the person who uploaded them, downloaded by members
 * only.
 */
import type { MessageFile } from '@faircourt/contracts/messages';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  blockCoach,
  endLink,
  joinConversation,
  listThreads,
  openThread,
  send,
  type JoinedConversation,
  type SignedIn,
} from '../../../test/records/conversations.ts';
import { heic, jpegOfAPhone, pdf, png } from '../../../test/records/sample-files.ts';
import { problemOf, startTestApp, type Answer, type TestApp } from '../../../test/app/test-app.ts';
import { download } from '../../../test/records/uploads.ts';
import { forget } from '../../../test/features/retention.ts';
import { openFileStore } from '../../platform/storage/file-store.ts';
import { sweepFiles } from '../../uploads/file.jobs.ts';
import { listUnsentNames } from './message-file.store.ts';

let app: TestApp;
let conversation: JoinedConversation;
beforeAll(async () => {
  app = await startTestApp();
  conversation = await joinConversation(app);
});
afterAll(() => app.close());

function upload(
  threadId: string,
  person: { token?: string },
  content: Buffer,
  name = 'camp.pdf',
): Promise<Answer<MessageFile>> {
  return app.call<MessageFile>('POST', `/api/threads/${threadId}/files?name=${encodeURIComponent(name)}`, {
    token: person.token,
    body: content,
    headers: { 'content-type': 'application/octet-stream' },
  });
}

const addressOf = ({ id }: { id: string }) => `/api/message-files/${id}`;
const statusFor = async (file: { id: string }, person: SignedIn) =>
  (await download(app, addressOf(file), { token: person.token })).status;

async function sendWithFile({ threadId, coach }: JoinedConversation): Promise<MessageFile> {
  const { body: file } = await upload(threadId, coach, pdf('Camp dates'));
  expect((await send(app, threadId, coach, 'See the file', { file_ids: [file.id] })).status).toBe(201);
  return file;
}

describe('an upload', () => {
  test('goes with its message to everybody in the conversation, as a download with its name', async () => {
    const { threadId, athlete, guardian, coach } = conversation;
    const content = pdf('Verano en Córdoba');
    const { status, body: file } = await upload(threadId, coach, content, 'C:\\docs\\Verano "2027" ñ.exe');
    expect(status).toBe(201);
    expect(file).toEqual({
      id: expect.any(String),
      name: 'Verano 2027 ñ.pdf',
      content_type: 'application/pdf',
      bytes: content.length,
    });
    const sent = await send(app, threadId, coach, 'Dates', { file_ids: [file.id] });
    expect(sent.body.files).toEqual([file]);

    const { body: thread } = await openThread(app, threadId, guardian);
    expect(thread.messages.at(-1)?.files).toEqual([file]);
    const got = await download(app, `${addressOf(file)}?key=${thread.file_key}`);
    expect(got.status).toBe(200);
    expect(got.content.equals(content)).toBe(true);
    expect(got.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition':
        'attachment; filename="Verano 2027 n_.pdf"; filename*=UTF-8\'\'Verano%202027%20%C3%B1.pdf',
      'content-security-policy': expect.stringContaining('sandbox'),
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
    expect([await statusFor(file, athlete), await statusFor(file, coach)]).toEqual([200, 200]);
  });

  test('can be a message without text; then the list shows its name', async () => {
    const mine = await joinConversation(app);
    const { body: file } = await upload(mine.threadId, mine.coach, pdf(), 'Camp dates.pdf');
    expect((await send(app, mine.threadId, mine.coach, '', { file_ids: [file.id] })).status).toBe(201);
    expect((await listThreads(app, mine.guardian))[0]?.last?.excerpt).toBe('Camp dates.pdf');
  });

  test('of a picture is redrawn, without a trace of the phone', async () => {
    const { threadId, athlete } = conversation;
    const { body: file } = await upload(threadId, athlete, await jpegOfAPhone(), 'me.heic');
    expect(file).toMatchObject({ name: 'me.jpg', content_type: 'image/jpeg' });
    const got = await download(app, addressOf(file), { token: athlete.token });
    expect(got.content.toString('latin1')).not.toMatch(/exif|Secret Phone|Hidden Person/i);
  });

  test.each([
    ['an unknown kind of file', () => Buffer.from('MZ\u0090 a program'), 415, 'file_type_wrong'],
    ['a HEIC picture', () => heic(), 415, 'file_type_wrong'],
    ['nothing', () => Buffer.alloc(0), 422, 'file_unreadable'],
    ['half a PDF', () => pdf().subarray(0, 40), 422, 'file_unreadable'],
    ['eleven megabytes', () => Buffer.alloc(11 * 1024 * 1024), 413, 'file_too_large'],
  ])('of %s is refused', async (_case, content, status, code) => {
    const answer = await upload(conversation.threadId, conversation.coach, content());
    expect([answer.status, problemOf(answer).code]).toEqual([status, code]);
  });

  test('needs a name, and is sent as it is', async () => {
    const { threadId, coach } = conversation;
    const nameless = await upload(threadId, coach, pdf(), '  ');
    expect([nameless.status, problemOf(nameless).code]).toEqual([422, 'validation_failed']);
    const asJson = await app.call('POST', `/api/threads/${threadId}/files?name=x`, {
      token: coach.token,
      body: { file: 'x' },
    });
    expect([asJson.status, problemOf(asJson).code]).toEqual([415, 'unsupported_media_type']);
  });

  test('is refused before its body is read when the sender may not write there', async () => {
    const [stranger, closed] = [await joinConversation(app), await joinConversation(app)];
    await blockCoach(app, closed);
    const large = Buffer.alloc(11 * 1024 * 1024);
    expect((await upload(conversation.threadId, stranger.coach, large)).status).toBe(404);
    expect((await upload(closed.threadId, closed.coach, large)).status).toBe(404);
    expect((await upload(closed.threadId, closed.guardian, large)).status).toBe(403);
    expect((await upload(conversation.threadId, {}, large)).status).toBe(401);
    expect((await upload('not-an-id', stranger.coach, large)).status).toBe(404);
  });
});

describe('a file', () => {
  test('can be sent only by the person who uploaded it, to that conversation, once', async () => {
    const { threadId, athlete, coach } = conversation;
    const other = await joinConversation(app);
    const { body: file } = await upload(threadId, coach, pdf());
    const refusals = [
      await send(app, threadId, athlete, 'Mine?', { file_ids: [file.id] }),
      await send(app, other.threadId, other.coach, 'Mine?', { file_ids: [file.id] }),
    ];
    expect((await send(app, threadId, coach, 'Once', { file_ids: [file.id] })).status).toBe(201);
    refusals.push(await send(app, threadId, coach, 'Twice', { file_ids: [file.id] }));
    for (const refused of refusals) {
      expect([refused.status, problemOf(refused).errors?.[0]?.field]).toEqual([422, 'file_ids']);
    }
    const { messages } = (await openThread(app, threadId, coach)).body;
    expect(messages.map(({ body }) => body)).not.toContain('Twice');
  });

  test('is read for words that need a look until it is sent, and not again with another message', async () => {
    const { threadId, coach } = conversation;
    const { body: file } = await upload(threadId, coach, pdf(), 'Camp dates.pdf');
    const names = () => listUnsentNames(app.db, { ids: [file.id], threadId, uploadedBy: coach.userId });
    expect(await names()).toEqual(['Camp dates.pdf']);
    expect((await send(app, threadId, coach, 'Dates', { file_ids: [file.id] })).status).toBe(201);
    expect(await names()).toEqual([]);
  });

  test('that is not sent yet is seen by its sender only', async () => {
    const { threadId, athlete, guardian, coach } = conversation;
    const { body: file } = await upload(threadId, coach, pdf());
    expect(await statusFor(file, coach)).toBe(200);
    expect([await statusFor(file, athlete), await statusFor(file, guardian)]).toEqual([404, 404]);
  });

  test('is not handed to anybody outside, nor by a key of somebody else', async () => {
    const other = await joinConversation(app);
    const file = await sendWithFile(conversation);
    for (const stranger of [other.coach, other.athlete, other.guardian]) {
      expect(await statusFor(file, stranger)).toBe(404);
    }
    const { file_key } = (await openThread(app, other.threadId, other.coach)).body;
    expect((await download(app, `${addressOf(file)}?key=${file_key}`)).status).toBe(404);
    expect((await download(app, addressOf(file))).status).toBe(401);
  });

  test('is out of reach at once for a blocked coach and for a guardian whose link has ended', async () => {
    const mine = await joinConversation(app);
    const file = await sendWithFile(mine);
    const { file_key } = (await openThread(app, mine.threadId, mine.coach)).body;
    await blockCoach(app, mine);
    expect((await download(app, `${addressOf(file)}?key=${file_key}`)).status).toBe(404);
    expect(await statusFor(file, mine.guardian)).toBe(200);
    await endLink(app, mine.guardian);
    expect(await statusFor(file, mine.guardian)).toBe(404);
    expect(await statusFor(file, mine.athlete)).toBe(200);
  });

  test('that was never sent is gone after a day, its bytes too; what was sent stays', async () => {
    const mine = await joinConversation(app);
    const sent = await sendWithFile(mine);
    const { body: unsent } = await upload(mine.threadId, mine.coach, await png(), 'a.png');
    const { storage_key } = await app.db
      .selectFrom('message_files')
      .select('storage_key')
      .where('id', '=', unsent.id)
      .executeTakeFirstOrThrow();
    const hours = (count: number) => new Date(Date.now() + count * 60 * 60 * 1000);
    await forget(app.db, 'unsent_files', hours(23));
    expect(await statusFor(unsent, mine.coach)).toBe(200);
    await forget(app.db, 'unsent_files', hours(25));
    const store = await openFileStore(app.config.files);
    await sweepFiles(app.db, store, new Date());
    expect(await statusFor(unsent, mine.coach)).toBe(404);
    expect(await store.read(storage_key)).toBeNull();
    expect(await statusFor(sent, mine.coach)).toBe(200);
  });
});
