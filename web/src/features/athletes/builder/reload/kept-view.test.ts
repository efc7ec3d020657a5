import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dropDrafts, keepDraft } from '../../../../shell/drafts/drafts.ts';
import { memoryStorage } from '../../../../shell/drafts/memory-storage.test-support.ts';
import { dropReloadDrafts, sweepReloadDrafts } from '../../../../shell/drafts/reload-draft.ts';
import { keepView, takeView, type KeptView } from './kept-view.ts';

const VIEW: KeptView = {
  saved: 'academics',
  place: { top: -320, field: 'gpa', caret: 3 },
  sections: ['grades'],
  profile: {
    name: 'Maya Torres',
    card: { name: 'Maya T.', is_identity_released: false },
    athlete: null,
    academics: null,
    photo: null,
    transcript: null,
    badges: [],
    completeness: { percent: 40, done: [], next: 'photo' },
    can_set_birthdate: true,
    visibility_hold: null,
    collection_hold: null,
    file_key: 'key',
  },
  verifications: null,
  family: null,
  guardians: null,
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('sessionStorage', memoryStorage());
  dropDrafts('maya');
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('the view is taken once, by the person who had it', () => {
  keepView('maya', VIEW);
  expect(takeView('lucas')).toBeNull();
  expect(takeView('maya')).toMatchObject(VIEW);
  expect(takeView('maya')).toBeNull();
});

test('a view from long ago or of another release is none', () => {
  keepView('maya', VIEW);
  vi.advanceTimersByTime(61_000);
  expect(takeView('maya')).toBeNull();
  sessionStorage.setItem(
    'faircourt.draft.maya.reload',
    JSON.stringify({ kept_at: Date.now(), saved: 'seasons' }),
  );
  expect(takeView('maya')).toBeNull();
});

test('a document that starts later sweeps away what a failed reload has left, and leaves the rest', () => {
  keepView('maya', VIEW);
  keepDraft('maya', 'profile', { bio: 'I shoot.' });
  sweepReloadDrafts();
  expect(Object.keys(sessionStorage)).toHaveLength(2);
  vi.advanceTimersByTime(61_000);
  sweepReloadDrafts();
  expect(Object.keys(sessionStorage)).toEqual(['faircourt.draft.maya.profile']);
});

test('a session that ran out leaves drafts, and no view', () => {
  keepView('maya', VIEW);
  keepDraft('maya', 'profile', { bio: 'I shoot.' });
  dropReloadDrafts();
  expect(Object.keys(sessionStorage)).toEqual(['faircourt.draft.maya.profile']);
});

test('nothing of it is left once the person has signed out', () => {
  keepView('maya', VIEW);
  dropDrafts(null);
  expect(Object.keys(sessionStorage)).toEqual([]);
});
