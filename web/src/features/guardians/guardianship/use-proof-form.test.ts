// @vitest-environment happy-dom
import type { FamilyAthlete } from '@faircourt/contracts/family';
import type { Guardianship } from '@faircourt/contracts/guardianship';
import type { FormEvent } from 'react';
import { expect, test } from 'vitest';
import { fakeServer, json, problem, signInAs } from '../../../../test/fake-server.ts';
import { fakeUploads, uploadAt } from '../../../../test/fake-upload.ts';
import { renderHook } from '../../../../test/render-hook.tsx';
import { useProofForm } from './use-proof-form.ts';

// Only what the form reads.
const athlete = { id: 'a1' } as FamilyAthlete;
const guardianship = (questionId: string | null) =>
  ({
    question: questionId === null ? null : { id: questionId, files: [] },
    check_days: 3,
  }) as unknown as Guardianship;
const submitted = { preventDefault: () => undefined } as FormEvent;
const paper = new File(['words'], 'paper.pdf', { type: 'application/pdf' });
const ASK = 'POST /api/family/a1/guardianship';

async function openForm(kind: 'ask' | 'answer' | 'add', questionId: string | null = null) {
  const server = fakeServer();
  await signInAs(server, 'guardian');
  const uploads = fakeUploads();
  let isDone = false;
  const held = guardianship(questionId);
  const page = await renderHook(() =>
    useProofForm({ athlete, guardianship: held, kind, onDone: () => (isDone = true) }),
  );
  return {
    server,
    page,
    uploads,
    isDone: () => isDone,
    submit: () => page.does(({ submit }) => void submit(submitted)),
  };
}

test('a proof by document needs a document', async () => {
  const { page, submit, server } = await openForm('ask');
  await submit();
  expect(page.value.missing).toBe('files');
  expect(server.calls.filter((call) => call.startsWith('POST /api/family'))).toEqual([]);
});

test('a proof by another way needs words, and choosing it takes the complaint away', async () => {
  const { page, submit } = await openForm('ask');
  await submit();
  await page.does(({ setEvidence }) => setEvidence('school_word'));
  expect(page.value.missing).toBeNull();
  await submit();
  expect(page.value.missing).toBe('note');
});

test('a document that did not arrive is sent again to the question that was asked, which is not asked twice', async () => {
  const { page, submit, server, uploads } = await openForm('ask');
  server.on(ASK, () => json(200, guardianship('v1')));
  await page.does(({ files }) => files.add([paper]));
  await submit();
  await page.does(() => uploadAt(uploads, 0).lose());
  expect(page.value.isAsked).toBe(true);
  expect(page.value.problem).not.toBeNull();
  await submit();
  expect(uploads.map(({ path }) => path)).toEqual([
    '/api/verifications/v1/files?name=paper.pdf',
    '/api/verifications/v1/files?name=paper.pdf',
  ]);
  expect(server.bodies(ASK)).toEqual([{ evidence: 'document', note: null }]);
});

test('an answer needs a word or a document', async () => {
  const { page, submit } = await openForm('answer', 'v1');
  await submit();
  expect(page.value.missing).toBe('anything');
});

test('an answer sends its documents first and its words last', async () => {
  const { page, submit, server, uploads, isDone } = await openForm('answer', 'v1');
  server.on('POST /api/verifications/v1/statements', () => new Response(null, { status: 204 }));
  await page.does(({ setNote, files }) => {
    setNote('  Her birth certificate. ');
    files.add([paper]);
  });
  await submit();
  expect(server.calls.filter((call) => call.includes('statements'))).toEqual([]);
  await page.does(() =>
    uploadAt(uploads, 0).answer(201, {
      id: '018f0000-0000-7000-8000-0000000000aa',
      name: 'paper.pdf',
      url: '/api/evidence-files/1',
      content_type: 'application/pdf',
      bytes: 5,
      uploaded_at: '2026-11-15T12:00:00.000Z',
    }),
  );
  expect(server.bodies('POST /api/verifications/v1/statements')).toMatchObject([
    { note: 'Her birth certificate.' },
  ]);
  expect(isDone()).toBe(true);
});

test('a failure keeps the words in the form and says what happened', async () => {
  const { page, submit, server, isDone } = await openForm('answer', 'v1');
  server.on('POST /api/verifications/v1/statements', () => problem(409, 'conflict'));
  await page.does(({ setNote }) => setNote('Her birth certificate.'));
  await submit();
  expect(page.value).toMatchObject({ note: 'Her birth certificate.', isBusy: false });
  expect(page.value.problem).not.toBeNull();
  expect(isDone()).toBe(false);
});

test('words that are too long are not sent', async () => {
  const { page, submit, server } = await openForm('answer', 'v1');
  await page.does(({ setNote }) => setNote('x'.repeat(10_000)));
  await submit();
  expect(page.value.problem).not.toBeNull();
  expect(server.calls.filter((call) => call.includes('statements'))).toEqual([]);
});
