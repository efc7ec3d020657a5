// @vitest-environment happy-dom
import { EVIDENCE_FILES_MAX } from '@faircourt/contracts/verification';
import { expect, test } from 'vitest';
import { fakeServer, signInAs } from '../../../test/fake-server.ts';
import { fakeUploads, uploadAt } from '../../../test/fake-upload.ts';
import { renderHook } from '../../../test/render-hook.tsx';
import { useEvidenceFiles } from './use-evidence-files.ts';

const file = (name: string, type = 'application/pdf') => new File(['words'], name, { type });
const STORED = {
  id: '018f0000-0000-7000-8000-0000000000aa',
  name: 'report.pdf',
  url: '/api/files/evidence/1',
  content_type: 'application/pdf',
  bytes: 5,
  uploaded_at: '2026-11-15T12:00:00.000Z',
};

async function openDialog(alreadyStored = 0) {
  await signInAs(fakeServer(), 'guardian');
  const uploads = fakeUploads();
  return { uploads, page: await renderHook(() => useEvidenceFiles(alreadyStored)) };
}

test('documents are chosen first and sent one after the other, each with its progress', async () => {
  const { page, uploads } = await openDialog();
  await page.does(({ add }) => add([file('report.pdf'), file('letter.pdf')]));
  expect(uploads).toHaveLength(0);
  let hasAll: boolean | undefined;
  await page.does(({ sendAll }) => void sendAll('v1').then((sent) => (hasAll = sent)));
  expect(uploads.map(({ path }) => path)).toEqual(['/api/verifications/v1/files?name=report.pdf']);
  await page.does(() => uploadAt(uploads, 0).progress(0.3));
  expect(page.value.list.map(({ share }) => share)).toEqual([0.3, null]);
  await page.does(() => uploadAt(uploads, 0).answer(201, STORED));
  expect(uploads).toHaveLength(2);
  await page.does(() => uploadAt(uploads, 1).answer(201, { ...STORED, name: 'letter.pdf' }));
  expect(hasAll).toBe(true);
  expect(page.value.list.every(({ isStored }) => isStored)).toBe(true);
});

test('what has arrived is not sent twice', async () => {
  const { page, uploads } = await openDialog();
  await page.does(({ add }) => add([file('report.pdf'), file('letter.pdf')]));
  let hasAll: boolean | undefined;
  await page.does(({ sendAll }) => void sendAll('v1').then((sent) => (hasAll = sent)));
  await page.does(() => uploadAt(uploads, 0).answer(201, STORED));
  await page.does(() => uploadAt(uploads, 1).answer(413, { code: 'file_too_large' }));
  expect(hasAll).toBe(false);
  expect(page.value.list.map(({ isStored, problem }) => [isStored, problem === null])).toEqual([
    [true, true],
    [false, false],
  ]);
  await page.does(({ sendAll }) => void sendAll('v1'));
  expect(uploads.map(({ path }) => path.split('=')[1])).toEqual(['report.pdf', 'letter.pdf', 'letter.pdf']);
});

test('a document of the wrong kind is named and left out', async () => {
  const { page } = await openDialog();
  await page.does(({ add }) => add([file('song.mp3', 'audio/mpeg'), file('report.pdf')]));
  expect(page.value.refused).toBe('song.mp3: Choose a PDF, or a JPEG, PNG or WebP picture.');
  expect(page.value.list.map((one) => one.file.name)).toEqual(['report.pdf']);
});

test('only as many documents fit as the question has room for', async () => {
  const { page } = await openDialog(EVIDENCE_FILES_MAX - 1);
  await page.does(({ add }) => add([file('report.pdf'), file('letter.pdf')]));
  expect(page.value.list).toHaveLength(1);
  expect(page.value.room).toBe(0);
  expect(page.value.refused).toContain(String(EVIDENCE_FILES_MAX));
  await page.does(({ remove, list }) => remove(list[0]?.key ?? ''));
  expect(page.value).toMatchObject({ room: 1, refused: null, list: [] });
});

test('a dialog that is closed sends nothing more', async () => {
  const { page, uploads } = await openDialog();
  await page.does(({ add }) => add([file('report.pdf'), file('letter.pdf')]));
  await page.does(({ sendAll }) => void sendAll('v1'));
  await page.leave();
  expect(uploads.map(({ isAborted }) => isAborted)).toEqual([true]);
});
