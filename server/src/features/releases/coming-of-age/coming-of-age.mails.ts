/** The emails that say control passes at 18, or why it does not, to the athlete and to the guardians. */
import type { AgeNotice } from '@faircourt/contracts/vocabulary';
import { longDay, writeLetter, type LetterParts } from '../../../delivery/letter.ts';
import type { MailReader } from '../../../delivery/mail-readers.ts';
import type { Mail } from '../../../platform/mail/mailer.ts';

interface Told {
  isYou: boolean;
  notice: AgeNotice;
}

export function ageNoticeMail(
  reader: Omit<MailReader, 'userId'>,
  facts: Told & { athleteName: string; on: string },
  baseUrl: string,
): Mail {
  return writeLetter(reader, `age_${facts.notice}_${facts.isYou ? 'athlete' : 'guardian'}`, {
    values: { on: longDay(facts.on, reader.locale), athlete: facts.athleteName },
    ...buttonFor(facts, baseUrl),
  });
}

function buttonFor({ isYou, notice }: Told, baseUrl: string): Pick<LetterParts, 'button' | 'url'> {
  if (notice === 'doubted')
    return { button: 'age.button.doubted', url: `${baseUrl}/dashboard/verifications` };
  return isYou
    ? { button: 'age.button.athlete', url: `${baseUrl}/dashboard/guardians` }
    : { button: 'age.button.guardian', url: `${baseUrl}/dashboard/athletes` };
}
