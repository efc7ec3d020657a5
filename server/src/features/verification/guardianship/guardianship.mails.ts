/** The emails about guardianship: to the guardian alone. They name no document and no birthdate. */
import { longDay, mailWords, writeLetter, type LetterParts } from '../../../delivery/letter.ts';
import type { MailReader } from '../../../delivery/mail-readers.ts';
import type { Mail } from '../../../platform/mail/mailer.ts';
import { reminderOf } from '../queue/decided.mails.ts';

type Reader = Omit<MailReader, 'userId'>;

export type GuardianshipDecision = 'verified' | 'more_asked' | 'rejected';

export function guardianshipDecidedMail(
  reader: Reader,
  {
    athleteName,
    decision,
    reason,
    remindedOf,
  }: {
    athleteName: string;
    decision: GuardianshipDecision;
    reason: string | null;
    remindedOf: string | null;
  },
  baseUrl: string,
): Mail {
  return writeLetter(reader, `guardianship_${decision}`, {
    values: { athlete: athleteName },
    more: [
      ...reminderOf(remindedOf, reader.locale),
      ...(reason ? [mailWords(reader.locale)('guardianship.reason', { reason })] : []),
    ],
    ...athletesPage(baseUrl),
  });
}

export function guardianshipExpiryMail(
  reader: Reader,
  facts: { athleteName: string; on: string },
  baseUrl: string,
): Mail {
  return writeLetter(reader, 'guardianship_expiring', {
    values: { athlete: facts.athleteName, on: longDay(facts.on, reader.locale) },
    ...athletesPage(baseUrl),
  });
}

/** Once, after the update that made guardianship something to be checked. */
export function guardianshipNeededMail(reader: Reader & { isDirector: boolean }, baseUrl: string): Mail {
  if (!reader.isDirector) return writeLetter(reader, 'guardianship_needed', athletesPage(baseUrl));
  return writeLetter(reader, 'guardianship_needed_director', {
    url: `${baseUrl}/dashboard/verifications`,
    button: 'guardianship.button_queue',
    footer: 'guardianship.footer',
  });
}

function athletesPage(baseUrl: string): LetterParts {
  return {
    url: `${baseUrl}/dashboard/athletes`,
    button: 'guardianship.button',
    footer: 'guardianship.footer',
  };
}
