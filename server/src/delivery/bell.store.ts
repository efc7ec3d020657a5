/** Writes notifications, and knows which have not been read. */
import type { AskedFor } from './asking.ts';
import type { JsonObject } from '../platform/database/schema.gen.ts';
import type { Queries } from '../platform/database/database.ts';

export async function insertNotification(
  queries: Queries,
  notice: { userId: string; kind: string; data: JsonObject; asks: AskedFor | null },
): Promise<string> {
  const { userId, kind, data, asks } = notice;
  const { id } = await queries
    .insertInto('notifications')
    .values({
      user_id: userId,
      kind,
      data: JSON.stringify(data),
      chain: asks?.chain ?? null,
      about_id: asks?.aboutId ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
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

export async function markAskedRead(
  queries: Queries,
  { userId, aboutId }: { userId: string; aboutId: string },
): Promise<number> {
  const { numUpdatedRows } = await queries
    .updateTable('notifications')
    .set({ read_at: new Date() })
    .where('user_id', '=', userId)
    .where('about_id', '=', aboutId)
    .where('read_at', 'is', null)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}
