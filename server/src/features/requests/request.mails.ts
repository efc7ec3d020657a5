/**
 * The emails about requests. To those who decide: the facts that the page shows, and a way there; nothing is decided by
 * opening a link. To the coach: what became of it, with the athlete's name cut short as on the card.
 */
import { nameForMail } from '@faircourt/contracts/person-name';
import type { RequestingCoach } from '@faircourt/contracts/requests';
import type { FieldGroup } from '@faircourt/contracts/vocabulary';
import { mailWords, writeLetter } from '../../delivery/letter.ts';
import type { MailReader } from '../../delivery/mail-readers.ts';
import type { Mail } from '../../platform/mail/mailer.ts';
import { checkSentences } from './check.words.ts';

type Reader = Omit<MailReader, 'userId'>;

/** What is asked for: these groups, or to talk. */
export type Asked = { about: 'release'; groups: readonly FieldGroup[] } | { about: 'contact' };

export interface AskInMail {
  athleteName: string;
  coach: RequestingCoach;
  message: string;
  asked: Asked;
}

export function askMail(
  reader: Reader,
  { athleteName, coach, message, asked }: AskInMail,
  baseUrl: string,
): Mail {
  const words = mailWords(reader.locale);
  const groups = asked.about === 'release' ? asked.groups.map((group) => words(`asked.group.${group}`)) : [];
  const who = [nameForMail(coach.name), coach.title, coach.institution.name]
    .filter((part) => part !== null)
    .join(', ');
  return writeLetter(reader, `asked_${asked.about}`, {
    values: { athlete: athleteName, institution: coach.institution.name, who, groups: groups.join(', ') },
    more: [
      ...checkSentences(coach, reader.locale),
      ...(message ? [words('asked.message', { message })] : []),
      words('asked.yours'),
    ],
    url: `${baseUrl}/dashboard/requests`,
    button: 'asked.button',
    footer: 'asked.footer',
  });
}

export interface AnswerInMail {
  /** First name and initial. */
  athleteName: string;
  about: 'release' | 'contact';
  decision: 'approved' | 'declined' | 'closed';
  reason: string | null;
}

export function answerMail(
  reader: Reader,
  { athleteName, about, decision, reason }: AnswerInMail,
  baseUrl: string,
): Mail {
  const words = mailWords(reader.locale);
  return writeLetter(reader, 'answered', {
    more: [
      words(`answered.${about}.${decision}`, { athlete: athleteName }),
      ...(reason ? [words('answered.reason', { reason })] : []),
    ],
    url: `${baseUrl}/dashboard/requests`,
    footer: 'answered.footer',
  });
}
