/** The bell's list and the page of all: loaded once, then kept up to date by the live line. */
import type { Notification } from '@faircourt/contracts/notifications';
import {
  queryOptions,
  useInfiniteQuery,
  useMutation,
  useQueryClient,
  type QueryClient,
} from '@tanstack/react-query';
import { systemClock } from '../../api/clock.ts';
import { answerOf, api } from '../../api/client.ts';
import { loadAgain } from '../../shell/live-queries.ts';
import { addNotification, withRead, type NotificationList } from './notification-list.ts';

export const notificationsQuery = queryOptions({
  queryKey: ['notifications'],
  queryFn: ({ signal }): Promise<NotificationList> => answerOf(api.GET('/api/notifications', { signal })),
});

const pagesKey = ['notification-pages'] as const;

/** All of them, or those that are unread, page by page. */
export function useNotificationPages(which: 'all' | 'unread') {
  return useInfiniteQuery({
    queryKey: [...pagesKey, which],
    initialPageParam: null as string | null,
    queryFn: ({ pageParam: before, signal }) =>
      answerOf(
        api.GET('/api/notifications', {
          params: {
            query: {
              ...(before === null ? {} : { before }),
              ...(which === 'unread' ? { unread: 'true' as const } : {}),
            },
          },
          signal,
        }),
      ),
    getNextPageParam: ({ next }) => next,
    select: ({ pages }) => ({
      notifications: pages.flatMap(({ notifications }) => notifications),
      unread: pages.at(-1)?.unread ?? 0,
    }),
  });
}

/** One of them, or all. */
export function useMarkRead() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id?: string) =>
      id === undefined
        ? answerOf(api.POST('/api/notifications/read'))
        : answerOf(api.POST('/api/notifications/{id}/read', { params: { path: { id } } })),
    onSuccess: ({ unread }, id) => {
      const now = new Date(systemClock.now()).toISOString();
      queryClient.setQueryData(
        notificationsQuery.queryKey,
        (list) => list && withRead(list, { id, unread, now }),
      );
      return queryClient.invalidateQueries({ queryKey: pagesKey });
    },
  });
}

/** Something was read on another device, or dealt with: which ones, the server knows. */
export function takeRead(queryClient: QueryClient, unread: number): void {
  const list = queryClient.getQueryData(notificationsQuery.queryKey);
  if (list?.unread === unread) return;
  queryClient.setQueryData(notificationsQuery.queryKey, (held) => held && { ...held, unread });
  void loadAgain(queryClient, { queryKey: notificationsQuery.queryKey });
  void queryClient.invalidateQueries({ queryKey: pagesKey });
}

export function takeIn(queryClient: QueryClient, notification: Notification): void {
  const { queryKey } = notificationsQuery;
  // The list is still on its way and may have been made before this came.
  if (queryClient.getQueryData(queryKey) === undefined) void loadAgain(queryClient, { queryKey });
  queryClient.setQueryData(
    notificationsQuery.queryKey,
    (list) => list && addNotification(list, notification),
  );
  void queryClient.invalidateQueries({ queryKey: pagesKey });
}
