/**
 * Messages of a coach to a minor that a rule finds worth a look. The first of a conversation waits until a moderator has
 * looked, and so do those that the coach writes meanwhile; later ones are delivered, and looked at as well.
 */
import type { EventOf } from '@faircourt/contracts/events';
import type { MessageSignal } from '@faircourt/contracts/vocabulary';
import type { Transaction } from 'kysely';
import { isAdult } from '../../../access/rules/age.ts';
import { holdUnasked } from '../../../access/holding/unasked.ts';
import type { AthleteFacts } from '../../../access/facts/subjects.ts';
import { notify } from '../../../delivery/bell.ts';
import type { NoticeContext } from '../../../delivery/notice.ts';
import { publishChange } from '../../../delivery/open-pages.ts';
import { inTransaction, type Database } from '../../../platform/database/database.ts';
import type { DB } from '../../../platform/database/schema.gen.ts';
import { AWAY_AFTER_SECONDS, MAIL_AWAY } from '../away-mail.service.ts';
import {
  findConversation,
  loadConversationStates,
  membersOf,
  readHeldConversation,
  type Conversation,
} from '../conversation.ts';
import { findThreadKey, touchThread } from '../thread.store.ts';
import {
  clearHeld,
  deliverCleared,
  findCoachState,
  keepBackHeld,
  listHeldThreads,
} from './held-message.store.ts';

export interface Flag {
  signals: MessageSignal[];
  isHeld: boolean;
}

type DeliveryContext = Pick<NoticeContext, 'jobs'> & { now: Date };

const NOTHING_FOUND: Flag = { signals: [], isHeld: false };

/** Adults decide for themselves where they go on talking. */
export async function flagOf(
  trx: Transaction<DB>,
  message: { threadId: string; isOfCoach: boolean; found: MessageSignal[] },
  athlete: AthleteFacts,
  now: Date,
): Promise<Flag> {
  if (!message.isOfCoach || isAdult(athlete, now)) return NOTHING_FOUND;
  const { found: signals } = message;
  const { hasWaiting, hasDelivered } = await findCoachState(trx, message.threadId);
  return { signals, isHeld: hasWaiting || (signals.length > 0 && !hasDelivered) };
}

/**
 * By a decision about the coach, who wrote them. Where nothing was wrong, what waited is delivered, as if it had been
 * written now, or once the conversation goes on that is only paused; else, and when the family's yes has ended meanwhile,
 * it never is.
 */
export async function decideHeldMessages(
  trx: Transaction<DB>,
  { data }: EventOf<'moderation.closed'>,
  context: DeliveryContext,
): Promise<void> {
  if (data.kind !== 'conversation') return;
  const threadId = data.subject_id;
  if (data.user_id === null || data.user_id !== (await findThreadKey(trx, threadId))?.coach_user_id) return;
  await holdUnasked(trx, 'a consequence', { records: { thread: threadId } });
  const conversation = await findConversation(trx, threadId, context.now);
  if (data.outcome === 'acted' || !conversation?.isAllowed) return keepBackHeld(trx, threadId);
  await clearHeld(trx, threadId);
  if (conversation.isOpen) await deliver(trx, conversation, context);
}

/** A signature may let conversations go on. The athlete is held, so nobody writes meanwhile. */
export async function deliverAfterSigning(
  trx: Transaction<DB>,
  [first]: readonly EventOf<'consent.signed'>[],
  context: DeliveryContext,
): Promise<void> {
  if (!first) return;
  for (const { id } of await listHeldThreads(trx, 'cleared', { athleteId: first.chain })) {
    const conversation = await findConversation(trx, id, context.now);
    if (conversation?.isOpen) await deliver(trx, conversation, context);
  }
}

/**
 * What the end of a contact leaves undelivered is not delivered into a later one, whether or not a moderator has looked: the
 * family that says yes again does not know of it. The athlete is held.
 */
export async function keepBackAfterEnd(
  trx: Transaction<DB>,
  { chain: athleteId, data }: EventOf<'contact.declined' | 'contact.withdrawn' | 'contact.blocked'>,
  { now }: { now: Date },
): Promise<void> {
  await keepBackEnded(trx, { athleteId, coachId: data.coach_id }, now);
}

/** Families said yes to the coach of another institution: as one of the new one, the coach asks again. */
export async function keepBackAfterMove(
  trx: Transaction<DB>,
  { data }: EventOf<'institution.named'>,
  { now }: { now: Date },
): Promise<void> {
  if (data.from_institution_id !== null) await keepBackEnded(trx, { coachId: data.coach_id }, now);
}

async function keepBackEnded(
  trx: Transaction<DB>,
  of: { athleteId?: string; coachId: string },
  now: Date,
): Promise<void> {
  for (const { id } of await listHeldThreads(trx, 'waiting', of)) {
    const conversation = await findConversation(trx, id, now);
    // Another yes to the same coach may still count.
    if (!conversation?.isAllowed) await keepBackHeld(trx, id);
  }
}

/**
 * For conversations that go on without a signature, such as by a check of a guardianship or a birthday. Only those that are
 * open are held, and one that fails must not keep the others waiting: all are tried, then the failures are told.
 */
export async function deliverDueMessages(db: Database, context: DeliveryContext): Promise<void> {
  const threads = await listHeldThreads(db, 'cleared');
  const stateOf = await loadConversationStates(db, threads, context.now);
  const failures: unknown[] = [];
  for (const { id } of threads.filter((thread) => stateOf(thread)?.isOpen)) {
    try {
      await inTransaction(db, async (trx) => {
        const conversation = await readHeldConversation(trx, id, context.now);
        if (conversation?.isOpen) await deliver(trx, conversation, context);
      });
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, 'Some messages could not be delivered.');
}

async function deliver(
  trx: Transaction<DB>,
  conversation: Conversation,
  { now, jobs }: DeliveryContext,
): Promise<void> {
  const { threadId } = conversation;
  const delivered = await deliverCleared(trx, threadId);
  if (!delivered) return;
  const { messageId, sender } = delivered;
  await touchThread(trx, threadId, now);
  const members = membersOf(conversation, now);
  await publishChange(trx, { userIds: members, topic: 'threads', id: threadId });
  for (const userId of members.filter((member) => member !== sender.userId)) {
    await notify(trx, { userId, kind: 'message', data: { thread_id: threadId, sender_name: sender.name } });
  }
  await jobs.enqueue(trx, MAIL_AWAY, { threadId, messageId }, { afterSeconds: AWAY_AFTER_SECONDS });
}
