// @vitest-environment happy-dom
import { MESSAGE_FILES_MAX, type MessageFile } from '@faircourt/contracts/messages';
import { expect, test } from 'vitest';
import { fakeServer, signInAs } from '../../../test/fake-server.ts';
import { fakeUploads, uploadAt } from '../../../test/fake-upload.ts';
import { renderHook } from '../../../test/render-hook.tsx';
import { useAttachments } from './use-attachments.ts';

const file = (name: string, type = 'application/pdf') => new File(['words'], name, { type });
const stored = (name: string): MessageFile => ({
  id: '018f0000-0000-7000-8000-0000000000aa',
  name,
  content_type: 'application/pdf',
  bytes: 5,
});
const NONE: readonly MessageFile[] = [];

async function openComposer(kept = NONE) {
  await signInAs(fakeServer(), 'coach');
  const uploads = fakeUploads();
  return { uploads, page: await renderHook(() => useAttachments('t1', kept)) };
}

test('a chosen file is sent at once, and the message waits for it', async () => {
  const { page, uploads } = await openComposer();
  await page.does(({ add }) => add([file('plan b.pdf')]));
  expect(page.value.isSending).toBe(true);
  expect(uploadAt(uploads, 0)).toMatchObject({
    method: 'POST',
    path: '/api/threads/t1/files?name=plan%20b.pdf',
  });
  await page.does(() => uploadAt(uploads, 0).progress(0.5));
  expect(page.value.list[0]?.share).toBe(0.5);
  await page.does(() => uploadAt(uploads, 0).answer(201, stored('plan-b.pdf')));
  expect(page.value.isSending).toBe(false);
  expect(page.value.list).toMatchObject([
    { name: 'plan-b.pdf', stored: stored('plan-b.pdf'), problem: null },
  ]);
});

test('a file that cannot be sent stays in the list with the reason, and holds up nothing', async () => {
  const { page, uploads } = await openComposer();
  await page.does(({ add }) => add([file('song.mp3', 'audio/mpeg')]));
  expect(uploads).toHaveLength(0);
  expect(page.value.isSending).toBe(false);
  expect(page.value.list[0]?.problem).toBe('Choose a JPEG, PNG or WebP picture, or a PDF.');
});

test('more files than a message takes are left out, and that is said', async () => {
  const { page, uploads } = await openComposer();
  const many = Array.from({ length: MESSAGE_FILES_MAX + 1 }, (_, index) => file(`${index}.pdf`));
  await page.does(({ add }) => add(many));
  expect(page.value.list).toHaveLength(MESSAGE_FILES_MAX);
  expect(page.value.hasTooMany).toBe(true);
  expect(uploads).toHaveLength(MESSAGE_FILES_MAX);
  await page.does(({ remove, list }) => remove(list[0]?.key ?? ''));
  expect(page.value.hasTooMany).toBe(false);
});

test('a file that is taken out is no longer sent', async () => {
  const { page, uploads } = await openComposer();
  await page.does(({ add }) => add([file('a.pdf')]));
  await page.does(({ remove, list }) => remove(list[0]?.key ?? ''));
  expect(uploadAt(uploads, 0).isAborted).toBe(true);
  expect(page.value.list).toEqual([]);
});

test('the files of a kept draft are there without being sent again', async () => {
  const { page, uploads } = await openComposer([stored('a.pdf')]);
  expect(page.value.list).toMatchObject([{ name: 'a.pdf', stored: stored('a.pdf') }]);
  expect(uploads).toHaveLength(0);
  await page.does(({ clear }) => clear());
  expect(page.value.list).toEqual([]);
});

test('a conversation that is left stops what is on its way', async () => {
  const { page, uploads } = await openComposer();
  await page.does(({ add }) => add([file('a.pdf'), file('b.pdf')]));
  await page.leave();
  expect(uploads.map(({ isAborted }) => isAborted)).toEqual([true, true]);
});
