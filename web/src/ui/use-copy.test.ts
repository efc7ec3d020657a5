// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { renderHook, shownToasts } from '../../test/render-hook.tsx';
import { saveBlob } from './save-blob.ts';
import { useCopy } from './use-copy.ts';

afterEach(() => vi.restoreAllMocks());

test('text is put where people paste from, and that is said', async () => {
  const page = await renderHook(useCopy);
  await page.does((copy) => copy('FC-1234', 'The code is copied'));
  expect(await navigator.clipboard.readText()).toBe('FC-1234');
  expect(shownToasts()).toEqual(['The code is copied']);
});

test('a browser that forbids copying shows the text instead', async () => {
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'));
  const page = await renderHook(useCopy);
  await page.does((copy) => copy('FC-1234', 'The code is copied'));
  expect(shownToasts()).not.toContain('The code is copied');
});

test('a file that the page holds is saved under its name', () => {
  const saved: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  saveBlob(new Blob(['a,b']), 'table.csv');
  expect(saved).toEqual(['table.csv']);
});
