/** Who is notified of a request and of the answer to it: by email, on the bell, and on the pages they have open. */
import type { Transaction } from 'kysely';
import type { AthleteFacts } from '../../access/facts/subjects.ts';
import type { DB } from '../../platform/database/schema.gen.ts';
import { SEND_MAIL } from '../../platform/mail/send-mail.job.ts';
import { notify } from '../../delivery/bell.ts';
import { publishChange } from '../../delivery/open-pages.ts';
import type { RequestDeps } from './requests.deps.ts';
import { findAsk, findRedactedName, listRecipients, type Recipient } from './requesting-coach.store.ts';
import { deciderIds } from '../../access/rules/decider.rules.ts';
import { answerMail, askMail, type AnswerInMail, type Asked } from './request.mails.ts';
import { presentAskingCoach } from './request.presenter.ts';

type NoticeDeps = Pick<RequestDeps, 'jobs' | 'baseUrl'>;

/** A minor who is asked for hears nothing before a guardian has approved. */
export async function notifyDeciders(
  trx: Transaction<DB>,
  deps: NoticeDeps,
  ask: { athlete: AthleteFacts; coachUserId: string; message: string; asked: Asked; now: Date },
): Promise<void> {
  const { athlete, coachUserId, message, asked, now } = ask;
  const found = await findAsk(trx, athlete.athleteId, coachUserId);
  const coach = presentAskingCoach(found);
  const kind = asked.about === 'release' ? 'release_requested' : 'contact_requested';
  const data = { athlete_name: found.athlete_name, institution_name: coach.institution.name };
  const deciders = await listRecipients(trx, deciderIds(athlete, now));
  for (const decider of deciders) {
    await notify(trx, { userId: decider.id, kind, data });
    const mail = askMail(decider, { athleteName: found.athlete_name, coach, message, asked }, deps.baseUrl);
    await deps.jobs.enqueue(trx, SEND_MAIL, mail);
  }
  await publishRequests(trx, athlete, [coachUserId], now);
  // The card of the family's page shows how many wait.
  await publishChange(trx, { userIds: deciderIds(athlete, now), topic: 'family', id: athlete.athleteId });
}

export async function notifyCoach(
  trx: Transaction<DB>,
  deps: NoticeDeps,
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
  await deps.jobs.enqueue(trx, SEND_MAIL, answerMail(coach, { ...answer, athleteName }, deps.baseUrl));
}

/** Null for a person who is gone or suspended. */
export async function findRecipient(trx: Transaction<DB>, userId: string): Promise<Recipient | null> {
  const [recipient] = await listRecipients(trx, [userId]);
  return recipient ?? null;
}

/** The lists of those who decide and of the coaches concerned. */
export async function publishRequests(
  trx: Transaction<DB>,
  athlete: AthleteFacts,
  coachUserIds: readonly string[],
  now: Date,
): Promise<void> {
  const userIds = [...deciderIds(athlete, now), ...coachUserIds];
  await publishChange(trx, { userIds, topic: 'requests', id: athlete.athleteId });
}
