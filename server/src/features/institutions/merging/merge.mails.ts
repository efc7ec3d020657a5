/** The email to those who decide for an athlete, when a release of theirs has ended with the entry that it named. */
import { writeLetter } from '../../../delivery/letter.ts';
import type { MailReader } from '../../../delivery/mail-readers.ts';
import type { Mail } from '../../../platform/mail/mailer.ts';

export function institutionsMergedMail(
  reader: MailReader,
  values: { athlete: string; from: string; into: string },
  baseUrl: string,
): Mail {
  return writeLetter(reader, 'institutions_merged', { values, url: `${baseUrl}/dashboard` });
}
