/** What those who decide hear of a coach who requests contact, and what the coach and the athlete hear of the answer. */
import type { EventOf } from '@faircourt/contracts/events';
import type { Transaction } from 'kysely';
import { loadAthleteFacts } from '../../../access/facts/load-athlete-facts.ts';
import type { AthleteFacts } from '../../../access/facts/subjects.ts';
import { deciderIds } from '../../../access/rules/decider.rules.ts';
import type { DB } from '../../../platform/database/schema.gen.ts';
import { SEND_MAIL } from '../../../platform/mail/send-mail.job.ts';
import { notify } from '../../../delivery/bell.ts';
import type { NoticeContext } from '../../../delivery/notice.ts';
import { publishChange } from '../../../delivery/open-pages.ts';
import { listCoachUsersOpened, updateCoachPages } from '../../releases/coach-pages.ts';
import { publishRequests } from '../request-pages.ts';
import { findRecipient, notifyCoach, notifyDeciders } from '../request.notices.ts';
import { contactApprovedMail } from './contact.mails.ts';
import { findContactRequest, type ContactRequest } from './contact.store.ts';

type AnswerEvent = EventOf<'contact.approved' | 'contact.declined' | 'contact.withdrawn'>;

export async function notifyOfContactRequest(
  trx: Transaction<DB>,
  { chain: athleteId, data }: EventOf<'contact.requested'>,
  context: NoticeContext,
): Promise<void> {
  const request = await findContactRequest(trx, data.contact_request_id);
  if (!request) return;
  const { coach_user_id: coachUserId, message } = request;
  await notifyDeciders(trx, context, { athleteId, coachUserId, message, asked: { about: 'contact' } });
}

/** What falls with something else, such as a link, is no answer: the coach finds it closed. */
export async function notifyOfContactAnswer(
  trx: Transaction<DB>,
  { type, chain: athleteId, actor, data }: AnswerEvent,
  context: NoticeContext,
): Promise<void> {
  if (!data.answer) return;
  const request = await findContactRequest(trx, data.contact_request_id);
  const athlete = request && (await loadAthleteFacts(trx, athleteId));
  if (!athlete) return;
  await notifyCoach(trx, context, {
    athleteId,
    coachUserId: request.coach_user_id,
    about: 'contact',
    decision: data.answer,
    reason: request.reason,
  });
  if (data.thread_id && actor.userId !== athlete.userId) {
    await notifyAthlete(trx, context, athlete.userId, request, data.thread_id);
  }
  const isConversation = type !== 'contact.declined';
  await publishAnswer(trx, { athlete, request, isConversation, now: context.now });
}

/** The athlete hears of a coach for the first time here. */
async function notifyAthlete(
  trx: Transaction<DB>,
  { jobs, baseUrl }: NoticeContext,
  athleteUserId: string,
  request: ContactRequest,
  threadId: string,
): Promise<void> {
  const reader = await findRecipient(trx, athleteUserId);
  if (!reader) return;
  const names = { coachName: request.coach_name, institutionName: request.institution_name ?? '' };
  await notify(trx, {
    userId: reader.id,
    kind: 'contact_approved',
    data: { thread_id: threadId, coach_name: names.coachName, institution_name: names.institutionName },
  });
  await jobs.enqueue(trx, SEND_MAIL, contactApprovedMail(reader, { ...names, threadId }, baseUrl));
}

/** A conversation that opens or ends is seen by all in it; of a no to a mere question a minor hears nothing. */
async function publishAnswer(
  trx: Transaction<DB>,
  answer: { athlete: AthleteFacts; request: ContactRequest; isConversation: boolean; now: Date },
): Promise<void> {
  const { athlete, request, isConversation, now } = answer;
  await publishRequests(trx, athlete, [request.coach_user_id], now);
  const family = [...deciderIds(athlete, now), ...(isConversation ? [athlete.userId] : [])];
  await publishChange(trx, { userIds: family, topic: 'family', id: athlete.athleteId });
  if (!isConversation) return;
  await publishChange(trx, { userIds: [request.coach_user_id, ...family], topic: 'threads' });
}

/**
 * What waited for a form goes on with a signature that was missing. Coaches hear of it whose conversation it opens, and not
 * of whom it is: one whose approval has no effect any more must not learn that a family does something.
 */
export async function showContactsOf(
  trx: Transaction<DB>,
  events: readonly EventOf<'consent.signed'>[],
  { now }: NoticeContext,
): Promise<void> {
  const signed = events.flatMap(({ data }) => (data.was_missing ? data.kind : []));
  const [first] = events;
  const athlete = first && signed.length > 0 && (await loadAthleteFacts(trx, first.chain));
  if (!athlete) return;
  await updateCoachPages(trx, await listCoachUsersOpened(trx, signed, athlete, now));
  await publishRequests(trx, athlete, [], now);
  await publishChange(trx, { userIds: [...deciderIds(athlete, now), athlete.userId], topic: 'threads' });
}
