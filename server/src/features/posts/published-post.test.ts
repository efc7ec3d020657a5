import type { EditedPost, PostImage, PublishedPostList } from '@faircourt/contracts/posts';
import { POST_IMAGES_MAX } from '@faircourt/contracts/posts';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { joinDirector } from '../../../test/records/joined-directors.ts';
import { jpegOfAPhone, png } from '../../../test/records/sample-files.ts';
import { seedCollege } from '../../../test/records/seeded-athletes.ts';
import { problemOf, startTestApp, type Joined, type TestApp } from '../../../test/app/test-app.ts';
import { download } from '../../../test/records/uploads.ts';

let app: TestApp;
let writer: Joined;
let elsewhere: Joined;

beforeAll(async () => {
  app = await startTestApp();
  writer = await joinDirector(app, ['BR', 'AR'], 'Wanda Writer');
  elsewhere = await joinDirector(app, ['FR']);
});
afterAll(() => app.close());
beforeEach(() => app.db.deleteFrom('posts').execute());

interface Seeded {
  country_code?: string;
  locale?: 'en' | 'es' | 'pt-BR';
  status?: 'draft' | 'published' | 'archived';
  day?: string;
  kind?: 'news' | 'country_note';
}
async function seed(title: string, options: Seeded = {}): Promise<string> {
  const { country_code = 'BR', locale = 'en', status = 'published', day = '2026-11-01', kind } = options;
  const { id } = await app.db
    .insertInto('posts')
    .values({
      kind: kind ?? 'news',
      country_code,
      locale,
      title,
      body: 'Words.',
      status,
      author_name: 'Wanda Writer',
      published_at: status === 'draft' ? null : new Date(`${day}T12:00:00Z`),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

const ofCountry = (code: string, locale = 'en') =>
  app.call<PublishedPostList>('GET', `/api/countries/${code}/posts?locale=${locale}`);
const titlesOf = (list: PublishedPostList) => list.posts.map(({ title }) => title);
const feedOf = async (who: Joined) =>
  titlesOf((await app.call<PublishedPostList>('GET', '/api/feed?locale=en', { token: who.token })).body);

const send = (who: { token?: string }, postId: string, body: Buffer) =>
  app.call<PostImage>('POST', `/api/posts/${postId}/images`, {
    token: who.token,
    body,
    headers: { 'content-type': 'application/octet-stream' },
  });
const act = (id: string, verb: 'publish' | 'archive') =>
  app.call('POST', `/api/posts/${id}/${verb}`, {
    token: writer.token,
    ...(verb === 'publish' && { body: { version: 1 } }),
  });

test('anybody reads what is published for a country, and nothing else', async () => {
  await seed('Shown');
  await seed('Note', { kind: 'country_note', day: '2026-10-01' });
  await seed('Draft', { status: 'draft' });
  await seed('Archived', { status: 'archived' });
  await seed('Elsewhere', { country_code: 'AR' });
  const answer = await ofCountry('BR');
  expect(answer.status).toBe(200);
  expect(titlesOf(answer.body)).toEqual(['Note', 'Shown']);
  expect(answer.headers['cache-control']).toBe('public, max-age=0, s-maxage=60');
  expect(Object.keys(answer.body.posts[0] ?? {}).toSorted()).toEqual([
    'author_name',
    'body',
    'country_code',
    'id',
    'kind',
    'locale',
    'published_at',
    'title',
    'updated_at',
  ]);
  expect((await ofCountry('AQ')).body).toEqual({ posts: [] });
  for (const absent of ['ZZ', 'nowhere']) expect((await ofCountry(absent)).status).toBe(404);
});

test('the reader’s language comes first, the newest first in each, twenty news at most', async () => {
  await seed('English new', { day: '2026-11-05' });
  await seed('Português antigo', { locale: 'pt-BR', day: '2026-01-01' });
  await seed('Português novo', { locale: 'pt-BR', day: '2026-02-01' });
  expect(titlesOf((await ofCountry('BR', 'pt-BR')).body)).toEqual([
    'Português novo',
    'Português antigo',
    'English new',
  ]);
  for (let n = 0; n < 20; n++) await seed(`More ${n}`);
  expect((await ofCountry('BR')).body.posts).toHaveLength(20);
  // However old it is: it belongs to the page.
  await seed('Note', { kind: 'country_note', locale: 'pt-BR', day: '2025-01-01' });
  const titles = titlesOf((await ofCountry('BR')).body);
  expect([titles[0], titles.length]).toEqual(['Note', 21]);
});

test('the feed is of the countries where one is at home, newest first', async () => {
  await seed('From Brazil', { day: '2026-11-03' });
  await seed('From Argentina', { country_code: 'AR', locale: 'es', day: '2026-11-02' });
  await seed('From France', { country_code: 'FR', day: '2026-11-01' });
  await seed('Not yet', { status: 'draft' });

  const athlete = await app.join('athlete');
  expect(await feedOf(athlete)).toEqual([]);
  const { id: athleteId } = await app.db
    .insertInto('athletes')
    .values({ user_id: athlete.userId, country_code: 'AR' })
    .returning('id')
    .executeTakeFirstOrThrow();
  expect(await feedOf(athlete)).toEqual(['From Argentina']);

  const guardian = await app.join('guardian');
  expect(await feedOf(guardian)).toEqual([]);
  await app.db
    .insertInto('guardian_links')
    .values({
      athlete_id: athleteId,
      guardian_user_id: guardian.userId,
      status: 'active',
      activated_at: new Date(),
    })
    .execute();
  expect(await feedOf(guardian)).toEqual(['From Argentina']);

  const coach = await app.join('coach');
  expect(await feedOf(coach)).toEqual([]);
  const college = await seedCollege(app.db, coach.userId, 'Paris College');
  await app.db.updateTable('institutions').set({ country_code: 'FR' }).where('id', '=', college).execute();
  expect(await feedOf(coach)).toEqual(['From France']);

  expect(await feedOf(writer)).toEqual(['From Brazil', 'From Argentina']);
  const admin = await app.join('guardian');
  await app.db.updateTable('users').set({ role: 'admin' }).where('id', '=', admin.userId).execute();
  expect(await feedOf(admin)).toEqual(['From Brazil', 'From Argentina', 'From France']);

  // An athlete who moves reads the posts of the new country from then on.
  await app.db.updateTable('athletes').set({ country_code: 'BR' }).where('id', '=', athleteId).execute();
  expect(await feedOf(athlete)).toEqual(['From Brazil']);
  const pending = await app.join('regional_director');
  expect((await app.call('GET', '/api/feed', { token: pending.token })).status).toBe(403);
});

test('a picture is redrawn, and public only while its post is published', async () => {
  const post = await seed('With a picture', { status: 'draft' });
  const sent = await send(writer, post, await jpegOfAPhone());
  expect(sent.status).toBe(201);
  const { url } = sent.body;
  const edited = await app.call<EditedPost>('GET', `/api/posts/${post}`, { token: writer.token });
  expect(edited.body.images).toEqual([sent.body]);
  const preview = `${url}/preview?key=${edited.body.file_key}`;

  expect((await download(app, url)).status).toBe(404);
  expect((await download(app, url, { token: writer.token })).status).toBe(404);
  const seen = await download(app, preview);
  expect([seen.status, seen.headers['content-type']]).toEqual([200, 'image/webp']);
  const { exif, orientation } = await sharp(seen.content).metadata();
  expect([exif, orientation]).toEqual([undefined, undefined]);
  expect((await download(app, `${url}/preview`)).status).toBe(401);
  expect((await download(app, `${url}/preview`, { token: elsewhere.token })).status).toBe(404);

  await act(post, 'publish');
  const shown = await download(app, url);
  expect(shown.status).toBe(200);
  expect(shown.content).toEqual(seen.content);
  expect(shown.headers['x-content-type-options']).toBe('nosniff');

  await act(post, 'archive');
  expect((await download(app, url)).status).toBe(404);
  expect((await download(app, preview)).status).toBe(200);
});

test('a key of a director elsewhere opens no picture of this post', async () => {
  const post = await seed('With a picture', { status: 'draft' });
  const { url } = (await send(writer, post, await png())).body;
  const own = await app.call<EditedPost>('POST', '/api/posts', {
    token: elsewhere.token,
    body: { kind: 'news', country_code: 'FR', locale: 'en', title: 'Own', body: 'Own.' },
  });
  expect((await download(app, `${url}/preview?key=${own.body.file_key}`)).status).toBe(404);
});

test('pictures are sent by the writers of the country, are pictures, and are not too many', async () => {
  const post = await seed('With pictures', { status: 'draft' });
  expect((await send(elsewhere, post, await png())).status).toBe(404);
  expect((await send({}, post, await png())).status).toBe(401);
  expect(problemOf(await send(writer, post, Buffer.from('<svg onload="alert(1)">'))).code).toBe(
    'file_type_wrong',
  );
  await app.db
    .insertInto('post_images')
    .values(
      Array.from({ length: POST_IMAGES_MAX }, (_, n) => ({
        post_id: post,
        storage_key: `post-images/${post}-${n}`,
        content_type: 'image/webp',
        bytes: 9,
        sha256: Buffer.alloc(32),
      })),
    )
    .execute();
  expect(problemOf(await send(writer, post, await png())).code).toBe('too_many');
});

test('the pictures of a deleted draft are left to be swept', async () => {
  const post = await seed('Gone', { status: 'draft' });
  await send(writer, post, await png());
  const { storage_key } = await app.db
    .selectFrom('post_images')
    .select('storage_key')
    .where('post_id', '=', post)
    .executeTakeFirstOrThrow();
  expect((await app.call('DELETE', `/api/posts/${post}`, { token: writer.token })).status).toBe(204);
  const unused = await app.db
    .selectFrom('unused_files')
    .select('storage_key')
    .where('storage_key', '=', storage_key)
    .executeTakeFirst();
  expect(unused).toEqual({ storage_key });
});
