/** The only SQL on messages that are held. */
import { sql, type Transaction } from 'kysely';
import type { Queries } from '../../../platform/database/database.ts';
import type { DB } from '../../../platform/database/schema.gen.ts';

export async function holdMessage(
  trx: Transaction<DB>,
  { messageId, threadId }: { messageId: string; threadId: string },
): Promise<void> {
  await trx.insertInto('held_messages').values({ message_id: messageId, thread_id: threadId }).execute();
}

/** Of what the coach of this conversation has written: whether some of it waits for moderators, and whether some was delivered. */
export async function findCoachState(
  trx: Transaction<DB>,
  threadId: string,
): Promise<{ hasWaiting: boolean; hasDelivered: boolean }> {
  const { rows } = await sql<{ hasWaiting: boolean; hasDelivered: boolean }>`
    select exists (
        select 1 from held_messages held where held.thread_id = ${threadId} and held.hold = 'waiting'
          and not held.is_cleared) as "hasWaiting",
      exists (
        select 1 from messages message left join held_messages held on held.message_id = message.id
        where message.thread_id = ${threadId} and message.sender_role = 'coach' and held.message_id is null)
        as "hasDelivered"`.execute(trx);
  return rows[0] ?? { hasWaiting: false, hasDelivered: false };
}

/** Moderators found nothing wrong in what waits: it is delivered once the conversation is open. */
export async function clearHeld(trx: Transaction<DB>, threadId: string): Promise<void> {
  await trx
    .updateTable('held_messages')
    .set({ is_cleared: true })
    .where('thread_id', '=', threadId)
    .where('hold', '=', 'waiting')
    .execute();
}

/** `waiting`: something is not delivered yet; `cleared`: and moderators found nothing wrong in it. All of them, or those of one. */
export async function listHeldThreads(
  queries: Queries,
  which: 'waiting' | 'cleared',
  of: { athleteId?: string; coachId?: string } = {},
): Promise<{ id: string; athlete_id: string; coach_id: string }[]> {
  const { athleteId, coachId } = of;
  return queries
    .selectFrom('held_messages as held')
    .innerJoin('threads as thread', 'thread.id', 'held.thread_id')
    .select(['thread.id', 'thread.athlete_id', 'thread.coach_id'])
    .distinct()
    .where('held.hold', '=', 'waiting')
    .$if(which === 'cleared', (query) => query.where('held.is_cleared', '=', true))
    .$if(athleteId !== undefined, (query) => query.where('thread.athlete_id', '=', athleteId ?? null))
    .$if(coachId !== undefined, (query) => query.where('thread.coach_id', '=', coachId ?? null))
    .orderBy('thread.id')
    .execute();
}

/** Those who have read beyond them have not read them. Returns the first of them; null when nothing was cleared. */
export async function deliverCleared(
  trx: Transaction<DB>,
  threadId: string,
): Promise<{ messageId: string; sender: { userId: string | null; name: string } } | null> {
  const { rows } = await sql<{ id: string; user_id: string | null; name: string }>`
    with delivered as (
      delete from held_messages
      where thread_id = ${threadId} and hold = 'waiting' and is_cleared
      returning message_id
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

/** Something was wrong with them, or the contact has ended. */
export async function keepBackHeld(trx: Transaction<DB>, threadId: string): Promise<void> {
  await trx
    .updateTable('held_messages')
    .set({ hold: 'kept_back', is_cleared: false })
    .where('thread_id', '=', threadId)
    .execute();
}
