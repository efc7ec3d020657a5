/** The only SQL on messages and on reports of them. */
import type { MessageHold, Role } from '@faircourt/contracts/vocabulary';
import { sql, type Transaction } from 'kysely';
import type { Condition } from '../../access/scopes/condition.ts';
import { isDeliveredTo, isRemovedMessage } from '../../access/scopes/own-records.scope.ts';
import type { Queries } from '../../platform/database/database.ts';
import type { DB } from '../../platform/database/schema.gen.ts';
import { person, type PersonRow } from './thread.store.ts';

export interface MessageRow {
  id: string;
  sender_role: Role;
  /** Null once the account is gone. */
  sender: PersonRow | null;
  body: string;
  is_removed: boolean;
  hold: MessageHold | null;
  client_id: string;
  created_at: Date;
  files: { id: string; name: string; content_type: string; bytes: number }[];
}

export interface NewMessage {
  threadId: string;
  senderUserId: string;
  senderRole: Role;
  body: string;
  clientId: string;
  now: Date;
}

/**
 * The caller holds the thread. Ids then follow one another in the order in which people read them: how far somebody has
 * read is one id, so a later message must never get a smaller one. Within one millisecond, or after the clock was set
 * back, a fresh one might be smaller; then it is the one just above the latest.
 */
export async function insertMessage(trx: Transaction<DB>, message: NewMessage): Promise<string> {
  const { rows } = await sql<{ fresh: string; latest: string | null }>`
    select uuid_v7() as fresh,
      (select id from messages where thread_id = ${message.threadId} order by id desc limit 1) as latest`.execute(
    trx,
  );
  const [ids] = rows;
  if (!ids) throw new Error('No id was made');
  const id = ids.latest !== null && ids.latest >= ids.fresh ? justAbove(ids.latest) : ids.fresh;
  await trx
    .insertInto('messages')
    .values({
      id,
      thread_id: message.threadId,
      sender_user_id: message.senderUserId,
      sender_role: message.senderRole,
      body: message.body,
      client_id: message.clientId,
      created_at: message.now,
    })
    .execute();
  return id;
}

function justAbove(id: string): string {
  const hex = (BigInt(`0x${id.replaceAll('-', '')}`) + 1n).toString(16).padStart(32, '0');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/** Newest first; `before` is the oldest one that the reader has already. */
export function listMessageRows(
  queries: Queries,
  readerId: string,
  threadId: string,
  page: { before: string | null; size: number },
): Promise<MessageRow[]> {
  const isBefore = page.before === null ? sql<boolean>`true` : sql<boolean>`message.id < ${page.before}`;
  const isShown = sql<boolean>`message.thread_id = ${threadId} and ${isBefore} and ${isDeliveredTo(readerId)}`;
  return selectMessages(queries, isShown, page.size);
}

export async function findMessageRow(
  queries: Queries,
  threadId: string,
  id: string,
): Promise<MessageRow | undefined> {
  const isIt = sql<boolean>`message.thread_id = ${threadId} and message.id = ${id}`;
  const [row] = await selectMessages(queries, isIt, 1);
  return row;
}

/** The message that this attempt to send has stored already, if any. */
export async function findSentRow(
  queries: Queries,
  threadId: string,
  clientId: string,
): Promise<MessageRow | undefined> {
  const isIt = sql<boolean>`message.thread_id = ${threadId} and message.client_id = ${clientId}`;
  const [row] = await selectMessages(queries, isIt, 1);
  return row;
}

async function selectMessages(queries: Queries, which: Condition, size: number): Promise<MessageRow[]> {
  const { rows } = await sql<MessageRow>`
    select message.id, message.sender_role, message.client_id, message.created_at,
      case when ${isRemovedMessage()} then '' else message.body end as body, ${isRemovedMessage()} as is_removed,
      (select held.hold from held_messages held where held.message_id = message.id) as hold,
      case when sender.id is not null then ${person(sql`sender`)} end as sender,
      (select coalesce(json_agg(json_build_object('id', file.id, 'name', file.name,
          'content_type', file.content_type, 'bytes', file.bytes) order by file.id), '[]')
        from message_files file where file.message_id = message.id and not ${isRemovedMessage()}) as files
    from messages message left join users sender on sender.id = message.sender_user_id
    where ${which}
    order by message.id desc
    limit ${size}`.execute(queries);
  return rows;
}

interface ReportKey {
  threadId: string;
  messageId: string | null;
  reportedBy: string;
}

/** False when this person has reported the same before. */
export async function insertReport(
  trx: Transaction<DB>,
  report: ReportKey & { reason: string; now: Date },
): Promise<boolean> {
  const inserted = await trx
    .insertInto('message_reports')
    .values({
      thread_id: report.threadId,
      message_id: report.messageId,
      reported_by: report.reportedBy,
      reason: report.reason,
      created_at: report.now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

export function findReport(queries: Queries, report: ReportKey) {
  return queries
    .selectFrom('message_reports')
    .select(['id', 'reason'])
    .where('thread_id', '=', report.threadId)
    .where('message_id', 'is not distinct from', report.messageId)
    .where('reported_by', '=', report.reportedBy)
    .executeTakeFirstOrThrow();
}
