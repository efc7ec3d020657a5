/** The bell as its owner reads it. What it tells stays unread until it was read or dealt with, not until the bell was opened. */
import type { Notification, NotificationQuery } from '@faircourt/contracts/notifications';
import { notFound, type Guard } from '../../access/engine/guard.ts';
import { inTransaction, type Database } from '../../platform/database/database.ts';
import { publishLive } from '../../platform/live/live-hub.ts';
import { presentNotification } from './notification.presenter.ts';
import { countUnread, findNotification, listNotifications, markRead } from './notification.store.ts';

export function createNotificationService(db: Database) {
  return {
    async list(
      guard: Guard,
      userId: string,
      query: NotificationQuery,
    ): Promise<{ notifications: Notification[]; unread: number; next: string | null }> {
      guard.authorise('notification.list', { userId });
      const [{ rows, next }, unread] = await Promise.all([
        listNotifications(db, userId, query),
        countUnread(db, userId),
      ]);
      return { notifications: rows.flatMap((row) => presentNotification(row) ?? []), unread, next };
    },

    /** All of them, or one: that of somebody else is as absent as one that does not exist. */
    async markRead(guard: Guard, userId: string, id?: string): Promise<{ unread: number }> {
      guard.authorise('notification.mark_read', { userId });
      return inTransaction(db, async (trx) => {
        if (id !== undefined && !(await findNotification(trx, userId, id))) throw notFound();
        const changed = await markRead(trx, { userId, now: guard.now, ...(id === undefined ? {} : { id }) });
        if (changed > 0) await publishLive(trx, { userId, event: 'read' });
        return { unread: await countUnread(trx, userId) };
      });
    },
  };
}
