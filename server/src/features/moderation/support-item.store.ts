/** What a safety report says that came through support, and the conversation that it may be about. */
import type { Snapshot } from '@faircourt/contracts/moderation';
import type { Role } from '@faircourt/contracts/vocabulary';
import { sql, type Transaction } from 'kysely';
import type { DB } from '../../platform/database/schema.gen.ts';

/** Enough to see how it came to this. */
const MESSAGES_KEPT = 40;

export type RaisedRequest = Awaited<ReturnType<typeof findRaisedRequest>>;

export function findRaisedRequest(trx: Transaction<DB>, id: string) {
  return (
    trx
      .selectFrom('support_requests as request')
      .leftJoin('users as reporter', 'reporter.id', 'request.reporter_user_id')
      .select([
        'request.id',
        'request.reference',
        'request.source',
        'request.name',
        'request.email',
        'request.message',
        'request.category',
        'request.thread_id',
        'request.message_id',
        'request.reporter_user_id',
        'reporter.role as reporter_role',
      ])
      // Above the first empty line are ids, for admins who read the report by itself.
      .select(
        sql<string>`substring(request.message from position(E'\\n\\n' in request.message) + 2)`.as('words'),
      )
      .where('request.id', '=', id)
      .executeTakeFirstOrThrow()
  );
}

/** Support shows where its report is decided. */
export async function nameItem(trx: Transaction<DB>, id: string, itemId: string): Promise<void> {
  await trx
    .updateTable('support_requests')
    .set({ moderation_item_id: itemId })
    .where('id', '=', id)
    .execute();
}

export function findReportedThread(trx: Transaction<DB>, id: string, messageId: string | null) {
  return trx
    .selectFrom('threads as thread')
    .innerJoin('coaches as coach', 'coach.id', 'thread.coach_id')
    .leftJoin('messages as message', (join) =>
      join.onRef('message.thread_id', '=', 'thread.id').on('message.id', '=', messageId),
    )
    .select([
      'thread.athlete_id',
      'thread.coach_id',
      'coach.user_id as coach_user_id',
      'message.sender_user_id',
    ])
    .where('thread.id', '=', id)
    .executeTakeFirstOrThrow();
}

/** Oldest first, up to now; around the reported one when it is older than that. */
export async function listLastMessages(
  trx: Transaction<DB>,
  threadId: string,
  messageId: string | null,
): Promise<Snapshot['messages']> {
  const { rows } = await sql<{
    sender_name: string;
    sender_role: Role;
    body: string;
    files: number;
    at: Date;
    is_reported: boolean;
  }>`
    select coalesce(sender.name, '') as sender_name, message.sender_role, message.body, message.created_at as at,
      (select count(*)::int from message_files file where file.message_id = message.id) as files,
      message.id is not distinct from ${messageId}::uuid as is_reported
    from messages message left join users sender on sender.id = message.sender_user_id
    where message.id in (
      (select id from messages where thread_id = ${threadId} order by id desc limit ${MESSAGES_KEPT})
      union (select id from messages where thread_id = ${threadId} and id <= ${messageId}::uuid
        order by id desc limit ${MESSAGES_KEPT}))
    order by message.id`.execute(trx);
  return rows.map(({ at, ...message }) => ({ ...message, at: at.toISOString() }));
}
