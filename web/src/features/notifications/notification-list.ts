/** What the bell holds, and how it changes. */
import type { Notification } from '@faircourt/contracts/notifications';

export interface NotificationList {
  notifications: Notification[];
  unread: number;
}

/** Newest first. What came before, by the list or by the line, is not counted twice. */
export function addNotification<List extends NotificationList>(list: List, notification: Notification): List {
  if (list.notifications.some(({ id }) => id === notification.id)) return list;
  return {
    ...list,
    notifications: [notification, ...list.notifications],
    unread: list.unread + (notification.read_at === null ? 1 : 0),
  };
}

/** One that was read just now, or all of them; what was read before keeps its time. */
export function withRead<List extends NotificationList>(
  list: List,
  { id, unread, now }: { id?: string | undefined; unread: number; now: string },
): List {
  return {
    ...list,
    unread,
    notifications: list.notifications.map((notification) =>
      id === undefined || notification.id === id
        ? { ...notification, read_at: notification.read_at ?? now }
        : notification,
    ),
  };
}
