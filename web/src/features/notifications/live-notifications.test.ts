// @vitest-environment happy-dom
import type { Notification } from '@faircourt/contracts/notifications';
import { expect, test } from 'vitest';
import { fakeServer, json, signInAs } from '../../../test/fake-server.ts';
import { newQueryClient, renderHook } from '../../../test/render-hook.tsx';
import { allListeners } from '../../api/live/live-listeners.ts';
import { notificationsQuery, useMarkRead } from './notifications.queries.ts';
import { useLiveNotifications } from './use-live-notifications.ts';

// Only what the list is sorted and counted by.
const news = (id: string) => ({ id, read_at: null, created_at: '2026-11-15T12:00:00.000Z' }) as Notification;

async function openBell() {
  const server = fakeServer();
  await signInAs(server, 'guardian');
  const queryClient = newQueryClient();
  queryClient.setQueryData(notificationsQuery.queryKey, { notifications: [], unread: 0 });
  const arrived: string[] = [];
  const page = await renderHook(
    () => {
      useLiveNotifications(({ id }) => arrived.push(id));
      return useMarkRead();
    },
    { queryClient },
  );
  return { server, page, arrived, list: () => queryClient.getQueryData(notificationsQuery.queryKey) };
}

test('news is in the list and announced at once', async () => {
  const { page, arrived, list } = await openBell();
  await page.does(() => allListeners.onEvent({ event: 'notification', data: news('n1') }));
  expect(list()?.notifications.map(({ id }) => id)).toEqual(['n1']);
  expect(arrived).toEqual(['n1']);
});

test('what was read in another tab is no longer counted here', async () => {
  const { page, list } = await openBell();
  await page.does(() => allListeners.onEvent({ event: 'notification', data: news('n1') }));
  expect(list()?.unread).toBe(1);
  await page.does(() => allListeners.onEvent({ event: 'read', data: { unread: 0 } }));
  expect(list()?.unread).toBe(0);
});

test('marking all as read takes the server’s count', async () => {
  const { server, page, list } = await openBell();
  server.on('POST /api/notifications/read', () => json(200, { unread: 2 }));
  await page.does(({ mutateAsync }) => mutateAsync(undefined));
  expect(list()?.unread).toBe(2);
});
