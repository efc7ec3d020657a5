/** Notifications: written with the change that causes them, and pushed to open pages when that change commits. */
import type { LiveTopic, Notification, NotificationKind } from '@faircourt/contracts/notifications';
import type { Guard } from '../../access/engine/guard.ts';
import type { Database, Queries } from '../../platform/database/database.ts';
import { publishLive } from '../../platform/live/live-hub.ts';
import { presentNotification } from './notification.presenter.ts';
import {
  countUnread,
  insertNotification,
  listNotifications,
  markAllRead,
  markReadAbout,
  selectUsersWithUnread,
} from './notification.store.ts';

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

/** Tells the open pages of these people, when the change commits, to load what they show anew. */
export async function publishChange(
  queries: Queries,
  change: { userIds: readonly string[]; topic: LiveTopic; id?: string },
): Promise<void> {
  const what = { event: 'changed', topic: change.topic, ...(change.id ? { id: change.id } : {}) };
  await publishLive(queries, ...[...new Set(change.userIds)].map((userId) => ({ userId, ...what })));
}

/** Whom one more notification about the same thing would tell nothing new: they have not read the last one yet. */
export async function listUsersWithUnread(
  queries: Queries,
  about: { userIds: readonly string[]; kind: NotificationKind; data: Record<string, string> },
): Promise<string[]> {
  return about.userIds.length === 0 ? [] : selectUsersWithUnread(queries, about);
}

/** Whoever has seen the thing itself need not read in the bell that it is there. */
export async function readAbout(
  queries: Queries,
  about: { userId: string; kind: NotificationKind; data: Record<string, string> },
): Promise<void> {
  const changed = await markReadAbout(queries, about);
  if (changed > 0) await publishLive(queries, { userId: about.userId, event: 'read' });
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
