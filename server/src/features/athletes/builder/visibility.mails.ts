/** The email that tells a guardian that more people can find the athlete. */
import type { WideVisibility } from '@faircourt/contracts/notifications';
import { writeLetter } from '../../../delivery/letter.ts';
import type { MailReader } from '../../../delivery/mail-readers.ts';
import type { Mail } from '../../../platform/mail/mailer.ts';

export function visibilityMail(
  reader: Omit<MailReader, 'userId'>,
  { athleteName, visibility }: { athleteName: string; visibility: WideVisibility },
  baseUrl: string,
): Mail {
  return writeLetter(reader, `visibility_${visibility}`, {
    values: { athlete: athleteName },
    url: `${baseUrl}/dashboard/athletes`,
    button: 'visibility.button',
  });
}
