import { DAY_MS } from '@faircourt/contracts/time';
import { LIMITS } from '@faircourt/contracts/limits';
import type { Video } from '@faircourt/contracts/videos';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { athleteIdOf, eventsOf } from '../../../../test/records/athlete-records.ts';
import { problemOf, startTestApp, type Joined, type TestApp } from '../../../../test/app/test-app.ts';
import { forget } from '../../../../test/features/retention.ts';

let app: TestApp;
let now = new Date();
beforeAll(async () => {
  app = await startTestApp({ clock: { now: () => now } });
});
afterAll(() => app.close());

const YOUTUBE = (id: number) => `https://www.youtube.com/watch?v=${String(id).padStart(11, 'v')}`;

const call = (person: Joined, method: 'POST' | 'PATCH' | 'DELETE', path: string, body?: object) =>
  app.call<Video>(method, `/api/profile/videos${path}`, { token: person.token, ...(body ? { body } : {}) });
const add = (person: Joined, body: object) => call(person, 'POST', '', body);
async function list(person: Joined): Promise<Video[]> {
  const answer = await app.call<{ videos: Video[] }>('GET', '/api/profile/videos', { token: person.token });
  return answer.body.videos;
}

async function joinWithProfile(): Promise<Joined & { athleteId: string }> {
  const kid = await app.join('athlete');
  await app.call('PUT', '/api/profile', { token: kid.token, body: {} });
  return { ...kid, athleteId: await athleteIdOf(app.db, kid.userId) };
}

test('videos wait for the profile, and until then the list is empty', async () => {
  const kid = await app.join('athlete');
  expect(await list(kid)).toEqual([]);
  const answer = await add(kid, { title: 'Tape', url: YOUTUBE(1) });
  expect(answer.status).toBe(409);
  expect(problemOf(answer).code).toBe('profile_missing');
});

test('a video is stored at its one address, private unless said otherwise, and listed newest first', async () => {
  const kid = await joinWithProfile();
  const first = await add(kid, { title: 'First', url: 'https://youtu.be/dQw4w9WgXcQ?si=x', description: '' });
  expect(first.status).toBe(201);
  expect(first.body).toEqual({
    id: expect.any(String) as string,
    title: 'First',
    url: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
    description: null,
    provider: 'youtube',
    is_public: false,
    awaits_guardian: false,
    may_have_still: false,
    still_url: null,
    created_at: expect.any(String) as string,
  });
  await add(kid, {
    title: 'Second',
    url: 'https://vimeo.com/76979871',
    provider: 'vimeo',
    description: 'Final',
    is_public: true,
  });
  expect((await list(kid)).map(({ title }) => title)).toEqual(['Second', 'First']);
  const row = await app.db
    .selectFrom('videos')
    .select(['language', 'tags'])
    .where('id', '=', first.body.id)
    .executeTakeFirst();
  expect(row).toEqual({ language: 'en', tags: [] });
});

test('every invalid field is named at once, and a bad address says why', async () => {
  const kid = await joinWithProfile();
  const codesOf = async (body: object) => {
    const answer = await add(kid, body);
    expect(answer.status).toBe(422);
    return Object.fromEntries((problemOf(answer).errors ?? []).map(({ field, code }) => [field, code]));
  };
  expect(await codesOf({ title: ' ', url: 'nope', description: 'x'.repeat(501), tags: ['x'] })).toEqual({
    title: 'required',
    url: 'invalid_url',
    description: 'too_big',
    tags: 'unknown_field',
  });
  const video = { title: 'Tape' };
  expect(await codesOf({ ...video, url: 'http://youtu.be/dQw4w9WgXcQ' })).toEqual({ url: 'not_https' });
  expect(await codesOf({ ...video, url: 'https://vimeo.com/76979871' })).toEqual({ url: 'other_provider' });
  expect(await codesOf({ ...video, url: 'https://www.youtube.com/@club' })).toEqual({ url: 'not_a_video' });
  expect(await list(kid)).toEqual([]);
});

test('texts at their limits fit into the database', async () => {
  const kid = await joinWithProfile();
  const prefix = 'https://videos.example.org/';
  const answer = await add(kid, {
    title: '🏀'.repeat(LIMITS.videoTitleMax / 2),
    description: 'é'.repeat(LIMITS.videoDescriptionMax),
    url: prefix + 'x'.repeat(LIMITS.urlMax - prefix.length),
    provider: 'other',
  });
  expect(answer.status).toBe(201);
});

test('the same video is not listed twice, however its address was copied', async () => {
  const kid = await joinWithProfile();
  await add(kid, { title: 'Tape', url: 'https://youtu.be/dQw4w9WgXcQ' });
  const answer = await add(kid, { title: 'Again', url: 'https://m.youtube.com/watch?v=dQw4w9WgXcQ' });
  expect(answer.status).toBe(409);
  expect(problemOf(answer)).toMatchObject({
    code: 'conflict',
    detail: 'This video is in your list already.',
  });
  const other = await joinWithProfile();
  expect((await add(other, { title: 'Team tape', url: 'https://youtu.be/dQw4w9WgXcQ' })).status).toBe(201);
});

test('there is room for a hundred videos, also when two tabs add the last one', async () => {
  const kid = await joinWithProfile();
  await app.db
    .insertInto('videos')
    .values(
      Array.from({ length: LIMITS.videosMax - 1 }, (_, index) => ({
        athlete_id: kid.athleteId,
        title: 'Tape',
        url: YOUTUBE(index),
      })),
    )
    .execute();
  const answers = await Promise.all(
    [200, 201, 202].map((id) => add(kid, { title: 'Last', url: YOUTUBE(id) })),
  );
  expect(answers.map((answer) => answer.status).toSorted()).toEqual([201, 409, 409]);
  const refused = answers.filter((answer) => answer.status === 409).map((answer) => problemOf(answer).code);
  expect(refused).toEqual(['too_many', 'too_many']);
  expect(await list(kid)).toHaveLength(LIMITS.videosMax);
});

test('a video is shown to others and hidden again, and the log says so', async () => {
  const kid = await joinWithProfile();
  const { body: video } = await add(kid, { title: 'Tape', url: YOUTUBE(1) });
  expect((await call(kid, 'PATCH', `/${video.id}`, { is_public: true })).body).toEqual({
    ...video,
    is_public: true,
    // Of unknown age, so a guardian decides.
    awaits_guardian: true,
  });
  await call(kid, 'PATCH', `/${video.id}`, { is_public: true });
  expect((await call(kid, 'PATCH', `/${video.id}`, { is_public: false })).body.is_public).toBe(false);
  const events = (await eventsOf(app.db, kid.athleteId)).slice(1);
  expect(events.map(({ type }) => type)).toEqual(['video.added', 'video.published', 'video.unpublished']);
  expect(events[0]?.data).toEqual({ video_id: video.id, provider: 'youtube' });
  const renamed = await call(kid, 'PATCH', `/${video.id}`, { is_public: true, title: 'New' });
  expect(problemOf(renamed).errors?.[0]).toMatchObject({ field: 'title', code: 'unknown_field' });
});

test('a deleted video is gone at once and comes back as it was', async () => {
  const kid = await joinWithProfile();
  const { body: old } = await add(kid, { title: 'Old', url: YOUTUBE(1), is_public: true });
  await add(kid, { title: 'New', url: YOUTUBE(2) });
  expect((await call(kid, 'DELETE', `/${old.id}`)).status).toBe(204);
  expect((await list(kid)).map(({ title }) => title)).toEqual(['New']);
  expect((await call(kid, 'DELETE', `/${old.id}`)).status).toBe(404);

  const restored = await call(kid, 'POST', `/${old.id}/restore`);
  expect(restored.status).toBe(200);
  expect(restored.body).toEqual(old);
  expect((await list(kid)).map(({ title }) => title)).toEqual(['New', 'Old']);
  expect((await call(kid, 'POST', `/${old.id}/restore`)).status).toBe(404);
  const types = (await eventsOf(app.db, kid.athleteId)).map(({ type }) => type);
  expect(types.slice(-2)).toEqual(['video.deleted', 'video.restored']);
});

test('of tabs that delete or restore at once, one does it and the others find nothing', async () => {
  const kid = await joinWithProfile();
  const { body: video } = await add(kid, { title: 'Tape', url: YOUTUBE(1) });
  const deletes = await Promise.all([1, 2, 3].map(() => call(kid, 'DELETE', `/${video.id}`)));
  expect(deletes.map(({ status }) => status).toSorted()).toEqual([204, 404, 404]);
  const restores = await Promise.all([1, 2, 3].map(() => call(kid, 'POST', `/${video.id}/restore`)));
  expect(restores.map(({ status }) => status).toSorted()).toEqual([200, 404, 404]);
  const types = (await eventsOf(app.db, kid.athleteId)).map(({ type }) => type);
  expect(types.slice(2)).toEqual(['video.deleted', 'video.restored']);
});

test('a video whose address was added again cannot come back beside itself', async () => {
  const kid = await joinWithProfile();
  const { body: video } = await add(kid, { title: 'Tape', url: YOUTUBE(1) });
  await call(kid, 'DELETE', `/${video.id}`);
  const { body: again } = await add(kid, { title: 'Tape 2', url: YOUTUBE(1) });
  const refused = await call(kid, 'POST', `/${video.id}/restore`);
  expect(problemOf(refused)).toMatchObject({ status: 409, code: 'conflict' });
  await call(kid, 'DELETE', `/${again.id}`);
  expect((await call(kid, 'POST', `/${video.id}/restore`)).body.title).toBe('Tape');
});

test('a deleted video can be restored for a day, and is then forgotten', async () => {
  const kid = await joinWithProfile();
  const { body: video } = await add(kid, { title: 'Tape', url: YOUTUBE(1) });
  const deletedAt = now;
  await call(kid, 'DELETE', `/${video.id}`);
  now = new Date(deletedAt.getTime() + DAY_MS);
  expect((await call(kid, 'POST', `/${video.id}/restore`)).status).toBe(404);
  now = deletedAt;

  const kept = async () =>
    (await app.db.selectFrom('deleted_videos').select('id').where('id', '=', video.id).execute()).length;
  await forget(app.db, 'deleted_videos', new Date(deletedAt.getTime() + DAY_MS - 1));
  expect(await kept()).toBe(1);
  expect(await forget(app.db, 'deleted_videos', new Date(deletedAt.getTime() + DAY_MS))).toBeGreaterThan(0);
  expect(await kept()).toBe(0);
  expect((await eventsOf(app.db, kid.athleteId)).at(-1)).toEqual({
    type: 'video.forgotten',
    actor_role: 'system',
    data: { video_id: video.id, provider: 'youtube' },
  });
});

test('somebody else’s video answers like one that does not exist', async () => {
  const kid = await joinWithProfile();
  const { body: video } = await add(kid, { title: 'Tape', url: YOUTUBE(1) });
  const { body: deleted } = await add(kid, { title: 'Deleted', url: YOUTUBE(2) });
  await call(kid, 'DELETE', `/${deleted.id}`);
  const strangers = [await joinWithProfile(), await app.join('guardian'), await app.join('coach')];
  for (const stranger of strangers) {
    for (const answer of [
      await call(stranger, 'PATCH', `/${video.id}`, { is_public: true }),
      await call(stranger, 'DELETE', `/${video.id}`),
      await call(stranger, 'POST', `/${deleted.id}/restore`),
      await call(stranger, 'DELETE', '/0190a0a0-0000-7000-8000-000000000000'),
    ]) {
      expect(problemOf(answer)).toMatchObject({
        status: 404,
        code: 'not_found',
        detail: 'Nothing was found at this address.',
      });
    }
  }
  expect(await list(kid)).toEqual([video]);
});
