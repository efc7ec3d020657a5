/** An answer leaves by email, a reply to a safety report alerts every admin, and open pages follow. */
import type { EventOf, FaircourtEvent } from '@faircourt/contracts/events';
import type { Transaction } from 'kysely';
import { listAdmins } from '../../../delivery/mail-readers.ts';
import type { NoticeContext } from '../../../delivery/notice.ts';
import { publishChange } from '../../../delivery/open-pages.ts';
import type { DB } from '../../../platform/database/schema.gen.ts';
import { SEND_MAIL } from '../../../platform/mail/send-mail.job.ts';
import { answerMail, confirmationMail, safetyAlertMail } from '../support.mails.ts';
import { findSupportRequest } from '../support.store.ts';
import { listSenders } from '../threads/own-thread.store.ts';
import { findBody } from './work.store.ts';

export async function mailAnswer(
  trx: Transaction<DB>,
  { chain: id, data }: EventOf<'support.answered'>,
  { jobs, baseUrl }: NoticeContext,
): Promise<void> {
  const request = await findSupportRequest(trx, id);
  const answer = { id: data.message_id, body: await findBody(trx, data.message_id) };
  await jobs.enqueue(trx, SEND_MAIL, answerMail(request, answer, baseUrl));
}

export async function notifyOfReply(
  trx: Transaction<DB>,
  { chain: id, data }: EventOf<'support.replied'>,
  { jobs, baseUrl }: NoticeContext,
): Promise<void> {
  const request = await findSupportRequest(trx, id);
  if (data.via_form) await jobs.enqueue(trx, SEND_MAIL, confirmationMail(request, request.reference));
  if (request.type !== 'safety') return;
  const url = `${baseUrl}/dashboard/support/${id}`;
  for (const admin of await listAdmins(trx)) {
    await jobs.enqueue(trx, SEND_MAIL, safetyAlertMail(admin, request.reference, url));
  }
}

/** The inbox of every admin, and the page of the writer. */
export async function showRequest(trx: Transaction<DB>, event: FaircourtEvent): Promise<void> {
  await showInbox(trx, event);
  await publishChange(trx, {
    userIds: await listSenders(trx, event.chain),
    topic: 'support',
    id: event.chain,
  });
}

/** What admins do among themselves is not even hinted at to the writer. */
export async function showInbox(trx: Transaction<DB>, { chain: id }: FaircourtEvent): Promise<void> {
  const userIds = (await listAdmins(trx)).map(({ userId }) => userId);
  await publishChange(trx, { userIds, topic: 'support', id });
}
