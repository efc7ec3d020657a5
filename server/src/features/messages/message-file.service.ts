/** Files of a conversation: checked and cleaned like every upload, sent with a message, handed out to its members only. */
import type { MessageFile } from '@faircourt/contracts/messages';
import { notFound, type Guard } from '../../access/engine/guard.ts';
import { prepareFile } from '../../uploads/incoming-file.ts';
import { keepContent } from '../../uploads/kept-content.ts';
import type { MessageDeps } from './messages.deps.ts';
import { authoriseConversation, holdConversation, loadConversation } from './conversation.ts';
import { keptName } from '../../uploads/file-name.ts';
import { findMessageFile, insertMessageFile, type MessageFileRow } from './message-file.store.ts';

/** Before a byte is read: nobody fills our memory who may not write here. Returns who sends. */
export async function admitUpload(deps: MessageDeps, guard: Guard, threadId: string): Promise<string> {
  const conversation = await loadConversation(deps.db, guard, threadId);
  return authoriseConversation(guard, 'thread.write', conversation).actor.userId;
}

export async function keepMessageFile(
  deps: MessageDeps,
  guard: Guard,
  threadId: string,
  sent: { name: string; content: Buffer },
): Promise<MessageFile> {
  const kept = await prepareFile('attachment', sent.content);
  const file = await keepContent(deps, 'attachments', kept, async (trx, stored) => {
    const { actor } = await holdConversation(trx, guard, threadId);
    return insertMessageFile(trx, {
      ...stored,
      threadId,
      name: keptName(sent.name, stored.contentType),
      uploadedBy: actor.userId,
      now: guard.now,
    });
  });
  return { id: file.id, name: file.name, content_type: file.content_type, bytes: file.bytes };
}

/**
 * Checked at each download, whatever link led there. Until the file is sent, only the person who uploaded it may load
 * it.
 */
export async function lookAtMessageFile(
  deps: MessageDeps,
  guard: Guard,
  fileId: string,
): Promise<MessageFileRow> {
  const file = await findMessageFile(deps.db, fileId);
  // Without a file the same is asked about nothing, and takes as long.
  const conversation = await loadConversation(deps.db, guard, file?.thread_id ?? fileId);
  const { actor } = authoriseConversation(guard, 'thread.open', conversation);
  if (!file || (file.message_id === null && file.uploaded_by !== actor.userId)) throw notFound();
  if (file.held_for !== null && file.held_for !== actor.userId) throw notFound();
  return file;
}
