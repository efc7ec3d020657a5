/**
 * What people hear of an erasure: the owner of the account by email, so that a thief of the session is noticed, and the
 * whole family of a minor.
 */
import type { EventOf } from '@faircourt/contracts/events';
import type { ErasureNews } from '@faircourt/contracts/notifications';
import type { Transaction } from 'kysely';
import { isAdult } from '../../../access/rules/age.ts';
import { guardiansInCharge } from '../../../access/rules/decider.rules.ts';
import { notify } from '../../../delivery/bell.ts';
import { listMailReaders, type MailReader } from '../../../delivery/mail-readers.ts';
import type { NoticeContext } from '../../../delivery/notice.ts';
import { publishChange } from '../../../delivery/open-pages.ts';
import type { DB } from '../../../platform/database/schema.gen.ts';
import { SEND_MAIL } from '../../../platform/mail/send-mail.job.ts';
import {
  familyErasureMail,
  ownErasureMail,
  type FamilyErasureLetter,
  type OwnErasureLetter,
} from './erasure.mails.ts';
import { findErasure } from './erasure.store.ts';
import { athleteOf } from './own-erasure.service.ts';

export async function notifyOfErasureRequest(
  trx: Transaction<DB>,
  { chain: userId, actor, data }: EventOf<'erasure.requested'>,
  context: NoticeContext,
): Promise<void> {
  if (data.is_waiting) await tellOfWaiting(trx, context, userId);
  else if (actor.userId === userId) await tellOfSchedule(trx, context, userId, 'erasure_scheduled');
  else if (actor.role === 'admin') await tellOfDecision(trx, context, userId);
  else await tellOfSchedule(trx, context, userId, 'erasure_by_guardian');
}

export async function notifyOfErasureAgreement(
  trx: Transaction<DB>,
  { chain: userId }: EventOf<'erasure.agreed'>,
  context: NoticeContext,
): Promise<void> {
  await tellOfSchedule(trx, context, userId, 'erasure_scheduled');
}

/** A guardian came, who has to agree; or the one who had to is gone. */
export async function notifyOfErasureChange(
  trx: Transaction<DB>,
  { chain: userId, data }: EventOf<'erasure.rescheduled'>,
  context: NoticeContext,
): Promise<void> {
  if (data.is_waiting) await tellOfWaiting(trx, context, userId);
  else await tellOfSchedule(trx, context, userId, 'erasure_scheduled');
}

export async function notifyOfErasureEnd(
  trx: Transaction<DB>,
  { chain: userId }: EventOf<'erasure.cancelled'>,
  context: NoticeContext,
): Promise<void> {
  await tell(trx, context, userId, {
    what: 'cancelled',
    own: 'erasure_cancelled',
    family: 'erasure_cancelled_guardian',
  });
}

export async function notifyOfErasureReminder(
  trx: Transaction<DB>,
  { chain: userId }: EventOf<'erasure.reminded'>,
  context: NoticeContext,
): Promise<void> {
  await tellOfSchedule(trx, context, userId, 'erasure_soon');
}

function tellOfWaiting(trx: Transaction<DB>, context: NoticeContext, userId: string): Promise<void> {
  return tell(trx, context, userId, {
    what: 'asked',
    own: 'erasure_waiting',
    family: 'erasure_asked_guardian',
  });
}

/** A minor cannot stop it, and reads so. */
async function tellOfDecision(trx: Transaction<DB>, context: NoticeContext, userId: string): Promise<void> {
  const athlete = await athleteOf(trx, userId);
  const isMinor = athlete !== null && !isAdult(athlete, context.now);
  await tell(trx, context, userId, {
    what: 'scheduled',
    own: isMinor ? 'erasure_by_admins_minor' : 'erasure_by_admins',
    family: 'erasure_by_admins_guardian',
  });
}

function tellOfSchedule(
  trx: Transaction<DB>,
  context: NoticeContext,
  userId: string,
  own: OwnErasureLetter,
): Promise<void> {
  return tell(trx, context, userId, { what: 'scheduled', own, family: 'erasure_scheduled_guardian' });
}

interface News {
  what: ErasureNews;
  own: OwnErasureLetter;
  family: FamilyErasureLetter;
}

async function tell(
  trx: Transaction<DB>,
  { jobs, baseUrl, now }: NoticeContext,
  userId: string,
  { what, own, family }: News,
): Promise<void> {
  const athlete = await athleteOf(trx, userId);
  const guardianIds = athlete ? guardiansInCharge(athlete, now) : [];
  const readers = await listMailReaders(trx, [userId, ...guardianIds]);
  const owner = readers.find((reader) => reader.userId === userId);
  if (!owner) return;
  const on = (await findErasure(trx, userId))?.erase_at ?? null;
  for (const reader of readers) {
    const isYou = reader.userId === userId;
    if (guardianIds.length > 0)
      await ring(trx, reader, userId, { athlete_name: owner.name, is_you: isYou, what });
    const mail = isYou
      ? ownErasureMail(reader, own, { on, baseUrl })
      : familyErasureMail(reader, family, { athlete: owner.name, on, baseUrl });
    await jobs.enqueue(trx, SEND_MAIL, mail);
  }
  const userIds = readers.map((reader) => reader.userId);
  await publishChange(trx, { userIds: [userId], topic: 'account' });
  if (athlete) await publishChange(trx, { userIds, topic: 'family', id: athlete.athleteId });
}

async function ring(
  trx: Transaction<DB>,
  { userId }: MailReader,
  ownerId: string,
  data: { athlete_name: string; is_you: boolean; what: ErasureNews },
): Promise<void> {
  const asks = data.what === 'cancelled' ? null : { chain: ownerId, aboutId: ownerId };
  await notify(trx, { userId, kind: 'erasure_news', data, asks });
}
