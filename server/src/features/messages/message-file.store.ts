/** The only SQL on message_files: what lies in the store for a conversation. */
import { sql, type Selectable, type Transaction } from 'kysely';
import type { Queries } from '../../platform/database/database.ts';
import { deleteOutdated, type Due } from '../../platform/database/outdated.ts';
import type { DB, MessageFiles } from '../../platform/database/schema.gen.ts';
import type { StoredContent } from '../../uploads/kept-content.ts';

export type MessageFileRow = Selectable<MessageFiles>;

export interface NewMessageFile extends StoredContent {
  threadId: string;
  name: string;
  uploadedBy: string;
  now: Date;
}

export function insertMessageFile(trx: Transaction<DB>, file: NewMessageFile): Promise<MessageFileRow> {
  return trx
    .insertInto('message_files')
    .values({
      thread_id: file.threadId,
      name: file.name,
      storage_key: file.storageKey,
      content_type: file.contentType,
      bytes: file.bytes,
      sha256: file.sha256,
      uploaded_by: file.uploadedBy,
      created_at: file.now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Not those of a message that moderators removed. `held_for`: its message is held, and only this person, who wrote it, has it. */
export function findMessageFile(
  queries: Queries,
  id: string,
): Promise<(MessageFileRow & { held_for: string | null }) | undefined> {
  return queries
    .selectFrom('message_files as file')
    .leftJoin('held_messages as held', 'held.message_id', 'file.message_id')
    .selectAll('file')
    .select((eb) =>
      eb.case().when('held.message_id', 'is not', null).then(eb.ref('file.uploaded_by')).end().as('held_for'),
    )
    .leftJoin('removed_messages as removed', 'removed.message_id', 'file.message_id')
    .where('removed.message_id', 'is', null)
    .where('file.id', '=', id)
    .executeTakeFirst();
}

/** What people called their files, of those that can still be sent by them. */
export async function listUnsentNames(
  queries: Queries,
  files: { ids: readonly string[]; threadId: string; uploadedBy: string },
): Promise<string[]> {
  if (files.ids.length === 0) return [];
  const rows = await queries
    .selectFrom('message_files')
    .select('name')
    .where('id', 'in', [...files.ids])
    .where('thread_id', '=', files.threadId)
    .where('uploaded_by', '=', files.uploadedBy)
    .where('message_id', 'is', null)
    .execute();
  return rows.map(({ name }) => name);
}

/** Only what this person has uploaded to this thread and not sent yet. Returns how many of them that were. */
export async function attachFiles(
  trx: Transaction<DB>,
  files: { ids: readonly string[]; threadId: string; uploadedBy: string; messageId: string },
): Promise<number> {
  if (files.ids.length === 0) return 0;
  const { numUpdatedRows } = await trx
    .updateTable('message_files')
    .set({ message_id: files.messageId })
    .where('id', 'in', [...files.ids])
    .where('thread_id', '=', files.threadId)
    .where('uploaded_by', '=', files.uploadedBy)
    .where('message_id', 'is', null)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Uploaded and never sent. The file store then removes the bytes. */
export function forgetUnsentFiles(trx: Transaction<DB>, { over, most }: Due): Promise<number> {
  return deleteOutdated(trx, 'message_files', sql`message_id is null and created_at <= ${over}`, most);
}
