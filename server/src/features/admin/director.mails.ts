/** The emails to a director about what an admin has decided. */
import { writeLetter } from '../../delivery/letter.ts';
import type { MailReader } from '../../delivery/mail-readers.ts';
import type { Mail } from '../../platform/mail/mailer.ts';

export function directorMail(
  reader: Omit<MailReader, 'userId'>,
  decided: { what: 'approved' | 'changed'; regions: readonly string[] },
  baseUrl: string,
): Mail {
  const regions = new Intl.ListFormat(reader.locale, { type: 'conjunction' }).format(decided.regions);
  return writeLetter(reader, `director_${decided.what}`, {
    values: { regions },
    url: `${baseUrl}/dashboard/verifications`,
    footer: 'director.footer',
  });
}

export function refusedMail(reader: Omit<MailReader, 'userId'>, reason: string, baseUrl: string): Mail {
  return writeLetter(reader, 'director_refused', {
    values: { reason },
    url: `${baseUrl}/dashboard`,
    footer: 'director.footer',
  });
}
