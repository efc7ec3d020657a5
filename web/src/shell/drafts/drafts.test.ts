import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { BEFORE_SIGN_IN, dropDraft, dropDrafts, dropDraftsWhere, keepDraft, readDraft } from './drafts.ts';
import { memoryStorage } from './memory-storage.test-support.ts';

beforeEach(() => {
  vi.stubGlobal('sessionStorage', memoryStorage());
  dropDrafts('maya');
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
    dropDrafts('lucas');
    keepDraft('lucas', 'profile', {});
    expect(readDraft('maya', 'profile')).toBeNull();
    expect(readDraft('lucas', 'profile')).toEqual({});
    dropDrafts(null);
    expect(readDraft('lucas', 'profile')).toBeNull();
    expect(sessionStorage.getItem('faircourt.flash')).toBe('stays');
  });

  test('are not written any more after signing out, by a page that is still there, until the same person is back', () => {
    dropDrafts(null);
    for (const late of ['maya', '']) keepDraft(late, 'message.1', { body: 'On Saturday I' });
    expect(Object.keys(sessionStorage)).toEqual([]);
    dropDrafts('lucas');
    keepDraft('maya', 'message.1', { body: 'On Saturday I' });
    expect(Object.keys(sessionStorage)).toEqual([]);
    dropDrafts('maya');
    keepDraft('maya', 'message.1', { body: 'On Saturday I' });
    expect(readDraft('maya', 'message.1')).toEqual({ body: 'On Saturday I' });
  });

  test('of a person without an account are kept until somebody signs in', () => {
    dropDrafts(null);
    expect(keepDraft(BEFORE_SIGN_IN, 'sign_up', { name: 'Maya' })).toBe(true);
    expect(readDraft(BEFORE_SIGN_IN, 'sign_up')).toEqual({ name: 'Maya' });
    dropDrafts('lucas');
    expect(readDraft(BEFORE_SIGN_IN, 'sign_up')).toBeNull();
    expect(keepDraft(BEFORE_SIGN_IN, 'sign_up', {})).toBe(false);
  });

  test('say whether they were kept', () => {
    expect(keepDraft('maya', 'profile', {})).toBe(true);
    expect(keepDraft('lucas', 'profile', {})).toBe(false);
    vi.stubGlobal('sessionStorage', {
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    });
    expect(keepDraft('maya', 'profile', {})).toBe(false);
  });

  test('of one form are dropped where they are good for nothing', () => {
    keepDraft('maya', 'reload', { kept_at: 1 });
    keepDraft('maya', 'profile', { kept_at: 1 });
    dropDraftsWhere('reload', () => false);
    expect(readDraft('maya', 'reload')).toEqual({ kept_at: 1 });
    dropDraftsWhere('reload', () => true);
    expect(readDraft('maya', 'reload')).toBeNull();
    expect(readDraft('maya', 'profile')).toEqual({ kept_at: 1 });
  });

  test('that cannot be read count as none', () => {
    sessionStorage.setItem('faircourt.draft.maya.profile', '{');
    expect(readDraft('maya', 'profile')).toBeNull();
  });
});
