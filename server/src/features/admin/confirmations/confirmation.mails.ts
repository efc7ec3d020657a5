/** The emails between two admins. They name nobody: the page does, to those who are signed in. */
import type { ConfirmationKind } from '@faircourt/contracts/confirmations';
import { mailWords, writeLetter } from '../../../delivery/letter.ts';
import type { MailReader } from '../../../delivery/mail-readers.ts';
import type { Mail } from '../../../platform/mail/mailer.ts';

export function askedMail(reader: MailReader, kind: ConfirmationKind, baseUrl: string): Mail {
  const what = mailWords(reader.locale)(`confirmation.${kind}`);
  return writeLetter(reader, 'confirmation_asked', {
    values: { what },
    url: `${baseUrl}/dashboard/confirmations`,
  });
}

export function decidedMail(
  reader: MailReader,
  { kind, outcome }: { kind: ConfirmationKind; outcome: 'confirmed' | 'refused' },
  baseUrl: string,
): Mail {
  const what = mailWords(reader.locale)(`confirmation.${kind}`);
  return writeLetter(reader, `confirmation_${outcome}`, {
    values: { what },
    url: `${baseUrl}/dashboard/confirmations`,
  });
}
