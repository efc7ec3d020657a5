/** The only SQL on message_files: what lies in the store for a conversation. */
import type { Selectable, Transaction } from 'kysely';
import type { Queries } from '../../platform/database/database.ts';
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

/** Not those of a message that moderators removed. */
export function findMessageFile(queries: Queries, id: string): Promise<MessageFileRow | undefined> {
  return queries
    .selectFrom('message_files')
    .selectAll('message_files')
    .leftJoin('removed_messages', 'removed_messages.message_id', 'message_files.message_id')
    .where('message_files.id', '=', id)
    .where('removed_messages.message_id', 'is', null)
    .executeTakeFirst();
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

/** The database notes their keys as unused by itself; the sweep of files deletes the bytes. */
export async function deleteUnsentBefore(queries: Queries, before: Date): Promise<void> {
  await queries
    .deleteFrom('message_files')
    .where('message_id', 'is', null)
    .where('created_at', '<', before)
    .execute();
}
