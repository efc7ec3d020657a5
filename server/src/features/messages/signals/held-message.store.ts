/** The only SQL on messages that are held. */
import { sql, type Transaction } from 'kysely';
import type { DB } from '../../../platform/database/schema.gen.ts';

export async function holdMessage(
  trx: Transaction<DB>,
  { messageId, threadId }: { messageId: string; threadId: string },
): Promise<void> {
  await trx.insertInto('held_messages').values({ message_id: messageId, thread_id: threadId }).execute();
}

/** Of what the coach of this conversation has written: whether some of it waits, and whether some was delivered. */
export async function findCoachState(
  trx: Transaction<DB>,
  threadId: string,
): Promise<{ hasWaiting: boolean; hasDelivered: boolean }> {
  const { rows } = await sql<{ hasWaiting: boolean; hasDelivered: boolean }>`
    select exists (
        select 1 from held_messages held where held.thread_id = ${threadId} and held.hold = 'waiting') as "hasWaiting",
      exists (
        select 1 from messages message left join held_messages held on held.message_id = message.id
        where message.thread_id = ${threadId} and message.sender_role = 'coach' and held.message_id is null)
        as "hasDelivered"`.execute(trx);
  return rows[0] ?? { hasWaiting: false, hasDelivered: false };
}

/** Those who have read beyond them have not read them. Returns the first of them; null when none waited. */
export async function deliverHeld(
  trx: Transaction<DB>,
  threadId: string,
): Promise<{ messageId: string; sender: { userId: string | null; name: string } } | null> {
  const { rows } = await sql<{ id: string; user_id: string | null; name: string }>`
    with delivered as (
      delete from held_messages where thread_id = ${threadId} and hold = 'waiting' returning message_id
    )
    select message.id, message.sender_user_id as user_id, coalesce(sender.name, '') as name
    from delivered join messages message on message.id = delivered.message_id
    left join users sender on sender.id = message.sender_user_id
    order by message.id limit 1`.execute(trx);
  const [first] = rows;
  if (!first) return null;
  await sql`
    update thread_reads set read_up_to = (
      select id from messages where thread_id = ${threadId} and id < ${first.id} order by id desc limit 1)
    where thread_id = ${threadId} and read_up_to >= ${first.id}
      and user_id is distinct from ${first.user_id}`.execute(trx);
  return { messageId: first.id, sender: { userId: first.user_id, name: first.name } };
}

/** Something was wrong with them. */
export async function keepBackHeld(trx: Transaction<DB>, threadId: string): Promise<void> {
  await trx
    .updateTable('held_messages')
    .set({ hold: 'kept_back' })
    .where('thread_id', '=', threadId)
    .execute();
}
