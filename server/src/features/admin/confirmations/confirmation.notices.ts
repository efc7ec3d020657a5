/** What admins hear of it: the others that something waits for them, and the one who asked what was decided. */
import type { EventOf } from '@faircourt/contracts/events';
import type { Transaction } from 'kysely';
import { listAdmins } from '../../../delivery/mail-readers.ts';
import type { NoticeContext } from '../../../delivery/notice.ts';
import type { DB } from '../../../platform/database/schema.gen.ts';
import { SEND_MAIL } from '../../../platform/mail/send-mail.job.ts';
import { askedMail, decidedMail } from './confirmation.mails.ts';
import { listConfirmationRows } from './confirmation.store.ts';

export async function notifyOfQuestion(
  trx: Transaction<DB>,
  { actor, data }: EventOf<'confirmation.asked'>,
  { jobs, baseUrl }: NoticeContext,
): Promise<void> {
  const admins = await listAdmins(trx);
  for (const admin of admins.filter(({ userId }) => userId !== actor.userId)) {
    await jobs.enqueue(trx, SEND_MAIL, askedMail(admin, data.kind, baseUrl));
  }
}

export async function notifyOfOutcome(
  trx: Transaction<DB>,
  { type, data }: EventOf<'confirmation.confirmed' | 'confirmation.refused'>,
  { jobs, baseUrl, now }: NoticeContext,
): Promise<void> {
  const [row] = await listConfirmationRows(trx, { now, id: data.confirmation_id });
  const admins = await listAdmins(trx);
  for (const admin of admins.filter(({ userId }) => userId === row?.asked_by?.user_id)) {
    const outcome = type === 'confirmation.confirmed' ? 'confirmed' : 'refused';
    await jobs.enqueue(trx, SEND_MAIL, decidedMail(admin, { kind: data.kind, outcome }, baseUrl));
  }
}
