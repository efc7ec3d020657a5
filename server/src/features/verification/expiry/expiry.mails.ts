/** The emails that say that a check is about to lapse: to a family, and to a coach. They name no value. */
import type { AthleteFactGroup } from '@faircourt/contracts/vocabulary';
import { longDay, mailWords, writeLetter } from '../../../delivery/letter.ts';
import type { MailReader } from '../../../delivery/mail-readers.ts';
import type { Mail } from '../../../platform/mail/mailer.ts';

type Reader = Omit<MailReader, 'userId'>;

/** One mail for all that lapses at about the same time. */
export function expiryMail(
  reader: Reader,
  facts: {
    athleteName: string;
    isYou: boolean;
    lapsing: readonly { factGroup: AthleteFactGroup; on: string }[];
  },
  baseUrl: string,
): Mail {
  const { locale } = reader;
  const words = mailWords(locale);
  const list = facts.lapsing.map(
    ({ factGroup, on }) => `${words(`fact_group.${factGroup}`)}: ${longDay(on, locale)}`,
  );
  return writeLetter(reader, facts.isYou ? 'badge_expiring_yours' : 'badge_expiring', {
    values: { athlete: facts.athleteName },
    more: [words('badge_expiring.lapses'), ...list, words('badge_expiring.ask_again')],
    url: `${baseUrl}/dashboard/verifications`,
    button: 'badge_expiring.button',
  });
}

export function affiliationExpiryMail(
  reader: Reader,
  facts: { institutionName: string; on: string },
  baseUrl: string,
): Mail {
  return writeLetter(reader, 'affiliation_expiring', {
    values: { institution: facts.institutionName, on: longDay(facts.on, reader.locale) },
    url: `${baseUrl}/dashboard/institution`,
  });
}
