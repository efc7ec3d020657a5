// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderHook } from '../../test/render-hook.tsx';
import { useTryAgain } from './use-try-again.ts';

let isAnswered = false;
const reload = vi.spyOn(location, 'reload');

beforeEach(() => {
  reload.mockReset();
  isAnswered = false;
  vi.stubGlobal('fetch', () =>
    isAnswered
      ? Promise.resolve(new Response(null, { status: 200 }))
      : Promise.reject(new TypeError('Failed to fetch')),
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a try that fails is said to have failed, one that does not opens the page in a new document', async () => {
  const page = await renderHook(useTryAgain);
  await page.does(({ tryAgain }) => tryAgain());
  await expect.poll(() => page.value.state).toBe('failed');
  expect(reload).not.toHaveBeenCalled();
  isAnswered = true;
  await page.does(({ tryAgain }) => tryAgain());
  await expect.poll(() => reload).toHaveBeenCalledTimes(1);
});

test('a browser that was never offline finds out by itself that the server is back', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const page = await renderHook(useTryAgain);
  isAnswered = true;
  await page.does(() => vi.advanceTimersByTime(20_000));
  await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
});

test('an answer that comes after the page was left takes nothing away from the next one', async () => {
  const page = await renderHook(useTryAgain);
  let answer: (response: Response) => void = () => undefined;
  vi.stubGlobal('fetch', () => new Promise((resolve) => (answer = resolve)));
  await page.does(({ tryAgain }) => tryAgain());
  await page.leave();
  answer(new Response(null, { status: 200 }));
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(reload).not.toHaveBeenCalled();
});
