/**
 * Safety reports that come through support. One that was made in a conversation is an item about it, with what was said
 * last; contact pauses when a child may be in danger. All others are items by themselves, also what a minor reports of a
 * guardian in a conversation.
 */
import type { EventOf } from '@faircourt/contracts/events';
import type { Transaction } from 'kysely';
import type { DB } from '../../platform/database/schema.gen.ts';
import { raiseItem, type Reported } from './raised-item.service.ts';
import { conversationSnapshot, supportSnapshot } from './snapshot.ts';
import {
  findRaisedRequest,
  findReportedThread,
  listLastMessages,
  nameItem,
  type RaisedRequest,
} from './support-item.store.ts';

const ALONE = { aboutUserId: null, athleteId: null, coachId: null, picture: null, apart: [] };

export async function raiseItemOfSupport(
  trx: Transaction<DB>,
  { chain: id, data }: EventOf<'support.requested'>,
  { now }: { now: Date },
): Promise<void> {
  if (data.type !== 'safety') return;
  const request = await findRaisedRequest(trx, id);
  const by = { userId: request.reporter_user_id, role: request.reporter_role ?? 'anonymous' };
  const reported =
    request.thread_id === null ? ofSupport(request) : await ofTalk(trx, request, request.thread_id);
  await nameItem(trx, id, await raiseItem(trx, reported, by, now));
}

/** What a minor says about a guardian cannot wait; what somebody writes on the form has the time that it was promised. */
function ofSupport(request: RaisedRequest): Reported {
  return {
    ...ALONE,
    kind: 'support',
    subjectId: request.id,
    category: 'child_safety',
    severity: request.source === 'form' ? 'high' : 'critical',
    isQuiet: request.source === 'guardian',
    reason: request.message,
    snapshot: supportSnapshot(request),
  };
}

async function ofTalk(trx: Transaction<DB>, request: RaisedRequest, threadId: string): Promise<Reported> {
  const thread = await findReportedThread(trx, threadId, request.message_id);
  const snapshot = conversationSnapshot(await listLastMessages(trx, threadId, request.message_id));
  // What a minor says about a guardian is an item by itself, which names no athlete: nothing of it reaches the family.
  if (request.source === 'guardian') {
    const { sender_user_id: aboutUserId } = thread;
    return { ...ofSupport(request), reason: request.words, aboutUserId, snapshot };
  }
  const isByCoach = request.reporter_user_id === thread.coach_user_id;
  const isOfCoach = thread.sender_user_id === null || thread.sender_user_id === thread.coach_user_id;
  return {
    kind: 'conversation',
    subjectId: threadId,
    category: request.category ?? 'child_safety',
    reason: request.words,
    // Who wrote what was reported, or the other side as a whole.
    aboutUserId: thread.sender_user_id ?? (isByCoach ? null : thread.coach_user_id),
    athleteId: thread.athlete_id,
    coachId: thread.coach_id,
    snapshot,
    picture: null,
    // Two of one family are not kept apart by closing a conversation with a coach.
    apart: isByCoach || isOfCoach ? [{ athleteId: thread.athlete_id, coachId: thread.coach_id }] : [],
  };
}
