// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderHook } from '../../../test/render-hook.tsx';
import { useNow, useSecondsLeft, useToday } from './use-clock.ts';

const NOON = Date.UTC(2026, 10, 15, 12);

beforeEach(() => vi.useFakeTimers({ now: NOON, toFake: ['Date', 'setInterval', 'clearInterval'] }));
afterEach(() => void vi.useRealTimers());

const after = (seconds: number) => () => vi.advanceTimersByTime(seconds * 1000);

test('the day of a page that stays open turns at midnight', async () => {
  const page = await renderHook(useToday);
  expect(page.value).toBe('2026-11-15');
  await page.does(after(12 * 3600));
  expect(page.value).toBe('2026-11-16');
});

test('a countdown goes down by the second and renders no more once it is over', async () => {
  let renders = 0;
  const page = await renderHook(() => {
    renders += 1;
    return useSecondsLeft(NOON + 3000);
  });
  expect(page.value).toBe(3);
  await page.does(after(1));
  expect(page.value).toBe(2);
  await page.does(after(2));
  expect(page.value).toBe(0);
  const whenOver = renders;
  await page.does(after(30));
  expect(renders).toBe(whenOver);
});

test('what ends is over on the page the moment it ends', async () => {
  const endsAt = new Date(NOON + 10_000).toISOString();
  const page = await renderHook(() => useNow(endsAt));
  await page.does(after(9));
  expect(page.value).toBe(NOON);
  await page.does(after(1));
  expect(page.value).toBe(NOON + 10_000);
});
