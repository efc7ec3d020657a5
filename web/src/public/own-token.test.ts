import { expect, test } from 'vitest';
import { readOwnToken } from './own-token.ts';

const NOW = 1_000_000_000;
const session = (token: string, seconds: number) =>
  JSON.stringify({ access_token: token, expires_at: NOW / 1000 + seconds, user: {} });

function browser(stored: string | null, answer: Response = new Response('{}', { status: 401 })) {
  const kept = new Map(stored === null ? [] : [['faircourt.session', stored]]);
  const calls: unknown[] = [];
  return {
    kept,
    calls,
    edges: {
      storage: {
        getItem: (key: string) => kept.get(key) ?? null,
        setItem: (key: string, value: string) => void kept.set(key, value),
      },
      fetch: async (url: unknown) => {
        calls.push(url);
        return answer;
      },
      lock: <T>(work: () => Promise<T>) => work(),
      now: () => NOW,
    },
  };
}

test('a token that is good is sent as it is, and nobody is asked', async () => {
  const { edges, calls } = browser(session('good', 200));
  expect(await readOwnToken(edges)).toBe('good');
  expect(calls).toEqual([]);
});

test('who is not signed in, or whose storage is broken, has none', async () => {
  expect(await readOwnToken(browser(null).edges)).toBeNull();
  expect(await readOwnToken(browser('{').edges)).toBeNull();
});

test('one that has run out is renewed and kept for the application', async () => {
  const { edges, kept } = browser(session('old', -5), new Response(session('new', 300)));
  expect(await readOwnToken(edges)).toBe('new');
  expect(kept.get('faircourt.session')).toBe(session('new', 300));
});

test('one that cannot be renewed leaves the message without a name, and the session alone', async () => {
  const { edges, kept } = browser(session('old', -5));
  expect(await readOwnToken(edges)).toBeNull();
  expect(kept.get('faircourt.session')).toBe(session('old', -5));
});
