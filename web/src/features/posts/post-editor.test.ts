// @vitest-environment happy-dom
import type { EditedPost } from '@faircourt/contracts/posts';
import { expect, test } from 'vitest';
import { fakeServer, json, problem, signInAs } from '../../../test/fake-server.ts';
import { renderHook, shownToasts } from '../../../test/render-hook.tsx';
import { valuesOf } from './post-values.ts';
import { usePostForm } from './use-post-form.ts';
import { usePostSaving } from './use-post-saving.ts';

const ID = '018f0000-0000-7000-8000-0000000000b1';
const edited = (changes: Partial<EditedPost['post']> = {}): EditedPost => ({
  post: {
    id: ID,
    kind: 'news',
    country_code: 'MX',
    locale: 'es',
    title: 'Torneo',
    body: 'El sábado.',
    status: 'draft',
    version: 3,
    author_name: 'Ines',
    published_at: null,
    updated_at: '2026-11-15T12:00:00.000Z',
    ...changes,
  },
  versions: [],
  images: [],
  file_key: 'key',
});

async function openEditor(opened = edited()) {
  const server = fakeServer();
  await signInAs(server, 'regional_director');
  sessionStorage.clear();
  const saved = valuesOf(opened.post);
  const page = await renderHook(() => {
    const post = usePostForm(opened.post.id, saved);
    return { post, saving: usePostSaving(opened, post, () => undefined) };
  });
  const write = (title: string) =>
    page.does(({ post }) => post.form.setValue('title', title, { shouldDirty: true, shouldValidate: true }));
  return { server, page, write };
}

test('a save names the version that the text was made from, and then counts as saved', async () => {
  const { server, page, write } = await openEditor();
  server.on(`PUT /api/posts/${ID}`, () => json(200, edited({ title: 'Final', version: 4 })));
  await write('Final');
  expect(page.value.post.isDirty).toBe(true);
  await page.does(({ saving }) => saving.save());
  expect(server.bodies(`PUT /api/posts/${ID}`)).toMatchObject([{ title: 'Final', version: 3 }]);
  expect(page.value.post.isDirty).toBe(false);
  expect(shownToasts()).toHaveLength(1);
});

test('what is typed while a save is on its way stays, unsaved, on top of the new version', async () => {
  const { server, page, write } = await openEditor();
  let answer: (response: Response) => void = () => undefined;
  server.on(`PUT /api/posts/${ID}`, () => new Promise((resolve) => (answer = resolve)));
  await write('Final');
  await page.does(({ saving }) => saving.save());
  await write('Final, a las 8');
  await page.does(() => answer(json(200, edited({ title: 'Final', version: 4 }))));
  expect(page.value.post.form.getValues()).toMatchObject({ title: 'Final, a las 8', version: 4 });
  expect(page.value.post.isDirty).toBe(true);
});

test('a text that somebody else has saved meanwhile is not overwritten, and nothing typed is lost', async () => {
  const { server, page, write } = await openEditor();
  server.on(`PUT /api/posts/${ID}`, () => problem(409, 'conflict'));
  await write('Final');
  await page.does(({ saving }) => saving.save());
  expect(page.value.saving.isRefused).toBe(true);
  expect(page.value.post.form.getValues('title')).toBe('Final');
});

test('publishing saves first what is not saved yet', async () => {
  const { server, page, write } = await openEditor();
  server.on(`PUT /api/posts/${ID}`, () => json(200, edited({ title: 'Final', version: 4 })));
  server.on(`POST /api/posts/${ID}/publish`, () =>
    json(200, edited({ title: 'Final', version: 4, status: 'published' })),
  );
  await write('Final');
  await page.does(({ saving }) => saving.publish());
  expect(server.calls.filter((call) => call.includes('/posts/'))).toEqual([
    `PUT /api/posts/${ID}`,
    `POST /api/posts/${ID}/publish`,
  ]);
  expect(server.bodies(`POST /api/posts/${ID}/publish`)).toEqual([{ version: 4 }]);
});

test('a text that is saved is published as it is', async () => {
  const { server, page } = await openEditor();
  server.on(`POST /api/posts/${ID}/publish`, () => json(200, edited({ status: 'published' })));
  await page.does(({ saving }) => saving.publish());
  expect(server.calls.filter((call) => call.startsWith('PUT'))).toEqual([]);
  expect(server.bodies(`POST /api/posts/${ID}/publish`)).toEqual([{ version: 3 }]);
});

test('two presses are one save', async () => {
  const { server, page, write } = await openEditor();
  server.on(`PUT /api/posts/${ID}`, () => json(200, edited({ version: 4 })));
  await write('Final');
  await page.does(({ saving }) => {
    saving.save();
    saving.publish();
  });
  expect(server.calls.filter((call) => call.includes('/posts/'))).toEqual([`PUT /api/posts/${ID}`]);
});

test('a text without a title is not sent', async () => {
  const { server, page, write } = await openEditor();
  await write('');
  await page.does(({ saving }) => saving.save());
  expect(server.calls.filter((call) => call.startsWith('PUT'))).toEqual([]);
  expect(page.value.post.form.getFieldState('title').error).toBeDefined();
});

test('what was typed and never saved is in the fields at the next visit', async () => {
  const first = await openEditor();
  await first.write('Final');
  await first.page.leave();
  const saved = valuesOf(edited().post);
  const again = await renderHook(() => usePostForm(ID, saved));
  await again.does(() => undefined);
  expect(again.value.form.getValues('title')).toBe('Final');
  expect(again.value.isRestored).toBe(true);
  await again.does(({ discard }) => discard());
  expect(again.value.form.getValues('title')).toBe('Torneo');
});
