/** Conversations listed, opened and read. */
import type { Thread, ThreadSummary } from '@faircourt/contracts/messages';
import { isSignedIn, type SignedInActor } from '../../access/engine/actor.ts';
import { isAdult } from '../../access/rules/age.ts';
import { notFound, type Guard } from '../../access/engine/guard.ts';
import { loadDealings, othersDealtWith, type Dealing } from '../../access/facts/load-dealings.ts';
import { isOwnThread } from '../../access/scopes/own-records.scope.ts';
import { readsAskedWords, seesNames } from '../../access/rules/contact.rules.ts';
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
import { presentAsked, presentMessage, presentSummary, type Reader } from './thread.presenter.ts';
import { findThreadRow, listAskedWords, listThreadRows, moveRead, type AskedRow } from './thread.store.ts';

const PAGE = 50;

export async function listThreads(deps: MessageDeps, guard: Guard): Promise<{ threads: ThreadSummary[] }> {
  guard.authorise('thread.list');
  const { actor, now } = guard;
  if (!isSignedIn(actor)) return { threads: [] };
  const rows = await listThreadRows(deps.db, actor.userId, isOwnThread(actor));
  const stateOf = await loadConversationStates(deps.db, rows, now);
  const dealings = await loadDealings(deps.db, actor, now);
  // What the coach may not open any more is not there for them at all.
  const open = rows.flatMap((row) => {
    const state = stateOf(row);
    return state && guard.can('thread.open', state) ? [{ row, state }] : [];
  });
  const unwritten = open.filter(({ row, state }) => row.last === null && isAskedShown(actor, state, now));
  const asked = await listAskedWords(
    deps.db,
    unwritten.map(({ state }) => pairOf(state)),
  );
  const threads = open.map(({ row, state }) =>
    presentSummary(row, readerOf(actor, state, now), {
      ...summaryOf(guard, state, dealings),
      asked: asked.find((one) => one.athlete_id === row.athlete_id && one.coach_id === row.coach_id),
    }),
  );
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
  const [row, newest, dealings, [asked]] = await Promise.all([
    findThreadRow(deps.db, actor.userId, id),
    listMessageRows(deps.db, actor.userId, id, { before, size: PAGE + 1 }),
    loadDealings(deps.db, actor, guard.now),
    isAskedShown(actor, conversation, guard.now)
      ? listAskedWords(deps.db, [pairOf(conversation)])
      : ([] as AskedRow[]),
  ]);
  if (!row) throw notFound();
  const reader = readerOf(actor, conversation, guard.now);
  const page = newest.slice(0, PAGE).toReversed();
  return {
    ...presentSummary(row, reader, { ...summaryOf(guard, conversation, dealings), asked }),
    asked: presentAsked(asked),
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
    for (const kind of ['message', 'contact_approved'] as const) {
      await readAbout(trx, { userId, kind, data: { thread_id: id } });
    }
    // For the person's other tabs; nobody else learns what they have read.
    await publishChange(trx, { userIds: [userId], topic: 'threads', id });
  });
}

function readerOf(actor: SignedInActor, { athlete }: ConversationState, now: Date): Reader {
  return { userId: actor.userId, seesNames: seesNames(actor, athlete, now) };
}

function isAskedShown(actor: SignedInActor, state: ConversationState, now: Date): boolean {
  return state.isAllowed && readsAskedWords(actor, state, now);
}

function pairOf({ athlete, coachId }: ConversationState): { athleteId: string; coachId: string } {
  return { athleteId: athlete.athleteId, coachId };
}

function summaryOf(
  guard: Guard,
  { athlete, coachId, coach, isOpen, isWaiting }: ConversationState,
  dealings: readonly Dealing[],
) {
  const canBlock = guard.can('block.create', athlete) && !isBlocked(coach, athlete);
  return {
    isOpen,
    isWaiting,
    canBlock,
    isAthleteAdult: isAdult(athlete, guard.now),
    isAthleteShown: guard.can('athlete.open', athlete),
    alsoDealsWith: canBlock ? othersDealtWith(dealings, athlete.athleteId, { coachId }) : [],
  };
}
