import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FLASH_STORAGE_KEY, leaveFlash, takeFlash } from './flash.ts';

const stored = new Map<string, string>();
beforeEach(() => {
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
});
afterEach(() => {
  stored.clear();
  vi.unstubAllGlobals();
});

test('a message left for the next page is taken once', () => {
  leaveFlash({ title: 'Signed out successfully', description: 'Bye' });
  expect(takeFlash()).toEqual({ title: 'Signed out successfully', description: 'Bye' });
  expect(takeFlash()).toBeNull();
});

test.each(['{', 'null', '{"title":1,"description":"x"}', '"text"'])(
  '%s in storage shows nothing',
  (value) => {
    stored.set(FLASH_STORAGE_KEY, value);
    expect(takeFlash()).toBeNull();
  },
);
