/** Places for uploads: nobody takes those of others, by leaving, by sending much or by sending slowly. */
import { request } from 'node:http';
import Fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { whileLocked } from '../../../test/app/held-lock.ts';
import { jpeg } from '../../../test/records/sample-files.ts';
import { startTestApp, type TestApp } from '../../../test/app/test-app.ts';
import { joinWithProfile, upload, type JoinedAthlete } from '../../../test/records/uploads.ts';
import { UPLOADS_AT_ONCE, UPLOADS_PER_ACCOUNT } from '../../uploads/upload.limits.ts';
import { UploadSlots } from '../../uploads/upload-slots.ts';

let app: TestApp;
let athlete: JoinedAthlete;
let address: string;
beforeAll(async () => {
  app = await startTestApp();
  athlete = await joinWithProfile(app);
  address = await app.runtime.server.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => app.close());

const AT_ONCE = 6;

test('uploads given up while they were being counted leave room for the next', async () => {
  for (let given = 0; given < UPLOADS_AT_ONCE; given += AT_ONCE) await giveUpWhileCounted();
  expect((await upload(app, athlete, 'photo', await jpeg())).status).toBe(200);
});

async function giveUpWhileCounted(): Promise<void> {
  await whileLocked(app.url, ['lock table rate_limits in access exclusive mode'], async (untilWaiting) => {
    const sending = Array.from({ length: AT_ONCE }, startUpload);
    await untilWaiting(AT_ONCE);
    for (const one of sending) one.destroy();
    await expect.poll(countConnections).toBe(0);
  });
  // What was waiting goes on for nobody; give it the time to.
  await expect.poll(isCounted).toBe(true);
}

test('one account holds two places: its third upload waits its turn while others are let in', async () => {
  const before = await countUploads();
  const [first, second] = [startUpload(), startUpload()];
  await expect.poll(countUploads).toBe(before + 2);
  const third = startUpload();
  await expect.poll(countUploads).toBe(before + 3);
  const other = await joinWithProfile(app);
  expect((await upload(app, other, 'photo', await jpeg())).status).toBe(200);
  const thirdStatus = statusOf(third);
  third.end(Buffer.alloc(1000));
  const unanswered = Promise.race([thirdStatus, new Promise((resolve) => setTimeout(resolve, 300, 'waits'))]);
  expect(await unanswered).toBe('waits');
  first.end(Buffer.alloc(1000));
  // It is let in and read now, and no picture.
  expect(await thirdStatus).toBe(415);
  second.destroy();
});

test('a body that trickles in gives its place up and is told so', async () => {
  const slots = new UploadSlots({ leastBytes: 500, everyMs: 200 });
  const server = Fastify();
  server.addContentTypeParser('application/octet-stream', { parseAs: 'buffer' }, (_request, body, done) =>
    done(null, body),
  );
  server.put(
    '/file',
    { onRequest: (request, reply) => slots.take(request, reply, 'somebody') },
    () => 'read',
  );
  const slow = request(`${await server.listen({ port: 0, host: '127.0.0.1' })}/file`, {
    method: 'PUT',
    headers: { 'content-type': 'application/octet-stream', 'content-length': 1000 },
  });
  slow.on('error', () => {});
  slow.write('x');
  expect(await statusOf(slow)).toBe(503);
  slow.destroy();
  const quick = await server.inject({
    method: 'PUT',
    url: '/file',
    headers: { 'content-type': 'application/octet-stream' },
    payload: Buffer.alloc(1000),
  });
  expect(quick.body).toBe('read');
  await server.close();
});

function statusOf(sending: ReturnType<typeof startUpload>): Promise<number | undefined> {
  return new Promise((resolve) => sending.once('response', ({ statusCode }) => resolve(statusCode)));
}

function startUpload() {
  const sending = request(`${address}/api/profile/files/photo`, {
    method: 'PUT',
    agent: false,
    headers: {
      authorization: `Bearer ${athlete.token}`,
      'content-type': 'application/octet-stream',
      'content-length': 1000,
    },
  });
  // Hanging up is what this test is about.
  sending.once('error', () => {});
  sending.flushHeaders();
  return sending;
}

function countConnections(): Promise<number> {
  return new Promise((resolve, reject) => {
    app.runtime.server.server.getConnections((error, count) => (error ? reject(error) : resolve(count)));
  });
}

/** Counts the uploads of the athlete, who is the first to upload in this file. */
async function countUploads(): Promise<number> {
  const { hits } = await app.db
    .selectFrom('rate_limits')
    .select('hits')
    .where('key', 'like', `${UPLOADS_PER_ACCOUNT.name}:%`)
    .executeTakeFirstOrThrow();
  return hits;
}

let counted = 0;
async function isCounted(): Promise<boolean> {
  const hits = await countUploads();
  if (hits - counted < AT_ONCE) return false;
  counted = hits;
  return true;
}
