/** Conversations listed, opened and read. */
import type { Thread, ThreadSummary } from '@faircourt/contracts/messages';
import { isSignedIn, type SignedInActor } from '../../access/engine/actor.ts';
import { isAdult } from '../../access/rules/age.ts';
import { notFound, type Guard } from '../../access/engine/guard.ts';
import { isOwnThread } from '../../access/scopes/own-records.scope.ts';
import { seesNames } from '../../access/rules/contact.rules.ts';
import { isBlocked } from '../../access/rules/in-effect.ts';
import type { Caller } from '../../identity/authenticate.ts';
import { publishChange } from '../../delivery/open-pages.ts';
import { readAbout } from '../../delivery/bell.ts';
import { inTransaction } from '../../platform/database/database.ts';
import type { MessageDeps } from './messages.deps.ts';
import {
  authoriseConversation,
  loadConversation,
  loadConversationStates,
  type ConversationState,
} from './conversation.ts';
import { findMessageRow, listMessageRows } from './message.store.ts';
import { presentMessage, presentSummary, type Reader } from './thread.presenter.ts';
import { findThreadRow, listThreadRows, moveRead } from './thread.store.ts';

const PAGE = 50;

export async function listThreads(deps: MessageDeps, guard: Guard): Promise<{ threads: ThreadSummary[] }> {
  guard.authorise('thread.list');
  const { actor, now } = guard;
  if (!isSignedIn(actor)) return { threads: [] };
  const rows = await listThreadRows(deps.db, actor.userId, isOwnThread(actor));
  const stateOf = await loadConversationStates(deps.db, rows, now);
  const threads = rows.flatMap((row) => {
    const state = stateOf(row);
    // What the coach may not open any more is not there for them at all.
    if (!state || !guard.can('thread.open', state)) return [];
    return [presentSummary(row, readerOf(actor, state, now), summaryOf(guard, state))];
  });
  return { threads };
}

/** The newest page, or the one before the message named `before`; each oldest first, as people read. */
export async function openThread(
  deps: MessageDeps,
  guard: Guard,
  caller: Caller,
  id: string,
  before: string | null,
): Promise<Thread> {
  const { conversation, actor } = authoriseConversation(
    guard,
    'thread.open',
    await loadConversation(deps.db, guard, id),
  );
  const [row, newest] = await Promise.all([
    findThreadRow(deps.db, actor.userId, id),
    listMessageRows(deps.db, actor.userId, id, { before, size: PAGE + 1 }),
  ]);
  if (!row) throw notFound();
  const reader = readerOf(actor, conversation, guard.now);
  const page = newest.slice(0, PAGE).toReversed();
  return {
    ...presentSummary(row, reader, summaryOf(guard, conversation)),
    messages: page.map((message) => presentMessage(message, reader)),
    before: newest.length > PAGE ? (page[0]?.id ?? null) : null,
    file_key: deps.fileKeys.issue(caller, guard.now),
  };
}

export async function readUpTo(
  deps: MessageDeps,
  guard: Guard,
  id: string,
  messageId: string,
): Promise<void> {
  const { actor } = authoriseConversation(guard, 'thread.open', await loadConversation(deps.db, guard, id));
  const { userId } = actor;
  const message = await findMessageRow(deps.db, id, messageId);
  if (!message || (message.hold && message.sender?.user_id !== userId)) throw notFound();
  await inTransaction(deps.db, async (trx) => {
    if (!(await moveRead(trx, { threadId: id, userId, messageId }))) return;
    await readAbout(trx, { userId, kind: 'message', data: { thread_id: id } });
    // For the person's other tabs; nobody else learns what they have read.
    await publishChange(trx, { userIds: [userId], topic: 'threads', id });
  });
}

function readerOf(actor: SignedInActor, { athlete }: ConversationState, now: Date): Reader {
  return { userId: actor.userId, seesNames: seesNames(actor, athlete, now) };
}

function summaryOf(guard: Guard, { athlete, coach, isOpen }: ConversationState) {
  return {
    isOpen,
    canBlock: guard.can('block.create', athlete) && !isBlocked(coach, athlete),
    isAthleteAdult: isAdult(athlete, guard.now),
  };
}
