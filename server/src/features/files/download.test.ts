/** Who gets a file, by token or by key, and how it is sent. */
import type { StoredFile } from '@faircourt/contracts/files';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  seedBadge,
  seedCollege,
  seedPlan,
  seedRelease,
  type SeededAthlete,
} from '../../../test/records/seeded-athletes.ts';
import { seedGuardianship } from '../../../test/records/seeded-guardianship.ts';
import { jpeg, pdf } from '../../../test/records/sample-files.ts';
import { problemOf, startTestApp, type Joined, type TestApp } from '../../../test/app/test-app.ts';
import { download, joinWithProfile, upload, type JoinedAthlete } from '../../../test/records/uploads.ts';
import { suspendAccount } from '../accounts/suspension.service.ts';
import { createFileKeys } from '../../platform/sessions/file-key.ts';
import { openFileStore } from '../../platform/storage/file-store.ts';

let now = new Date();
let app: TestApp;
let athlete: JoinedAthlete;
let guardian: Joined;
let coach: Joined;
let photo: StoredFile;
let transcript: StoredFile;
let seeded: SeededAthlete;

beforeAll(async () => {
  app = await startTestApp({ clock: { now: () => now } });
  athlete = await joinWithProfile(app);
  guardian = await app.join('guardian');
  coach = await app.join('coach');
  await seedCollege(app.db, coach.userId);
  await seedPlan(app.db, coach.userId, 'pro_scout');
  await app.db
    .updateTable('athletes')
    .set({ visibility: 'public', birthdate: '2011-05-05' })
    .where('id', '=', athlete.athleteId)
    .execute();
  await app.db
    .insertInto('guardian_links')
    .values({
      athlete_id: athlete.athleteId,
      guardian_user_id: guardian.userId,
      status: 'active',
      activated_at: new Date(0),
    })
    .execute();
  await seedGuardianship(app.db, { athleteId: athlete.athleteId, guardianUserId: guardian.userId });
  seeded = {
    athleteId: athlete.athleteId,
    userId: athlete.userId,
    guardianUserId: guardian.userId,
    seasonIds: [],
  };
  photo = (await upload(app, athlete, 'photo', await jpeg())).body;
  transcript = (await upload(app, athlete, 'transcript', pdf('Grades'))).body;
});
afterAll(() => app.close());
beforeEach(() => {
  now = new Date();
});
afterEach(async () => {
  await app.db.deleteFrom('releases').where('athlete_id', '=', athlete.athleteId).execute();
  await app.db
    .deleteFrom('verifications')
    .where('athlete_id', '=', athlete.athleteId)
    .where('guardian_link_id', 'is', null)
    .execute();
});

async function statusFor(person: Joined, file: StoredFile): Promise<number> {
  return (await download(app, file.url, { token: person.token })).status;
}

function looks() {
  return app.db
    .selectFrom('events')
    .select(['actor_user_id', 'actor_role', 'data'])
    .where('chain', '=', athlete.athleteId)
    .where('type', '=', 'file.viewed')
    .execute();
}

describe('who gets a file', () => {
  test('the family gets both, released or not', async () => {
    for (const person of [athlete, guardian]) {
      expect(await statusFor(person, photo)).toBe(200);
      expect(await statusFor(person, transcript)).toBe(200);
    }
  });

  test('a photo goes out while the identity is released, and not a moment longer', async () => {
    expect(await statusFor(coach, photo)).toBe(404);
    await seedRelease(app.db, seeded, ['identity']);
    expect(await statusFor(coach, photo)).toBe(200);
    await app.db
      .updateTable('releases')
      .set({ status: 'withdrawn' })
      .where('athlete_id', '=', athlete.athleteId)
      .execute();
    expect(await statusFor(coach, photo)).toBe(404);
  });

  test('a transcript goes out only when it is released and verified', async () => {
    await seedRelease(app.db, seeded, ['identity', 'academics']);
    await seedBadge(app.db, seeded, 'transcript');
    expect(await statusFor(coach, transcript)).toBe(404);
    await seedRelease(app.db, seeded, ['transcript'], { audience: 'verified_colleges' });
    expect(await statusFor(coach, transcript)).toBe(200);
    await app.db.deleteFrom('verifications').where('fact_group', '=', 'transcript').execute();
    expect(await statusFor(coach, transcript)).toBe(404);
  });

  test('a coach without a plan gets the photo of the card, and is told that the rest needs a plan', async () => {
    const unpaid = await app.join('coach');
    await seedCollege(app.db, unpaid.userId, 'Unpaid College');
    await seedPlan(app.db, unpaid.userId, 'basic_scout', { status: 'lapsed' });
    await seedRelease(app.db, seeded, ['identity', 'transcript']);
    await seedBadge(app.db, seeded, 'transcript');
    expect(await statusFor(unpaid, photo)).toBe(200);
    const answer = await app.call('GET', transcript.url, { token: unpaid.token });
    expect(`${answer.status} ${problemOf(answer).code}`).toBe('403 not_allowed');
  });

  test('a limited plan gets the transcript of a profile that it has opened this month, and of no other', async () => {
    const basic = await app.join('coach');
    await seedCollege(app.db, basic.userId, 'Basic College');
    await seedPlan(app.db, basic.userId, 'basic_scout');
    await seedRelease(app.db, seeded, ['transcript']);
    await seedBadge(app.db, seeded, 'transcript');
    expect(await statusFor(basic, transcript)).toBe(403);
    await app.call('POST', `/api/athletes/${athlete.athleteId}/open`, { token: basic.token });
    expect(await statusFor(basic, transcript)).toBe(200);
    await app.db.updateTable('profile_opens').set({ month: '2020-01-01' }).execute();
    expect(await statusFor(basic, transcript)).toBe(403);
  });

  test('a forbidden file answers exactly like one that does not exist', async () => {
    const absent = '/api/files/0190a0a0-0000-7000-8000-000000000000';
    const answers = await Promise.all(
      [transcript.url, photo.url, absent, '/api/files/not-an-id'].map((url) =>
        app.call('GET', url, { token: coach.token }),
      ),
    );
    const shapes = answers.map((answer) => {
      const { request_id: _, ...body } = problemOf(answer);
      return { status: answer.status, body, headers: Object.keys(answer.headers).toSorted() };
    });
    expect(shapes[0]?.status).toBe(404);
    for (const shape of shapes) expect(shape).toEqual(shapes[0]);
  });
});

describe('the key in an address', () => {
  const keys = () => createFileKeys(app.config.authSecret);
  const withKey = (file: StoredFile, key: string) => `${file.url}?key=${encodeURIComponent(key)}`;

  async function keyOf(person: Joined): Promise<string> {
    const { id } = await app.db
      .selectFrom('auth_sessions as s')
      .innerJoin('users as u', 'u.auth_id', 's.user_id')
      .select('s.id')
      .where('u.id', '=', person.userId)
      .executeTakeFirstOrThrow();
    return keys().issue({ userId: person.userId, sessionId: id }, now);
  }

  async function answerTo(url: string): Promise<string> {
    const answer = await app.call('GET', url);
    return answer.status < 400 ? String(answer.status) : `${answer.status} ${problemOf(answer).code}`;
  }

  test('opens what its owner may see, without any other sign of who asks', async () => {
    expect(await answerTo(withKey(photo, await keyOf(guardian)))).toBe('200');
    expect(await answerTo(withKey(photo, await keyOf(coach)))).toBe('404 not_found');
    expect(await answerTo(photo.url)).toBe('401 sign_in_required');
  });

  test('runs out within ten minutes', async () => {
    const url = withKey(photo, await keyOf(athlete));
    now = new Date(now.getTime() + 5 * 60_000);
    expect(await answerTo(url)).toBe('200');
    now = new Date(now.getTime() + 5 * 60_000);
    expect(await answerTo(url)).toBe('401 invalid_token');
  });

  test('cannot be forged, nor turned into the key of somebody else', async () => {
    const key = await keyOf(coach);
    const other = key.replace(coach.userId, athlete.userId);
    expect(await answerTo(withKey(photo, other))).toBe('401 invalid_token');
    expect(await answerTo(withKey(photo, 'nonsense'))).toBe('401 invalid_token');
    const elsewhere = createFileKeys('another secret of thirty-two characters').issue(
      { userId: athlete.userId, sessionId: athlete.userId },
      now,
    );
    expect(await answerTo(withKey(photo, elsewhere))).toBe('401 invalid_token');
  });

  test('ends with the session it came from', async () => {
    const leaving = await app.join('guardian');
    const url = withKey(photo, await keyOf(leaving));
    expect(await answerTo(url)).toBe('404 not_found');
    await app.call('POST', '/api/auth/sign-out', { cookie: leaving.cookie });
    expect(await answerTo(url)).toBe('401 session_ended');
  });

  test('of a suspended viewer opens nothing any more', async () => {
    await seedRelease(app.db, seeded, ['identity']);
    const banned = await app.join('coach', 'banned@example.test');
    const url = withKey(photo, await keyOf(banned));
    expect(await answerTo(url)).toBe('200');
    await suspendAccount(app.db, 'banned@example.test', { userId: null, role: 'admin' });
    expect(await answerTo(url)).toBe('401 session_ended');
  });

  test('opens files and nothing else', async () => {
    expect(await answerTo(`/api/auth/user?key=${await keyOf(athlete)}`)).toBe('401 sign_in_required');
  });
});

describe('how a file is sent', () => {
  test('a photo shows in the page and may be kept for some minutes', async () => {
    const { headers, content } = await download(app, photo.url, { token: athlete.token });
    expect(headers).toMatchObject({
      'content-type': 'image/webp',
      'content-length': String(content.length),
      'content-disposition': 'inline',
      'cache-control': 'private, max-age=300',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      'cross-origin-resource-policy': 'same-origin',
    });
  });

  test('a PDF is a download that no computer keeps for the next person', async () => {
    const { headers } = await download(app, transcript.url, { token: athlete.token });
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'attachment; filename="transcript.pdf"',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    });
  });

  test('a browser that holds the current copy gets no second one, if it still may look', async () => {
    await seedRelease(app.db, seeded, ['identity']);
    const { headers } = await download(app, photo.url, { token: coach.token });
    const again = { token: coach.token, headers: { 'if-none-match': String(headers['etag']) } };
    const fresh = await download(app, photo.url, again);
    expect({ status: fresh.status, bytes: fresh.content.length }).toEqual({ status: 304, bytes: 0 });
    await app.db.deleteFrom('releases').where('athlete_id', '=', athlete.athleteId).execute();
    expect((await download(app, photo.url, again)).status).toBe(404);
  });

  test('asking for the headers alone sends no content', async () => {
    const { status, content, headers } = await download(app, photo.url, {
      token: athlete.token,
      method: 'HEAD',
    });
    expect({ status, bytes: content.length, length: headers['content-length'] }).toEqual({
      status: 200,
      bytes: 0,
      length: String(photo.bytes),
    });
  });

  test('a file whose bytes are gone from the store is not found', async () => {
    const other = await joinWithProfile(app);
    const { body } = await upload(app, other, 'photo', await jpeg());
    const { storage_key } = await app.db
      .selectFrom('files')
      .select('storage_key')
      .where('athlete_id', '=', other.athleteId)
      .executeTakeFirstOrThrow();
    await (await openFileStore(app.config.files)).delete(storage_key);
    const answer = await app.call('GET', body.url, { token: other.token });
    expect(`${answer.status} ${problemOf(answer).code}`).toBe('404 not_found');
  });
});

describe('the family can know who looked', () => {
  test('each look of somebody else at a minor’s transcript is in the log; the family’s own and photos are not', async () => {
    await seedRelease(app.db, seeded, ['identity', 'transcript']);
    await seedBadge(app.db, seeded, 'transcript');
    const before = (await looks()).length;
    for (const person of [athlete, guardian]) await statusFor(person, transcript);
    await statusFor(coach, photo);
    expect(await looks()).toHaveLength(before);
    await statusFor(coach, transcript);
    const after = await looks();
    expect(after).toHaveLength(before + 1);
    expect(after.at(-1)).toEqual({
      actor_user_id: coach.userId,
      actor_role: 'coach',
      data: { kind: 'transcript', file_id: transcript.url.split('/').at(-1) },
    });
  });

  test('a look that was refused is none', async () => {
    const before = (await looks()).length;
    await statusFor(coach, transcript);
    expect(await looks()).toHaveLength(before);
  });
});
