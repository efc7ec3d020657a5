/**
 * Who hears that an account is frozen or open again: its owner, so that a thief of the session is noticed, and the whole
 * family of a minor. The other side of a conversation is told nothing; what it has open shows how it is now.
 */
import type { EventOf } from '@faircourt/contracts/events';
import type { Transaction } from 'kysely';
import { loadAthleteFacts } from '../../../access/facts/load-athlete-facts.ts';
import { guardiansInCharge } from '../../../access/rules/decider.rules.ts';
import { listMailReaders } from '../../../delivery/mail-readers.ts';
import type { NoticeContext } from '../../../delivery/notice.ts';
import { publishChange } from '../../../delivery/open-pages.ts';
import type { DB } from '../../../platform/database/schema.gen.ts';
import { SEND_MAIL } from '../../../platform/mail/send-mail.job.ts';
import { familyRestrictionMail, ownRestrictionMail, type RestrictionNews } from './restriction.mails.ts';
import { listOtherSides } from './restriction.store.ts';

export async function notifyOfRestriction(
  trx: Transaction<DB>,
  { chain: athleteId, type }: EventOf<'athlete.restricted' | 'athlete.restriction_lifted'>,
  context: NoticeContext,
): Promise<void> {
  const athlete = await loadAthleteFacts(trx, athleteId);
  if (!athlete) return;
  const what = type === 'athlete.restricted' ? 'placed' : 'lifted';
  const guardianIds = guardiansInCharge(athlete, context.now);
  await tell(trx, context, { userId: athlete.userId, guardianIds, what, isCoach: false });
  await publishChange(trx, { userIds: [athlete.userId], topic: 'account' });
}

export async function notifyOfOwnRestriction(
  trx: Transaction<DB>,
  { chain: userId, type }: EventOf<'account.restricted' | 'account.restriction_lifted'>,
  context: NoticeContext,
): Promise<void> {
  const what = type === 'account.restricted' ? 'placed' : 'lifted';
  await tell(trx, context, { userId, guardianIds: [], what, isCoach: true });
}

interface News {
  userId: string;
  guardianIds: readonly string[];
  what: RestrictionNews;
  isCoach: boolean;
}

async function tell(
  trx: Transaction<DB>,
  { jobs, baseUrl, now }: NoticeContext,
  { userId, guardianIds, what, isCoach }: News,
): Promise<void> {
  const readers = await listMailReaders(trx, [userId, ...guardianIds]);
  const owner = readers.find((reader) => reader.userId === userId);
  for (const reader of readers) {
    const mail =
      reader === owner
        ? ownRestrictionMail(reader, { what, isCoach, baseUrl })
        : familyRestrictionMail(reader, { what, athlete: owner?.name ?? '', baseUrl });
    await jobs.enqueue(trx, SEND_MAIL, mail);
  }
  const userIds = [userId, ...(await listOtherSides(trx, userId, now))];
  await publishChange(trx, { userIds, topic: 'requests' });
  await publishChange(trx, { userIds, topic: 'threads' });
}
