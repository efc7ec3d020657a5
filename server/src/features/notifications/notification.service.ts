/** The bell as its owner reads it. */
import type { Guard } from '../../access/engine/guard.ts';
import { inTransaction, type Database } from '../../platform/database/database.ts';
import { publishLive } from '../../platform/live/live-hub.ts';
import { presentNotification } from './notification.presenter.ts';
import { countUnread, listNotifications, markAllRead } from './notification.store.ts';

export function createNotificationService(db: Database) {
  return {
    async list(guard: Guard, userId: string) {
      guard.authorise('notification.list', { userId });
      const [rows, unread] = await Promise.all([listNotifications(db, userId), countUnread(db, userId)]);
      return { notifications: rows.map(presentNotification), unread };
    },

    async markRead(guard: Guard, userId: string) {
      guard.authorise('notification.mark_read', { userId });
      await inTransaction(db, async (trx) => {
        const changed = await markAllRead(trx, userId);
        if (changed > 0) await publishLive(trx, { userId, event: 'read' });
      });
      return { unread: 0 };
    },
  };
}
