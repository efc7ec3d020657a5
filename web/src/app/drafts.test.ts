import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { dropDraft, dropDrafts, keepDraft, readDraft } from './drafts.ts';

beforeEach(() => {
  // Stored keys are the object's own, as in a browser's storage.
  const storage = Object.create({
    getItem(key: string) {
      return (this as Record<string, string>)[key] ?? null;
    },
    setItem(key: string, value: string) {
      (this as Record<string, string>)[key] = value;
    },
    removeItem(key: string) {
      delete (this as Record<string, string>)[key];
    },
  }) as Record<string, string>;
  vi.stubGlobal('sessionStorage', storage);
});
afterEach(() => vi.unstubAllGlobals());

describe('drafts', () => {
  test('give back what was typed, to the same person and form only', () => {
    keepDraft('maya', 'profile', { bio: 'Guard' });
    expect(readDraft('maya', 'profile')).toEqual({ bio: 'Guard' });
    expect(readDraft('maya', 'academics')).toBeNull();
    expect(readDraft('lucas', 'profile')).toBeNull();
  });

  test('are gone once saved', () => {
    keepDraft('maya', 'profile', {});
    keepDraft('maya', 'academics', {});
    dropDraft('maya', 'profile');
    expect(readDraft('maya', 'profile')).toBeNull();
    expect(readDraft('maya', 'academics')).toEqual({});
  });

  test('of others are dropped when somebody signs in, all when somebody signs out', () => {
    sessionStorage.setItem('faircourt.flash', 'stays');
    keepDraft('maya', 'profile', {});
    keepDraft('lucas', 'profile', {});
    dropDrafts('lucas');
    expect(readDraft('maya', 'profile')).toBeNull();
    expect(readDraft('lucas', 'profile')).toEqual({});
    dropDrafts(null);
    expect(readDraft('lucas', 'profile')).toBeNull();
    expect(sessionStorage.getItem('faircourt.flash')).toBe('stays');
  });

  test('that cannot be read count as none', () => {
    sessionStorage.setItem('faircourt.draft.maya.profile', '{');
    expect(readDraft('maya', 'profile')).toBeNull();
  });
});
