/** The SQL of notifications that ask for something, until they are settled. */
import { sql, type Transaction } from 'kysely';
import type { Queries } from '../platform/database/database.ts';
import type { DB } from '../platform/database/schema.gen.ts';
import type { Asking } from './asking.ts';

/** Unread, and about something that the log tells of in one of these chains. */
export async function listAsking(queries: Queries, chains: readonly string[]): Promise<Asking[]> {
  const { rows } = await sql<Asking>`
    select id, user_id as "userId", kind, data, chain, about_id as "aboutId" from notifications
    where chain = any(${chains}::uuid[]) and read_at is null order by id`.execute(queries);
  return rows;
}

/** The next chains in which something is asked for, in the order of their ids. */
export async function listAskingChains(queries: Queries, after: string, most: number): Promise<string[]> {
  const rows = await queries
    .selectFrom('notifications')
    .select('chain')
    .distinct()
    .where('chain', '>', after)
    .where('read_at', 'is', null)
    .orderBy('chain')
    .limit(most)
    .execute();
  return rows.flatMap(({ chain }) => chain ?? []);
}

/** Whose bells have changed. */
export async function storeSettled(
  trx: Transaction<DB>,
  ids: readonly string[],
  now: Date,
): Promise<string[]> {
  const rows = await trx
    .updateTable('notifications')
    .set({ read_at: now })
    .where('id', 'in', [...ids])
    .where('read_at', 'is', null)
    .returning('user_id')
    .execute();
  return [...new Set(rows.map(({ user_id }) => user_id))];
}
