// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { renderHook } from '../../test/render-hook.tsx';
import { useTheme } from './theme.ts';

const shown = () => document.documentElement.dataset['theme'];

test('a theme is applied to the document, kept, and follows the system again on demand', async () => {
  const page = await renderHook(useTheme);
  expect(page.value.theme).toBe('system');
  await page.does(({ setTheme }) => setTheme('dark'));
  expect(page.value.theme).toBe('dark');
  expect(shown()).toBe('dark');
  expect(localStorage.getItem('faircourt.theme')).toBe('dark');
  await page.does(({ setTheme }) => setTheme('system'));
  expect(shown()).toBeUndefined();
});

test('a theme chosen in another tab shows here, and nonsense in storage is the system’s', async () => {
  const page = await renderHook(useTheme);
  const hear = (newValue: string) =>
    dispatchEvent(new StorageEvent('storage', { key: 'faircourt.theme', newValue }));
  await page.does(() => hear('light'));
  expect(page.value.theme).toBe('light');
  await page.does(() => hear('mauve'));
  expect(page.value.theme).toBe('system');
});
