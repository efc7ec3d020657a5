/** The email to an athlete whose guardian has allowed a coach to write. */
import { writeLetter } from '../../../delivery/letter.ts';
import type { MailReader } from '../../../delivery/mail-readers.ts';
import type { Mail } from '../../../platform/mail/mailer.ts';

export function contactApprovedMail(
  reader: Omit<MailReader, 'userId'>,
  contact: { coachName: string; institutionName: string; threadId: string },
  baseUrl: string,
): Mail {
  return writeLetter(reader, 'contact_approved', {
    values: { coach: contact.coachName, institution: contact.institutionName },
    url: `${baseUrl}/dashboard/messages/${contact.threadId}`,
    footer: 'contact_approved.footer',
  });
}
