/** The only SQL on notifications. */
import type { JsonObject, Notifications } from '../../platform/database/schema.gen.ts';
import type { Queries } from '../../platform/database/database.ts';
import type { Selectable } from 'kysely';

export type NotificationRow = Pick<
  Selectable<Notifications>,
  'id' | 'kind' | 'data' | 'created_at' | 'read_at'
>;

const COLUMNS = ['id', 'kind', 'data', 'created_at', 'read_at'] as const;
const PAGE = 30;

export async function insertNotification(
  queries: Queries,
  notice: { userId: string; kind: string; data: JsonObject },
): Promise<string> {
  const { id } = await queries
    .insertInto('notifications')
    .values({ user_id: notice.userId, kind: notice.kind, data: JSON.stringify(notice.data) })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Newest first. Keys are in order of time, so they break ties within one moment. */
export function listNotifications(queries: Queries, userId: string): Promise<NotificationRow[]> {
  return queries
    .selectFrom('notifications')
    .select(COLUMNS)
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(PAGE)
    .execute();
}

/** Oldest first: what a stream has missed since the id it saw last. */
export function listNotificationsAfter(
  queries: Queries,
  userId: string,
  lastId: string,
): Promise<NotificationRow[]> {
  return queries
    .selectFrom('notifications')
    .select(COLUMNS)
    .where('user_id', '=', userId)
    .where('id', '>', lastId)
    .orderBy('id')
    .limit(PAGE)
    .execute();
}

export function findNotification(
  queries: Queries,
  userId: string,
  id: string,
): Promise<NotificationRow | undefined> {
  return queries
    .selectFrom('notifications')
    .select(COLUMNS)
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
}

export async function countUnread(queries: Queries, userId: string): Promise<number> {
  const { unread } = await queries
    .selectFrom('notifications')
    .select((eb) => eb.fn.countAll<number>().as('unread'))
    .where('user_id', '=', userId)
    .where('read_at', 'is', null)
    .executeTakeFirstOrThrow();
  return unread;
}

export async function markAllRead(queries: Queries, userId: string): Promise<number> {
  const { numUpdatedRows } = await queries
    .updateTable('notifications')
    .set({ read_at: new Date() })
    .where('user_id', '=', userId)
    .where('read_at', 'is', null)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Who of these people has not read such a notification yet. `data` names the facts that tell which ones count. */
export async function selectUsersWithUnread(
  queries: Queries,
  about: { userIds: readonly string[]; kind: string; data: JsonObject },
): Promise<string[]> {
  const rows = await queries
    .selectFrom('notifications')
    .select('user_id')
    .distinct()
    .where('user_id', 'in', [...about.userIds])
    .where('read_at', 'is', null)
    .where('kind', '=', about.kind)
    .where('data', '@>', JSON.stringify(about.data))
    .execute();
  return rows.map((row) => row.user_id);
}

export async function markReadAbout(
  queries: Queries,
  about: { userId: string; kind: string; data: JsonObject },
): Promise<number> {
  const { numUpdatedRows } = await queries
    .updateTable('notifications')
    .set({ read_at: new Date() })
    .where('user_id', '=', about.userId)
    .where('read_at', 'is', null)
    .where('kind', '=', about.kind)
    .where('data', '@>', JSON.stringify(about.data))
    .executeTakeFirst();
  return Number(numUpdatedRows);
}
