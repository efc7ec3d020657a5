/**
 * The email to a person who has not read a message. The message itself stays in the product: other people may read the
 * mailbox.
 */
import { mailWords, writeLetter } from '../../delivery/letter.ts';
import type { MailReader } from '../../delivery/mail-readers.ts';
import type { Mail } from '../../platform/mail/mailer.ts';

export function awayMail(
  reader: MailReader,
  message: { sender: string; institution: string | null; threadId: string },
  baseUrl: string,
): Mail {
  const sender = message.sender || mailWords(reader.locale)('message_waiting.somebody');
  const from = message.institution ? `${sender} (${message.institution})` : sender;
  return writeLetter(reader, 'message_waiting', {
    values: { from },
    url: `${baseUrl}/dashboard/messages/${message.threadId}`,
    footer: 'message_waiting.footer',
  });
}
