/** Notifications as their owner reads them: those of the kinds that this code knows. Newer code may have written others. */
import type { DB, Notifications } from '../../platform/database/schema.gen.ts';
import type { Queries } from '../../platform/database/database.ts';
import { deleteOutdated, type Due } from '../../platform/database/outdated.ts';
import { NOTIFICATION_KINDS, type NotificationQuery } from '@faircourt/contracts/notifications';
import { sql, type Selectable, type Transaction } from 'kysely';

export type NotificationRow = Pick<
  Selectable<Notifications>,
  'id' | 'kind' | 'data' | 'created_at' | 'read_at'
>;

const COLUMNS = ['id', 'kind', 'data', 'created_at', 'read_at'] as const;
const PAGE = 30;

/** Newest first, and the id of the last one when there are more. Keys are in order of time, so they break ties within one moment. */
export async function listNotifications(
  queries: Queries,
  userId: string,
  { before, unread = false }: NotificationQuery = {},
): Promise<{ rows: NotificationRow[]; next: string | null }> {
  let page = queries
    .selectFrom('notifications')
    .select(COLUMNS)
    .where('user_id', '=', userId)
    .where('kind', 'in', NOTIFICATION_KINDS)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(PAGE + 1);
  if (unread) page = page.where('read_at', 'is', null);
  if (before !== undefined) {
    page = page.where(
      sql<boolean>`(created_at, id) < (
        select last.created_at, last.id from notifications last where last.id = ${before} and last.user_id = ${userId})`,
    );
  }
  const rows = await page.execute();
  const shown = rows.slice(0, PAGE);
  return { rows: shown, next: rows.length > PAGE ? (shown.at(-1)?.id ?? null) : null };
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
    .where('kind', 'in', NOTIFICATION_KINDS)
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
    .where('kind', 'in', NOTIFICATION_KINDS)
    .where('id', '=', id)
    .executeTakeFirst();
}

export async function countUnread(queries: Queries, userId: string): Promise<number> {
  const { unread } = await queries
    .selectFrom('notifications')
    .select((eb) => eb.fn.countAll<number>().as('unread'))
    .where('user_id', '=', userId)
    .where('kind', 'in', NOTIFICATION_KINDS)
    .where('read_at', 'is', null)
    .executeTakeFirstOrThrow();
  return unread;
}

/** All of them, or the one that is named. Returns how many were unread. */
export async function markRead(
  queries: Queries,
  { userId, id, now }: { userId: string; id?: string; now: Date },
): Promise<number> {
  const { numUpdatedRows } = await queries
    .updateTable('notifications')
    .set({ read_at: now })
    .where('user_id', '=', userId)
    .where('kind', 'in', NOTIFICATION_KINDS)
    .where('read_at', 'is', null)
    .where((eb) => (id === undefined ? eb.lit(true) : eb('id', '=', id)))
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

export function forgetNotifications(trx: Transaction<DB>, { over, most }: Due): Promise<number> {
  return deleteOutdated(trx, 'notifications', sql`created_at <= ${over}`, most);
}
