// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { renderHook } from '../../../../test/render-hook.tsx';
import { useUnsavedForms } from './unsaved-tabs.ts';

test('a tab is marked while its form holds something unsaved, in the order of the tabs', async () => {
  const page = await renderHook(useUnsavedForms);
  const discardVideo = vi.fn<() => void>();
  await page.does(({ noteUnsaved }) => noteUnsaved('video', discardVideo));
  await page.does(({ noteUnsaved }) => noteUnsaved('profile', () => undefined));
  expect(page.value).toMatchObject({ tabs: ['profile', 'videos'], isUnsaved: true });
  await page.does(({ noteUnsaved }) => noteUnsaved('profile', null));
  expect(page.value.tabs).toEqual(['videos']);
  page.value.discard();
  expect(discardVideo).toHaveBeenCalledOnce();
  await page.does(({ noteUnsaved }) => noteUnsaved('video', null));
  expect(page.value).toMatchObject({ tabs: [], isUnsaved: false });
});
