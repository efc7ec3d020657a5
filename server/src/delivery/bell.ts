/** Notifications: written with the change that causes them, and pushed to open pages when that change commits. */
import type { NotificationKind } from '@faircourt/contracts/notifications';
import type { Queries } from '../platform/database/database.ts';
import { publishLive } from '../platform/live/live-hub.ts';
import type { AskOf, DataOf } from './asking.ts';
import { insertNotification, markAskedRead, markReadAbout, selectUsersWithUnread } from './bell.store.ts';
import { isBellOff } from './choices.store.ts';
import { topicOfBell } from './letter-topics.ts';

export async function notify<Kind extends NotificationKind>(
  queries: Queries,
  notice: { userId: string; kind: Kind; data: DataOf<Kind>; exceptSessionId?: string } & AskOf<Kind>,
): Promise<void> {
  const { userId, kind, data, exceptSessionId, asks = null } = notice;
  const topic = topicOfBell(kind, data);
  if (topic && (await isBellOff(queries, userId, topic))) return;
  const id = await insertNotification(queries, { userId, kind, data, asks });
  await publishLive(queries, {
    userId,
    event: 'notification',
    id,
    ...(exceptSessionId ? { exceptSessionId } : {}),
  });
}

/** Whom one more notification about the same thing would tell nothing new: they have not read the last one yet. */
export async function listUsersWithUnread(
  queries: Queries,
  about: { userIds: readonly string[]; kind: NotificationKind; data: Record<string, string> },
): Promise<string[]> {
  return about.userIds.length === 0 ? [] : selectUsersWithUnread(queries, about);
}

/** What asked a person about this record; something newer takes its place. */
export async function readAsked(queries: Queries, about: { userId: string; aboutId: string }): Promise<void> {
  const changed = await markAskedRead(queries, about);
  if (changed > 0) await publishLive(queries, { userId: about.userId, event: 'read' });
}

/** A person who has seen the thing itself need not read in the bell that it is there. */
export async function readAbout(
  queries: Queries,
  about: { userId: string; kind: NotificationKind; data: Record<string, string> },
): Promise<void> {
  const changed = await markReadAbout(queries, about);
  if (changed > 0) await publishLive(queries, { userId: about.userId, event: 'read' });
}
