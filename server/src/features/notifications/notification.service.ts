/** Notifications: written with the change that causes them, and pushed to open pages when that change commits. */
import type { Notification, NotificationKind } from '@faircourt/contracts/notifications';
import type { Guard } from '../../access/guard.ts';
import type { Database, Queries } from '../../platform/database/database.ts';
import { publishLive } from '../../platform/live/live-hub.ts';
import { presentNotification } from './notification.presenter.ts';
import { countUnread, insertNotification, listNotifications, markAllRead } from './notification.store.ts';

type DataOf<Kind extends NotificationKind> = Extract<Notification, { kind: Kind }>['data'];

export async function notify<Kind extends NotificationKind>(
  queries: Queries,
  notice: { userId: string; kind: Kind; data: DataOf<Kind>; exceptSessionId?: string },
): Promise<void> {
  const { userId, kind, data, exceptSessionId } = notice;
  const id = await insertNotification(queries, { userId, kind, data });
  await publishLive(queries, {
    userId,
    event: 'notification',
    id,
    ...(exceptSessionId ? { exceptSessionId } : {}),
  });
}

export function createNotificationService(db: Database) {
  return {
    async list(guard: Guard, userId: string) {
      guard.authorise('notification.list', { userId });
      const [rows, unread] = await Promise.all([listNotifications(db, userId), countUnread(db, userId)]);
      return { notifications: rows.map(presentNotification), unread };
    },

    async markRead(guard: Guard, userId: string) {
      guard.authorise('notification.mark_read', { userId });
      await db.transaction().execute(async (trx) => {
        const changed = await markAllRead(trx, userId);
        if (changed > 0) await publishLive(trx, { userId, event: 'read' });
      });
      return { unread: 0 };
    },
  };
}
