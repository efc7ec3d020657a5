/** Moderators hear at once of what cannot wait; the queue of everybody else's page is kept fresh. */
import { SEVERITY_OF } from '@faircourt/contracts/moderation';
import type { EventOf } from '@faircourt/contracts/events';
import type { Transaction } from 'kysely';
import { notify, readAbout } from '../../delivery/bell.ts';
import { listMailReaders, listModerators } from '../../delivery/mail-readers.ts';
import type { NoticeContext } from '../../delivery/notice.ts';
import { publishChange } from '../../delivery/open-pages.ts';
import type { DB } from '../../platform/database/schema.gen.ts';
import { SEND_MAIL } from '../../platform/mail/send-mail.job.ts';
import { findDecision } from './decision.store.ts';
import {
  alertMail,
  appealDeclinedMail,
  appealEnteredMail,
  measureMail,
  measureUndoneMail,
  reportAppealedMail,
  reportDecidedMail,
} from './moderation.mails.ts';
import { findOutcome, listReporters } from './opened-item.store.ts';

/**
 * People who reported hear whether something was wrong, and nothing of what was done. A minor who wrote quietly about a
 * guardian hears nothing here: the guardian may look at the child's pages and email.
 */
export async function tellReporters(
  trx: Transaction<DB>,
  { chain: id }: EventOf<'moderation.closed'>,
  { jobs, baseUrl }: NoticeContext,
): Promise<void> {
  const item = await findOutcome(trx, id);
  if (item.is_quiet || item.outcome === null) return;
  const { kind: about, outcome } = item;
  for (const reader of await listMailReaders(trx, await listReporters(trx, id))) {
    await notify(trx, { userId: reader.userId, kind: 'report_decided', data: { about, outcome } });
    await jobs.enqueue(trx, SEND_MAIL, reportDecidedMail(reader, outcome, baseUrl));
  }
}

/** Who has opened it need not read in the bell that it waits. */
export async function settleForReader(
  trx: Transaction<DB>,
  { chain: id, actor: { userId } }: EventOf<'moderation.opened'>,
): Promise<void> {
  if (userId !== null) await readAbout(trx, { userId, kind: 'safety_reported', data: { item_id: id } });
}

/** The person concerned hears what and why. A suspension that others mail about is only explained here. */
export async function tellConcerned(
  trx: Transaction<DB>,
  { data }: EventOf<'moderation.decided' | 'moderation.undone'>,
  { jobs, baseUrl }: NoticeContext,
): Promise<void> {
  const decision = await findDecision(trx, data.decision_id);
  if (!decision || data.user_id === null) return;
  const { kind: about, measure } = data;
  const isUndone = decision.undone_at !== null;
  const isShutOut = decision.is_shut_out;
  for (const reader of await listMailReaders(trx, [data.user_id])) {
    const kind = isUndone ? 'measure_undone' : 'measure_taken';
    await notify(trx, { userId: reader.userId, kind, data: { about, measure } });
    await jobs.enqueue(
      trx,
      SEND_MAIL,
      isUndone
        ? measureUndoneMail(reader, { measure, answer: decision.appeal?.answer ?? '', isShutOut }, baseUrl)
        : measureMail(reader, decision, baseUrl),
    );
  }
}

/** Where the appeal succeeded, the person hears of it with what is undone. */
export async function tellAppellant(
  trx: Transaction<DB>,
  { data }: EventOf<'moderation.appeal_decided'>,
  { jobs, baseUrl }: NoticeContext,
): Promise<void> {
  const decision = await findDecision(trx, data.decision_id);
  if (!decision || data.is_accepted || decision.user_id === null) return;
  const { kind: about, measure, appeal, is_shut_out: isShutOut } = decision;
  for (const reader of await listMailReaders(trx, [decision.user_id])) {
    await notify(trx, { userId: reader.userId, kind: 'appeal_declined', data: { about, measure } });
    await jobs.enqueue(
      trx,
      SEND_MAIL,
      appealDeclinedMail(reader, { answer: appeal?.answer ?? '', isShutOut }, baseUrl),
    );
  }
}

/** People who reported it heard that moderators acted; now they hear whether that has changed, and nothing of what. */
export async function tellReportersOfAppeal(
  trx: Transaction<DB>,
  { chain: id, data }: EventOf<'moderation.appeal_decided'>,
  { jobs, baseUrl }: NoticeContext,
): Promise<void> {
  const { kind: about, is_quiet: isQuiet } = await findOutcome(trx, id);
  if (isQuiet) return;
  const { is_accepted: isAccepted } = data;
  for (const reader of await listMailReaders(trx, await listReporters(trx, id))) {
    await notify(trx, {
      userId: reader.userId,
      kind: 'report_appealed',
      data: { about, is_accepted: isAccepted },
    });
    await jobs.enqueue(trx, SEND_MAIL, reportAppealedMail(reader, isAccepted, baseUrl));
  }
}

/** An appeal that a moderator enters is the person's only one, so they read what was entered. */
export async function confirmEnteredAppeal(
  trx: Transaction<DB>,
  { actor, data }: EventOf<'moderation.appealed'>,
  { jobs, baseUrl }: NoticeContext,
): Promise<void> {
  const decision = await findDecision(trx, data.decision_id);
  if (!decision?.appeal || decision.user_id === null || decision.user_id === actor.userId) return;
  for (const reader of await listMailReaders(trx, [decision.user_id])) {
    await jobs.enqueue(trx, SEND_MAIL, appealEnteredMail(reader, decision.appeal.words, baseUrl));
  }
}

type ModerationEvent =
  EventOf<`moderation.${'reported' | 'claimed' | 'released' | 'closed' | 'undone' | 'appealed' | 'appeal_decided'}`>;

export async function showModerators(trx: Transaction<DB>, { chain: id }: ModerationEvent): Promise<void> {
  const userIds = (await listModerators(trx, id)).map(({ userId }) => userId);
  await publishChange(trx, { userIds, topic: 'moderation', id });
}

/** What comes through support is alerted there. */
export async function alertModerators(
  trx: Transaction<DB>,
  { chain: id, data }: EventOf<'moderation.reported'>,
  { jobs, baseUrl }: NoticeContext,
): Promise<void> {
  const isAlerted = data.kind === 'support' || data.kind === 'conversation';
  if (isAlerted || SEVERITY_OF[data.category] !== 'critical') return;
  for (const admin of await listModerators(trx, id)) {
    await jobs.enqueue(trx, SEND_MAIL, alertMail(admin, id, baseUrl));
  }
}
