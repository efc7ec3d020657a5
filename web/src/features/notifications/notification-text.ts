/** The words for each kind of notification. The server stores facts; the reader's language makes sentences. */
import type { Notification } from '@faircourt/contracts/notifications';
import { deviceName } from '../../i18n/device-name.ts';
import type { Translate } from '../../i18n/messages.ts';
import { PATHS, type Path } from '../../app/paths.ts';

export interface NotificationText {
  title: string;
  text: string;
  action?: { label: string; to: Path };
}

/** Null for a kind that this page does not know yet, because the server is newer: it is then left out. */
export function notificationText(notification: Notification, t: Translate): NotificationText | null {
  switch (notification.kind) {
    case 'welcome':
      return {
        title: t('notifications.welcome.title', { name: notification.data.name }),
        text: t('notifications.welcome.text'),
      };
    case 'new_sign_in':
      return {
        title: t('notifications.new_sign_in.title'),
        text: t('notifications.new_sign_in.text', {
          device: deviceName(notification.data.device, t),
        }),
        action: { label: t('notifications.new_sign_in.action'), to: PATHS.settings },
      };
    default:
      return null;
  }
}
