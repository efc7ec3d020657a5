import type { EditedPost, PostInput, PostList } from '@faircourt/contracts/posts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { eventsOf } from '../../../test/records/athlete-records.ts';
import { joinDirector } from '../../../test/records/joined-directors.ts';
import { problemOf, startTestApp, type Joined, type TestApp } from '../../../test/app/test-app.ts';

const NOW = new Date('2026-11-15T10:00:00.000Z');
let app: TestApp;
let writer: Joined;
let colleague: Joined;
let elsewhere: Joined;

beforeAll(async () => {
  app = await startTestApp({ clock: { now: () => NOW } });
  writer = await joinDirector(app, ['MX', 'CO'], 'Wanda Writer');
  colleague = await joinDirector(app, ['MX'], 'Carl Colleague');
  elsewhere = await joinDirector(app, ['FR'], 'Elsa Elsewhere');
});
afterAll(() => app.close());
beforeEach(() => app.db.deleteFrom('posts').execute());

const TEXT: PostInput = {
  kind: 'news',
  country_code: 'MX',
  locale: 'es',
  title: 'Torneo en Monterrey',
  body: 'El **sábado**.',
};
const ABSENT = '0190a0a0-0000-7000-8000-000000000000';

const create = (who: Joined, input: Partial<PostInput> = {}) =>
  app.call<EditedPost>('POST', '/api/posts', { token: who.token, body: { ...TEXT, ...input } });
const read = (who: Joined, id: string) =>
  app.call<EditedPost>('GET', `/api/posts/${id}`, { token: who.token });
const save = (who: Joined, id: string, version: number, input: Partial<PostInput> = {}) =>
  app.call<EditedPost>('PUT', `/api/posts/${id}`, {
    token: who.token,
    body: { ...TEXT, ...input, version },
  });
const act = (who: Joined, id: string, verb: 'publish' | 'archive', version = 1) =>
  app.call<EditedPost>('POST', `/api/posts/${id}/${verb}`, {
    token: who.token,
    ...(verb === 'publish' && { body: { version } }),
  });
const remove = (who: Joined, id: string) => app.call('DELETE', `/api/posts/${id}`, { token: who.token });
const list = (who: Joined, query = '') =>
  app.call<PostList>('GET', `/api/posts${query}`, { token: who.token });

async function newPost(input: Partial<PostInput> = {}): Promise<string> {
  const { status, body } = await create(writer, input);
  expect(status).toBe(201);
  return body.post.id;
}

test('a director writes a draft, signed with their name, and its first version is kept', async () => {
  const { status, body } = await create(writer);
  expect(status).toBe(201);
  expect(body.post).toMatchObject({
    ...TEXT,
    status: 'draft',
    version: 1,
    author_name: 'Wanda Writer',
    published_at: null,
  });
  expect(body.versions).toEqual([
    {
      version: 1,
      title: TEXT.title,
      body: TEXT.body,
      author_name: 'Wanda Writer',
      created_at: NOW.toISOString(),
    },
  ]);
  expect(body.images).toEqual([]);
  expect((await read(writer, body.post.id)).body.post).toEqual(body.post);
});

test('all that is wrong with a text is said at once, and nothing is kept', async () => {
  const answer = await app.call('POST', '/api/posts', {
    token: writer.token,
    body: { ...TEXT, title: ' ', body: '', locale: 'de', status: 'published' },
  });
  expect(answer.status).toBe(422);
  const fields = problemOf(answer).errors?.map(({ field }) => field);
  expect(new Set(fields)).toEqual(new Set(['title', 'body', 'locale', 'status']));
  expect((await list(writer)).body.posts).toEqual([]);
});

test('what looks like HTML is kept as the words it is', async () => {
  const body = '<script>alert(1)</script> and <b>bold</b>';
  const id = await newPost({ body });
  expect((await read(writer, id)).body.post.body).toBe(body);
});

test('two directors of one country write in turn, and each version names who wrote it', async () => {
  const id = await newPost();
  const saved = await save(colleague, id, 1, { title: 'Torneo aplazado' });
  expect(saved.status).toBe(200);
  expect(saved.body.post).toMatchObject({
    version: 2,
    title: 'Torneo aplazado',
    author_name: 'Carl Colleague',
  });
  expect(saved.body.versions.map(({ version, author_name }) => [version, author_name])).toEqual([
    [2, 'Carl Colleague'],
    [1, 'Wanda Writer'],
  ]);
});

test('a save from an older version is refused, and what the other saved stays', async () => {
  const id = await newPost();
  await save(colleague, id, 1, { body: 'Newer words.' });
  const late = await save(writer, id, 1, { body: 'Older words.' });
  expect([late.status, problemOf(late).code]).toEqual([409, 'conflict']);
  const { post, versions } = (await read(writer, id)).body;
  expect([post.body, post.version, versions.length]).toEqual(['Newer words.', 2, 2]);
});

test('of two saves at once exactly one is kept', async () => {
  const id = await newPost();
  const answers = await Promise.all([
    save(writer, id, 1, { body: 'One.' }),
    save(colleague, id, 1, { body: 'Other.' }),
  ]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect((await read(writer, id)).body.versions).toHaveLength(2);
});

test('a post of another region does not exist, whatever one tries', async () => {
  const id = await newPost({ country_code: 'CO' });
  for (const stranger of [elsewhere, colleague]) {
    const answers = await Promise.all([
      read(stranger, id),
      save(stranger, id, 1),
      act(stranger, id, 'publish'),
      act(stranger, id, 'archive'),
      remove(stranger, id),
      read(stranger, ABSENT),
    ]);
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404));
    expect((await list(stranger)).body.posts).toEqual([]);
  }
  expect((await read(writer, id)).body.post).toMatchObject({ status: 'draft', version: 1 });
});

test('nobody writes for a country outside their regions, nor moves a post there', async () => {
  expect((await create(writer, { country_code: 'FR' })).status).toBe(404);
  const id = await newPost();
  expect((await save(writer, id, 1, { country_code: 'FR' })).status).toBe(404);
  expect((await read(writer, id)).body.post).toMatchObject({ country_code: 'MX', version: 1 });
  // Within one's own it moves, and is the business of the colleague no longer.
  expect((await save(writer, id, 1, { country_code: 'CO' })).status).toBe(200);
  expect((await read(colleague, id)).status).toBe(404);
});

test('others than approved directors have nothing to do with writing', async () => {
  const id = await newPost();
  const people = [await app.join('guardian'), await app.join('coach'), await app.join('regional_director')];
  for (const person of people) {
    expect((await list(person)).status).toBe(403);
    expect((await create(person)).status).toBe(404);
    expect((await read(person, id)).status).toBe(404);
  }
});

test('a post goes from draft to published to archived and back, and keeps the day it first came out', async () => {
  const id = await newPost();
  expect(problemOf(await act(writer, id, 'archive')).code).toBe('conflict');
  const published = (await act(writer, id, 'publish')).body.post;
  expect(published).toMatchObject({ status: 'published', published_at: NOW.toISOString() });
  await app.db
    .updateTable('posts')
    .set({ published_at: new Date('2026-10-01T00:00:00Z') })
    .where('id', '=', id)
    .execute();
  expect((await act(colleague, id, 'archive')).body.post.status).toBe('archived');
  expect((await act(colleague, id, 'archive')).status).toBe(200);
  expect((await act(writer, id, 'publish')).body.post).toMatchObject({
    status: 'published',
    published_at: '2026-10-01T00:00:00.000Z',
  });
});

test('nobody publishes a text that a colleague has saved meanwhile', async () => {
  const id = await newPost();
  await save(colleague, id, 1, { title: 'Another' });
  expect(problemOf(await act(writer, id, 'publish')).code).toBe('conflict');
  expect((await read(writer, id)).body.post.status).toBe('draft');
  expect((await act(writer, id, 'publish', 2)).body.post).toMatchObject({ status: 'published', version: 2 });
  expect(problemOf(await act(writer, id, 'publish')).code).toBe('conflict');
});

test('a draft can be deleted, what was published cannot', async () => {
  const draft = await newPost();
  expect((await remove(writer, draft)).status).toBe(204);
  expect((await read(writer, draft)).status).toBe(404);
  const id = await newPost();
  await act(writer, id, 'publish');
  await act(writer, id, 'archive');
  expect(problemOf(await remove(writer, id)).code).toBe('conflict');
  expect((await read(writer, id)).status).toBe(200);
});

test('each step is in the log once, with ids and codes only', async () => {
  const id = await newPost();
  await save(writer, id, 1, { title: 'Secret words' });
  await act(writer, id, 'publish', 2);
  await act(writer, id, 'publish', 2);
  await act(writer, id, 'archive');
  const events = await eventsOf(app.db, id);
  expect(events.map(({ type, actor_role }) => [type, actor_role])).toEqual(
    ['post.created', 'post.saved', 'post.published', 'post.archived'].map((type) => [
      type,
      'regional_director',
    ]),
  );
  expect(events[1]?.data).toEqual({ kind: 'news', country_code: 'MX', locale: 'es', version: 2 });
});

test('the list is of one’s own countries, by status, last changed first, page by page', async () => {
  await app.db
    .insertInto('posts')
    .values(
      Array.from({ length: 60 }, (_, n) => ({
        ...TEXT,
        country_code: n % 2 ? 'CO' : 'MX',
        title: `Post ${n}`,
        author_name: 'Wanda Writer',
        // Ten of each moment, so that pages end in the middle of one.
        updated_at: new Date(NOW.getTime() - Math.floor(n / 10) * 1000),
      })),
    )
    .execute();
  await app.db
    .insertInto('posts')
    .values({ ...TEXT, country_code: 'FR', author_name: 'Elsa Elsewhere' })
    .execute();
  const seen: PostList['posts'] = [];
  let next: string | null = null;
  do {
    const page: PostList = (await list(writer, next ? `?after=${next}` : '')).body;
    seen.push(...page.posts);
    next = page.next;
  } while (next);
  expect(new Set(seen.map(({ id }) => id)).size).toBe(60);
  expect(seen).toHaveLength(60);
  const moments = seen.map(({ updated_at }) => updated_at);
  expect(moments).toEqual(moments.toSorted().toReversed());

  const first = (await list(writer)).body;
  expect(first.countries).toEqual(['CO', 'MX']);
  await act(writer, first.posts[0]?.id ?? '', 'publish');
  expect((await list(writer, '?status=published')).body.posts.map(({ id }) => id)).toEqual([
    first.posts[0]?.id,
  ]);
  expect((await list(writer, '?after=nonsense')).status).toBe(422);
});
