/** The bell's list: loaded once, then kept up to date by the live line. */
import type { Notification } from '@faircourt/contracts/notifications';
import { queryOptions, useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { answerOf, api } from '../../api/client.ts';
import { loadAgain } from '../../shell/live-queries.ts';
import { addNotification, type NotificationList } from './notification-list.ts';

export const notificationsQuery = queryOptions({
  queryKey: ['notifications'],
  queryFn: ({ signal }): Promise<NotificationList> => answerOf(api.GET('/api/notifications', { signal })),
});

export function useMarkAllRead() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => answerOf(api.POST('/api/notifications/read')),
    onSuccess: ({ unread }) => setUnread(queryClient, unread),
  });
}

export function setUnread(queryClient: QueryClient, unread: number): void {
  queryClient.setQueryData(notificationsQuery.queryKey, (list) => list && { ...list, unread });
}

export function takeIn(queryClient: QueryClient, notification: Notification): void {
  const { queryKey } = notificationsQuery;
  // The list is still on its way and may have been made before this came.
  if (queryClient.getQueryData(queryKey) === undefined) void loadAgain(queryClient, { queryKey });
  queryClient.setQueryData(
    notificationsQuery.queryKey,
    (list) => list && addNotification(list, notification),
  );
}
