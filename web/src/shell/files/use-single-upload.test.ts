// @vitest-environment happy-dom
import { FILE_RULES } from '@faircourt/contracts/files';
import { expect, test } from 'vitest';
import { fakeServer, signInAs } from '../../../test/fake-server.ts';
import { fakeUploads, uploadAt } from '../../../test/fake-upload.ts';
import { renderHook, shownToasts } from '../../../test/render-hook.tsx';
import { uploadFile } from '../../api/upload-file.ts';
import { useSingleUpload } from './use-single-upload.ts';

const picture = new File(['picture'], 'me.png', { type: 'image/png' });
const words = { wrongType: 'Choose a picture.', failed: 'It could not be saved.' };

async function openPage() {
  await signInAs(fakeServer(), 'athlete');
  const uploads = fakeUploads();
  const stored: number[] = [];
  const page = await renderHook(() =>
    useSingleUpload({
      rule: FILE_RULES.photo,
      words,
      upload: (upload) => uploadFile({ ...upload, path: '/api/profile/files/photo' }),
      onStored: ({ status }) => stored.push(status),
    }),
  );
  return { page, uploads, stored };
}

test('a file shows how far it has come, and is gone from the page once it is stored', async () => {
  const { page, uploads, stored } = await openPage();
  await page.does(({ send }) => void send(picture));
  expect(page.value.sending).toEqual({ name: 'me.png', share: 0 });
  expect(uploadAt(uploads, 0)).toMatchObject({
    method: 'PUT',
    path: '/api/profile/files/photo',
    sent: picture,
  });
  await page.does(() => uploadAt(uploads, 0).progress(0.4));
  expect(page.value.sending).toEqual({ name: 'me.png', share: 0.4 });
  await page.does(() => uploadAt(uploads, 0).answer(200, {}));
  expect(page.value).toMatchObject({ sending: null, problem: null });
  expect(stored).toEqual([200]);
});

test('a file of the wrong kind is never sent', async () => {
  const { page, uploads } = await openPage();
  await page.does(({ send }) => send(new File(['x'], 'me.txt', { type: 'text/plain' })));
  expect(page.value.problem).toBe('Choose a picture.');
  expect(uploads).toHaveLength(0);
});

test('the next file takes the problem of the last one away', async () => {
  const { page } = await openPage();
  await page.does(({ send }) => send(new File([], 'me.png', { type: 'image/png' })));
  expect(page.value.problem).toBe('This file is empty. Choose another one.');
  await page.does(({ send }) => void send(picture));
  expect(page.value.problem).toBeNull();
});

test('a refusal of the server and a lost connection are said, and nothing counts as stored', async () => {
  const { page, uploads, stored } = await openPage();
  await page.does(({ send }) => void send(picture));
  await page.does(() => uploadAt(uploads, 0).answer(415, { code: 'file_type_wrong' }));
  expect(page.value).toMatchObject({ sending: null, problem: expect.any(String) });
  await page.does(({ send }) => void send(picture));
  await page.does(() => uploadAt(uploads, 1).lose());
  expect(page.value.problem).toContain('reach');
  expect(stored).toEqual([]);
});

test('a person who cancels stops the upload and is told so', async () => {
  const { page, uploads } = await openPage();
  await page.does(({ send }) => void send(picture));
  await page.does(({ cancel }) => cancel());
  expect(uploadAt(uploads, 0).isAborted).toBe(true);
  expect(page.value).toMatchObject({ sending: null, problem: null });
  expect(shownToasts()).toEqual(['Upload canceled']);
});

test('a page that is left stops its upload', async () => {
  const { page, uploads } = await openPage();
  await page.does(({ send }) => void send(picture));
  await page.leave();
  expect(uploadAt(uploads, 0).isAborted).toBe(true);
});
