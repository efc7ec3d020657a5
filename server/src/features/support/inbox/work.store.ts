/** The only SQL that changes a request in the inbox, and all on the messages that follow it. */
import type { Locale, ReportSource, SupportMessageKind, SupportType } from '@faircourt/contracts/vocabulary';
import { sql, type Transaction } from 'kysely';
import type { Database, Queries } from '../../../platform/database/database.ts';
import type { DB } from '../../../platform/database/schema.gen.ts';
import type { Named } from './inbox.store.ts';

/** What the work on a request depends on. */
export interface RequestState {
  id: string;
  reference: string;
  type: SupportType;
  source: ReportSource;
  email: string;
  locale: Locale;
  waiting_since: Date | null;
  claimed_by: string | null;
  closed_at: Date | null;
  closed_by: string | null;
  closed_note: string | null;
  /** Moderators have yet to decide about it. */
  is_moderated: boolean;
  /** A family is advised about it still. */
  is_advised: boolean;
}

export function findState(trx: Transaction<DB>, id: string): Promise<RequestState | undefined> {
  return trx
    .selectFrom('support_requests')
    .select([
      sql<boolean>`exists (select 1 from moderation_items item
        where item.id = support_requests.moderation_item_id and item.closed_at is null)`.as('is_moderated'),
      sql<boolean>`exists (select 1 from consulting_cases consulting
        where consulting.request_id = support_requests.id and consulting.ended_at is null)`.as('is_advised'),
      'id',
      'reference',
      'type',
      'source',
      'email',
      'locale',
      'waiting_since',
      'claimed_by',
      'closed_at',
      'closed_by',
      'closed_note',
    ])
    .where('id', '=', id)
    .executeTakeFirst();
}

/** The open ones about which moderators decide in this item, with what they wrote down. */
export function listReportsOfItem(
  trx: Transaction<DB>,
  itemId: string,
): Promise<{ id: string; note: string | null }[]> {
  return trx
    .selectFrom('support_requests as report')
    .innerJoin('moderation_items as item', 'item.id', 'report.moderation_item_id')
    .select(['report.id', 'item.note'])
    .where('item.id', '=', itemId)
    .where('report.closed_at', 'is', null)
    .orderBy('report.id')
    .execute();
}

interface Changes {
  waiting_since?: Date | null;
  claimed_by?: string | null;
  claimed_at?: Date | null;
  closed_at?: Date | null;
  closed_by?: string | null;
  closed_note?: string | null;
}

export async function changeRequest(trx: Transaction<DB>, id: string, changes: Changes): Promise<void> {
  await trx.updateTable('support_requests').set(changes).where('id', '=', id).execute();
}

/** Returns the requests that this account had claimed. */
export async function clearClaimsOf(trx: Transaction<DB>, userId: string): Promise<string[]> {
  const rows = await trx
    .updateTable('support_requests')
    .set({ claimed_by: null, claimed_at: null })
    .where('claimed_by', '=', userId)
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

export interface NewMessage {
  requestId: string;
  kind: SupportMessageKind;
  authorUserId: string | null;
  body: string;
  submissionId: string;
  createdAt: Date;
  dueAt?: Date | null;
}

/** Null when this very text is there already. */
export async function insertMessage(trx: Transaction<DB>, message: NewMessage): Promise<string | null> {
  const row = await trx
    .insertInto('support_messages')
    .values({
      request_id: message.requestId,
      kind: message.kind,
      author_user_id: message.authorUserId,
      body: message.body,
      submission_id: message.submissionId,
      created_at: message.createdAt,
      due_at: message.dueAt ?? null,
    })
    .onConflict((conflict) => conflict.columns(['request_id', 'submission_id']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

export interface MessageRow {
  id: string;
  kind: SupportMessageKind;
  body: string;
  author: Named | null;
  created_at: Date;
  sent_at: Date | null;
}

export async function listMessages(queries: Queries, requestId: string): Promise<MessageRow[]> {
  const rows = await queries
    .selectFrom('support_messages as message')
    .leftJoin('users as author', 'author.id', 'message.author_user_id')
    .select([
      'message.id',
      'message.kind',
      'message.body',
      'author.id as author_id',
      'author.name as author_name',
      'message.created_at',
      'message.sent_at',
    ])
    .where('message.request_id', '=', requestId)
    .orderBy('message.created_at')
    .orderBy('message.id')
    .execute();
  return rows.map(({ author_id: id, author_name: name, ...row }) => ({
    ...row,
    author: id === null || name === null ? null : { user_id: id, name },
  }));
}

export async function findBody(trx: Transaction<DB>, messageId: string): Promise<string> {
  const { body } = await trx
    .selectFrom('support_messages')
    .select('body')
    .where('id', '=', messageId)
    .executeTakeFirstOrThrow();
  return body;
}

/** The first time counts: a mail that is sent again arrived before. */
export async function noteSent(db: Database, messageId: string, now: Date): Promise<void> {
  await db
    .updateTable('support_messages')
    .set({ sent_at: now })
    .where('id', '=', messageId)
    .where('kind', '=', 'answer')
    .where('sent_at', 'is', null)
    .execute();
}
