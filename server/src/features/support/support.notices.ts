/** A message to support is confirmed to its writer, and a safety report, which moderators decide, alerts every admin who may judge it. */
import type { EventOf } from '@faircourt/contracts/events';
import type { Transaction } from 'kysely';
import { notify } from '../../delivery/bell.ts';
import { listAdmins, listModerators } from '../../delivery/mail-readers.ts';
import type { NoticeContext } from '../../delivery/notice.ts';
import type { DB } from '../../platform/database/schema.gen.ts';
import { SEND_MAIL } from '../../platform/mail/send-mail.job.ts';
import { confirmationMail, safetyAlertMail } from './support.mails.ts';
import { findSupportRequest } from './support.store.ts';

export async function notifyOfSupportRequest(
  trx: Transaction<DB>,
  { chain: id, data }: EventOf<'support.requested'>,
  { jobs, baseUrl }: NoticeContext,
): Promise<void> {
  const request = await findSupportRequest(trx, id);
  if (!data.is_quiet) await jobs.enqueue(trx, SEND_MAIL, confirmationMail(request, request.reference));
  if (request.type !== 'safety') return;
  const url = `${baseUrl}/dashboard/moderation/${request.moderation_item_id}`;
  const { moderation_item_id: itemId } = request;
  const asks = itemId === null ? null : { chain: itemId, aboutId: itemId };
  for (const admin of itemId === null ? await listAdmins(trx) : await listModerators(trx, itemId)) {
    await notify(trx, { userId: admin.userId, kind: 'safety_reported', data: { item_id: itemId }, asks });
    await jobs.enqueue(trx, SEND_MAIL, safetyAlertMail(admin, request.reference, url));
  }
}
