/** What an appeal that succeeds gives back, and what it cannot give back any more. */
import type { EditedPost } from '@faircourt/contracts/posts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { joinAdmin } from '../../../test/features/admin.ts';
import {
  appeal,
  answerAppeal,
  bellOf,
  clearQueue,
  decide,
  decisionsOf,
  onlyItem,
  report,
} from '../../../test/features/moderation.ts';
import { joinCoach, joinFamily, type SignedIn } from '../../../test/records/conversations.ts';
import { joinDirector } from '../../../test/records/joined-directors.ts';
import { jpeg } from '../../../test/records/sample-files.ts';
import { joinWithProfile, upload } from '../../../test/records/uploads.ts';
import { problemOf, startTestApp, type TestApp } from '../../../test/app/test-app.ts';

let app: TestApp;
let admin: SignedIn;
let colleague: SignedIn;
beforeAll(async () => {
  app = await startTestApp();
  admin = await joinAdmin(app);
  colleague = await joinAdmin(app);
});
afterAll(() => app.close());
beforeEach(() => clearQueue(app));

/** Removes what was reported; the person appeals. Returns the decision. */
async function removedAndAppealed(person: SignedIn): Promise<string> {
  expect((await decide(app, admin, await onlyItem(app, admin), { measures: ['remove'] })).status).toBe(204);
  const [decision] = await decisionsOf(app, person);
  const id = decision?.id ?? '';
  expect((await appeal(app, person, id)).status).toBe(204);
  return id;
}

async function accept(id: string): Promise<void> {
  expect((await answerAppeal(app, colleague, id, true)).status).toBe(204);
}

async function videoOf({ athleteId, userId }: { athleteId: string; userId: string }): Promise<string> {
  const { id } = await app.db
    .insertInto('videos')
    .values({
      athlete_id: athleteId,
      title: 'Tape',
      url: 'https://www.youtube.com/watch?v=abcdefghijk',
      provider: 'youtube',
      is_public: true,
      public_by: userId,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

const ownVideos = async (athlete: SignedIn) =>
  (await app.call<{ videos: { id: string }[] }>('GET', '/api/profile/videos', { token: athlete.token })).body
    .videos;

test('a removed video is back with its address, and may be deleted and added again', async () => {
  const { athlete } = await joinFamily(app, { birthdate: '2000-01-01' });
  const videoId = await videoOf(athlete);
  await report(app, `videos/${videoId}`, await joinCoach(app), { category: 'inappropriate' });
  const id = await removedAndAppealed(athlete);
  expect(await ownVideos(athlete)).toEqual([]);
  await accept(id);
  expect(await ownVideos(athlete)).toMatchObject([{ id: videoId, is_public: true }]);
  expect(await bellOf(app, athlete.userId)).toMatchObject([{ kind: 'measure_undone' }, {}]);
  await app.call('DELETE', `/api/profile/videos/${videoId}`, { token: athlete.token });
  const again = await app.call('POST', '/api/profile/videos', {
    token: athlete.token,
    body: {
      title: 'Again',
      url: 'https://www.youtube.com/watch?v=abcdefghijk',
      description: null,
      is_public: false,
    },
  });
  expect(again.status).toBe(201);
});

test('a removed photo is the picture of the account again', async () => {
  const kid = await joinWithProfile(app);
  const stored = await upload(app, kid, 'photo', await jpeg());
  await report(app, `athletes/${kid.athleteId}`, await joinAdmin(app), { part: 'photo' });
  const id = await removedAndAppealed(kid);
  expect((await app.call('GET', stored.body.url, { token: kid.token })).status).toBe(404);
  await accept(id);
  expect((await app.call('GET', stored.body.url, { token: kid.token })).status).toBe(200);
  expect(await avatarOf(kid)).not.toBeNull();
  expect((await upload(app, kid, 'photo', await jpeg())).status, 'it may be uploaded again').toBe(200);
});

test('a photo that has taken the place of a removed one stays', async () => {
  const kid = await joinWithProfile(app);
  const removed = await upload(app, kid, 'photo', await jpeg());
  await report(app, `athletes/${kid.athleteId}`, await joinAdmin(app), { part: 'photo' });
  const id = await removedAndAppealed(kid);
  const other = await upload(app, kid, 'photo', await jpeg({ width: 640 }));
  const before = await avatarOf(kid);
  await accept(id);
  expect((await app.call('GET', removed.body.url, { token: kid.token })).status).toBe(404);
  expect((await app.call('GET', other.body.url, { token: kid.token })).status).toBe(200);
  expect(await avatarOf(kid)).toBe(before);
});

async function avatarOf({ userId }: { userId: string }): Promise<string | null> {
  const row = await app.db
    .selectFrom('users')
    .select('avatar_url')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return row.avatar_url;
}

const POST = { kind: 'news', country_code: 'US', locale: 'en', title: 'Camps', body: 'Come along.' };

async function publishedPost({ token }: SignedIn): Promise<string> {
  const { body } = await app.call<EditedPost>('POST', '/api/posts', { token, body: POST });
  const { id, version } = body.post;
  await app.call('POST', `/api/posts/${id}/publish`, { token, body: { version } });
  return id;
}

test('a removed post is published again as it was: nobody changes it meanwhile', async () => {
  const director = await joinDirector(app, ['US']);
  const postId = await publishedPost(director);
  await report(app, `posts/${postId}`, await joinCoach(app), { category: 'money' });
  const id = await removedAndAppealed(director);
  const changed = await app.call('PUT', `/api/posts/${postId}`, {
    token: director.token,
    body: { ...POST, body: 'Pay me first.', version: 1 },
  });
  expect(problemOf(changed).code).toBe('conflict');
  await accept(id);
  const kept = await app.db
    .selectFrom('posts')
    .select(['status', 'removed_by', 'body'])
    .where('id', '=', postId)
    .executeTakeFirstOrThrow();
  expect(kept).toEqual({ status: 'published', removed_by: null, body: 'Come along.' });
});

test('what was forgotten in the meantime stays away, and the appeal is answered all the same', async () => {
  const { athlete } = await joinFamily(app, { birthdate: '2000-01-01' });
  await report(app, `videos/${await videoOf(athlete)}`, await joinCoach(app), { category: 'inappropriate' });
  const id = await removedAndAppealed(athlete);
  await app.db.deleteFrom('deleted_videos').where('removed_by', '=', id).execute();
  await accept(id);
  expect(await ownVideos(athlete)).toEqual([]);
  expect(await decisionsOf(app, athlete)).toMatchObject([{ undone_at: expect.any(String) }]);
});

test('an appeal of a person who has left since is answered, and nobody is written to', async () => {
  const director = await joinDirector(app, ['US']);
  await report(app, `posts/${await publishedPost(director)}`, await joinCoach(app), { category: 'money' });
  const id = await removedAndAppealed(director);
  await app.db.updateTable('moderation_decisions').set({ user_id: null }).where('id', '=', id).execute();
  await accept(id);
  expect((await bellOf(app, director.userId)).map(({ kind }) => kind)).not.toContain('measure_undone');
});
