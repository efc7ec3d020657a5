/** Notifications as their owner reads them. */
import type { DB, Notifications } from '../../platform/database/schema.gen.ts';
import type { Queries } from '../../platform/database/database.ts';
import { deleteOutdated, type Due } from '../../platform/database/outdated.ts';
import { sql, type Selectable, type Transaction } from 'kysely';

export type NotificationRow = Pick<
  Selectable<Notifications>,
  'id' | 'kind' | 'data' | 'created_at' | 'read_at'
>;

const COLUMNS = ['id', 'kind', 'data', 'created_at', 'read_at'] as const;
const PAGE = 30;

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

export function forgetNotifications(trx: Transaction<DB>, { over, most }: Due): Promise<number> {
  return deleteOutdated(trx, 'notifications', sql`created_at <= ${over}`, most);
}
