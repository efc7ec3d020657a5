/** The person who asked hears, by bell and email, that the download is ready or could not be made. */
import type { EventOf } from '@faircourt/contracts/events';
import type { Transaction } from 'kysely';
import { notify } from '../../../delivery/bell.ts';
import { listMailReaders } from '../../../delivery/mail-readers.ts';
import type { NoticeContext } from '../../../delivery/notice.ts';
import type { DB } from '../../../platform/database/schema.gen.ts';
import { SEND_MAIL } from '../../../platform/mail/send-mail.job.ts';
import { exportFailedMail, exportReadyMail } from './export.mails.ts';

export async function notifyOfExport(
  trx: Transaction<DB>,
  { type, chain: userId, data }: EventOf<'data_export.ready' | 'data_export.failed'>,
  { jobs, baseUrl }: NoticeContext,
): Promise<void> {
  const isReady = type === 'data_export.ready';
  const asks = isReady ? { chain: userId, aboutId: data.data_export_id } : null;
  await notify(trx, { userId, kind: 'data_export', data: { is_ready: isReady }, asks });
  const write = isReady ? exportReadyMail : exportFailedMail;
  for (const reader of await listMailReaders(trx, [userId])) {
    await jobs.enqueue(trx, SEND_MAIL, write(reader, baseUrl));
  }
}
