/**
 * The people concerned are notified of a decision once it can no longer be undone: by then it has been undone,
 * overtaken by what they did themselves, or it is final.
 */
import type { EventOf, EventType } from '@faircourt/contracts/events';
import { UNDO_MINUTES } from '@faircourt/contracts/verification';
import type { AthleteFactGroup } from '@faircourt/contracts/vocabulary';
import type { Transaction } from 'kysely';
import { inTransaction, type Database } from '../../../platform/database/database.ts';
import type { DB } from '../../../platform/database/schema.gen.ts';
import { dayOf } from '../../../platform/clock.ts';
import type { JobDefinition, JobName, Jobs } from '../../../platform/jobs.ts';
import { SEND_MAIL } from '../../../platform/mail/send-mail.job.ts';
import { listMailReaders } from '../../../delivery/mail-readers.ts';
import type { AskedFor } from '../../../delivery/asking.ts';
import { notify, readAsked } from '../../../delivery/bell.ts';
import type { NoticeContext } from '../../../delivery/notice.ts';
import { listAskers } from '../news/concerned.store.ts';
import { guardianshipDecidedMail } from '../guardianship/guardianship.mails.ts';
import { affiliationDecidedMail, verificationDecidedMail } from './decided.mails.ts';
import { findDecidedItem, type ToldItem } from './decision-notice.store.ts';
import { isDecided, type Decided } from './undo.ts';

interface DecisionNotice {
  verificationId: string;
  /** Which of its decisions: there may have been others before and after. */
  decidedAt: string;
  decision: Decided;
  /** It was told before, and is said again; left out by code that knew no reminders. */
  isReminder?: boolean;
}

export const NOTIFY_OF_DECISION: JobName<DecisionNotice> = { name: 'tell-of-decision' };

export interface NoticeDeps {
  db: Database;
  baseUrl: string;
}

const DECIDED = {
  'verification.verified': 'verified',
  'verification.offered': 'offered',
  'verification.more_asked': 'more_asked',
  'verification.rejected': 'rejected',
} as const satisfies Partial<Record<EventType, Decided>>;

export async function notifyOfDecisionLater(
  trx: Transaction<DB>,
  { type, data }: EventOf<keyof typeof DECIDED>,
  { jobs, now }: NoticeContext,
): Promise<void> {
  const told = {
    verificationId: data.verification_id,
    decidedAt: now.toISOString(),
    decision: DECIDED[type],
  };
  await jobs.enqueue(trx, NOTIFY_OF_DECISION, told, { afterSeconds: UNDO_MINUTES * 60 });
}

/** Said again at once: what can be reminded of can no longer be undone. */
export async function notifyOfDecisionAgain(
  trx: Transaction<DB>,
  { data }: EventOf<'verification.reminded'>,
  { jobs }: NoticeContext,
): Promise<void> {
  const item = await findDecidedItem(trx, data.verification_id);
  if (!item?.decided_at || !isDecided(item.status)) return;
  await jobs.enqueue(trx, NOTIFY_OF_DECISION, {
    verificationId: item.id,
    decidedAt: item.decided_at.toISOString(),
    decision: item.status,
    isReminder: true,
  });
}

export function notifyOfDecisionJob(deps: NoticeDeps): JobDefinition<DecisionNotice> {
  return { name: NOTIFY_OF_DECISION.name, run: (data, jobs) => notifyOfDecision({ ...deps, jobs }, data) };
}

export async function notifyOfDecision(
  deps: NoticeDeps & { jobs: Jobs },
  told: DecisionNotice,
): Promise<void> {
  await inTransaction(deps.db, async (trx) => {
    const item = await findDecidedItem(trx, told.verificationId);
    const isCurrent = item?.status === told.decision && item.decided_at?.toISOString() === told.decidedAt;
    if (!item || !isCurrent) return;
    if (item.fact_group === 'institution') await notifyCoach(trx, deps, item, told);
    else if (item.fact_group === 'guardianship') await notifyGuardian(trx, deps, item, told);
    else await notifyFamily(trx, deps, { ...item, fact_group: item.fact_group }, told);
  });
}

async function notifyFamily(
  trx: Transaction<DB>,
  deps: NoticeDeps & { jobs: Jobs },
  item: ToldItem & { fact_group: AthleteFactGroup },
  told: DecisionNotice,
): Promise<void> {
  const { decision, decidedAt } = told;
  const athleteName = item.athlete_name ?? '';
  const askers = await listAskers(trx, item, new Date(decidedAt));
  for (const reader of await listMailReaders(trx, askers)) {
    await readEarlier(trx, reader.userId, told);
    await notify(trx, {
      userId: reader.userId,
      kind: 'verification_decided',
      data: {
        athlete_name: athleteName,
        is_you: reader.userId === item.athlete_user_id,
        fact_group: item.fact_group,
        decision,
      },
      asks: asksOf(item, decision),
    });
    const facts = {
      athleteName,
      factGroup: item.fact_group,
      decision,
      reason: item.reason,
      remindedOf: remindedOf(told),
    };
    await deps.jobs.enqueue(trx, SEND_MAIL, verificationDecidedMail(reader, facts, deps.baseUrl));
  }
}

/** Nobody else in the family: it is about who this person is. */
async function notifyGuardian(
  trx: Transaction<DB>,
  deps: NoticeDeps & { jobs: Jobs },
  item: ToldItem,
  told: DecisionNotice,
): Promise<void> {
  const { decision } = told;
  if (decision === 'offered' || item.guardian_user_id === null) return;
  const athleteName = item.athlete_name ?? '';
  for (const reader of await listMailReaders(trx, [item.guardian_user_id])) {
    await readEarlier(trx, reader.userId, told);
    const data = { athlete_name: athleteName, decision };
    const asks = asksOf(item, decision);
    await notify(trx, { userId: reader.userId, kind: 'guardianship_decided', data, asks });
    const facts = { athleteName, decision, reason: item.reason, remindedOf: remindedOf(told) };
    await deps.jobs.enqueue(trx, SEND_MAIL, guardianshipDecidedMail(reader, facts, deps.baseUrl));
  }
}

async function notifyCoach(
  trx: Transaction<DB>,
  deps: NoticeDeps & { jobs: Jobs },
  item: ToldItem,
  told: DecisionNotice,
): Promise<void> {
  const { decision } = told;
  // An institution is never offered other values: it is corrected, or it is asked about.
  if (decision === 'offered' || item.coach_user_id === null) return;
  const institutionName = item.institution_name ?? '';
  for (const reader of await listMailReaders(trx, [item.coach_user_id])) {
    await readEarlier(trx, reader.userId, told);
    const data = { institution_name: institutionName, decision };
    const asks = asksOf(item, decision);
    await notify(trx, { userId: reader.userId, kind: 'affiliation_decided', data, asks });
    const facts = { institutionName, decision, reason: item.reason, remindedOf: remindedOf(told) };
    await deps.jobs.enqueue(trx, SEND_MAIL, affiliationDecidedMail(reader, facts, deps.baseUrl));
  }
}

/** A question and an offer wait for an answer; the others are news. */
function asksOf({ id, chain }: ToldItem, decision: Decided): AskedFor | null {
  return decision === 'more_asked' || decision === 'offered' ? { chain, aboutId: id } : null;
}

/** A bell has the same question once, at its latest day. */
async function readEarlier(trx: Transaction<DB>, userId: string, told: DecisionNotice): Promise<void> {
  if (told.isReminder) await readAsked(trx, { userId, aboutId: told.verificationId });
}

/** The day of the question that the letter reminds of; null in its first letter. */
function remindedOf({ isReminder, decidedAt }: DecisionNotice): string | null {
  return isReminder ? dayOf(new Date(decidedAt)) : null;
}
