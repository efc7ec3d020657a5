/**
 * Reports of conversations, each in a chain of its own: the athlete's log is read by those whom a report may be about.
 * Ids only: nothing of what was said.
 */
import type { EventActor, FaircourtEvent } from '@faircourt/contracts/events';
import { roleOf, type SignedInActor } from '../../access/engine/actor.ts';
import type { Flag } from './signals/flagged-message.service.ts';

export function messageReported(
  report: { id: string; threadId: string; messageId: string | null },
  by: SignedInActor,
): FaircourtEvent {
  return {
    chain: report.id,
    type: 'message.reported',
    actor: { userId: by.userId, role: roleOf(by) },
    data: { report_id: report.id, thread_id: report.threadId, message_id: report.messageId },
  };
}

/** What moderators take out of a conversation, and give back. */
export function messageChanged(
  happened: 'removed' | 'restored',
  threadId: string,
  messageId: string,
  by: EventActor,
): FaircourtEvent {
  return { chain: threadId, type: `message.${happened}`, actor: by, data: { message_id: messageId } };
}

/** In a chain of its own, too: a coach's log says nothing of it. */
export function messageFlagged(
  message: { id: string; threadId: string },
  { signals, isHeld }: Flag,
): FaircourtEvent {
  return {
    chain: message.id,
    type: 'message.flagged',
    actor: { userId: null, role: 'system' },
    data: { thread_id: message.threadId, message_id: message.id, signals, is_held: isHeld },
  };
}
