// @vitest-environment happy-dom
import type { FamilyRequest } from '@faircourt/contracts/requests';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { renderHook } from '../../../test/render-hook.tsx';
import { useSentDialog, type Requests } from './use-sent-dialog.ts';

const talk = { id: 'talk', kind: 'contact' } as FamilyRequest;
const videos = { id: 'videos', kind: 'release' } as FamilyRequest;

async function openDialog() {
  const page = await renderHook(() => {
    const [ticked, tick] = useState<Requests>([talk]);
    return { ...useSentDialog(ticked), tick };
  });
  await page.does(({ setIsOpen }) => setIsOpen(true));
  const shown = () => page.value.shown.map(({ id }) => id).join(' ');
  return { page, shown };
}

test('what is left on the page comes first, and the dialog stays with what was sent until it is opened again', async () => {
  const { page, shown } = await openDialog();
  const saving = Promise.withResolvers<void>();
  let sent = Promise.resolve();
  await page.does(({ send }) => {
    sent = send(() => saving.promise);
  });
  await page.does(({ tick }) => tick([videos]));
  expect(page.value.isOpen).toBe(true);
  expect(shown()).toBe('talk');

  await page.does(() => {
    saving.resolve();
    return sent;
  });
  expect(page.value.isOpen).toBe(false);
  expect(shown()).toBe('talk');
  await page.does(({ setIsOpen }) => setIsOpen(true));
  expect(shown()).toBe('videos');
});

test('after an answer that could not be kept it is open and shows what the page shows', async () => {
  const { page, shown } = await openDialog();
  await page.does(async ({ send, tick }) => {
    tick([talk, videos]);
    await send(() => Promise.reject(new Error('overtaken'))).catch(() => undefined);
  });
  expect(page.value.isOpen).toBe(true);
  expect(shown()).toBe('talk videos');
});
