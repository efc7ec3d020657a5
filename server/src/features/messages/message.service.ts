/** Messages, stored once and brought to everybody in the conversation. */
import type { Message, SendMessage } from '@faircourt/contracts/messages';
import type { Transaction } from 'kysely';
import { actedBy } from '../../access/engine/acted-by.ts';
import { roleOf } from '../../access/engine/actor.ts';
import { notFound, type Guard } from '../../access/engine/guard.ts';
import { recordEvent } from '../../platform/audit.ts';
import { inTransaction } from '../../platform/database/database.ts';
import type { DB } from '../../platform/database/schema.gen.ts';
import { AppError } from '../../platform/errors.ts';
import { listUsersWithUnread, notify } from '../../delivery/bell.ts';
import { publishChange } from '../../delivery/open-pages.ts';
import type { MessageDeps } from './messages.deps.ts';
import { AWAY_AFTER_SECONDS, MAIL_AWAY } from './away-mail.service.ts';
import {
  authoriseConversation,
  holdConversation,
  loadConversation,
  membersOf,
  shownName,
  type Conversation,
} from './conversation.ts';
import { messageFlagged } from './message.events.ts';
import { attachFiles, listUnsentNames } from './message-file.store.ts';
import { MESSAGES_PER_ACCOUNT } from './message.limits.ts';
import { findMessageRow, findSentRow, insertMessage, type MessageRow } from './message.store.ts';
import { holdMessage } from './signals/held-message.store.ts';
import { flagOf } from './signals/flagged-message.service.ts';
import { signalsInMessage } from './signals/message-signals.ts';
import { presentMessage } from './thread.presenter.ts';
import { touchThread, type PersonRow } from './thread.store.ts';

export async function sendMessage(
  deps: MessageDeps,
  guard: Guard,
  threadId: string,
  wanted: SendMessage,
): Promise<Message> {
  // A person who may not write is refused before any lock and is not counted.
  const { actor } = authoriseConversation(
    guard,
    'thread.write',
    await loadConversation(deps.db, guard, threadId),
  );
  await deps.limiter.count([{ limit: MESSAGES_PER_ACCOUNT, key: actor.userId }]);
  const message = await inTransaction(deps.db, (trx) => store(trx, deps, guard, threadId, wanted));
  return presentMessage(message, { userId: actor.userId, seesNames: true });
}

async function store(
  trx: Transaction<DB>,
  deps: MessageDeps,
  guard: Guard,
  threadId: string,
  wanted: SendMessage,
): Promise<MessageRow> {
  const { userId: uploadedBy } = actedBy(guard);
  const fileNames = await listUnsentNames(trx, { ids: wanted.file_ids, threadId, uploadedBy });
  const found = signalsInMessage({ body: wanted.body, fileNames });
  // The family may have changed its mind meanwhile: what counts is the state of now, and the lock keeps it until this
  // is stored.
  const { conversation, actor } = await holdConversation(trx, guard, threadId, {
    isFound: found.length > 0,
  });
  const sent = await findSentRow(trx, threadId, wanted.client_id);
  if (sent && sent.sender?.user_id !== actor.userId) throw takenId();
  if (sent) return sent;

  const flag = await flagOf(
    trx,
    { threadId, isOfCoach: actor.userId === conversation.coachUserId, found },
    conversation.athlete,
    guard.now,
  );
  const messageId = await insertMessage(trx, {
    threadId,
    senderUserId: actor.userId,
    senderRole: roleOf(actor),
    body: wanted.body,
    clientId: wanted.client_id,
    now: guard.now,
  });
  const fileIds = [...new Set(wanted.file_ids)];
  const attached = await attachFiles(trx, { ids: fileIds, threadId, uploadedBy: actor.userId, messageId });
  if (attached !== fileIds.length) throw unknownFile();
  if (flag.isHeld) await holdMessage(trx, { messageId, threadId });
  if (flag.signals.length > 0)
    await recordEvent(trx, messageFlagged({ id: messageId, threadId }, flag), guard.now);
  const message = await findMessageRow(trx, threadId, messageId);
  if (!message?.sender) throw notFound();
  if (flag.isHeld) {
    await publishChange(trx, { userIds: [actor.userId], topic: 'threads', id: threadId });
    return message;
  }
  await touchThread(trx, threadId, guard.now);
  await notifyMembers(trx, conversation, message.sender, guard.now);
  await deps.jobs.enqueue(trx, MAIL_AWAY, { threadId, messageId }, { afterSeconds: AWAY_AFTER_SECONDS });
  return message;
}

/**
 * Updates the open pages of everybody, the sender's other tabs too, and rings the bell of those who have read what it
 * said last.
 */
async function notifyMembers(
  trx: Transaction<DB>,
  conversation: Conversation,
  sender: PersonRow,
  now: Date,
): Promise<void> {
  const { threadId, coachUserId } = conversation;
  const members = membersOf(conversation, now);
  await publishChange(trx, { userIds: members, topic: 'threads', id: threadId });
  const others = members.filter((userId) => userId !== sender.user_id);
  const told = await listUsersWithUnread(trx, {
    userIds: others,
    kind: 'message',
    data: { thread_id: threadId },
  });
  for (const userId of others.filter((other) => !told.includes(other))) {
    // What is stored stays: a coach's bell would name the family in full long after the release has ended.
    const data = { thread_id: threadId, sender_name: shownName(sender, userId !== coachUserId) };
    await notify(trx, { userId, kind: 'message', data });
  }
}

function unknownFile(): AppError {
  const message = 'One of the files is not here any more. Add it again.';
  return new AppError('validation_failed', message, {
    fieldErrors: [{ field: 'file_ids', code: 'unknown', message }],
  });
}

function takenId(): AppError {
  return new AppError('conflict', 'Another message has this client_id. Make a new one for each message.');
}
