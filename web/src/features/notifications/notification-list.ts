/** What the bell holds, and how it changes. */
import type { Notification } from '@faircourt/contracts/notifications';

export interface NotificationList {
  notifications: Notification[];
  unread: number;
}

/** Newest first. What came before, by the list or by the line, is not counted twice. */
export function addNotification(list: NotificationList, notification: Notification): NotificationList {
  if (list.notifications.some(({ id }) => id === notification.id)) return list;
  return {
    notifications: [notification, ...list.notifications],
    unread: list.unread + (notification.read_at === null ? 1 : 0),
  };
}

/** Once the list has been looked at and closed, nothing in it is new any more. */
export function withAllRead(list: NotificationList, now: string): NotificationList {
  return {
    unread: 0,
    notifications: list.notifications.map((notification) => ({
      ...notification,
      read_at: notification.read_at ?? now,
    })),
  };
}
