/** Uploads that are not taken: each with a clear answer, and with the old file left in place. */
import { request } from 'node:http';
import { FILE_RULES } from '@faircourt/contracts/files';
import type { FileKind } from '@faircourt/contracts/vocabulary';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { heic, jpeg, pdf } from '../../../test/records/sample-files.ts';
import { problemOf, startTestApp, type TestApp } from '../../../test/app/test-app.ts';
import {
  download,
  filesOf,
  joinWithProfile,
  upload,
  type JoinedAthlete,
} from '../../../test/records/uploads.ts';

let app: TestApp;
let athlete: JoinedAthlete;
beforeAll(async () => {
  app = await startTestApp();
  athlete = await joinWithProfile(app);
});
afterAll(() => app.close());

async function recordsOf({ athleteId }: JoinedAthlete) {
  const events = await app.db.selectFrom('events').selectAll().where('chain', '=', athleteId).execute();
  return { events, files: await filesOf(app, athlete) };
}

describe('a file', () => {
  beforeAll(async () => {
    await upload(app, athlete, 'photo', await jpeg());
    await upload(app, athlete, 'transcript', pdf());
  });

  test.each<[string, FileKind, () => Buffer | Promise<Buffer>, number, string]>([
    ['that is empty', 'photo', () => Buffer.alloc(0), 422, 'file_unreadable'],
    ['that is damaged', 'photo', async () => (await jpeg()).subarray(0, 200), 422, 'file_unreadable'],
    ['of another kind', 'photo', () => pdf(), 415, 'file_type_wrong'],
    ['of an iPhone', 'photo', () => heic(), 415, 'file_type_wrong'],
    ['that is a web page', 'photo', () => Buffer.from('<html><script>'), 415, 'file_type_wrong'],
    ['that is half a PDF', 'transcript', () => pdf().subarray(0, 30), 422, 'file_unreadable'],
    ['past its limit', 'photo', () => Buffer.alloc(FILE_RULES.photo.maxBytes + 1), 413, 'file_too_large'],
    [
      'past the limit of any request',
      'transcript',
      () => Buffer.alloc(FILE_RULES.transcript.maxBytes + 1),
      413,
      'file_too_large',
    ],
  ])('%s gives a clear message and leaves the old one', async (_what, kind, make, status, code) => {
    const before = await recordsOf(athlete);
    const answer = await upload(app, athlete, kind, await make());
    expect(answer.status).toBe(status);
    expect(problemOf(answer)).toMatchObject({ code, errors: [{ field: 'file' }] });
    expect(await recordsOf(athlete)).toEqual(before);
    for (const { id } of before.files) {
      expect((await download(app, `/api/files/${id}`, { token: athlete.token })).status).toBe(200);
    }
  });

  test.each([
    ['photo', FILE_RULES.photo.maxBytes + 1, 8],
    ['photo', FILE_RULES.transcript.maxBytes + 1, 8],
    ['transcript', FILE_RULES.transcript.maxBytes + 1, 10],
  ])('too large as a %s (%i bytes) is told that %i MB are the limit', async (kind, bytes, megabytes) => {
    const answer = await upload(app, athlete, kind, Buffer.alloc(bytes));
    expect(problemOf(answer).detail).toBe(`This file is too large. Send at most ${megabytes} MB.`);
  });

  test.each(['application/json', 'multipart/form-data; boundary=x', 'image/jpeg', 'text/plain'])(
    'sent as %s is refused unread',
    async (type) => {
      const before = await recordsOf(athlete);
      const answer = await app.call('PUT', '/api/profile/files/photo', {
        token: athlete.token,
        headers: { 'content-type': type },
        body: await jpeg(),
      });
      expect(answer.status).toBe(415);
      expect(problemOf(answer)).toMatchObject({
        code: 'unsupported_media_type',
        detail: 'Send the file itself as application/octet-stream.',
      });
      expect(await recordsOf(athlete)).toEqual(before);
    },
  );

  test('of a kind that there is not', async () => {
    expect((await upload(app, athlete, 'passport', pdf())).status).toBe(404);
    const gone = await app.call('DELETE', '/api/profile/files/passport', { token: athlete.token });
    expect(gone.status).toBe(404);
  });
});

test('other routes still take JSON only', async () => {
  const answer = await app.call('POST', '/api/auth/sign-in', {
    headers: { 'content-type': 'application/octet-stream' },
    body: Buffer.from('{}'),
  });
  expect(answer.status).toBe(415);
  expect(problemOf(answer).detail).toBe('Send application/json.');
});

test('before there is a profile there is nothing to add a file to', async () => {
  const newcomer = await app.join('athlete');
  for (const answer of [
    await upload(app, newcomer, 'photo', await jpeg()),
    await app.call('DELETE', '/api/profile/files/photo', { token: newcomer.token }),
  ]) {
    expect(answer.status).toBe(409);
    expect(problemOf(answer).code).toBe('profile_missing');
  }
});

test('a file that is not there cannot be deleted', async () => {
  const other = await joinWithProfile(app);
  expect((await app.call('DELETE', '/api/profile/files/photo', { token: other.token })).status).toBe(404);
});

test.each(['guardian', 'coach', 'regional_director'] as const)(
  'a %s has no files to upload',
  async (role) => {
    const answer = await upload(app, await app.join(role), 'photo', await jpeg());
    expect(answer.status).toBe(403);
    expect(problemOf(answer).code).toBe('not_allowed');
  },
);

test('somebody who is not signed in is told so before the file is read', async () => {
  const answer = await upload(app, {}, 'photo', Buffer.alloc(FILE_RULES.transcript.maxBytes + 1));
  expect(answer.status).toBe(401);
  expect(problemOf(answer).code).toBe('sign_in_required');
});

test('past twelve at once the thirteenth is asked to come back, and later all is well', async () => {
  const address = await app.runtime.server.listen({ port: 0, host: '127.0.0.1' });
  const picture = await jpeg();
  const people = [athlete];
  while (people.length < 6) people.push(await joinWithProfile(app));
  const late = await joinWithProfile(app);
  const begin = (person: JoinedAthlete) => slowUpload(address, person, picture);
  let slow = people.flatMap((person) => [begin(person), begin(person)]);
  const send = () => upload(app, late, 'photo', Buffer.alloc(0));
  // Refused once all twelve are let in. Asking takes a place for a moment: who is refused because of it begins again.
  await expect
    .poll(async () => {
      slow = slow.map((one) => (one.isRefused() ? begin(one.person) : one));
      return (await send()).status;
    })
    .toBe(503);
  const refused = await send();
  expect(problemOf(refused).code).toBe('unavailable');
  expect(refused.headers['retry-after']).toBe('5');

  const statuses = await Promise.all(slow.map(({ finish }) => finish()));
  expect(statuses).toEqual(Array<number>(12).fill(200));
  expect((await upload(app, late, 'photo', picture)).status).toBe(200);
}, 60_000);

test('one account uploads thirty files an hour', async () => {
  const strict = await startTestApp({ environment: { RATE_LIMIT_SCALE: '1' } });
  const busy = await joinWithProfile(strict);
  for (let n = 0; n < 30; n++) {
    expect((await upload(strict, busy, 'photo', Buffer.alloc(0))).status).toBe(422);
  }
  const refused = await upload(strict, busy, 'photo', await jpeg());
  expect(refused.status).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3500);
  const other = await joinWithProfile(strict);
  expect((await upload(strict, other, 'photo', await jpeg())).status).toBe(200);
  await strict.close();
});

/** Sends all but the last byte; `finish` sends that too, and gives the status of the answer. */
function slowUpload(address: string, person: JoinedAthlete, content: Buffer) {
  const sending = request(`${address}/api/profile/files/photo`, {
    method: 'PUT',
    headers: {
      authorization: `Bearer ${person.token}`,
      'content-type': 'application/octet-stream',
      'content-length': content.length,
    },
  });
  let status: number | null = null;
  const answered = new Promise<number>((resolve, reject) => {
    sending.once('error', reject);
    sending.once('response', (response) => {
      status = response.statusCode ?? 0;
      response.resume();
      response.once('end', () => resolve(response.statusCode ?? 0));
    });
  });
  // What was refused is given up, and how it ends is nobody's business.
  answered.catch(() => undefined);
  sending.write(content.subarray(0, -1));
  return {
    person,
    isRefused: () => status === 503,
    finish: () => {
      sending.end(content.subarray(-1));
      return answered;
    },
  };
}
