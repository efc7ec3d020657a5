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
import type { DB } from '../../../platform/database/schema.gen.ts';
import { AWAY_AFTER_SECONDS, MAIL_AWAY } from '../away-mail.service.ts';
import { findConversation, membersOf } from '../conversation.ts';
import { findThreadKey, touchThread } from '../thread.store.ts';
import { deliverHeld, findCoachState, keepBackHeld } from './held-message.store.ts';
import { signalsIn } from './message-signals.ts';

export interface Flag {
  signals: MessageSignal[];
  isHeld: boolean;
}

const NOTHING_FOUND: Flag = { signals: [], isHeld: false };

/** Adults decide for themselves where they go on talking. */
export async function flagOf(
  trx: Transaction<DB>,
  message: { threadId: string; isOfCoach: boolean; body: string },
  athlete: AthleteFacts,
  now: Date,
): Promise<Flag> {
  if (!message.isOfCoach || isAdult(athlete, now)) return NOTHING_FOUND;
  const signals = signalsIn(message.body);
  const { hasWaiting, hasDelivered } = await findCoachState(trx, message.threadId);
  return { signals, isHeld: hasWaiting || (signals.length > 0 && !hasDelivered) };
}

/**
 * By a decision about the coach, who wrote them. Where nothing was wrong, what waited is delivered, as if it had been written now; else, and when the family has closed the
 * conversation meanwhile, it never is.
 */
export async function decideHeldMessages(
  trx: Transaction<DB>,
  { data }: EventOf<'moderation.closed'>,
  { now, jobs }: Pick<NoticeContext, 'jobs'> & { now: Date },
): Promise<void> {
  if (data.kind !== 'conversation') return;
  const threadId = data.subject_id;
  if (data.user_id === null || data.user_id !== (await findThreadKey(trx, threadId))?.coach_user_id) return;
  await holdUnasked(trx, 'a consequence', { records: { thread: threadId } });
  const conversation = await findConversation(trx, threadId, now);
  if (data.outcome === 'acted' || !conversation?.isOpen) return keepBackHeld(trx, threadId);
  const delivered = await deliverHeld(trx, threadId);
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
