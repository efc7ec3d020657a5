/** Who is notified of a request and of the answer to it: by email, on the bell, and on the pages they have open. */
import type { EventOf } from '@faircourt/contracts/events';
import type { Transaction } from 'kysely';
import { loadAthleteFacts } from '../../access/facts/load-athlete-facts.ts';
import { deciderIds } from '../../access/rules/decider.rules.ts';
import type { DB } from '../../platform/database/schema.gen.ts';
import { SEND_MAIL } from '../../platform/mail/send-mail.job.ts';
import { notify } from '../../delivery/bell.ts';
import type { NoticeContext } from '../../delivery/notice.ts';
import { publishChange } from '../../delivery/open-pages.ts';
import { findReleaseRequest } from './release-request.store.ts';
import { answerMail, askMail, type AnswerInMail, type Asked } from './request.mails.ts';
import { presentAskingCoach } from './request.presenter.ts';
import { publishRequests } from './request-pages.ts';
import { findAsk, findRedactedName, listRecipients, type Recipient } from './requesting-coach.store.ts';

/** All groups that were asked for at once. */
export async function notifyOfReleaseRequest(
  trx: Transaction<DB>,
  events: readonly EventOf<'release.requested'>[],
  context: NoticeContext,
): Promise<void> {
  const [first] = events;
  const request = first && (await findReleaseRequest(trx, first.data.release_id));
  if (!request) return;
  await notifyDeciders(trx, context, {
    athleteId: request.athlete_id,
    coachUserId: request.coach_user_id,
    message: request.message ?? '',
    asked: { about: 'release', groups: events.map(({ data }) => data.field_group) },
  });
}

/** A minor who is asked for hears nothing before a guardian has approved. */
export async function notifyDeciders(
  trx: Transaction<DB>,
  { jobs, baseUrl, now }: NoticeContext,
  ask: { athleteId: string; coachUserId: string; message: string; asked: Asked },
): Promise<void> {
  const { athleteId, coachUserId, message, asked } = ask;
  const athlete = await loadAthleteFacts(trx, athleteId);
  if (!athlete) return;
  const found = await findAsk(trx, athleteId, coachUserId);
  const coach = presentAskingCoach(found);
  const kind = asked.about === 'release' ? 'release_requested' : 'contact_requested';
  const data = { athlete_name: found.athlete_name, institution_name: coach.institution.name };
  const asks = { chain: athleteId, aboutId: coachUserId };
  for (const decider of await listRecipients(trx, deciderIds(athlete, now))) {
    await notify(trx, { userId: decider.id, kind, data, asks });
    const mail = askMail(decider, { athleteName: found.athlete_name, coach, message, asked }, baseUrl);
    await jobs.enqueue(trx, SEND_MAIL, mail);
  }
  await publishRequests(trx, athlete, [coachUserId], now);
  // The card of the family's page shows how many wait.
  await publishChange(trx, { userIds: deciderIds(athlete, now), topic: 'family', id: athleteId });
}

/**
 * What a family decides at once reaches each coach as one message, however many groups it is about. A family also decides
 * without being asked; then no coach waits for an answer.
 */
export async function notifyOfReleaseAnswers(
  trx: Transaction<DB>,
  events: readonly EventOf<'release.approved' | 'release.declined'>[],
  context: NoticeContext,
): Promise<void> {
  const [first] = events;
  const athlete = first && (await loadAthleteFacts(trx, first.chain));
  if (!athlete) return;
  const told = new Map<string, Parameters<typeof notifyCoach>[2]>();
  for (const { type, chain: athleteId, data } of events) {
    const request = await findReleaseRequest(trx, data.release_id);
    if (!request) continue;
    const { coach_user_id: coachUserId } = request;
    const isApproved = type === 'release.approved';
    const decision = isApproved ? 'approved' : 'declined';
    const reason = isApproved ? null : request.reason;
    told.set(`${coachUserId} ${decision}`, { athleteId, coachUserId, about: 'release', decision, reason });
  }
  for (const answer of told.values()) await notifyCoach(trx, context, answer);
  const coaches = [...new Set([...told.values()].map(({ coachUserId }) => coachUserId))];
  if (coaches.length > 0) await publishRequests(trx, athlete, coaches, context.now);
}

/** The other guardians' pages follow; nothing reaches a coach. */
export async function showPutOff(
  trx: Transaction<DB>,
  [first]: readonly EventOf<
    'release.set_aside' | 'release.taken_up' | 'contact.set_aside' | 'contact.taken_up'
  >[],
  { now }: NoticeContext,
): Promise<void> {
  const athlete = first && (await loadAthleteFacts(trx, first.chain));
  if (!athlete) return;
  await publishRequests(trx, athlete, [], now);
  await publishChange(trx, { userIds: deciderIds(athlete, now), topic: 'family', id: athlete.athleteId });
}

export async function notifyCoach(
  trx: Transaction<DB>,
  { jobs, baseUrl }: NoticeContext,
  answer: Omit<AnswerInMail, 'athleteName'> & { athleteId: string; coachUserId: string },
): Promise<void> {
  const { athleteId, coachUserId, about, decision } = answer;
  const coach = await findRecipient(trx, coachUserId);
  if (!coach) return;
  await notify(trx, {
    userId: coach.id,
    kind: 'request_decided',
    data: { athlete_id: athleteId, about, decision },
  });
  const athleteName = await findRedactedName(trx, athleteId);
  await jobs.enqueue(trx, SEND_MAIL, answerMail(coach, { ...answer, athleteName }, baseUrl));
}

/** Null for a person who is gone or suspended. */
export async function findRecipient(trx: Transaction<DB>, userId: string): Promise<Recipient | null> {
  const [recipient] = await listRecipients(trx, [userId]);
  return recipient ?? null;
}
