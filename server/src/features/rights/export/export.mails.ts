/** The email that says that a download is ready. It holds no data, and its link opens nothing by itself. */
import { DATA_EXPORT_DAYS } from '@faircourt/contracts/data-exports';
import type { MailReader } from '../../../delivery/mail-readers.ts';
import { writeLetter } from '../../../delivery/letter.ts';
import type { Mail } from '../../../platform/mail/mailer.ts';

export function exportReadyMail(reader: MailReader, baseUrl: string): Mail {
  return writeLetter(reader, 'data_export_ready', {
    values: { days: DATA_EXPORT_DAYS },
    url: `${baseUrl}/settings/data`,
  });
}

export function exportFailedMail(reader: MailReader, baseUrl: string): Mail {
  return writeLetter(reader, 'data_export_failed', { url: `${baseUrl}/settings/data` });
}
