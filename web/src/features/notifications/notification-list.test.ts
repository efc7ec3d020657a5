import type { Notification } from '@faircourt/contracts/notifications';
import { expect, test } from 'vitest';
import { addNotification, withRead } from './notification-list.ts';

const welcome: Notification = {
  id: '018f0000-0000-7000-8000-0000000000a1',
  kind: 'welcome',
  data: { name: 'Maya' },
  created_at: '2026-11-15T12:00:00Z',
  read_at: null,
};
const signIn: Notification = {
  id: '018f0000-0000-7000-8000-0000000000a2',
  kind: 'new_sign_in',
  data: { device: { browser: 'Chrome', system: 'Android' } },
  created_at: '2026-11-15T12:05:00Z',
  read_at: null,
};

test('a new notification comes first and counts as unread', () => {
  const list = addNotification({ notifications: [welcome], unread: 1 }, signIn);
  expect(list).toEqual({ notifications: [signIn, welcome], unread: 2 });
});

test('what the list already has is not counted twice', () => {
  const list = { notifications: [signIn, welcome], unread: 2 };
  expect(addNotification(list, signIn)).toBe(list);
});

const NOW = '2026-11-15T13:00:00Z';

test('reading all of them does not touch when older ones were read', () => {
  const earlier = { ...welcome, read_at: '2026-11-15T12:01:00Z' };
  const read = withRead({ notifications: [signIn, earlier], unread: 1 }, { unread: 0, now: NOW });
  expect(read.unread).toBe(0);
  expect(read.notifications.map(({ read_at }) => read_at)).toEqual([NOW, '2026-11-15T12:01:00Z']);
});

test('reading one leaves the others new', () => {
  const read = withRead(
    { notifications: [signIn, welcome], unread: 2 },
    { id: signIn.id, unread: 1, now: NOW },
  );
  expect(read.notifications.map(({ read_at }) => read_at)).toEqual([NOW, null]);
});
