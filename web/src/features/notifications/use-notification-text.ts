import type { Notification } from '@faircourt/contracts/notifications';
import { useCallback } from 'react';
import { useRole } from '../../api/session/use-role.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useText } from '../../i18n/use-text.ts';
import { notificationText, type NotificationText } from './notification-text.ts';

/** The text of a notification for the person who is signed in. */
export function useNotificationText(): (notification: Notification) => NotificationText | null {
  const t = useText();
  const format = useFormat();
  const role = useRole();
  return useCallback(
    (notification) => notificationText(notification, { t, format, role }),
    [t, format, role],
  );
}
