/** The only SQL on messages that moderators removed. The messages stay as they are; who reads them finds them empty. */
import { sql, type Transaction } from 'kysely';
import type { DB } from '../../platform/database/schema.gen.ts';

/** Returns those that were there. */
export async function hideMessages(
  trx: Transaction<DB>,
  ids: readonly string[],
  removedBy: string,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    insert into removed_messages (message_id, removed_by)
    select id, ${removedBy}::uuid from messages where id = any(${ids}::uuid[])
    on conflict do nothing returning message_id as id`.execute(trx);
  return rows.map(({ id }) => id).toSorted();
}

export async function showMessagesAgain(trx: Transaction<DB>, removedBy: string): Promise<string[]> {
  const rows = await trx
    .deleteFrom('removed_messages')
    .where('removed_by', '=', removedBy)
    .returning('message_id')
    .execute();
  return rows.map(({ message_id }) => message_id).toSorted();
}
