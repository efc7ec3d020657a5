// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { isOpenedHere, orNotLoaded, PageNotLoaded } from './page-not-loaded.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const failure = new TypeError('Failed to fetch dynamically imported module');
const refusal = async () => {
  const thrown: unknown = await orNotLoaded(Promise.reject(failure)).catch((error: unknown) => error);
  if (!(thrown instanceof PageNotLoaded)) throw new Error('It was loaded');
  return thrown;
};
const answerWith = (status: number) =>
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(null, { status })));

test('a page that cannot be fetched offline is one that comes later', async () => {
  vi.stubGlobal('navigator', { onLine: false });
  expect((await refusal()).isReplaced).toBe(false);
});

test('so is one while the browser says to be online and the server does not answer, or is away', async () => {
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  expect((await refusal()).isReplaced).toBe(false);
  answerWith(503);
  expect((await refusal()).isReplaced).toBe(false);
});

test('with the server at hand it is of another release, and what went wrong is kept', async () => {
  vi.stubGlobal('navigator', { onLine: true });
  answerWith(200);
  const refused = await refusal();
  expect(refused.isReplaced).toBe(true);
  expect(refused.cause).toBe(failure);
});

test('a page that is there is given as it is', async () => {
  await expect(orNotLoaded(Promise.resolve('page'))).resolves.toBe('page');
});

test('a document that was opened at its page is no older than it, whatever the query says by now', () => {
  const openedAt = (path: string) =>
    vi
      .spyOn(performance, 'getEntriesByType')
      .mockReturnValue([{ name: new URL(path, location.origin).href } as PerformanceEntry]);
  history.replaceState(null, '', '/settings?tab=data');
  openedAt('/dashboard');
  expect(isOpenedHere()).toBe(false);
  openedAt('/settings');
  expect(isOpenedHere()).toBe(true);
});
