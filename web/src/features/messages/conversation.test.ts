import type { Message } from '@faircourt/contracts/messages';
import { expect, test } from 'vitest';
import { firstUnread, joinNewest, withEarlier, withMessage, type HeldThread } from './conversation.ts';

/** The nth message ever written; every third by the reader. */
function message(index: number): Message {
  const id = `018f0000-0000-7000-8000-${String(index).padStart(12, '0')}`;
  return {
    id,
    client_id: id,
    sender_name: index % 3 === 0 ? 'Renee' : 'Tobias',
    sender_role: index % 3 === 0 ? 'guardian' : 'coach',
    is_yours: index % 3 === 0,
    body: `Message ${index}`,
    is_removed: false,
    hold: null,
    files: [],
    created_at: new Date(Date.UTC(2026, 10, 15, 12, index)).toISOString(),
  };
}

function thread(first: number, last: number, facts: Partial<HeldThread> = {}): HeldThread {
  const messages = Array.from({ length: last - first + 1 }, (_, index) => message(first + index));
  return {
    id: '018f0000-0000-7000-8000-0000000000aa',
    athlete: { id: '018f0000-0000-7000-8000-0000000000ab', name: 'Avery', primary_position: null },
    coach: {
      id: '018f0000-0000-7000-8000-0000000000ac',
      name: 'Tobias',
      institution_name: null,
      division: null,
    },
    participants: [],
    unread: 0,
    last: null,
    asked_excerpt: null,
    is_open: true,
    waits_for_forms: false,
    can_block: true,
    also_deals_with: [],
    asked: null,
    messages,
    before: first > 1 ? message(first).id : null,
    file_key: 'key',
    loadedAt: 0,
    ...facts,
  };
}

const numbers = ({ messages }: HeldThread) => messages.map(({ body }) => Number(body.slice(8)));

test('what is new joins what is held, and earlier pages stay', () => {
  const joined = joinNewest(thread(1, 8), thread(5, 10, { unread: 2, file_key: 'new key', loadedAt: 9 }));
  expect(numbers(joined)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  expect(joined).toMatchObject({ before: null, unread: 2, file_key: 'new key', loadedAt: 9 });
});

test('the way to earlier messages stays where it was, whichever page is loaded again', () => {
  expect(joinNewest(thread(3, 8), thread(5, 10)).before).toBe(message(3).id);
  expect(joinNewest(thread(5, 8), thread(5, 10)).before).toBe(message(5).id);
});

test('after more news than one page holds, nothing is shown with a hole in it', () => {
  const joined = joinNewest(thread(1, 4), thread(20, 30));
  expect(numbers(joined)[0]).toBe(20);
  expect(joined.before).toBe(message(20).id);
});

test('a conversation that was empty takes what comes', () => {
  expect(numbers(joinNewest(thread(1, 0), thread(1, 2)))).toEqual([1, 2]);
});

test('earlier messages come before the held ones, once each', () => {
  const joined = withEarlier(thread(5, 8), thread(2, 5));
  expect(numbers(joined)).toEqual([2, 3, 4, 5, 6, 7, 8]);
  expect(joined.before).toBe(message(2).id);
});

test('a sent message takes its place in the order of time and is not shown twice', () => {
  const held = thread(1, 3);
  expect(numbers(withMessage({ ...held, messages: [message(1), message(3)] }, message(2)))).toEqual([
    1, 2, 3,
  ]);
  expect(withMessage(held, message(2))).toBe(held);
});

test('the mark for what is new counts others’ messages only', () => {
  expect(firstUnread(thread(1, 6, { unread: 2 }))).toBe(message(4).id);
  expect(firstUnread(thread(1, 6))).toBeNull();
  expect(firstUnread(thread(4, 6, { unread: 40 })), 'those before the page are unread too').toBe(
    message(4).id,
  );
});
