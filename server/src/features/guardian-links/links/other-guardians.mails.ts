/** What the guardians of a minor are told about each other. */
import type { GuardianNewsKind } from '@faircourt/contracts/notifications';
import { writeLetter } from '../../../delivery/letter.ts';
import type { MailReader } from '../../../delivery/mail-readers.ts';
import type { Mail } from '../../../platform/mail/mailer.ts';

export type GuardianNews = GuardianNewsKind;

interface News {
  what: GuardianNews;
  athleteName: string;
  guardianName: string;
}

export function otherGuardianMail(
  reader: Omit<MailReader, 'userId'>,
  { what, athleteName, guardianName }: News,
  baseUrl: string,
): Mail {
  return writeLetter(reader, `guardian_news_${what}`, {
    values: { athlete: athleteName, guardian: guardianName },
    url: `${baseUrl}/dashboard/athletes`,
    button: 'guardian_news.button',
    footer: 'guardian_news.footer',
  });
}
